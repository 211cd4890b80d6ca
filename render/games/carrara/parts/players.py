"""The players, two side by side: points, scorings, total costs, last move, open hand, and buildings."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.components import BuildingType, Category, City
from bot.games.carrara.position import Phase
from render.common.flow import Flow
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.clusters import LINE, Cluster, lay_clusters, lines
from render.games.carrara.parts.hand_line import ICON, STRIP, hand_line
from render.games.carrara.parts.moves import add_moves
from render.games.carrara.parts.seat_head import is_fresh, lay_scored, lay_special, say_costs
from render.games.carrara.words.standing import public_goals

_HEAD = 66
_ROW = 54
_INSIDE = 16
_TILE = 46
_GROUND = theme.MARBLE


class _Plan(NamedTuple):
    """The content of a player's panel of a given width."""

    width: int
    move: Flow
    goals: Flow
    hand: Flow
    estate: list[list[Cluster]]

    @property
    def wide(self) -> bool:
        """Return whether markers and costs have room beside the name."""
        return self.width > theme.WIDTH // 2

    @property
    def height(self) -> int:
        """Return the minimum height of the panel."""
        strip = len(self.move.lines(self.width - 16)) * STRIP
        goals = len(self.goals.lines(self.width)) * STRIP
        below = (
            (strip + 12 if strip else 0) + goals + len(self.hand.lines(self.width)) * STRIP + len(self.estate) * LINE
        )
        return _HEAD + (0 if self.wide else _ROW) + below + (8 if self.estate else 2)


def lay_players(page: Page, y: int) -> int:
    """Lay out the players in seat order from `y` down and return where they end."""
    seats = len(page.view.players)
    width = theme.WIDTH - 2 * theme.MARGIN
    half = (width - theme.GAP) // 2
    for first in range(0, seats, 2):
        pair = range(first, min(first + 2, seats))
        each = half if len(pair) == 2 else width
        plans = [_plan(page, seat, each - 2 * _INSIDE) for seat in pair]
        height = max(plan.height for plan in plans)
        for seat, plan in zip(pair, plans, strict=True):
            x = theme.MARGIN + (seat - first) * (half + theme.GAP)
            _lay_player(page, seat, plan, Box(x, y, each, height))
        y += height + theme.GAP
    return y


def _plan(page: Page, seat: int, width: int) -> _Plan:
    hands = page.view.open_hands
    return _Plan(
        width,
        add_moves(page.events, seat, page.say, Flow(STRIP, ICON)),
        _goals(page, seat),
        Flow(STRIP, ICON) if hands is None else hand_line(page, f"hand/{seat}", hands[seat]),
        lines(page.view.players[seat].buildings, width),
    )


def _goals(page: Page, seat: int) -> Flow:
    """Return a player's progress on the cards in icons, as far as it is public (expansion)."""
    flow, what = Flow(STRIP, ICON, between=22), f"player/{seat}/goal"
    if page.view.cards is None:
        return flow
    for goal in public_goals(page.view, seat):
        kind = goal.card.kind
        flow.group().icon(f"{what}/{kind}/kind", f"kind-{kind}")
        flow.word(f"{what}/{kind}", page.say("picture-of", have=goal.have, need=goal.need))
        if not goal.lacking:
            flow.icon(f"{what}/{kind}/met", "tick")
    return flow


