"""The market: tiles to buy in the hall, quarries around it, the builder's way between them, and what is left below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo import Event, Phase, Tile, View, next_quarry, price_of
from bot.games.palazzo.components import ENVOYS, QUARRIES, TOO_MANY
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.layout import columns, grid, rows
from render.engine.scene import Box, Role
from render.games.palazzo.header import lay_header
from render.games.palazzo.page import Page
from render.games.palazzo.pieces import CREAM, LOW, RATIO, STONE, WELL, arrange, lay_money, lay_number, lay_tiles
from render.games.palazzo.sharing import lay_sharing

_HALL: Final = Box(354, 80, 392, 544)
_BOARDS: Final = Box(390, 176, 320, 432)
_WALL: Final = "#a67646"
_PRICE: Final = Box(410, 80, 280, 92)
_SHELF: Final = Box(16, 630, 1068, 64)
_WAYS: Final = ("right", 326, 116), ("down", 1050, 341), ("left", 728, 574), ("up", 304, 341)
_WAY, _TAG = 46, 44
_LARGEST, _LEAST = 290, 0.28
"""The greatest width of tiles, and the least height, as a share of it, where a quarry has many."""


def market_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Page:
    """Lay out the market, or what is shared out at the moment; a band may say what picture it is."""
    page = Page(view, names, language, events)
    page.lay_ground(page.light)
    page.fill("ground/shelf", _SHELF, "shelf", page.ground, plate=True, role=Role.GROUND)
    if page.shared:
        lay_sharing(page, band, _SHELF)
        return page
    quarries = _quarries()
    for number, box in quarries.items():
        page.icon(
            f"ground/quarry/{number}",
            *box[:3],
            f"quarry-{number}",
            page.ground,
            height=box.height,
            plate=True,
            role=Role.GROUND,
        )
    page.fill("ground/hall", _HALL, "hall", page.ground, plate=True, role=Role.GROUND)
    page.end_backdrop()
    lay_header(page, band)
    for number, box in quarries.items():
        _lay_quarry(page, number, box)
    for name, x, y in _WAYS:
        page.icon(f"ground/way/{name}", x, y, _WAY, f"way-{name}", page.ground, plate=True, role=Role.GROUND)
    _lay_warehouse(page)
    _lay_shelf(page)
    return page


def _quarries() -> dict[int, Box]:
    """Return the boxes of the quarries, clockwise from the upper left."""
    left, _, right = columns(Box(14, 108, 1072, 512), [334, 0, 334])
    (first, fourth), (second, third) = rows(left, [0, 0], 12), rows(right, [0, 0], 12)
    return dict(zip(QUARRIES, (first, second, third, fourth), strict=True))


def _lay_quarry(page: Page, number: int, box: Box) -> None:
    """Lay out tiles, and beside or below them the builder, or how many windows the next tile here has."""
    view, what, following = page.view, f"quarry/{number}", next_quarry(page.view) == number
    if following:
        frame = box.grown(10)
        page.fill("ground/next", frame, "quarry-next", STONE, plate=True, role=Role.GROUND)
    room, tiles = Box(box.x + 22, box.y + 42, box.width - 42, box.height - 64), view.quarries[number - 1]
    count = len(tiles)
    # a tile goes as many quarries on from the builder as it has windows
    windows = (number - view.builder) % len(QUARRIES)
    wide, high = (90, 44) if windows else (92, 124) if tiles else (132, 178)
    sign = f"ghost-{windows}" if windows else "builder-standing"
    at = room.right - wide, room.bottom - high, wide, sign, STONE
    page.icon(f"{what}/ghost" if windows else "builder", *at, height=high, plate=bool(windows))
    beside, above = room._replace(width=room.width - wide - 8), room._replace(height=room.height - high - 8)
    least = LOW if count <= TOO_MANY else _LEAST
    found = [arrange(count, each, RATIO, _LARGEST, 8, least) for each in (beside, above) if tiles]
    boxes = max(found, key=lambda each: each[0].width * each[0].height, default=[])
    lay_tiles(page, what, tiles, boxes, STONE, _revealed(page, number))
    lay_number(page, what, number, box.x + 4, box.y - 10)
    if following:
        _lay_next(page, box, many=count >= TOO_MANY)


def _lay_next(page: Page, box: Box, *, many: bool) -> None:
    """Say that a quarry's tiles are auctioned next, or that everyone will take one of them."""
    said, on = page.say("picture-next-choice" if many else "picture-next-auction"), theme.GOLD_PALE
    tag = Box(box.x + 64, box.y - 6, 72 + ink(said, "bold", theme.SMALL).advance, _TAG)
    page.plate("next/tag", tag, on, STONE, 12, theme.GOLD_DEEP, shadow=3)
    page.icon("next/sign", tag.x + 10, tag.y + 2, 42, "choice" if many else "gavel", on, height=40)
    page.label("next/said", tag.x + 60, tag.y + _TAG // 2, said, theme.SMALL, theme.INK, on, face="bold")


def _revealed(page: Page, quarry: int | None) -> list[Tile]:
    """Return the tiles that have just come to a quarry, or with None to the warehouse."""
    return [tile for where, tile in page.news.revealed if where == quarry]


def _lay_warehouse(page: Page) -> None:
    """Lay out boards with tiles, filled from below, and on a plate the price of each, which glows while one can buy."""
    tiles, board, gap = page.view.warehouse, 13, 12
    found = []
    for across in (1, 2, 3):
        down = max(3, -(-len(tiles) // across))
        high = _BOARDS.height // down - board - 3
        wide = min(_LARGEST, (_BOARDS.width + gap) // across - gap, int(high / LOW))
        found.append((wide * min(high, round(wide * RATIO)), -across, wide, down))
    _, across, wide, down = max(found)
    high, boxes = min(_BOARDS.height // down - board - 3, round(wide * RATIO)), list[Box]()
    for row, shelf in enumerate(reversed(rows(_BOARDS, [0] * down))):
        at = _BOARDS.x - 4, shelf.bottom - board, 328, "board", _WALL
        page.icon(f"ground/board/{row}", *at, height=24, plate=True, role=Role.GROUND)
        block = -across * (wide + gap) - gap
        inner = Box(_BOARDS.x + (_BOARDS.width - block) // 2, shelf.bottom - board - high + 1, block, high)
        boxes += grid(inner, -across, 1, gap)
    lay_tiles(page, "warehouse", tiles, boxes, _WALL, _revealed(page, None))
    brass, on = Box(412, 96, 276, 72), theme.GOLD_PALE
    if page.view.phase is Phase.REVEALED:
        page.plate("ground/buy/rim", brass.grown(8), theme.GOLD_DEEP, _WALL, 22, role=Role.GROUND)
        page.plate("ground/buy/glow", brass.grown(6), theme.GLOW, theme.GOLD_DEEP, 20, role=Role.GROUND)
    page.fill("price", _PRICE, "price-plate", on, plate=True)
    said = page.say("picture-price", price=price_of(len(tiles), 1)) if tiles else page.say("picture-empty")
    coin, middle = 58 if tiles else 0, brass.mid_y
    size = fitting_size(said, "bold", (47, theme.LARGE, theme.BODY), _PRICE.width - 40 - coin)
    x = _PRICE.x + (_PRICE.width - coin - ink(said, "bold", size).advance) // 2
    if tiles:
        page.icon("price/coin", x, middle - 24, 48, "coin", on)
    page.label("price/said", x + coin, middle, said, size, theme.INK, on, face="bold")


def _lay_shelf(page: Page) -> None:
    """Lay out how many envoys have come, the stacks that are not used up, and money to draw and spent."""
    view = page.view
    envoys, stacks, money = columns(Box(_SHELF.x + 20, _SHELF.y, _SHELF.width - 40, _SHELF.height), [312, 0, 300], 20)
    for place, box in enumerate(grid(envoys, ENVOYS, 1)):
        came = place < view.envoys
        sprite = "envoy" if came else "envoy-last" if place == ENVOYS - 1 else "envoy-to-come"
        laid = page.icon(f"envoy/{place}", box.x, box.y + 8, 48, sprite, WELL, plate=not came)
        if view.envoys - page.news.envoys <= place < view.envoys:
            page.news_corner(f"envoy/{place}", laid, 28)
    left = [(name, number) for name, number in zip(("I", "II", "III"), view.stacks, strict=True) if number]
    for (name, number), box in zip(left, grid(stacks, 3, 1), strict=False):
        what = f"stack/{name}"
        page.icon(what, box.x, box.y + 11, 64, "stack", WELL, height=42, plate=True)
        at = box.x + 28, box.y + 34, name, theme.SMALL, theme.WHITE, "#4a5f83"
        page.label(f"{what}/name", *at, face="bold", anchor="m")
        page.label(f"{what}/left", box.x + 68, box.y + 32, str(number), 39, CREAM, WELL, face="bold")
    lay_money(page, money)
