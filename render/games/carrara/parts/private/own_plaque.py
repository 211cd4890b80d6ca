"""What is public about one player besides points and buildings: scorings, and the total cost or the cards' goals."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.carrara.ending import Goal, conditions
from bot.games.carrara.prospects import public_goals, scoring_places
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.advance import goal_word
from render.games.carrara.parts.cities.seals import all_scored, lay_seal
from render.games.carrara.parts.private.before_after import fitting_change, lay_change
from render.games.carrara.parts.private.progress import lay_bar

WIDTH: Final = 264
_INSIDE: Final = 12
_SEAL, _LARGE_SEAL = 70, 84
"""The greatest size of three seals beside each other, and of two."""
_APART: Final = 8
_LINE: Final = 44
_BAR: Final = 30
_KIND: Final = 50
_NAMED_KIND, _CHANGED_KIND = 72, 36
"""The size of a kind of card beside its name and its number, and beside a number before and after."""
_NAME, _AMOUNT = 20, 61
"""Where the middles of the name and of the number are, in a goal with its name."""
_COUNTS = theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL
"""The sizes of the number, from the most to the least room."""
_WORDS = theme.BODY, theme.SMALL
"""The sizes of words."""
_TICK: Final = 38
_SHORTEST: Final = 50
"""The shortest bar that shows anything."""
_NAMED: Final = 88
"""The height of a goal with its name."""
_CHANGE: Final = 46
"""The height of an amount before and after."""
_CHANGES, _CLOSE = (51, 47, 43, 39, theme.BODY), 5
"""The sizes of such amounts, and how far from the edges they are at least."""
_SIZES: Final = (
    (theme.TITLE, theme.BODY),
    (theme.LARGE, theme.BODY),
    (theme.LARGE, theme.SMALL),
    (theme.BODY, theme.SMALL),
)
"""The sizes of how many scorings there are, and of the word for it."""
_COST: Final = 62
"""The height of the total cost, in large figures."""
_COSTS: Final = _LINE + _COST + 8 + _BAR
"""The height of the total cost with its name and its bar."""
_BRASS: Final = "#c99a45"
_DARKER: Final = 0.3
"""How much darker a plaque is at its foot."""


def lay_own_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out the plaque: the total cost or, with the expansion, the goals, and below them a seal for each scoring."""
    on = theme.PLAQUES[seat]
    page.plate(f"player/{seat}/plaque", box, on, page.ground, 16, _BRASS, fill_to=mix(on, theme.INK, _DARKER), shadow=6)
    inner = Box(box.x + _INSIDE, box.y + 8, box.width - 2 * _INSIDE, box.height - 18)
    if page.view.cards is not None:
        goals = public_goals(page.view, seat, by_hand=False)
        high = _lay_seals(page, seat, inner, inner.height - len(goals) * _NAMED)
        _lay_goals(page, seat, inner._replace(height=inner.height - high))
        return
    high = _lay_seals(page, seat, inner, inner.height - _COSTS - _LINE - 6)
    player, need = page.view.players[seat], conditions(len(page.view.players))
    line = Box(inner.x, inner.bottom - high - 6 - _LINE, inner.width, _LINE)
    _lay_scorings(page, seat, player.scorings, need.scorings, line)
    _lay_costs(page, seat, player.costs, need.costs, inner)


def _lay_scorings(page: Page, seat: int, have: int, need: int, line: Box) -> None:
    """Lay out how many scorings there are of how many that announcing the end requires, or a tick if it is enough."""
    on, colour, middle = theme.PLAQUES[seat], theme.ON_SEATS[seat], line.y + line.height // 2
    said, what, room = _said(page, have, need), f"player/{seat}/scorings", line.width - 8 - (_TICK + 8) * (have >= need)
    title = page.say("picture-condition-scorings")
    size, small = next(
        (
            sizes
            for sizes in _SIZES
            if ink(said, "bold", sizes[0]).advance + ink(title, "sans", sizes[1]).advance <= room
        ),
        _SIZES[-1],
    )
    count = page.label(what, line.right, middle, said, size, colour, on, face="bold", anchor="r")
    left = _lay_met(page, what, count.x, middle, on) if have >= need else count.x
    page.label(f"{what}_title", line.x, middle, title, small, colour, on, width=left - 8 - line.x)


def _said(page: Page, have: int, need: int) -> str:
    """Return how much there is of what is needed, or how much there is if that is enough."""
    return str(have) if have >= need else page.say("picture-of", have=have, need=need)


