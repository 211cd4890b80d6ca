"""What is public about one player besides points and buildings: scorings, and the total cost or the cards' goals."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.carrara.components import MARKERS
from bot.games.carrara.ending import conditions
from bot.games.carrara.goals import Goal
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import all_scored, lay_seal
from render.games.carrara.parts.private.progress import lay_bar
from render.games.carrara.words.standing import public_goals

WIDTH: Final = 264
_INSIDE: Final = 12
_SEAL: Final = 70
_APART: Final = 8
_COLUMNS: Final = 3
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
_CHANGE, _ARROW = 46, 30
"""The height of an amount before and after, and the width of the arrow between them."""
_CHANGES, _CLOSE = (51, 47, 43, 39, theme.BODY), 5
"""The sizes of such amounts, and how far from the arrow and the edges they are at least."""
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


def lay_own_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out the plaque: the total cost or, with the expansion, the goals, and below them a seal for each scoring."""
    page.plate(f"player/{seat}/plaque", box, theme.PLAQUES[seat], page.ground, 16, _BRASS, shadow=6)
    player, need = page.view.players[seat], conditions(len(page.view.players))
    inner = Box(box.x + _INSIDE, box.y + 8, box.width - 2 * _INSIDE, box.height - 18)
    needed = need.scorings if page.view.cards is None else MARKERS
    plain = page.view.cards is None
    free = inner.height - _LINE - 6 - 2 * (_SEAL + _APART) - _COSTS if plain else 0
    apart = _APART + max(0, free // 6)
    high = 2 * (_SEAL + apart) - apart
    top = inner.bottom - high - 6 - _LINE
    on, colour, middle = theme.PLAQUES[seat], theme.ON_SEATS[seat], top + _LINE // 2
    said = page.say("picture-of", have=player.scorings, need=needed)
    what = f"player/{seat}/scorings"
    title, room = page.say("picture-condition-scorings"), inner.width - 8
    size, small = next(
        (
            sizes
            for sizes in _SIZES
            if ink(said, "bold", sizes[0]).advance + ink(title, "sans", sizes[1]).advance <= room
        ),
        _SIZES[-1],
    )
    count = page.label(what, inner.right, middle, said, size, colour, on, face="bold", anchor="r")
    room = count.x - 8 - inner.x
    page.label(f"{what}_title", inner.x, middle, title, small, colour, on, width=room)
    _lay_seals(page, seat, Box(inner.x, inner.bottom - high, inner.width, 2 * (_SEAL + apart)))
    if plain:
        _lay_costs(page, seat, player.costs, need.costs, inner)
    else:
        _lay_goals(page, seat, inner._replace(height=top - inner.y))


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
    said, middle = page.say("picture-of", have=have, need=need), top + _COST // 2
    page.label(what, box.right, middle, said, theme.HUGE, colour, on, face="bold", anchor="r")


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
    said, around = page.say("picture-of", have=after, need=need), _ARROW + 4 * _CLOSE
    sizes = [size for size in _CHANGES if size <= box.height - 10]
    widths = [ink(said, "bold", size).advance + ink(str(before), "bold", size).advance + around for size in sizes]
    size = next((size for size, wide in zip(sizes, widths, strict=True) if wide <= box.width), theme.BODY)
    right = box.right - _CLOSE - max(0, box.width - widths[sizes.index(size)]) // 2
    then = page.label(f"{what}/after", right, middle, said, size, theme.NEW, on, face="bold", anchor="r")
    to = page.icon(f"{what}/to", then.x - _ARROW - _CLOSE, middle - 10, _ARROW, "arrow", on, height=20)
    if to.x - _CLOSE - ink(str(before), "bold", size).advance > box.x:
        page.label(f"{what}/before", to.x - _CLOSE, middle, str(before), size, theme.INK, on, face="bold", anchor="r")


def _lay_seals(page: Page, seat: int, box: Box) -> None:
    player = page.view.players[seat]
    scored = all_scored(player)
    across = (box.width - _SEAL) // (_COLUMNS - 1)
    for number in range(MARKERS):
        x, y = box.x + number % _COLUMNS * across, box.y + number // _COLUMNS * box.height // 2
        lay_seal(page, seat, number, scored[number] if number < len(scored) else None, Box(x, y, _SEAL, _SEAL))


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
    changed = before != goal.have
    side = _CHANGED_KIND if changed else _NAMED_KIND if named else min(_KIND, row.height)
    centre = row.y + _NAME if named and changed else middle
    kind = page.icon(f"{what}/kind", row.x, centre - side // 2, side, f"kind-{goal.card.kind}", on)
    left = kind.right + 10
    if named:
        said, room = page.say(f"picture-kind-{goal.card.kind}"), row.right - left
        size = fitting_size(said, "sans", _WORDS, room)
        page.label(f"{what}/name", left, row.y + _NAME, said, size, colour, on, width=room)
        middle = row.y + _AMOUNT
    if changed:
        left = row.x if named else left
        box = Box(left, middle - _CHANGE // 2, row.right - left, _CHANGE)
        _lay_change(page, seat, what, before, goal.have, goal.need, box)
        return
    said, met = page.say("picture-of", have=goal.have, need=goal.need), not goal.lacking
    room = row.right - left - (_TICK + 8) * met
    word = page.say(f"picture-kind-{goal.card.kind}")
    beside = 0 if named else ink(word, "narrow", theme.SMALL).advance + _CLOSE
    sizes = [size for size in _COUNTS if beside + ink(said, "bold", size).advance <= room] if beside else []
    size = sizes[0] if sizes else fitting_size(said, "bold", _COUNTS, room)
    count = page.label(what, row.right, middle, said, size, colour, on, face="bold", anchor="r")
    if sizes:
        page.label(f"{what}/name", left, middle, word, theme.SMALL, colour, on, face="narrow")
    if met:
        page.icon(f"{what}/met", count.x - 8 - _TICK, middle - _TICK // 2, _TICK, "tick", on)
    elif not sizes and count.x - 12 - left >= _SHORTEST:
        lay_bar(page, what, goal.have, goal.need, Box(left, middle - _BAR // 2, count.x - 12 - left, _BAR), on)