def _lay_player(page: Page, seat: int, plan: _Plan, box: Box) -> None:
    what = f"player/{seat}"
    _lay_panel(page, seat, box)
    x, width = box.x + _INSIDE, box.width - 2 * _INSIDE
    middle, right = box.y + _HEAD // 2 + 2, x + width
    page.icon(f"{what}/badge", x, middle - 26, 52, f"seat-{seat}", _GROUND)
    left = x + 64
    if seat == 0:
        page.icon("start", left - 4, middle - 20, 40, "start", _GROUND)
        left += 44
    end = _lay_points(page, seat, right, middle)
    y = box.y + _HEAD
    if plan.wide:
        end = _lay_scorings(page, seat, None, end - 24, middle)
    else:
        _lay_scorings(page, seat, x, right, y + _ROW // 2 - 2)
        y += _ROW
    room = end - 12 - left
    page.label(f"{what}/name", left, middle, page.names[seat], theme.BODY, theme.INK, _GROUND, face="bold", width=room)
    if moved := len(plan.move.lines(width - 16)):
        strip = Box(x - 4, y, width + 8, moved * STRIP + 4)
        page.plate(f"mark/move/{seat}", strip, theme.NEW_PALE, _GROUND, 12)
        y = plan.move.lay(page, x + 8, y + 2, width - 16, theme.NEW_PALE) + 10
    y = plan.goals.lay(page, x, y, width, _GROUND)
    y = plan.hand.lay(page, x, y, width, _GROUND)
    lay_clusters(page, what, plan.estate, x - 4, y + 2, _GROUND)


def _lay_panel(page: Page, seat: int, box: Box) -> None:
    """Add the panel; the one of the player to move stands out."""
    on, edge = page.ground, theme.EDGE
    if seat == page.view.turn and page.view.phase is not Phase.OVER:
        page.plate(f"player/{seat}/turn", box.grown(6), theme.SEATS[seat], on, 20)
        on, edge = theme.SEATS[seat], ""
    page.plate(f"player/{seat}/panel", box, _GROUND, on, 16, edge)


def _lay_scorings(page: Page, seat: int, left: int | None, right: int, middle: int) -> int:
    """Lay out costs and markers up to `right`, the markers from `left` if given, and return where they begin."""
    player, what = page.view.players[seat], f"player/{seat}"
    end = _lay_costs(page, seat, right, middle) if page.view.cards is None else _lay_specials(page, seat, right, middle)
    scored: list[BuildingType | City] = [*player.types_scored, *player.cities_scored]
    start = end - 24 - len(scored) * (_TILE + 6) if left is None else left
    for place, each in enumerate(scored):
        box = Box(start + place * (_TILE + 6), middle - _TILE // 2, _TILE, _TILE)
        lay_scored(page, f"{what}/scored", seat, each, box, _GROUND, is_fresh(page, seat, each))
    return start


def _lay_costs(page: Page, seat: int, right: int, middle: int) -> int:
    """Lay out the total costs up to `right` and return where they begin."""
    what, costs = f"player/{seat}", say_costs(page, seat)
    label = page.label(f"{what}/costs", right, middle, costs, theme.SMALL, theme.SOFT, _GROUND, anchor="r")
    return page.icon(f"{what}/built", label.x - 46, middle - 18, 36, "built", _GROUND).x


def _lay_specials(page: Page, seat: int, right: int, middle: int) -> int:
    """Lay out the special scoring spaces up to `right` and return where they begin (expansion)."""
    start = right - len(Category) * (_TILE + 6) + 6
    for place, category in enumerate(Category):
        box = Box(start + place * (_TILE + 6), middle - _TILE // 2, _TILE, _TILE)
        fresh = is_fresh(page, seat, category)
        lay_special(page, f"player/{seat}/special", seat, category, box, _GROUND, fresh)
    return start


def _lay_points(page: Page, seat: int, right: int, middle: int) -> int:
    """Lay out a player's points up to `right` and return where they begin."""
    what = f"player/{seat}"
    page.icon(f"{what}/point", right - 46, middle - 23, 46, "point", _GROUND)
    points = str(page.view.score(seat))
    width = ink(points, "bold", theme.TITLE).advance + 22
    colour, on = theme.INK, _GROUND
    if seat in page.changes.points:
        page.plate(f"mark/{what}/points", Box(right - 52 - width, middle - 25, width, 50), theme.NEW, _GROUND, 12)
        colour, on = theme.WHITE, theme.NEW
    page.label(f"{what}/points", right - 62, middle, points, theme.TITLE, colour, on, face="bold", anchor="r")
    return right - 52 - width
