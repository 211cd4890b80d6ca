"""The market: tiles to buy in the hall, quarries around it, the builder's way between them, and the supply below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.palazzo.auction import find_next_quarry, highest
from bot.games.palazzo.components import ENVOYS, QUARRIES, TOO_MANY, Tile
from bot.games.palazzo.events import Event
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.turn import price_of
from bot.games.palazzo.view import PalazzoView
from render.engine import theme
from render.engine.layout import LinePart, Sign, Word, centre, columns, grid, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.palazzo.banner import strip_height
from render.games.palazzo.header import lay_header
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzi import PlayerField, lay_sheet, lines_of, plan_fields
from render.games.palazzo.palazzo import SKY
from render.games.palazzo.pieces import (
    CREAM,
    FELT,
    LOW,
    SIDE_RATIO,
    STONE,
    WELL,
    arrange,
    fit_card,
    fit_tile,
    lay_bid,
    lay_card,
    lay_number,
    lay_tiles,
)
from render.games.palazzo.worth import SUM

_QUARRIES: Final = {
    1: Box(14, 98, 362, 256),
    2: Box(724, 98, 362, 256),
    3: Box(724, 366, 362, 256),
    4: Box(14, 366, 362, 256),
}
_SIDES: Final = (1, 4, "up"), (2, 3, "down")
"""The quarries above each other, and the builder's way between them."""
_GROWTH: Final = 0, 46, 70
"""By how much a quarry grows over the one above or below, by how many more tiles it has.

Two tiles above each other and the single one opposite are of full size then, and so is the one opposite three.
"""
_HALL: Final = Box(382, 80, 336, 544)
_BOARDS: Final = Box(410, 176, 280, 432)
_WALL, _GREY = "#a67646", "#c3bbad"
_BOARD_ROWS: Final = 6
"""The most boards in a column; with more, there are several columns."""
_PRICE: Final = Box(410, 80, 280, 92)
_SHELF: Final = Box(16, 630, 1068, 64)
_WAY, _TAG, _OUT = 46, 54, 14
"""The sizes of the builder's arrows and of tags on the frame of a quarry, and how far these reach out over it."""
_BESIDE_DISC: Final = 60
"""Where the first tag on a frame begins."""
_ENVOYS, _STACK = 6, 2.2
"""The width of all envoys, and of each pile beside them, as shares of what one of them has."""
_LEAST: Final = 0.26
"""The least height of tiles, as a share of their width, where a quarry has many."""
_BUILDER: Final = 150
"""The height of the builder, alone in his quarry."""


