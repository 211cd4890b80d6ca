"""The players: points, scorings, sum of costs, last move, open hand, and their buildings city by city."""

from __future__ import annotations

from bot.games.carrara.components import CATEGORIES, BuildingType, City, Colour
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import Phase
from render import theme
from render.carrara.colours import GROUND
from render.carrara.estates import lay_bars, lay_estate
from render.carrara.flow import Flow
from render.carrara.hands import ICON, STRIP, hand_line
from render.carrara.moves import tell
from render.carrara.page import Page
from render.scene import Box

_HEAD = 70
_INSIDE = 16
_TILE = 46
_GROUND = theme.MARBLE


def lay_players(page: Page, y: int) -> int:
    """Lay out the players in the order of their seats from here, and tell where they end."""
    for seat in range(len(page.view.players)):
        y = _lay_player(page, seat, y) + theme.GAP
    return y


def _lay_player(page: Page, seat: int, y: int) -> int:
    player = page.view.players[seat]
    inner, width = theme.MARGIN + _INSIDE, theme.WIDTH - 2 * (theme.MARGIN + _INSIDE)
    start = len(page.elements)
    _lay_head(page, seat, y)
    bottom = y + _HEAD
    flow = tell(page.events, seat, page.say, Flow(STRIP, ICON))
    lines = len(flow.lines(width - 24))
    if lines:
        strip = Box(inner - 4, bottom, width + 8, lines * STRIP + 4)
        page.plate(f"mark/move/{seat}", strip, theme.NEW_PALE, _GROUND, 12)
        bottom = flow.lay(page, inner + 10, bottom + 2, width - 24, theme.NEW_PALE) + 10
    if page.view.open_hands is not None:
        bottom = hand_line(page, f"hand/{seat}", page.view.open_hands[seat]).lay(page, inner, bottom, width, _GROUND)
    bottom = lay_bars(page, f"player/{seat}", bottom + 2, _GROUND)
    bottom = lay_estate(page, f"player/{seat}", player.buildings, bottom, _GROUND)
    frame = Box(theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, bottom + 6 - y)
    _lay_frame(page, seat, frame, start)
    return frame.bottom


def _lay_frame(page: Page, seat: int, frame: Box, start: int) -> None:
    """Lay a player's panel under what was laid out from this element on; the player to move stands out."""
    drawn = page.elements[start:]
    del page.elements[start:]
    on, edge = page.ground, theme.EDGE
    if seat == page.view.turn and page.view.phase is not Phase.OVER:
        page.plate(f"player/{seat}/turn", frame.grown(6), theme.SEATS[seat], on, 20)
        on, edge = theme.SEATS[seat], ""
    page.plate(f"player/{seat}/panel", frame, _GROUND, on, 16, edge)
    page.elements += drawn


def _lay_head(page: Page, seat: int, y: int) -> None:
    player = page.view.players[seat]
    what = f"player/{seat}"
    middle = y + _HEAD // 2 + 1
    left, right = theme.MARGIN + _INSIDE, theme.WIDTH - theme.MARGIN - _INSIDE
    page.icon(f"{what}/badge", left, middle - 27, 54, f"seat-{seat}", _GROUND)
    left += 68
    if seat == 0:
        page.icon("start", left - 4, middle - 21, 42, "start", _GROUND)
        left += 48
    _lay_points(page, seat, right, middle)
    costs = page.say("picture-of", have=player.costs, need=conditions(len(page.view.players)).costs)
    page.icon(f"{what}/built", right - 286, middle - 19, 38, "built", _GROUND)
    page.label(f"{what}/costs", right - 240, middle, costs, theme.SMALL, theme.SOFT, _GROUND)
    x = right - 304
    markers: list[BuildingType | City] = [*player.types_scored, *player.cities_scored]
    for scored in reversed(markers):
        x -= _TILE
        _lay_scored(page, seat, scored, Box(x, middle - _TILE // 2, _TILE, _TILE))
        x -= 6
    room = x - 10 - left
    page.label(f"{what}/name", left, middle, page.names[seat], theme.BODY, theme.INK, _GROUND, face="bold", width=room)


def _lay_points(page: Page, seat: int, right: int, middle: int) -> None:
    what = f"player/{seat}"
    page.icon(f"{what}/point", right - 48, middle - 24, 48, "point", _GROUND)
    colour, on = theme.INK, _GROUND
    if seat in page.changes.points:
        page.plate(f"mark/{what}/points", Box(right - 150, middle - 26, 94, 52), theme.NEW, _GROUND, 12)
        colour, on = theme.WHITE, theme.NEW
    points = str(page.view.players[seat].points)
    page.label(f"{what}/points", right - 64, middle, points, theme.TITLE, colour, on, face="bold", anchor="r")


def _lay_scored(page: Page, seat: int, scored: BuildingType | City, box: Box) -> None:
    """Lay a marker: a type by its silhouette, a city by the block of its colour."""
    what = f"player/{seat}/scored/{scored.key}"
    if isinstance(scored, City):
        fresh, ground, sprite = scored in page.changes.cities, theme.WHITE, f"block-{Colour(scored).key}"
    else:
        fresh = (seat, scored) in page.changes.types
        ground, sprite = GROUND[CATEGORIES[scored]], f"type-{scored.key}"
    frame = theme.NEW if fresh else theme.SEATS[seat]
    page.plate(f"mark/{what}" if fresh else f"{what}/plate", box, frame, _GROUND, 10)
    inner = page.plate(f"{what}/inner", box.grown(-4), ground, frame, 7)
    by = -4 if isinstance(scored, City) else -1
    icon = inner.grown(by)
    page.icon(what, icon.x, icon.y, icon.width, sprite, ground)