def _lay_met(page: Page, what: str, right: int, middle: int, on: str) -> int:
    """Lay out the tick of a condition that is met, before its number, and return where it begins."""
    return page.icon(f"{what}/met", right - 8 - _TICK, middle - _TICK // 2, _TICK, "tick", on).x


def _lay_costs(page: Page, seat: int, have: int, need: int, box: Box) -> None:
    """Lay out the total cost, and a bar of how much of what is needed it is."""
    on, colour, top = theme.PLAQUES[seat], theme.ON_SEATS[seat], box.y
    what, title = f"player/{seat}/costs", page.say("picture-condition-costs")
    size = fitting_size(title, "sans", _WORDS, box.width)
    page.label(f"{what}-title", box.x, top + _LINE // 2, title, size, colour, on, width=box.width)
    before, top = _before(page, seat).players[seat].costs, top + _LINE
    lay_bar(page, what, have, need, Box(box.x, top + _COST + 8, box.width, _BAR), on)
    if before != have:
        _lay_change(page, seat, what, before, have, need, Box(box.x, top, box.width, _COST))
        return
    said, middle = _said(page, have, need), top + _COST // 2
    count = page.label(what, box.right, middle, said, theme.HUGE, colour, on, face="bold", anchor="r")
    if have >= need:
        _lay_met(page, what, count.x, middle, on)


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
    said, room = page.say("picture-of", have=after, need=need), box.width - 2 * _CLOSE
    sizes = [size for size in _CHANGES if size <= box.height - 10]
    if fitting_change(str(before), said, sizes, room):
        lay_change(page, what, str(before), said, box._replace(x=box.x + _CLOSE, width=room), sizes, on)
    else:
        right = box.right - _CLOSE
        page.label(f"{what}/after", right, middle, said, theme.BODY, theme.NEW, on, face="bold", anchor="r")


def _lay_seals(page: Page, seat: int, box: Box, most: int) -> int:
    """Lay out a seal for each scoring and a ring for each that is still required, and return the height they take.

    They are at the bottom of a box, in lines that are at most so high together.
    """
    scored = all_scored(page.view.players[seat])
    places = len(scored) if page.view.final is not None else scoring_places(page.view, seat)
    if not places:
        return 0
    columns = 2 if places in (1, 2, 4) else 3
    lines = -(-places // columns)
    side = min(_LARGE_SEAL if columns == 2 else _SEAL, (most - (lines - 1) * _APART) // lines)
    high = lines * (side + _APART) - _APART
    for number in range(places):
        line, column = divmod(number, columns)
        x = box.x + box.width * (2 * column + 1) // (2 * columns) - side // 2
        at = Box(x, box.bottom - high + line * (side + _APART), side, side)
        lay_seal(page, seat, number, scored[number] if number < len(scored) else None, at)
    return high


def _lay_goals(page: Page, seat: int, box: Box) -> None:
    """Lay out the progress on the cards whose condition is public, from the top down, named if there is room."""
    goals = public_goals(page.view, seat, by_hand=False)
    before = {goal.card.kind: goal.have for goal in public_goals(_before(page, seat), seat, by_hand=False)}
    room = box.height
    named = len(goals) * _NAMED <= room
    step = _NAMED if named else max(_LINE + 8, min(_LINE + 24, (room - 16) // max(1, len(goals))))
    for place, goal in enumerate(goals):
        row = Box(box.x, box.y + place * step, box.width, step - _CLOSE)
        _lay_goal(page, seat, goal, before[goal.card.kind], row, named)


def _lay_goal(page: Page, seat: int, goal: Goal, before: int, row: Box, named: bool) -> None:
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    what, middle = f"player/{seat}/goal/{goal.card.kind}", row.y + row.height // 2
    changed, word = before != goal.have, goal_word(page, goal)
    side = _CHANGED_KIND if changed else _NAMED_KIND if named else min(_KIND, row.height)
    centre = row.y + _NAME if named and changed else middle
    kind = page.icon(f"{what}/kind", row.x, centre - side // 2, side, f"kind-{goal.card.kind}", on)
    left = kind.right + 10
    if named:
        _lay_name(page, f"{what}/name", word, Box(left, row.y, row.right - left, 2 * _NAME), seat)
        middle = row.y + _AMOUNT
    if changed:
        left = row.x if named else left
        box = Box(left, middle - _CHANGE // 2, row.right - left, _CHANGE)
        _lay_change(page, seat, what, before, goal.have, goal.need, box)
        return
    said, met = page.say("picture-of", have=goal.have, need=goal.need), not goal.lacking
    room = row.right - left - (_TICK + 8) * met
    beside = 0 if named else ink(word, "narrow", theme.SMALL).advance + _CLOSE
    sizes = [size for size in _COUNTS if beside + ink(said, "bold", size).advance <= room] if beside else []
    size = sizes[0] if sizes else fitting_size(said, "bold", _COUNTS, room)
    count = page.label(what, row.right, middle, said, size, colour, on, face="bold", anchor="r")
    if sizes:
        page.label(f"{what}/name", left, middle, word, theme.SMALL, colour, on, face="narrow")
    if met:
        _lay_met(page, what, count.x, middle, on)
    elif not sizes and not named and count.x - 12 - left >= _SHORTEST:
        lay_bar(page, what, goal.have, goal.need, Box(left, middle - _BAR // 2, count.x - 12 - left, _BAR), on)


def _lay_name(page: Page, what: str, word: str, box: Box, seat: int) -> None:
    """Lay out a word as large as it fits, in narrow letters if need be; a word that does not fit is left out."""
    middle, at = box.y + box.height // 2, (theme.ON_SEATS[seat], theme.PLAQUES[seat])
    faces: tuple[Face, ...] = ("sans", "narrow")
    for face in faces:
        for size in _WORDS:
            if ink(word, face, size).advance <= box.width:
                page.label(what, box.x, middle, word, size, *at, face=face)
                return