def market_page(
    view: PalazzoView, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> PalazzoPage:
    """Lay out the market, or whatever is being shared out; a band may say what picture it is."""
    page = PalazzoPage(view, names, language, events)
    page.lay_ground(page.light)
    if page.shared:
        lay_sharing(page, band)
        return page
    for number, box in _QUARRIES.items():
        page.fill(f"ground/quarry/{number}", box, f"quarry-{number}", page.ground, plate=True, role=Role.GROUND)
    page.fill("ground/hall", _HALL, "hall", page.ground, plate=True, role=Role.GROUND)
    page.fill("ground/shelf", _SHELF, "shelf", page.ground, plate=True, role=Role.GROUND)
    page.end_backdrop()
    lay_header(page, band)
    for side in _SIDES:
        _lay_side(page, *side)
    for name, x, y in ("right", 356, 110), ("left", 698, 574):
        page.icon(f"ground/way/{name}", x, y, _WAY, f"way-{name}", page.ground, plate=True, role=Role.GROUND)
    _lay_warehouse(page, _BOARDS)
    _lay_shelf(page)
    return page


def _lay_side(page: PalazzoPage, upper: int, lower: int, way: str) -> None:
    """Lay out two quarries above each other, of which one with more tiles is higher, and the way between them."""
    lying = {number: _lying(page.view, number) for number in (upper, lower)}
    more, fewer = (max(1, len(tiles)) for tiles in lying.values())
    grown = _GROWTH[min(2, abs(more - fewer))] * (1 if more > fewer else -1)
    above, below = _QUARRIES[upper], _QUARRIES[lower]
    above = above._replace(height=above.height + grown)
    below = below._replace(y=below.y + grown, height=below.height - grown)
    if grown:
        covers = above if grown > 0 else below
        page.fill(f"ground/higher/{way}", covers, "quarry-1", page.ground, plate=True, role=Role.GROUND)
    _lay_quarry(page, upper, above, lying[upper])
    _lay_quarry(page, lower, below, lying[lower])
    at = (356 if way == "up" else 1052), above.bottom - 17, _WAY, f"way-{way}", page.ground
    page.icon(f"ground/way/{way}", *at, plate=True, role=Role.GROUND)


def _lying(view: PalazzoView, number: int) -> Sequence[Tile]:
    """Return the tiles of a quarry, which in the builder's are those to be built."""
    return view.quarries[number - 1] or (view.to_build if number == view.builder else ())


def _lay_quarry(page: PalazzoPage, number: int, box: Box, tiles: Sequence[Tile]) -> None:
    """Lay out tiles, the builder or how many windows the next tile here has, and an empty quarry with its stones."""
    view, what = page.view, f"quarry/{number}"
    room = Box(box.x + 20, box.y + 42, box.width - 40, box.height - 60)
    # a tile goes as many quarries on from the builder as it has windows
    windows = (number - view.builder) % len(QUARRIES)
    building = view.to_build and not view.quarries[view.builder - 1]
    lit = not windows if building else find_next_quarry(view) == number
    awaited = view.phase is PalazzoPhase.TURN
    if lit:
        page.fill("ground/next", box.grown(10), "quarry-next", STONE, plate=True, role=Role.GROUND)
    boxes = _on_ground(_arrange_tiles(tiles, room, 6), room)
    if windows and awaited:
        across, high = (116, _TAG) if tiles else (232, 2 * _TAG)
        place = Box(box.x + _BESIDE_DISC, box.y - _OUT, across, high)
        if not tiles:
            place = place._replace(x=room.mid_x - across // 2, y=room.bottom - high)
        page.fill(f"{what}/ghost", place, f"ghost-{windows}", STONE, plate=bool(tiles), faded=not tiles)
    elif windows and not tiles:
        yard = Box(room.mid_x - 92, room.bottom - 115, 184, 115)
        page.fill(f"ground/yard/{number}", yard, f"yard-{number % 2}", STONE, role=Role.GROUND)
    elif not windows and tiles and not building:
        page.icon("builder", room.right - 84, boxes[0].y - 72, 72, "builder", STONE)
    elif not windows and not building:
        high = min(_BUILDER, room.height)
        x, y, across = room.mid_x - high * 3 // 8, room.bottom - high, high * 3 // 4
        page.icon("builder", x, y, across, "builder-standing", STONE, height=high)
    lay_tiles(page, what, tiles, boxes, STONE, page.news.revealed(number))
    lay_number(page, f"{what}/disc", number, box.x + 4, box.y - 10)
    if lit:
        auctioned = ("choice", "next-choice") if len(tiles) >= TOO_MANY else ("gavel", "next-auction")
        # tiles to be built are as wide as those elsewhere: the builder is beside the word
        _lay_tag(page, box, *(("builder", "to-build") if building else auctioned), 124 * (awaited and windows > 0))


def _arrange_tiles(tiles: Sequence[Tile], room: Box, gap: int) -> list[Box]:
    least = _LEAST if len(tiles) >= TOO_MANY else LOW
    return arrange(len(tiles), room, gap, partial(fit_tile, least=least))


def _on_ground(boxes: Sequence[Box], room: Box) -> list[Box]:
    """Return boxes moved down onto the bottom of a room."""
    down = room.bottom - max((box.bottom for box in boxes), default=0)
    return [box._replace(y=box.y + down) for box in boxes]


def _lay_tag(page: PalazzoPage, box: Box, sprite: str, said: str, aside: int) -> None:
    """Say on the frame of a quarry what becomes of its tiles."""
    line = Sign("next/sign", sprite, 1.26, 1.2), Word("next/said", page.say(f"picture-{said}"), apart=0.17)
    tag = Box(box.x + _BESIDE_DISC + aside, box.y - _OUT, line_width(line, theme.BODY) + 20, _TAG)
    page.plate("next/tag", tag, theme.GOLD_PALE, STONE, 12, theme.GOLD_DEEP, shadow=3)
    lay_line(page, line, tag, (theme.BODY,), theme.GOLD_PALE)


def _lay_warehouse(page: PalazzoPage, room: Box) -> None:
    """Lay out boards with tiles, filled from below, and on a plate the price of each."""
    tiles, board, gap, boxes = page.view.warehouse, 13, 12, list[Box]()
    across = min(3, max(1, -(-len(tiles) // _BOARD_ROWS)))
    down = max(3, -(-len(tiles) // across))
    high = room.height // down - board - 3
    wide, high = fit_tile((room.width + gap) // across - gap, high)
    for row, shelf in enumerate(reversed(rows(room, [0] * down if tiles else []))):
        at = room.x - 4, shelf.bottom - board, room.width + 8, "board", _WALL
        page.icon(f"ground/board/{row}", *at, height=24, plate=True, role=Role.GROUND)
        block = across * (wide + gap) - gap
        inner = Box(shelf.mid_x - block // 2, shelf.bottom - board - high + 1, block, high)
        if tiles and len(boxes) >= len(tiles):
            stood = Box(shelf.mid_x - 130, shelf.bottom - board - 95, 260, 96)
            page.fill(f"ground/wares/{row}", stood, f"wares-{row % 2}", _WALL, role=Role.GROUND)
        boxes += grid(inner, across, 1, gap)
    if not tiles:
        page.fill(
            "ground/gate",
            room._replace(x=room.x - 4, width=288),
            "hall-gate",
            _WALL,
            plate=True,
            role=Role.GROUND,
        )
    lay_tiles(page, "warehouse", tiles, boxes, _WALL, page.news.revealed(None))
    # before tiles are revealed, or while some are built, all will be cheaper by one more
    closed = page.view.phase is not PalazzoPhase.REVEALED
    on, priced = (_GREY if closed else theme.GOLD_PALE), len(tiles) + closed
    page.fill("price", _PRICE, "price-plate", on, faded=closed, plate=True)
    said = page.say("picture-price", price=price_of(priced, 1)) if priced else page.say("any-empty")
    sign = Sign("price/coming", "ghost-0", 0.72, 1.14) if closed else Sign("price/coins", "price", 1)
    line: list[LinePart] = [*[sign] * bool(priced), Word("price/said", said, apart=0.2)]
    plate = Box(_PRICE.x + 20, _PRICE.y + 12, _PRICE.width - 40, _PRICE.height - 12)
    lay_line(page, line, plate, (47, theme.LARGE, theme.BODY), on)


def _lay_shelf(page: PalazzoPage) -> None:
    """Lay out how many envoys have come, the stacks that are not used up, and money to draw and spent."""
    view, side, size = page.view, _SHELF.height - 12, _SHELF.height * 3 // 5
    left = [(name, number) for name, number in zip(("I", "II", "III"), view.stacks, strict=True) if number]
    inner = _SHELF._replace(x=_SHELF.x + 22, width=_SHELF.width - 44)
    widths = [_ENVOYS * side, *[round(_STACK * side)] * (len(left) + 2)]
    # the remaining space is divided between all of them
    envoys, *cells = columns(inner, widths, (inner.width - sum(widths)) // (len(widths) - 1))
    for place, box in enumerate(grid(envoys, ENVOYS, 1)):
        came = place < view.envoys
        waits = not came and place == ENVOYS - 1
        seal = Box(box.x, box.y + 6, side, side)
        if waits and view.envoys == place:
            page.plate("envoy/next", seal, theme.GLOW, WELL, side // 2)
        name = "envoy-last" if waits else "envoy"
        page.fill(f"envoy/{place}", seal, name, WELL, faded=not came and not waits, plate=not came)
        if view.envoys - page.news.envoys <= place < view.envoys:
            page.news_corner(f"envoy/{place}", seal, 28)
    for (name, number), box in zip(left, cells, strict=False):
        what = f"stack/{name}"
        line = Sign(what, "stack", 1.64, 1.08, plate=True), Word(f"{what}/left", str(number))
        at = lay_line(page, line, box, (size,), WELL, CREAM, "l")
        on_it = at.x + size * 3 // 4, at.mid_y + size // 20, name, max(theme.SMALL, size * 4 // 5)
        page.label(f"{what}/name", *on_it, theme.WHITE, "#4a5f83", face="bold", anchor="m")
    money = ("pile", 0.97, 1.15, view.pile), ("discards", 1.15, 1.23, len(view.discards))
    for (name, wide, high, number), box in zip(money, cells[-2:], strict=True):
        line = Sign(name, name, wide, high), Word(f"{name}/left", str(number), apart=0.2)
        lay_line(page, line, box, (size,), WELL, CREAM, "l")


_WHOLE: Final = Box(14, 86, 1072, 605)
_LOT, _TABLE = 330, 404
"""The width of where tiles and money lie that can be had."""
_CLEAR, _APART = 39, 10
"""The space between the edge and money, and between and around cards."""
_ASIDE, _BETWEEN = 136, 7
"""The room for what has been taken, and the space between rows."""
_LOW_ROW: Final = 162
"""The least height of a row with low palazzi, in which all that is in a banner has room."""
_MOST: Final = 8
"""The most cards that are shown; the others are counted."""


def lay_sharing(page: PalazzoPage, band: str) -> None:
    """Lay out what can be had, and a row for each player: with the bid, or with palazzi and what has been taken."""
    view, seats = page.view, len(page.view.players)
    sprite = "table" if view.phase is PalazzoPhase.MONEY else "lot"
    # five cards lie in three rows
    wide = _TABLE if view.phase is PalazzoPhase.MONEY and seats < 4 else _LOT
    lot, others = columns(_WHOLE, [wide, 0], 12)
    page.fill(f"ground/{sprite}", lot, sprite, page.ground, plate=True, role=Role.GROUND)
    strip = strip_height(page, others.width) if seats == 2 else 0
    equal = (others.height - _BETWEEN * (seats - 1)) // seats
    # while nobody bids, lower palazzi have lower rows
    least = [equal if view.phase is PalazzoPhase.BIDDING else min(equal, _LOW_ROW)] * seats
    fixed = [strip + SUM.pavement] * seats
    lines = lines_of(others, view, [(seat,) for seat in range(seats)], fixed, least, _BETWEEN)
    bid, done = set[int](), set[int]()
    if view.phase is PalazzoPhase.BIDDING:
        bid = {seat for seat, each in enumerate(view.bids) if each.value or each.passed}
    else:
        done = {(view.turn + before) % seats for before in range((view.asked - view.turn) % seats)}
    fields = [PlayerField(page, seat, box, strip, _ASIDE * (seat in done)) for seat, box in enumerate(lines)]
    streets = [field for field in fields if field.seat not in bid]
    plan_fields(streets)
    for field in streets:
        field.lay_ground()
    page.end_backdrop()
    lay_header(page, band, pending=view.phase is PalazzoPhase.BUILDING)
    _lay_lot(page, lot)
    for field in fields:
        if field.seat in bid:
            _lay_row(page, field)
            continue
        field.lay()
        if field.seat in done:
            _lay_taken(page, field)


def _lay_lot(page: PalazzoPage, lot: Box) -> None:
    """Lay out the tiles of the quarry, with the builder beside its number, or money on a table."""
    view = page.view
    if view.phase is PalazzoPhase.MONEY:
        boxes = arrange(len(view.display), lot.grown(-_CLEAR), _APART, fit_card)
        for number, (card, box) in enumerate(zip(view.display, boxes, strict=True)):
            lay_card(page, f"display/{number}", card, box, FELT)
        return
    lay_number(page, f"quarry/{view.builder}/disc", view.builder, lot.x + 6, lot.y - 8)
    few = len(view.quarry) < TOO_MANY
    room = Box(lot.x + 25, lot.y + 48, lot.width - 50, lot.height - 74)
    boxes = _arrange_tiles(view.quarry, room, 12 if few else 5)
    if few:
        boxes = _on_ground(boxes, room)
        # on the tiles; while the last one taken is built, there are none
        top = min((box.y for box in boxes), default=room.bottom)
        high = min(lot.width * 2 // 3, top - lot.y - 48)
        across = high * 3 // 4
        page.icon("builder", room.right - across - 8, top - high, across, "builder-standing", STONE, height=high)
        if view.phase is PalazzoPhase.BIDDING:
            page.icon("stakes/sign", room.x + 2, top - 84, 86, "gavel", STONE, height=80)
    lay_tiles(page, "stakes", view.quarry, boxes, STONE)


def _lay_row(page: PalazzoPage, field: PlayerField) -> None:
    """Lay out a row with a bid, or with the news that there will be no more."""
    view, seat, what = page.view, field.seat, f"player/{field.seat}"
    bid, leads = view.bids[seat], 0 < view.bids[seat].value == highest(view.bids)
    on, low = ("#f1f6dc", "#dfe8bd") if leads else ("#f3e9d0", "#e8dcbd")
    if bid.passed:
        on, low = "#e0d5bd", "#d8cbb0"
    page.plate(f"{what}/field", field.box, on, page.ground, 14, theme.EDGE, fill_to=low)
    field.lay_banner(on)
    room = field.inside.grown(-_APART)
    if bid.passed:
        at = *room.middle, page.say("picture-passed"), theme.LARGE, theme.SOFT
        page.label(f"{what}/bid/passed", *at, on, face="bold", anchor="m")
    else:
        _lay_cards(page, seat, room, on)


def _lay_cards(page: PalazzoPage, seat: int, room: Box, on: str) -> None:
    """Lay out the cards that a player has bid, and their sum."""
    view, laid, what = page.view, page.view.bids[seat], f"player/{seat}/bid"
    side = min(room.height, room.width // 4)
    lay_bid(page, seat, room.right - side // 2, room.mid_y, side, on)
    # all rows' cards are of one size
    most = max(len(each.cards) + (other == view.turn) for other, each in enumerate(view.bids) if not each.passed)
    place = room._replace(width=room.width - side - _APART)
    boxes = arrange(max(2, min(most, _MOST)), place, _APART, fit_card)
    left = min(box.x for box in boxes) - place.x
    boxes = [box._replace(x=box.x - left) for box in boxes]
    if seat == view.turn:
        lay_card(page, f"{what}/certificate", None, boxes.pop(0), on)
    cards = sorted(laid.cards, key=lambda card: card.number)
    shown = cards if len(cards) <= len(boxes) else cards[: len(boxes) - 1]
    added = list(page.news.laid) if seat == page.news.seat else []
    for number, (card, box) in enumerate(zip(shown, boxes, strict=False)):
        new = card in added
        if new:
            added.remove(card)
            # frames of neighbours touch at most
            page.ring(f"{what}/{number}", box, on, box.width // 7, _APART // 2)
        lay_card(page, f"{what}/{number}", card, box, on)
    if len(shown) < len(cards):
        box = boxes[len(shown)]
        at = *box.middle, f"+{len(cards) - len(shown)}", theme.SMALL
        page.label(f"{what}/more", *at, theme.INK, on, face="bold", anchor="m")


def _lay_taken(page: PalazzoPage, field: PlayerField) -> None:
    """Lay out beside a street what its player has taken, as far as it is known, or else a tick."""
    seat, what = field.seat, f"player/{field.seat}/taken"
    cards, tiles = page.news.money(seat), page.news.chosen(seat)
    place = field.inside._replace(x=field.inside.right, width=_ASIDE)
    if not cards and not tiles:
        page.icon(f"{what}/tick", place.mid_x - 31, place.mid_y - 31, 62, "tick", SKY)
        return
    room = lay_sheet(page, what, "picture-takes", centre(place, _ASIDE - 12, 106), SKY)
    boxes = arrange(len(cards), room, 6, partial(fit_card, ratio=SIDE_RATIO, widest=74))
    for number, (card, box) in enumerate(zip(cards, boxes, strict=True)):
        lay_card(page, f"{what}/{number}", card, box, theme.GOLD_PALE)
    lay_tiles(page, what, tiles, arrange(len(tiles), room, 6, fit_tile), theme.GOLD_PALE)
