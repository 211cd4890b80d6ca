"""The podium at the end of a game: players by rank on pedestals, with their points and where these came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.contract import Outcome
from render.common.page import Light, Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fit, ink
from render.engine.scene import Box

_FLOOR: Final = 592
_FEET: Final = 642
"""Where the pedestals stand on the floor."""
_LEGEND: Final = 678
_SIDE: Final = 20
_GAP: Final = 8
_WIDEST: Final = 390
_WINNER: Final = 1.16
"""How much wider the winners' pedestals are than the others."""
_TOP: Final = 104
"""Where things on the highest pedestal may begin, below the title."""
_STEP, _LEAST_STEP = 46, 20
"""How much lower the next rank stands, where there is room for it, and at least."""
_LEAST_ROOM: Final = 60
"""What stands on a pedestal is not made smaller for a name's second line."""
_NOTE: Final = 24
"""How much a note below the title needs."""
_CORNICE, _BASE = 42, 32
_SHAFT: Final = 0.83
"""The width of a pedestal's shaft, as a share of the whole."""
_MEDALLION: Final = 68
"""The least height for a badge, between the cornice and the name."""
_BADGE, _WREATHED = 58, 76
_LAUREL: Final = 1.9
"""The size of a laurel around a badge, as a multiple of it."""
_LINE: Final = 40
_POINTS: Final = 70
_PART: Final = 44
_ICON: Final = 38
_MEDALS: Final = 3
MARBLE: Final = "#f1ebe1"
PLAIN: Final = "#a8a8a0"
"""The disc of those who have no medal."""
_SKY: Final = "#e6c99a"
"""The sky and the meadows in the evening, behind what stands on a pedestal."""
_FRONT: Final = "#cfc4b2"
"""The front of the floor."""


class Part(NamedTuple):
    """A part of a score: what it is called, its points, and the icon that stands for it."""

    title: str
    points: int
    sprite: str = ""


class _Plan(NamedTuple):
    boxes: dict[int, Box]
    """By seat, from left to right: its pedestal."""
    lines: int
    """The number of lines that a name may have."""


Topping = Callable[[Page, int, Box], None]
"""Lays what stands on a seat's pedestal, from the bottom of a box upwards."""


def lay_podium(
    page: Page,
    outcome: Outcome,
    parts: Sequence[Sequence[Part]],
    note: str = "",
    topping: Topping | None = None,
    room: int = 0,
) -> None:
    """Lay out the whole picture, with a note below the title.

    What stands on the pedestals may be as high as `room`, or less if much else has to be shown.
    """
    page.height = theme.HEIGHT
    page.lay_ground(Light.EVENING)
    page.icon("floor", 0, _FLOOR, theme.WIDTH, "podium-floor", page.ground, height=theme.HEIGHT - _FLOOR, plate=True)
    page.end_backdrop()
    _lay_title(page, outcome)
    if note:
        page.label("note", theme.MARGIN + 104, 100, note, theme.SMALL, theme.INK, theme.SKY)
    _lay_legend(page, parts[0])
    top = _TOP + _NOTE * bool(note)
    places, most = _planned(page, outcome, _height(parts[0]), top, room)
    room = min(room, min(box.y for box in places.values()) - top)
    for seat, box in places.items():
        if topping is not None:
            topping(page, seat, Box(box.x + 12, box.y + 6 - room, box.width - 24, room))
        _lay_pedestal(page, outcome, seat, parts[seat], box, most)


def in_place(outcome: Outcome) -> list[int]:
    """Return the seats from left to right: the winner in the middle, the next on its left, then on its right."""
    order = outcome.order
    if len(outcome.winners) > 1 or len(order) < 3:
        return order
    left = order[1:2] if len(order) < 5 else [order[3], order[1]]
    return [*left, *(seat for seat in order if seat not in left)]


