"""What is public about one player besides points and buildings: scorings, and the total cost or the cards' goals."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.carrara.components import MARKERS
from bot.games.carrara.ending import conditions
from bot.games.carrara.goals import Goal
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.plaque import Scored, is_fresh, lay_emblem, lay_seal
from render.games.carrara.parts.private.progress import lay_bar
from render.games.carrara.words.standing import public_goals

WIDTH: Final = 236
_INSIDE: Final = 12
_SEAL: Final = 70
_APART: Final = 8
_COLUMNS: Final = 3
_LINE: Final = 44
_BAR: Final = 30
_KIND: Final = 42
_TICK: Final = 38
_NAMED: Final = 2 * _LINE + 2
"""The height of a goal with its name."""
_CHANGE, _ARROW = 46, 30
"""The height of an amount before and after, and the width of the arrow between them."""
_BRASS: Final = "#c99a45"


def lay_own_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out the plaque: a seal for each scoring, below it the total cost or, with the expansion, the goals."""
    page.plate(f"player/{seat}/plaque", box, theme.PLAQUES[seat], page.ground, 16, _BRASS, shadow=6)
    player, need = page.view.players[seat], conditions(len(page.view.players))
    inner = Box(box.x + _INSIDE, box.y + 8, box.width - 2 * _INSIDE, box.height - 18)
    needed = need.scorings if page.view.cards is None else MARKERS
    on, colour, middle = theme.PLAQUES[seat], theme.ON_SEATS[seat], inner.y + _LINE // 2
    said = page.say("picture-of", have=player.scorings, need=needed)
    what = f"player/{seat}/scorings"
    title = page.say("picture-condition-scorings")
    room = inner.width - 8 - ink(title, "sans", theme.SMALL).advance
    size = theme.LARGE if ink(said, "bold", theme.LARGE).advance <= room else theme.BODY
    count = page.label(what, inner.right, middle, said, size, colour, on, face="bold", anchor="r")
    room = count.x - 8 - inner.x
    page.label(f"{what}_title", inner.x, middle, title, theme.SMALL, colour, on, width=room)
    _lay_seals(page, seat, Box(inner.x, inner.y + _LINE + 6, inner.width, 2 * (_SEAL + _APART)))
    if page.view.cards is None:
        _lay_costs(page, seat, player.costs, need.costs, inner)
    else:
        _lay_goals(page, seat, inner)


def _lay_costs(page: Page, seat: int, have: int, need: int, box: Box) -> None:
    """Lay out the total cost, and a bar of how much of what is needed it is."""
    on, colour, middle = theme.PLAQUES[seat], theme.ON_SEATS[seat], box.bottom - _LINE // 2
    what, title = f"player/{seat}/costs", page.say("picture-condition-costs")
    page.label(f"{what}-title", box.x, middle - _LINE, title, theme.SMALL, colour, on, width=box.width)
    before = _before(page, seat).players[seat].costs
    if before != have:
        _lay_change(page, seat, what, before, have, need, Box(box.x, middle - _CHANGE // 2, box.width, _CHANGE))
        return
    said = page.say("picture-of", have=have, need=need)
    count = page.label(what, box.right, middle, said, theme.LARGE, colour, on, face="bold", anchor="r")
    bar = Box(box.x, middle - _BAR // 2, count.x - 12 - box.x, _BAR)
    lay_bar(page, what, have, need, bar, on)


def _before(page: Page, seat: int) -> View:
    """Return the view without what the seat has just built."""
    players = list(page.view.players)
    built = tuple(each for each in players[seat].buildings if each.building not in page.changes.built)
    players[seat] = players[seat]._replace(buildings=built)
    return replace(page.view, players=tuple(players))


def _lay_change(page: Page, seat: int, what: str, before: int, after: int, need: int, box: Box) -> None:
    """Lay out an amount before, if there is room, and after in the colour of news, and how much is needed."""
    on, middle = theme.NEW_PALE, box.y + box.height // 2
    page.plate(f"mark/{what}/plate", box, on, theme.PLAQUES[seat], 10, theme.NEW)
    said = page.say("picture-of", have=after, need=need)
    then = page.label(f"{what}/after", box.right - 8, middle, said, theme.BODY, theme.NEW, on, face="bold", anchor="r")
    to = page.icon(f"{what}/to", then.x - _ARROW - 6, middle - 10, _ARROW, "arrow", on, height=20)
    if to.x - 6 - ink(str(before), "bold", theme.BODY).advance > box.x:
        page.label(f"{what}/before", to.x - 6, middle, str(before), theme.BODY, theme.INK, on, face="bold", anchor="r")


def _lay_seals(page: Page, seat: int, box: Box) -> None:
    player = page.view.players[seat]
    scored: list[Scored] = [*player.types_scored, *player.cities_scored, *player.categories_scored]
    across = (box.width - _SEAL) // (_COLUMNS - 1)
    for number in range(MARKERS):
        x, y = box.x + number % _COLUMNS * across, box.y + number // _COLUMNS * (_SEAL + _APART)
        at, each = Box(x, y, _SEAL, _SEAL), scored[number] if number < len(scored) else None
        if each is not None and is_fresh(page, seat, each):
            what = f"player/{seat}/scored/{each}"
            page.icon(f"mark/{what}", *at[:3], "seal-new", theme.PLAQUES[seat], plate=True)
            lay_emblem(page, what, each, at, theme.MARBLE)
        else:
            lay_seal(page, seat, number, each, at)


def _lay_goals(page: Page, seat: int, box: Box) -> None:
    """Lay out the progress on the cards whose condition is public, from the bottom up, named if there is room."""
    goals = public_goals(page.view, seat, by_hand=False)
    before = {goal.card.kind: goal.have for goal in public_goals(_before(page, seat), seat, by_hand=False)}
    named = len(goals) * _NAMED <= box.height - _LINE - 2 * (_SEAL + _APART)
    step = _NAMED if named else _LINE + 8
    for place, goal in enumerate(goals):
        row = Box(box.x, box.bottom - (len(goals) - place) * step, box.width, _LINE)
        _lay_goal(page, seat, goal, before[goal.card.kind], row, named)


def _lay_goal(page: Page, seat: int, goal: Goal, before: int, row: Box, named: bool) -> None:
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    what, middle = f"player/{seat}/goal/{goal.card.kind}", row.y + _LINE // 2
    kind = page.icon(f"{what}/kind", row.x, middle - _KIND // 2, _KIND, f"kind-{goal.card.kind}", on)
    left = kind.right + 10
    if named:
        said = page.say(f"picture-kind-{goal.card.kind}")
        page.label(f"{what}/name", left, middle, said, theme.SMALL, colour, on, width=row.right - left)
        left, middle = row.x, middle + _LINE
    if before != goal.have:
        changed = Box(left, middle - _CHANGE // 2, row.right - left, _CHANGE)
        _lay_change(page, seat, what, before, goal.have, goal.need, changed)
        return
    said = page.say("picture-of", have=goal.have, need=goal.need)
    count = page.label(what, row.right, middle, said, theme.LARGE, colour, on, face="bold", anchor="r")
    if goal.lacking or named:
        bar = Box(left, middle - _BAR // 2, count.x - 12 - left - (_TICK + 6) * (not goal.lacking), _BAR)
        lay_bar(page, what, goal.have, goal.need, bar, on)
        left = bar.right + 2
    if not goal.lacking:
        page.icon(f"{what}/met", left + 4, middle - _TICK // 2, _TICK, "tick", on)
