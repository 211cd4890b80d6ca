"""A seat's own hand: its blocks, its objects and its buildings by type in rows, and how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import Card
from bot.games.carrara.components import COLOURS, OBJECTS, TYPES
from bot.games.carrara.ending import conditions
from bot.games.carrara.prospects import CardStanding, card_standing
from bot.games.carrara.view import SeatView
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import Face, ink, wrapped
from render.engine.layout import (
    Line,
    Sign,
    Word,
    centre,
    columns,
    first_that_fits,
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
_BEHIND: Final = 4
_SHARES: Final = 0.56, 0.44, 0.33, 0.22, 0.1
"""How many things are seen behind an equal one at most, and how much of each where there is room for it."""
_APART: Final = 18
_HEADS, _TITLE, _PITCH = 186, 42, 36
"""The width of what goals and points of cards are called, the height of what is counted, above them, and of a line."""


class _Tile(NamedTuple):
    """What is counted, how it looks, how many of it there are, and whether it is a type that the seat has scored."""

    what: str
    sprite: str
    number: int
    scored: bool = False

    @property
    def behind(self) -> int:
        """Return how many equal blocks or objects are seen behind the first; types stand alone."""
        return 0 if self.what.startswith("type/") else min(max(0, self.number - 1), _BEHIND)

    def line(self, share: float) -> Line:
        """Return what is counted, on a seal if it is scored, and its number, where such a share of each is seen."""
        side, apart = (0.75, 0.2) if self.scored else (1.0, 0.07 + share * self.behind)
        return Sign(self.what, self.sprite, side), Word(f"{self.what}/count", str(self.number), share=0.55, apart=apart)


def hand_page(view: SeatView, names: Sequence[str], language: str) -> CarraraPage:
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
        if shown:
            _lay_tiles(page, shown, room, on, writing)
        else:
            lay_line(page, [Word(f"tray/{number}/none", "0")], room, (theme.TITLE,), on, writing, "l")


def _lay_tiles(page: CarraraPage, tiles: Sequence[_Tile], room: Box, on: str, colour: str) -> None:
    """Lay out what is counted as large as there is room, all of it beside each other if there is room for that too."""

    def widths(form: tuple[int, float]) -> list[int]:
        return [line_width(tile.line(form[1]), form[0]) for tile in tiles]

    # smaller ones had numbers too small for a phone
    forms = product(range(min(_MOST, room.height - 6), 57, -2), _SHARES)
    form = first_that_fits(forms, lambda form: sum(widths(form)) + _APART * len(tiles) <= room.width)
    x, free = room.x, (room.width - sum(widths(form))) // (len(tiles) + 1)
    for tile, width in zip(tiles, widths(form), strict=True):
        _lay_tile(page, tile, Box(x + free, room.y, width, room.height), form, on, colour)
        x += free + width


def _lay_tile(page: CarraraPage, tile: _Tile, cell: Box, form: tuple[int, float], on: str, colour: str) -> None:
    """Lay out what is counted, with others behind it, its seal, or the shadow of what stands on a shelf."""
    (size, share), x, y = form, cell.x, cell.y + (cell.height - form[0]) // 2
    behind = f"behind/{tile.what}"
    if tile.scored:
        page.icon(f"{tile.what}/scored", x - size // 8, y, size, "seal", on, plate=True)
    for number in range(tile.behind, -1, -1):
        left = x + round(share * size * number)
        if not tile.scored and not tile.what.startswith("block-"):
            at, high = (left, y + size * 4 // 5, size), size // 3
            page.icon(f"{behind}/shadow/{number}", *at, "contact", on, height=high, plate=True, role=Role.GROUND)
        if number < tile.behind and tile.what.startswith("block-"):
            edge = Box(left, y, size, size).grown(3)  # else dark blocks were one
            page.plate(f"{behind}/edge/{number}", edge, theme.MARBLE, on, size // 7, role=Role.GROUND)
        if number:
            page.icon(f"{behind}/{number}", left, y, size, tile.sprite, on, role=Role.GROUND)
    lay_line(page, tile.line(share), cell, (size,), "#fdf3da" if tile.scored else on, colour, "l")


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
    """Lay out the cards beside each other, before their goals and their points what these are."""
    assert view.cards is not None
    cards, on = view.cards.all(), theme.MARBLE
    page.panel("cards/panel", *box)
    heads, below = columns(box.grown(-6)._replace(x=box.x + 16, width=box.width - 32), [_HEADS, 0], 8)
    _, *lines = rows(heads, [_TITLE, 0, 0])
    for key, said, line in zip(("head", "now"), ("picture-conditions", "picture-card-now"), lines, strict=True):
        parts = wrapped(page.say(said), "serif", theme.SMALL, _HEADS, 2)
        above = line._replace(y=line.bottom - _PITCH * 2, height=_PITCH * 2) if len(parts) > 1 else line
        for number, (part, place) in enumerate(zip(parts, rows(above, [0] * len(parts)), strict=True)):
            lay_line(page, [Word(f"cards/{key}/{number}", part, "serif")], place, (theme.SMALL,), on, anchor="l")
    for card, cell in zip(cards, grid(below, len(cards), 1, 14), strict=True):
        _lay_card(page, card, card_standing(view), cell)


def _lay_card(page: CarraraPage, card: Card, stands: CardStanding, cell: Box) -> None:
    """Lay out what a card counts, how far its owner is, with a tick if that is enough, and below that its points."""
    what, on, goal, points = f"card/{card.kind}", theme.MARBLE, stands.goals.get(card.kind), stands.worth.get(card.kind)
    counts = card.condition or card.scoring
    counted = None if counts is None else counts.counted
    word = page.say(f"picture-card-{card.kind}" if counted is None else f"picture-count-{counted.of}")
    title, below = rows(cell, [_TITLE, 0])
    title = title._replace(width=title.width + 8)
    face = _narrower(word, title.width)
    lay_line(page, [Word(what, word, face)], title, (theme.BODY, 33, theme.SMALL), on, anchor="l")
    sign, amounts = columns(below, [56, 0], 8)
    page.icon(f"{what}/kind", sign.x, sign.mid_y - 28, 56, f"kind-{card.kind}", on)
    upper, lower = rows(amounts, [0, 0])
    if goal is not None:
        have: Line = [Word(f"{what}/goal/count", page.say("picture-of", have=goal.have, need=goal.need))]
        if not goal.lacking:
            have = [*have, Sign(f"{what}/goal/met", "tick", 0.9)]
        wide = line_width(have, theme.BODY)
        bar = centre(upper._replace(width=upper.width - wide - 8), upper.width - wide - 8, 28)
        lay_bar(page, f"{what}/goal", goal.have, goal.need, bar, on)
        lay_line(page, have, upper, (theme.BODY,), on, anchor="r")
    if points is not None:
        colour = theme.INK if points else theme.SOFT
        worth = [Word(f"{what}/worth/points", str(points), colour=colour), Sign(f"{what}/worth/point", "point", 1)]
        lay_line(page, worth, lower, (47, 43, 39), on, anchor="l")


def _narrower(word: str, width: int) -> Face:
    """Return narrow letters if a word needs them."""
    return "sans" if ink(word, "sans", theme.SMALL).advance <= width else "narrow"