def _planned(page: Page, outcome: Outcome, parts: int, top: int, room: int = 0) -> _Plan:
    """Return where each seat's pedestal is, equal ranks equally high, by the height that parts of the score need."""
    seats = in_place(outcome)
    shares = [_WINNER if seat in outcome.winners else 1 for seat in seats]
    gaps = _GAP * (len(seats) - 1)
    unit = min(_WIDEST, (theme.WIDTH - 2 * _SIDE - gaps) / sum(shares))
    widths = [round(unit * share) for share in shares]
    ranks = sorted(set(outcome.ranks))
    low = _FEET - _BASE - parts - _POINTS - _band(1) - _MEDALLION - _CORNICE
    least = top + min(room, _LEAST_ROOM) + _LEAST_STEP * (len(ranks) - 1)
    most = 2 if low - _LINE >= least else 1
    low -= _LINE * any(
        len(_name(page.names[seat], _inner(width), most).lines) > 1 for seat, width in zip(seats, widths, strict=True)
    )
    step = max(_LEAST_STEP, min(_STEP, (low - top - room) // max(1, len(ranks) - 1)))
    x, found = (theme.WIDTH - sum(widths) - gaps) // 2, {}
    for seat, width in zip(seats, widths, strict=True):
        y = low - step * (len(ranks) - 1 - ranks.index(outcome.ranks[seat]))
        found[seat] = Box(x, y, width, _FEET - y)
        x += width + _GAP
    return _Plan(found, most)


def _lay_title(page: Page, outcome: Outcome) -> None:
    x, middle = theme.MARGIN, 52
    for seat in outcome.winners[:1]:
        page.wreathe("title", x + 42, middle, seat, theme.SKY, 92)
        x += 104
    said, size = _title(page, outcome, theme.WIDTH - theme.MARGIN - x)
    page.label("title", x, middle, said, size, theme.INK, theme.SKY, face="black")


def _title(page: Page, outcome: Outcome, width: int) -> tuple[str, int]:
    """Return who has won and the size to write it in; names are only shortened if they do not fit otherwise."""
    names = [page.names[seat] for seat in outcome.winners]
    for size in (theme.TITLE, theme.LARGE, theme.BODY):
        said = page.say("picture-won", names=page.listed(names), count=len(names))
        if ink(said, "black", size).advance <= width:
            return said, size
    around = ink(page.say("picture-won", names=page.listed([""] * len(names)), count=len(names)), "black", size).advance
    short = [fit(name, "black", size, (width - around) // len(names)) for name in names]
    return page.say("picture-won", names=page.listed(short), count=len(names)), size


def _lay_legend(page: Page, parts: Sequence[Part]) -> None:
    """Explain the icons on the front of the floor."""
    shown = [part for part in parts if part.sprite]
    widths = [_ICON + 8 + ink(part.title, "sans", theme.SMALL).advance for part in shown]
    space = min(56, (theme.WIDTH - 2 * _SIDE - sum(widths)) // max(1, len(shown) - 1))
    x = (theme.WIDTH - sum(widths) - space * (len(shown) - 1)) // 2
    for number, (part, width) in enumerate(zip(shown, widths, strict=True)):
        page.icon(f"legend/{number}/icon", x, _LEGEND - _ICON // 2, _ICON, part.sprite, _FRONT)
        page.label(f"legend/{number}", x + _ICON + 8, _LEGEND, part.title, theme.SMALL, theme.INK, _FRONT)
        x += width + space


def _lay_pedestal(page: Page, outcome: Outcome, seat: int, parts: Sequence[Part], box: Box, most: int) -> None:
    what = f"score/{seat}"
    page.icon(f"{what}/pedestal", box.x, box.y, box.width, "pedestal", _SKY, height=box.height, plate=True)
    shaft = round(box.width * _SHAFT)
    inside = Box(box.x + (box.width - shaft) // 2, box.y + _CORNICE, shaft, box.height - _CORNICE - _BASE)
    y = inside.bottom - _height(parts)
    _lay_parts(page, what, parts, inside, y)
    y -= _POINTS
    _lay_points(page, what, outcome, seat, inside, y + _POINTS // 2)
    lines, size = _name(page.names[seat], _inner(box.width), most)
    band = Box(inside.x, y - _band(len(lines)), shaft, _band(len(lines)))
    ground = theme.PLAQUES[seat]
    page.plate(f"{what}/band", band, ground, MARBLE, fill_to=mix(ground, "#000000", 0.16))
    for place, line in enumerate(lines):
        middle = band.y + 5 + place * _LINE + _LINE // 2
        at, on_seat = band.x + shaft // 2, theme.ON_SEATS[seat]
        page.label(f"{what}/name/{place}", at, middle, line, size, on_seat, ground, face="bold", anchor="m")
    _lay_badge(page, what, seat, Box(inside.x, inside.y, shaft, band.y - inside.y), seat in outcome.winners)


def _lay_badge(page: Page, what: str, seat: int, box: Box, won: bool) -> None:
    """Add a badge in the middle of a box, for winners in a laurel, which may rise above the box."""
    x, y = box.x + box.width // 2, box.y + box.height // 2
    size = _WREATHED if won and box.height > _WREATHED * _LAUREL - 16 else _BADGE
    if won:
        laurel = round(size * _LAUREL)
        top = min(box.bottom - laurel, y - laurel // 2 + 2)
        page.icon(f"{what}/laurel", x - laurel // 2, top, laurel, "laurel", MARBLE, plate=True)
        y = top + laurel // 2 - 2
    page.badge(f"{what}/badge", x - size // 2, y - size // 2, size, seat, MARBLE)


def _lay_points(page: Page, what: str, outcome: Outcome, seat: int, inside: Box, middle: int) -> None:
    """Lay out a medal with the rank, the points and their icon, the last only if there is room."""
    rank, score = outcome.ranks[seat], str(outcome.scores[seat])
    medal, icon, space = 50, 44, 8
    room = inside.width - 12 - medal - space
    sizes = (size for size in (theme.HUGE, theme.TITLE) if ink(score, "bold", size).advance <= room)
    size = next(sizes, theme.SMALL)
    wide = ink(score, "bold", size).advance
    signed = wide + space + icon <= room
    x = inside.x + (inside.width - medal - space - wide - (space + icon) * signed) // 2
    on = MARBLE
    if rank <= _MEDALS:
        page.icon(f"{what}/medal", x, middle - 32, medal, f"medal-{rank}", MARBLE, height=58, plate=True)
    else:
        place = Box(x + medal // 2 - 21, middle + 8 - 21, 42, 42)
        page.plate(f"{what}/medal", place, PLAIN, MARBLE, 21, theme.SOFT)
        on = PLAIN
    page.label(
        f"{what}/rank", x + medal // 2, middle + 8, str(rank), theme.SMALL, theme.INK, on, face="bold", anchor="m"
    )
    x += medal + space
    page.label(f"{what}/total", x, middle, score, size, theme.INK, MARBLE, face="bold")
    if signed:
        page.icon(f"{what}/point", x + wide + space, middle - icon // 2, icon, "point", MARBLE)


def _lay_parts(page: Page, what: str, parts: Sequence[Part], inside: Box, y: int) -> None:
    """Lay out the parts of a score: two in a row as icons with numbers, or one in a row as words and numbers."""
    for number, part in enumerate(parts):
        if part.sprite:
            half = inside.width // 2
            x, middle = inside.x + number % 2 * half, y + number // 2 * _PART + _PART // 2
            x += (half - _ICON - 52) // 2
            page.icon(f"{what}/part/{number}/icon", x, middle - _ICON // 2, _ICON, part.sprite, MARBLE)
            said = str(part.points)
            page.label(
                f"{what}/part/{number}", x + _ICON + 10, middle, said, theme.BODY, theme.INK, MARBLE, face="bold"
            )
        else:
            middle = y + number * _PART + _PART // 2
            right = inside.right - 6
            said = str(part.points)
            box = page.label(
                f"{what}/part/{number}", right, middle, said, theme.SMALL, theme.INK, MARBLE, face="bold", anchor="r"
            )
            left = inside.x + 6
            room = box.x - 10 - left
            name = part.title
            page.label(f"{what}/part/{number}/name", left, middle, name, theme.SMALL, theme.SOFT, MARBLE, width=room)


def _height(parts: Sequence[Part]) -> int:
    """Return the height that the parts of a score need."""
    rows = -(-len(parts) // 2) if parts and parts[0].sprite else len(parts)
    return rows * _PART


def _band(lines: int) -> int:
    return lines * _LINE + 10


def _inner(width: int) -> int:
    return round(width * _SHAFT) - 16


class _Name(NamedTuple):
    lines: tuple[str, ...]
    size: int


@lru_cache(maxsize=256)
def _name(name: str, width: int, most: int) -> _Name:
    """Return a name in one line, or else in two if it may, broken after a space or a hyphen if it has one there."""
    for size in (theme.BODY, theme.SMALL):
        if ink(name, "bold", size).advance <= width:
            return _Name((name,), size)
    if most == 1:
        return _Name((fit(name, "bold", size, width),), size)
    last = max(end for end in range(1, len(name)) if end == 1 or ink(name[:end], "bold", size).advance <= width)
    ends = [end for end in range(last // 3 + 1, last + 1) if name[end - 1] == "-" or name[end] == " "]
    end = ends[-1] if ends else last
    return _Name((name[:end].strip(), fit(name[end:].strip(), "bold", size, width)), size)
