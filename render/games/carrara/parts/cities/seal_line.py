"""The line of a seat's seals at the foot of its plaque, beside them how many there are of how many are needed.

Once they are enough no place is free, and the seals count themselves.
"""

from __future__ import annotations

from typing import Final

from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.advance import Advance, lay_sign, said_of
from render.games.carrara.parts.cities.seals import largest_seals, lay_seals, line_width
from render.games.carrara.words.standing import scoring_places

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
_OVER: Final = 6
"""How far the seals begin before the line, of which the rings have room at their sides."""


def lay_seal_line(page: Page, seat: int, beside: Advance | None, line: Box) -> None:
    """Lay out a seal for each scoring, and a ring for each that announcing the end still requires.

    At the right is how many scorings there are until they are enough, or other progress with its sign.
    """
    places = _places(page, seat)
    line = Box(line.x - _OVER, line.y, line.width + _OVER, line.height)
    if beside is None:
        _lay(page, seat, places, line, line.width)
        return
    said, face, size, room = _number(page, places, beside, line.width, line.height)
    on, colour, middle = theme.PLAQUES[seat], theme.ON_SEATS[seat], line.y + line.height // 2
    label = page.label(beside.what, line.right, middle, said, size, colour, on, face=face, anchor="r")
    if not beside.scorings:
        lay_sign(page, beside, Box(label.x - _BY - _SIGN, middle - _SIGN // 2, _SIGN, _SIGN), on)
    _lay(page, seat, places, line, room)


def small_seals(page: Page, seat: int, width: int, height: int) -> int:
    """Return the size of seals in a line beside the points, or 0 if it has no room for them."""
    side = largest_seals(_places(page, seat), width, height - 2 * _BELOW)
    return side if side >= _SMALL else 0


def lay_small_seals(page: Page, seat: int, right: int, middle: int, side: int) -> None:
    """Lay out the seals of a size in a line beside the points, up to `right`."""
    places = _places(page, seat)
    lay_seals(page, seat, places, right - line_width(places, side), middle - side // 2 + _BELOW, side)


def has_room(page: Page, seat: int, beside: Advance | None, width: int, height: int) -> bool:
    """Return whether seals beside a number are large enough for their emblems."""
    places, room = _places(page, seat), width + _OVER
    if beside is not None:
        room = _number(page, places, beside, room, height)[-1]
    return largest_seals(places, room, height) >= _LEAST


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


def _lay(page: Page, seat: int, places: int, line: Box, width: int) -> None:
    side = min(line.height, largest_seals(places, width, line.height)) if places else 0
    lay_seals(page, seat, places, line.x, line.y + (line.height - side) // 2, side)
