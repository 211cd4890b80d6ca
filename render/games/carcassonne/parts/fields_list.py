"""The list beside the map of fields: a row for each, with who lies on it, what it is worth, and how many others are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Kind, Place
from bot.games.carcassonne.board import coordinate, reading_order
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carcassonne.map.fields import NUMBER, Shown
from render.games.carcassonne.page import Page

_SPACE: Final = 7
_OTHERS: Final = 92
"""The height of what is said about the other fields."""
_TALL, _HIGH, _HIGHEST = 246, 118, 84
"""The greatest height of rows in three lines, the least of those in two, and the greatest of those in one."""
_LEAST: Final = 60
"""Where rows would be less high, nothing is said about the other fields."""
_TALL_FROM: Final = 160
"""From this height on a row has three lines."""
_LARGE_DISC: Final = 52
_LARGE_SIGN, _POINT = 54, 48
_LYING: Final = 51, 34
"""The width and height of a lying follower."""
_BADGES: Final = 44, 36
"""The sizes of badges, the smaller ones where there are many."""
_AROUND: Final = 11
"""The space around a badge, in which there is the ring of those who lead."""
_SUM: Final = 142
"""The width of cities, times and points in a row of one line."""
_LEADS: Final = "#ffd65c"


def lay_fields_list(page: Page, fields: Sequence[Shown], others: int, box: Box) -> None:
    """Lay out a row for each field, in as many lines as there is room for, and below them how many others there are."""
    room = box.height + _SPACE - (_OTHERS + _SPACE if others else 0)
    each_has = room // max(1, len(fields)) - _SPACE
    if others and each_has < _LEAST:
        others, each_has = 0, (box.height + _SPACE) // len(fields) - _SPACE
    high, lay = min(_HIGHEST, each_has), _lay_row
    if each_has >= _HIGH:
        high, lay = (
            (min(_TALL, each_has), _lay_tall) if each_has >= _TALL_FROM else (min(_HIGH + 16, each_has), _lay_large)
        )
    y = box.y
    for each in fields:
        lay(page, each, Box(box.x, y, box.width, high))
        y += high + _SPACE
    if others:
        _lay_others(page, others, Box(box.x, y, box.width, _OTHERS), held=bool(fields))


def _lay_others(page: Page, count: int, box: Box, *, held: bool) -> None:
    """Say how many fields have neither followers nor completed cities."""
    page.plate("others", box, theme.SAND, page.ground, 14, theme.EDGE, shadow=4)
    said = page.say("picture-other-fields" if held else "picture-all-fields", count=count), page.say("picture-no-city")
    faces: tuple[Face, Face] = "bold", "sans"
    for place, (line, face) in enumerate(zip(said, faces, strict=True)):
        at = box.x + 20, box.y + 27 + 38 * place, line, theme.SMALL, theme.INK, theme.SAND
        page.label(f"others/{place}", *at, face=face, width=box.width - 32)


def _lay_tall(page: Page, each: Shown, box: Box) -> None:
    """Lay out a field in three lines: number and seats, what it is worth, and where the followers on it lie."""
    below = round(box.height * 0.29)
    _lay_large(page, each, box, below)
    what, on, middle = f"row/{each.number}", theme.MARBLE, box.bottom - below // 2 - 6
    page.plate(f"{what}/line", Box(box.x + 18, box.bottom - below - 4, box.width - 36, 2), theme.EDGE, on)
    if not each.field.followers:
        at = box.x + 22, middle, page.say("picture-nobody"), theme.SMALL, theme.SOFT, on
        page.label(f"{what}/nobody", *at, width=box.width - 36)
        return
    lying: dict[int, list[Place]] = {}
    for follower in sorted(each.field.followers, key=lambda one: reading_order(one.place)):
        lying.setdefault(follower.seat, []).append(follower.place)
    said = {seat: " ".join(map(coordinate, places)) for seat, places in sorted(lying.items())}
    room = box.width - 32 - len(said) * (_LYING[0] + 24)
    size = theme.BODY if sum(ink(one, "sans", theme.BODY).advance for one in said.values()) <= room else theme.SMALL
    x = box.x + 18
    for seat, where in said.items():
        if x + _LYING[0] + 8 + ink(where, "sans", size).advance > box.right - 14:
            page.label(f"{what}/more", x, middle, "…", theme.BODY, theme.SOFT, on)
            break
        sprite, top = f"follower-{seat}-lying", middle - _LYING[1] // 2
        sign = page.icon(f"{what}/lying/{seat}", x, top, _LYING[0], sprite, on, height=_LYING[1])
        at = sign.right + 8, middle, where, size, theme.INK, on
        x = page.label(f"{what}/places/{seat}", *at).right + 16


def _lay_large(page: Page, each: Shown, box: Box, below: int = 0) -> None:
    """Lay out a field in two lines: its number and the seats on it, and what it is worth; some room may be left below.

    Who lies there alone is named.
    """
    what, on = f"row/{each.number}", theme.MARBLE
    line, bottom = (box.height - below) // 2, box.bottom - below
    page.plate(what, box, on, page.ground, 14, theme.EDGE, shadow=5)
    middle = box.y + line // 2 + 4
    right = _lay_number(page, what, each, box.x + 10, middle, _LARGE_DISC, on)
    end = _lay_seats(page, what, each, Box(right + 12, box.y + 4, box.right - right - 24, line), on, large=True)
    if len({follower.seat for follower in each.field.followers}) == 1:
        name = page.names[each.field.followers[0].seat]
        at = end + 6, middle, name, theme.BODY, theme.INK, on
        page.label(f"{what}/name", *at, face="bold", width=box.right - 18 - end)
    middle, colour = bottom - line // 2 - 4, theme.INK if each.field.followers else theme.SOFT
    cities = page.label(f"{what}/cities", box.x + 22, middle, str(each.cities), theme.LARGE, colour, on, face="bold")
    sign = page.icon(
        f"{what}/sign", cities.right + 4, middle - _LARGE_SIGN // 2, _LARGE_SIGN, f"feature-{Kind.CITY}", on
    )
    said = page.say("picture-times-equals", each=POINTS_A_CITY_BESIDE)
    page.label(f"{what}/times", sign.right + 6, middle, said, theme.BODY, colour, on)
    point = page.icon(f"{what}/point", box.right - 12 - _POINT, middle - _POINT // 2, _POINT, "point", on)
    points = point.x - 6, middle, str(each.points), theme.TITLE, colour, on
    page.label(f"{what}/points", *points, face="bold", anchor="r")


def _lay_row(page: Page, each: Shown, box: Box) -> None:
    """Lay out a field in one line: number, the seats on it, and what it is worth."""
    what, middle, on = f"row/{each.number}", box.y + box.height // 2, theme.MARBLE
    page.plate(what, box, on, page.ground, 12, theme.EDGE, shadow=4)
    right = _lay_number(page, what, each, box.x + 8, middle, 44, on)
    colour = theme.INK if each.field.followers else theme.SOFT
    at_points = box.right - 10, middle, str(each.points), 43, colour, on
    points = page.label(f"{what}/points", *at_points, face="bold", anchor="r")
    said = page.say("picture-times-equals", each=POINTS_A_CITY_BESIDE)
    times = page.label(f"{what}/times", points.x - 6, middle, said, theme.SMALL, colour, on, anchor="r")
    at_cities = times.x - 6, middle, str(each.cities), theme.SMALL, colour, on
    page.label(f"{what}/cities", *at_cities, face="bold", anchor="r")
    _lay_seats(page, what, each, box._replace(x=right + 6, width=box.right - _SUM - right - 6), on, large=False)


def _lay_number(page: Page, what: str, each: Shown, x: int, middle: int, side: int, on: str) -> int:
    """Lay out the number of a field on its disc, and return where that ends."""
    disc = Box(x, middle - side // 2, side, side)
    page.plate(f"{what}/disc", disc, NUMBER, on, side // 2)
    at = x + side // 2, middle, str(each.number), 35, theme.WHITE, NUMBER
    page.label(f"{what}/number", *at, face="bold", anchor="m")
    return disc.right


def _lay_seats(page: Page, what: str, each: Shown, box: Box, on: str, *, large: bool) -> int:
    """Lay out who has how many followers on a field, the most first, as far as there is room, and return where it ends.

    Leaders are ringed in gold.
    """
    middle = box.y + box.height // 2
    counts = Counter(follower.seat for follower in each.field.followers)
    if not counts:
        free = box.x + 2, middle, page.say("picture-free"), theme.SMALL, theme.SOFT, on
        return page.label(f"{what}/free", *free, width=box.width).right
    seats = sorted(counts, key=lambda seat: (-counts[seat], seat))
    told = [seat for seat in seats if counts[seat] > 1 or (large and len(seats) > 1)]
    numbers = {seat: page.say("picture-each", count=counts[seat]) for seat in told}
    face: Face = "bold" if large else "narrow"
    written = theme.BODY if large else theme.SMALL
    words = sum(ink(number, face, written).advance + 6 for number in numbers.values())
    size = next((size for size in _BADGES if words + len(seats) * (size + _AROUND) <= box.width), _BADGES[-1])
    x = box.x
    for seat in seats:
        if x + size + _AROUND > box.right:
            page.label(f"{what}/more", x, middle, "…", theme.BODY, theme.SOFT, on)
            break
        if seat in numbers:
            at = x, middle, numbers[seat], written, theme.INK, on
            x = page.label(f"{what}/count/{seat}", *at, face=face).right + 6
        ring = Box(x, middle - size // 2 - 4, size + 8, size + 8)
        ground = on
        if seat in each.leaders:
            ground = _LEADS
            page.plate(f"{what}/leads/{seat}", ring, ground, on, 26, theme.GOLD_DEEP)
        page.badge(f"{what}/seat/{seat}", ring.x + 4, ring.y + 4, size, seat, ground)
        x = ring.x + size + _AROUND
    return x
