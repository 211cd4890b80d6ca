"""A seat's own hand: its blocks, its objects and its buildings by type in rows, and how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import Card, CardKind, Way
from bot.games.carrara.components import COLOURS, OBJECTS, TYPES
from bot.games.carrara.ending import conditions
from bot.games.carrara.prospects import CardStanding, card_standing
from bot.games.carrara.view import SeatView
from bot.texts.games.carrara.cards import POINT, asked_for, brought, form_in
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import fit
from render.engine.layout import (
    Line,
    LinePart,
    Sign,
    Word,
    columns,
    first_that_fits,
    fitting,
    grid,
    lay_line,
    line_width,
    rows,
)
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.amounts import lay_bar
from render.games.carrara.parts.own_head import lay_own_head

_TRAYS: Final = (
    ("tray-marble", "picture-blocks", "#ebe7df", theme.INK),
    ("tray-walnut", "picture-item-objects", "#54331b", theme.WHITE),
    ("lawn", "picture-item-buildings", "#c3d499", theme.INK),
)
"""What rows lie on, their headings, and the colours of the ground and of what is written there."""

_MOST: Final = 120
"""How large things are at most."""


class _Tile(NamedTuple):
    """What is counted, how it looks, how many of it there are, and whether it is a type that the seat has scored."""

    what: str
    sprite: str
    number: int
    scored: bool = False

    @property
    def behind(self) -> int:
        """Return how many blocks are seen behind the first; other things stand alone."""
        return min(max(0, self.number - 1), 2) if self.what.startswith("block-") else 0

    @property
    def line(self) -> Line:
        """Return what is counted, on a seal if it is scored, and its number."""
        side, apart = (0.75, 0.2) if self.scored else (1.0, 0.07 + 0.07 * self.behind)
        return Sign(self.what, self.sprite, side), Word(f"{self.what}/count", str(self.number), share=0.55, apart=apart)


def hand_page(view: SeatView, names: Sequence[str], language: str) -> CarraraPage:
    """Lay out a hand."""
    page = CarraraPage(view, names, language)
    base, points = view.cards is None, view.players[view.seat].points
    lay_own_head(page, view.seat, page.names[view.seat], points, coins=view.hand.coins, specials=not base)
    top = HEADER + 6
    whole = Box(theme.MARGIN, top, theme.WIDTH - 2 * theme.MARGIN, theme.HEIGHT - 12 - top)
    upper, lower = rows(whole, [0, 142 if base else 270], 12)
    _lay_rows(page, view, upper)
    if base:
        _lay_progress(page, view, lower)
    else:
        _lay_cards(page, view, lower)
    return page


def _lay_rows(page: CarraraPage, view: SeatView, box: Box) -> None:
    """Lay out what the seat has or has scored, the highest row with the blocks."""
    player, hand = view.players[view.seat], view.hand
    tiles = [
        [_Tile(f"block-{each.key}", f"block-{each.key}", hand.blocks[each]) for each in COLOURS],
        [_Tile(f"object-{each.key}", f"object-{each.key}", hand.objects[each]) for each in OBJECTS],
        [
            _Tile(
                f"type/{each.key}",
                f"type-{each.key}",
                sum(built.building.type is each for built in player.buildings),
                each in player.types_scored,
            )
            for each in TYPES
        ],
    ]
    # the shadow of a tray reaches 8 pixels below it, and to its right
    high = box.height + 8 - 2 * 4
    boxes = rows(box._replace(height=box.height + 8), [round(high * 0.36), round(high * 0.33), 0], 4)
    heads = [page.say(head) for _, head, _, _ in _TRAYS]
    aside = max(line_width([Word("", head, "serif")], theme.SMALL) for head in heads) + 28
    for number, (row, head, tray, place) in enumerate(zip(tiles, heads, _TRAYS, boxes, strict=True), 1):
        sprite, _, on, writing = tray
        page.icon(f"tray/{number}", *place[:2], place.width + 8, sprite, page.ground, height=place.height, plate=True)
        inner = Box(place.x + 8, place.y + 6, place.width - 16, place.height - 20)
        title, room = columns(inner, [aside, 0])
        name = [Word(f"tray/{number}/name", head, "serif")]
        lay_line(page, name, title._replace(x=place.x + 20), (theme.SMALL,), on, writing, "l")
        shown = [tile for tile in row if tile.number or tile.scored]
        cells = grid(room, max(4, len(shown)), 1)
        # smaller ones had numbers too small for a phone
        sizes = range(_MOST, 57, -2)
        size = fitting([tile.line for tile in shown], sizes, cells[0].width - 18, room.height - 6)
        for tile, cell in zip(shown, cells, strict=False):
            _lay_tile(page, tile, cell, size, on, writing)
        if not shown:
            lay_line(page, [Word(f"tray/{number}/none", "0")], cells[0], (theme.TITLE,), on, writing)


def _lay_tile(page: CarraraPage, tile: _Tile, cell: Box, size: int, on: str, colour: str) -> None:
    """Lay out what is counted, with the other blocks of its pile, its seal, or the shadow of what stands on a shelf."""
    x, y = cell.x + (cell.width - line_width(tile.line, size)) // 2, cell.y + (cell.height - size) // 2
    behind = f"behind/{tile.what}"
    if tile.scored:
        page.icon(f"{tile.what}/scored", x - size // 8, y, size, "seal", on, plate=True)
    elif tile.number and not tile.what.startswith("block-"):
        at, high = (x, y + size * 4 // 5, size), size // 3
        page.icon(f"{behind}/shadow", *at, "contact", on, height=high, plate=True, role=Role.GROUND)
    for number in range(tile.behind, 0, -1):
        page.icon(f"{behind}/{number}", x + 6 * number, y - 6 * number, size, tile.sprite, on, role=Role.GROUND)
    lay_line(page, tile.line, cell, (size,), "#fdf3da" if tile.scored else on, colour)


def _lay_progress(page: CarraraPage, view: SeatView, box: Box) -> None:
    """Lay out the three conditions for announcing the end beside each other, below what they are for."""
    player, needs, on = view.players[view.seat], conditions(len(view.players)), theme.MARBLE
    page.panel("conditions/panel", *box)
    head, below = rows(box.grown(-6)._replace(x=box.x + 16, width=box.width - 32), [44, 0])
    lay_line(page, [Word("conditions", page.say("picture-conditions"), "serif")], head, (39,), on, anchor="l")
    have = player.scorings, sum(view.hand.objects), player.costs
    for key, has, need, cell in zip(needs._fields, have, needs, grid(below, 3, 1, 28), strict=True):
        what, met = f"condition/{key}", has >= need
        title = page.say("picture-building-costs" if key == "costs" else f"picture-condition-{key}")
        said = [Word(f"{what}/count", page.say("picture-of", have=has, need=need))]
        words, bar, _ = rows(cell, [42, 28, 0], 4)
        name, count = columns(words, [0, line_width(said, 39)], 10)
        lay_line(page, [Word(what, title, "sans")], name, (theme.BODY, theme.SMALL), on, anchor="l")
        lay_line(page, said, count, (39,), on, anchor="r")
        lay_bar(page, what, has, need, bar._replace(width=bar.width - 46 * met), on)
        if met:
            page.icon(f"{what}/met", bar.right - 38, bar.y - 5, 38, "tick", on)


def _lay_cards(page: CarraraPage, view: SeatView, box: Box) -> None:
    """Lay out the cards one below the other: their kind, how far the seat is, what they are about, and their points."""
    assert view.cards is not None
    cards, stands, on = view.cards.all(), card_standing(view), theme.MARBLE
    page.panel("cards/panel", *box)
    head, *lines = rows(box.grown(-2)._replace(x=box.x + 16, width=box.width - 32), [50, *[0] * len(cards)])
    for key, said, anchor in ("head", "picture-conditions", "l"), ("now", "picture-card-now", "r"):
        lay_line(page, [Word(f"cards/{key}", page.say(said), "serif")], head, (39,), on, anchor=anchor)
    kinds = max(line_width([Word("", page.say(f"picture-card-{kind}"))], theme.BODY) for kind in CardKind) + 60
    counts = [Word("", page.say("picture-of", have=goal.have, need=goal.need)) for goal in stands.goals.values()]
    count = max((line_width([each], 47) for each in counts), default=0)
    tick = 52 * any(not goal.lacking for goal in stands.goals.values())
    worth = max(line_width([Word("", str(points)), Sign("", "point", 1)], 47) for points in stands.worth.values())
    room = box.width - 32 - kinds - count - tick - worth - 5 * 10
    abouts = {card: _about(page, card) for card in cards}
    # a bar is worth smaller words, but not the smallest
    forms = [*product((43, 39, 35, 33), (120, 90, 56)), (43, 0), (39, 0), (35, 0), (31, 0)]
    size, bar = first_that_fits(
        forms, lambda form: all(line_width(each, form[0]) <= room - form[1] for each in abouts.values())
    )
    for card, line in zip(cards, lines, strict=True):
        page.plate(f"card/{card.kind}/line", line._replace(y=line.y - 1, height=2), theme.SAND, on)
        cells = columns(line, [kinds, bar or 1, count, tick or 1, 0, worth], 10)
        _lay_card(page, card, stands, cells)
        about = abouts[card]
        if line_width(about, size) > cells[4].width:
            about = _cut(about, cells[4].width)
        lay_line(page, about, cells[4], (size, theme.SMALL), on, anchor="l")


def _about(page: CarraraPage, card: Card) -> Line:
    """Return what a card asks for, or else what it scores, with the sign of points where that stands."""
    about = asked_for(page.say, card) or brought(page.say, card)
    if card.condition is None and card.scoring is not None and card.scoring.way is Way.TABLE:
        assert card.scoring.counted is not None
        about = page.say("picture-card-counts", many=form_in(page.say, "many", card.scoring.counted))
    line, what = list[LinePart](), f"card/{card.kind}/asked"
    for number, part in enumerate(about.split(POINT)):
        if number:
            line.append(Sign(f"{what}/point/{number}", "point"))
        if part.strip():
            line.append(Word(f"{what}/{number}" if number else what, part.strip(), "sans"))
    return line


def _cut(line: Line, width: int) -> Line:
    """Shorten the last words of a line."""
    *others, last = line
    assert isinstance(last, Word)
    room = width - line_width([*others, Word("", "")], theme.SMALL)
    return [*others, Word(last.what, fit(last.text, last.face, theme.SMALL, max(1, room)), last.face)]


def _lay_card(page: CarraraPage, card: Card, stands: CardStanding, cells: Sequence[Box]) -> None:
    """Lay out a card's kind, how far its owner is, with a tick if that is enough, and its points."""
    kind, bar, count, tick, _, worth = cells
    what, on, goal, points = f"card/{card.kind}", theme.MARBLE, stands.goals.get(card.kind), stands.worth.get(card.kind)
    named = Sign(f"{what}/kind", f"kind-{card.kind}", 1.35), Word(f"{what}/name", page.say(f"picture-card-{card.kind}"))
    lay_line(page, named, kind, (theme.BODY,), on, anchor="l")
    if goal is not None:
        if bar.width > 1:
            lay_bar(page, f"{what}/goal", goal.have, goal.need, bar._replace(y=bar.mid_y - 15, height=30), on)
        said = Word(f"{what}/goal/count", page.say("picture-of", have=goal.have, need=goal.need))
        lay_line(page, [said], count, (47,), on, anchor="r")
        if not goal.lacking:
            lay_line(page, [Sign(f"{what}/goal/met", "tick")], tick, (47,), on)
    if points is None:
        lay_line(page, [Word(f"{what}/worth/none", "–", colour=theme.SOFT)], worth, (47,), on)
    else:
        colour = theme.INK if points else theme.SOFT
        number = Word(f"{what}/worth/points", str(points), colour=colour), Sign(f"{what}/worth/point", "point", 1)
        lay_line(page, number, worth, (47,), on, anchor="r")
