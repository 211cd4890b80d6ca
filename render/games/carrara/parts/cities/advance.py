"""How near a seat is to announcing the end: costs and scorings, or the public conditions of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from bot.games.carrara.ending import conditions
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.words.standing import public_goals

_GOOD: Final = 36
"""The least size of a number with its sign, if there is room."""
_BY: Final = 5
"""Between a sign and its number."""
_PITCH, _LOW_PITCH, _NAMED = 44, 36, 2
"""The height of a line with a condition in words, that of more of them than a few, and how many are few."""
_KIND, _TICK = 38, 30
_MET = 0.62
"""The size of the tick on a sign's lower left corner, a share of the sign's."""


class Form(NamedTuple):
    """The largest size of a number, and of the sign beside it."""

    figure: int
    sign: int


class Advance(NamedTuple):
    """How much a seat has of what a condition needs."""

    what: str
    sign: str
    """The name of the sign's element."""
    sprite: str
    have: int
    need: int
    kind: str = ""
    """Of the card whose condition it is."""

    @property
    def met(self) -> bool:
        """Return whether the condition is met."""
        return self.have >= self.need


class Way(NamedTuple):
    """What to show of a progress: a number, and the size of the sign beside it, 0 for none."""

    said: str
    size: int
    sign: int
    width: int


def advances(page: Page, seat: int) -> list[Advance]:
    """List a seat's progress on what it needs to announce the end, as far as it is public; after the end, nothing."""
    if page.view.final is not None:
        return []
    player, need = page.view.players[seat], conditions(len(page.view.players))
    if page.view.cards is None:
        costs, scorings = f"player/{seat}/costs", f"player/{seat}/scorings"
        return [
            Advance(costs, f"{costs}/built", "built", player.costs, need.costs),
            Advance(scorings, f"{scorings}/sign", "scorings", player.scorings, need.scorings),
        ]
    found = []
    for goal in public_goals(page.view, seat, by_hand=False):
        kind, what = goal.card.kind, f"player/{seat}/goal/{goal.card.kind}"
        found.append(Advance(what, f"{what}/kind", f"kind-{kind}", goal.have, goal.need, kind))
    return found


def ways(page: Page, advance: Advance, form: Form) -> list[Way]:
    """List the ways to show a progress, the best first: large with a sign, smaller, without it, without the need.

    Once it is met, how much there is is enough, the same for every seat.
    """
    full, have = page.say("picture-of", have=advance.have, need=advance.need), str(advance.have)
    sizes = [size for size in (form.figure, _GOOD, 34, theme.SMALL) if size <= form.figure]
    if advance.met and not advance.kind:
        return [_way(have, size, min(form.sign, size)) for size in sizes if size >= _GOOD]
    return [
        *(_way(full, size, min(form.sign, size)) for size in sizes),
        *(_way(full, size, 0) for size in sizes[1:]),
        _way(have, theme.SMALL, 0),
    ]


def _way(said: str, size: int, sign: int) -> Way:
    return Way(said, size, sign, ink(said, "bold", size).advance + (_BY + sign if sign else 0))


def fitting_ways(page: Page, shown: Sequence[Advance], form: Form, room: int) -> tuple[Way, ...]:
    """Return a way for each progress with which all fit in a line, or else the smallest."""
    each = [ways(page, advance, form) for advance in shown]
    ranks = sorted(product(*(range(len(found)) for found in each)), key=lambda some: (max(some, default=0), sum(some)))
    for some in ranks:
        chosen = tuple(found[rank] for found, rank in zip(each, some, strict=True))
        if sum(way.width + 2 * _BY for way in chosen) <= room + 2 * _BY:
            return chosen
    return tuple(found[-1] for found in each)


def lay_advance(page: Page, advance: Advance, way: Way, right: int, middle: int, seat: int) -> int:
    """Lay out a progress up to `right`, with a tick on its sign once it is met, and return where it begins."""
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    at = right, middle, way.said, way.size
    right = page.label(advance.what, *at, colour, on, face="bold", anchor="r").x - _BY
    if not way.sign:
        return right
    x, y, sprite = right - way.sign, middle - way.sign // 2, advance.sprite
    sign = page.icon(advance.sign, x, y, way.sign, sprite, on, plate=advance.met)
    if advance.met:
        side = round(way.sign * _MET)
        x, y = sign.x, sign.bottom - side
        page.icon(f"{advance.sign}/met", x, y, side, "tick", on)
    return sign.x


def lay_line(page: Page, shown: Sequence[Advance], line: Box, form: Form, seat: int) -> None:
    """Lay out all progress in a line, from its left end to its right."""
    found = fitting_ways(page, shown, form, line.width)
    room = line.width - sum(way.width for way in found)
    x, apart = line.x, room // max(1, len(shown) - 1)
    for advance, way in zip(shown, found, strict=True):
        lay_advance(page, advance, way, x + way.width, line.y, seat)
        x += way.width + apart


def lay_named(page: Page, shown: Sequence[Advance], box: Box, seat: int) -> int:
    """Lay out conditions a line each from a box's top, with the kinds of their cards, and return where they end."""
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    pitch = _PITCH if len(shown) <= _NAMED else _LOW_PITCH
    side = min(_KIND, pitch - 2)
    for number, advance in enumerate(shown):
        middle, what = box.y + number * pitch + pitch // 2, advance.what
        page.icon(advance.sign, box.x, middle - side // 2, side, advance.sprite, on)
        said = page.say("picture-of", have=advance.have, need=advance.need)
        room = box.width - side - 6 - (_TICK + 10) * advance.met
        size = fitting_size(said, "bold", range(pitch - 4, theme.SMALL - 1, -1), room)
        label = page.label(what, box.right, middle, said, size, colour, on, face="bold", anchor="r")
        left, right = box.x + side + 6, label.x - 6
        if advance.met:
            right = page.icon(f"{what}/met", right - _TICK, middle - _TICK // 2, _TICK, "tick", on).x - 4
        kind = page.say(f"picture-kind-{advance.kind}")
        face: Face = "sans" if ink(kind, "sans", theme.BODY).advance <= right - left else "narrow"
        if ink(kind, face, theme.BODY).advance <= right - left:
            page.label(f"{what}/name", left, middle, kind, theme.BODY, colour, on, face=face)
    return box.y + len(shown) * pitch
