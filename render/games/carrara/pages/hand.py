"""A seat's own hand: its blocks, its objects and its buildings by type in rows, and how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import Card
from bot.games.carrara.components import COLOURS, OBJECTS, TYPES
from bot.games.carrara.ending import conditions
from bot.games.carrara.prospects import CardStanding, card_standing
from bot.games.carrara.view import CarraraSeatView
from bot.texts.games.carrara.cards import card_word
from render.common.page import HEADER
from render.engine import theme
from render.engine.layout import (
    Line,
    LinePart,
    Sign,
    Word,
    choose_fitting,
    columns,
    fit_lines,
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
"""What rows lie on, their headings, and the colours of the ground and of the text on it."""

_MOST: Final = 120
"""How large things are at most."""
_BEHIND: Final = 3
_SHARE: Final = 0.12
"""How many things are seen behind an equal one at most, and how much of each: its edge, as half a sign is another."""
_FEWEST, _FEW, _APART = 3, 4, 12
"""How many columns there are at least, up to how many are few, and how far apart they are."""


class _Tile(NamedTuple):
    """A counted item, how it looks, how many there are, and whether it is a type that the seat has scored."""

    what: str
    sprite: str
    number: int
    scored: bool = False

    @property
    def behind(self) -> int:
        """Return how many equal blocks or objects are seen behind the first; types stand alone."""
        return 0 if self.what.startswith("type/") else min(max(0, self.number - 1), _BEHIND)

    def line(self, across: int) -> Line:
        """Return the counted item and its number, which is larger where there are few columns."""
        sign, apart = Sign(self.what, self.sprite, 1, plate=self.scored), 0.1 + _SHARE * self.behind
        share = 0.75 if across <= _FEW else 0.55
        return sign, Word(f"{self.what}/count", str(self.number), share=share, apart=apart)


def hand_page(view: CarraraSeatView, names: Sequence[str], language: str) -> CarraraPage:
    """Lay out a hand."""
    page = CarraraPage(view, names, language)
    base, points = view.cards is None, view.players[view.seat].points
    lay_own_head(page, view.seat, page.names[view.seat], points, coins=view.hand.coins, specials=not base)
    top = HEADER + 6
    whole = Box(theme.MARGIN, top, theme.WIDTH - 2 * theme.MARGIN, theme.HEIGHT - 12 - top)
    upper, lower = rows(whole, [0, 142 if base else 182], 12)
    _lay_rows(page, view, upper)
    if base:
        _lay_progress(page, view, lower)
    else:
        _lay_cards(page, view, lower)
    return page


def _lay_rows(page: CarraraPage, view: CarraraSeatView, box: Box) -> None:
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
    aside = max(line_width([Word("", head, "serif")], theme.SMALL) for head in heads) + 36
    shown = [[tile for tile in row if tile.number or tile.scored] for row in tiles]
    across = max(_FEWEST, *map(len, shown))
    for number, (row, head, tray, place) in enumerate(zip(shown, heads, _TRAYS, boxes, strict=True), 1):
        sprite, _, on, writing = tray
        page.icon(f"tray/{number}", *place[:2], place.width + 8, sprite, page.ground, height=place.height, plate=True)
        inner = Box(place.x + 8, place.y + 6, place.width - 16, place.height - 20)
        title, room = columns(inner, [aside, 0])
        name = [Word(f"tray/{number}/name", head, "serif")]
        lay_line(page, name, title._replace(x=place.x + 20), (theme.SMALL,), on, writing, "l")
        cells = grid(room, across, 1, _APART)
        if not row:
            lay_line(page, [Word(f"tray/{number}/none", "0")], cells[0], (theme.TITLE,), on, writing, "l")
            continue
        size = fit_lines([tile.line(across) for tile in row], range(_MOST, 50, -2), cells[0].width, room.height - 16)
        for tile, cell in zip(row, cells, strict=False):
            _lay_tile(page, tile, tile.line(across), cell, size, on, writing)


def _lay_tile(page: CarraraPage, tile: _Tile, line: Line, cell: Box, size: int, on: str, colour: str) -> None:
    """Lay out a counted item, with others behind it, its shadow on a shelf, or a seal once scored."""
    x, y, behind = cell.x, cell.y + (cell.height - size) // 2, f"behind/{tile.what}"
    for number in range(tile.behind, -1, -1):
        left = x + round(_SHARE * size * number)
        if not tile.what.startswith("block-"):
            at, high = (left, y + size * 4 // 5, size), size // 3
            page.icon(f"{behind}/shadow/{number}", *at, "contact", on, height=high, plate=True, role=Role.GROUND)
        if number < tile.behind and tile.what.startswith("block-"):
            edge = Box(left, y, size, size).grown(3)  # else dark blocks were one
            page.plate(f"{behind}/edge/{number}", edge, theme.MARBLE, on, size // 7, role=Role.GROUND)
        if number:
            page.icon(f"{behind}/{number}", left, y, size, tile.sprite, on, role=Role.GROUND)
    lay_line(page, line, cell, (size,), on, colour, "l")
    if tile.scored:
        page.icon(f"{tile.what}/scored", x + size - 42, y + size - 42, 44, f"small-seal-{tile.sprite}", on, plate=True)


def _lay_progress(page: CarraraPage, view: CarraraSeatView, box: Box) -> None:
    """Lay out the three conditions for announcing the end side by side, below what they are for."""
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


def _lay_cards(page: CarraraPage, view: CarraraSeatView, box: Box) -> None:
    """Lay out the cards side by side: what each counts, how far its owner is for the end, and the points now."""
    assert view.cards is not None
    page.panel("cards/panel", *box)
    cards, inner = view.cards.all(), box.grown(-12)
    told = [_say_card(page, card, card_standing(view)) for card in cards]

    def widths(size: int) -> list[int]:
        return [max(line_width(named, size), line_width(counts, theme.SMALL)) + 20 for named, counts in told]

    size = choose_fitting((theme.BODY, theme.SMALL), lambda size: sum(widths(size)) + _APART * 3 <= inner.width)
    spare = (inner.width - sum(widths(size)) - _APART * 3) // len(cards)
    cells = columns(inner, [wide + spare for wide in widths(size)], _APART)
    for card, (named, counts), cell in zip(cards, told, cells, strict=True):
        page.plate(f"card/{card.kind}/plate", cell, theme.VEIN, theme.MARBLE, 12, theme.EDGE)
        upper, lower = rows(cell.grown(-6), [64, 0], 4)
        lay_line(page, named, upper, (size,), theme.VEIN)
        lay_line(page, counts, lower, (56, theme.TITLE, 47, 43, 39, theme.BODY, theme.SMALL), theme.VEIN)


def _say_card(page: CarraraPage, card: Card, stands: CardStanding) -> tuple[Line, Line]:
    """Say what a card counts; and how far its owner is, with a tick if that is enough, and its points if it has any."""
    what, goal, points = f"card/{card.kind}", stands.goals.get(card.kind), stands.worth.get(card.kind)
    counts = list[LinePart]()
    if goal is not None:
        counts.append(Word(f"{what}/goal/count", page.say("picture-of", have=goal.have, need=goal.need)))
        counts += [Sign(f"{what}/goal/met", "tick", 0.9)] * (not goal.lacking)
    if points is not None:
        worth = page.say("picture-more", count=points)
        counts += [Word(f"{what}/worth", worth, apart=0.4 * bool(counts)), Sign(f"{what}/worth/point", "point", 0.8)]
    return [Sign(f"{what}/kind", f"kind-{card.kind}", 1.3), Word(what, card_word(page.say, card), "sans")], counts
