"""The line of a seat's seals at the foot of its plaque, beside them how many there are of how many are needed.

Once they are enough no place is free, and a tick takes the place of the number.
"""

from __future__ import annotations

from typing import Final

from bot.games.carrara.prospects import scoring_places
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.advance import Advance, lay_sign, said_of
from render.games.carrara.parts.cities.seals import all_scored, largest_seals, lay_seals, line_width, seal_box

_FIGURES: Final[tuple[tuple[Face, int], ...]] = (("bold", 40), ("bold", 36), ("bold", 34), ("bold", theme.SMALL))
"""The letters of the number, the best first: on all plaques bold."""
_CLEAR: Final = 4
"""Between the seals and the number."""
_BY: Final = 4
"""Between a sign and the number."""
_SIGN: Final = 28
_LEAST: Final = 30
"""The smallest size of seals."""
_SMALL: Final = 26
"""The same in a line beside the points, where there is no room below them."""
_BELOW: Final = 1
"""How far they are below the tick in the line above."""
_ENOUGH: Final = 41
"""The size of seals from which on the number has the room that it needs."""
_TICKS: Final = ((34, _ENOUGH), (30, 36))
"""The size of the tick beside seals that are enough, the best first, and the least size of those seals."""
_CORNER: Final = 22
"""Its size on the corner of the seal that makes them enough, where it has no room beside them."""
_SMALL_TICK, _SMALL_CLEAR = 20, 2
"""Its size in a line beside the points, and between the seals there and it."""
_OVER: Final = 6
"""How far the seals begin before the line, of which the rings have room at their sides."""


def lay_seal_line(page: Page, seat: int, beside: Advance | None, scorings: Advance | None, line: Box) -> None:
    """Lay out a seal for each scoring, and a ring for each that announcing the end still requires.

    At the right is how many scorings there are, and a tick once they are enough, or other progress with its sign.
    """
    places, on, middle = _places(page, seat), theme.PLAQUES[seat], line.y + line.height // 2
    line = Box(line.x - _OVER, line.y, line.width + _OVER, line.height)
    room, tick = line.width, 0
    if beside is not None and _is_enough(beside):
        room, tick = _beside_tick(places, line.width, line.height)
        if tick:
            _lay_tick(page, beside.what, line.right - tick, middle - tick // 2, tick, on)
    elif beside is not None:
        said, face, size, room = _number(page, places, beside, line.width, line.height)
        colour = theme.ON_SEATS[seat]
        label = page.label(beside.what, line.right, middle, said, size, colour, on, face=face, anchor="r")
        if not beside.scorings:
            lay_sign(page, beside, Box(label.x - _BY - _SIGN, middle - _SIGN // 2, _SIGN, _SIGN), on)
    side = min(line.height, largest_seals(places, room, line.height)) if places else 0
    top = line.y + (line.height - side) // 2
    lay_seals(page, seat, places, line.x, top, side)
    if scorings is not None and scorings.met and not tick:
        _tick_seal(page, seat, scorings, seal_box(scorings.need - 1, places, line.x, top, side), _CORNER)


def small_seals(page: Page, seat: int, scorings: Advance, width: int, height: int) -> tuple[int, bool]:
    """Return the size of seals in a line beside the points, or 0 if it has no room, and whether a tick is beside them.

    A tick for which there is no room beside them is on one of them.
    """
    places, high = _places(page, seat), height - 2 * _BELOW
    ticked = largest_seals(places, width - _SMALL_TICK - _SMALL_CLEAR, high)
    if scorings.met and ticked >= _SMALL:
        return ticked, True
    side = largest_seals(places, width, high)
    return side if side >= _SMALL else 0, False


def lay_small_seals(page: Page, seat: int, scorings: Advance, right: int, middle: int, form: tuple[int, bool]) -> None:
    """Lay out the seals of a size in a line beside the points, up to `right`, with a tick once they are enough."""
    places, on, (side, beside) = _places(page, seat), theme.PLAQUES[seat], form
    if beside:
        at = right - _SMALL_TICK, middle - _SMALL_TICK // 2 + _BELOW
        _lay_tick(page, scorings.what, *at, _SMALL_TICK, on)
        right -= _SMALL_TICK + _SMALL_CLEAR
    left, top = right - line_width(places, side), middle - side // 2 + _BELOW
    lay_seals(page, seat, places, left, top, side)
    if scorings.met and not beside:
        _tick_seal(page, seat, scorings, seal_box(scorings.need - 1, places, left, top, side), _SMALL_TICK)


def has_room(page: Page, seat: int, beside: Advance | None, width: int, height: int) -> bool:
    """Return whether seals beside a number or a tick are large enough for their emblems."""
    places, room = _places(page, seat), width + _OVER
    if beside is not None and _is_enough(beside):
        room, _ = _beside_tick(places, room, height)
    elif beside is not None:
        room = _number(page, places, beside, room, height)[-1]
    return largest_seals(places, room, height) >= _LEAST


def _is_enough(beside: Advance) -> bool:
    return beside.scorings and beside.met


def _beside_tick(places: int, width: int, height: int) -> tuple[int, int]:
    """Return the room for seals beside a tick, and its size; it is 0 if the seals would be too small."""
    for tick, least in _TICKS:
        room = width - _CLEAR - tick
        if largest_seals(places, room, height) >= min(least, height):
            return room, tick
    return width, 0


def _tick_seal(page: Page, seat: int, scorings: Advance, seal: Box, side: int) -> None:
    """Lay out a tick on the lower right corner of the seal that makes them enough."""
    last = all_scored(page.view.players[seat])[scorings.need - 1]
    at = seal.right - side, seal.bottom - side
    _lay_tick(page, f"player/{seat}/scored/{last}", *at, side, theme.PLAQUES[seat])


def _lay_tick(page: Page, what: str, x: int, y: int, side: int, on: str) -> None:
    page.icon(f"{what}/met", x, y, side, "tick", on, plate=True)


def _places(page: Page, seat: int) -> int:
    view = page.view
    return scoring_places(view, seat) if view.final is None else view.players[seat].scorings


def _number(page: Page, places: int, beside: Advance, width: int, height: int) -> tuple[str, Face, int, int]:
    """Return the number beside the seals, its letters, and the room that it leaves for them."""
    sign = _SIGN + _BY if not beside.scorings else 0
    said = said_of(page, beside)
    options = [(said, *figure) for figure in _FIGURES if figure[1] <= height + 2]
    rooms = [width - _CLEAR - sign - ink(*each).advance for each in options]
    sides = [largest_seals(places, room, height) for room in rooms]
    enough = min(max(sides), _ENOUGH)
    return next((*option, room) for option, room, side in zip(options, rooms, sides, strict=True) if side >= enough)
