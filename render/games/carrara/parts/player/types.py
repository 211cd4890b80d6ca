"""The types of building of a player, and with the expansion the categories, with what scoring them would yield."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, MARKERS, TYPES, BuildingType, Category, City
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, of_type, scored_by
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import Face, ink, wrapped
from render.engine.scene import Box, Role
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import Scored, lay_struck

_SIZES: Final = theme.HUGE, 63, 59, 55, 51, 47, 43, 39, 35, 31
_SIGN, _BY = 0.84, 4
"""How large the signs are, as a share of the amounts, and how far from them."""
EARNS: Final = "#f4cf72"
"""The ground of what a scoring would yield now."""
_CORNER = 24
"""The width of the frame in what was just scored, and the size of the corner folded over it."""


def lines_of(page: Page, brought: Gain, width: int) -> list[list[tuple[int, str]]]:
    """Return points and coins with their signs, in one line if they are large enough there, or in two."""
    amounts = [(amount, sign) for amount, sign in ((brought.points, "point"), (brought.coins, "coin")) if amount]
    return [amounts] if _width(page, amounts, 43) <= width else [[each] for each in amounts]


def lay_amounts(page: Page, what: str, brought: Gain, box: Box, on: str) -> None:
    """Lay out points and coins as large as they fit, beside each other or on two lines."""
    lines = lines_of(page, brought, box.width)
    high = box.height // len(lines)
    fitting = (each for each in _SIZES if each <= high and all(_width(page, line, each) <= box.width for line in lines))
    size = next(fitting, _SIZES[-1])
    for place, line in enumerate(lines):
        middle = box.y + high * place + high // 2
        _lay_line(page, what, line, box.x + box.width // 2, middle, size, on)


def _width(page: Page, amounts: Sequence[tuple[int, str]], size: int) -> int:
    """Return the width of amounts with their signs."""
    numbers = [ink(page.say("picture-more", count=amount), "bold", size).advance for amount, _ in amounts]
    return sum(numbers) + len(numbers) * (round(size * _SIGN) + _BY) + (len(numbers) - 1) * 2 * _BY


def _lay_line(
    page: Page, what: str, amounts: Sequence[tuple[int, str]], centre: int, middle: int, size: int, on: str
) -> None:
    """Lay out amounts with their signs side by side."""
    x, side = centre - _width(page, amounts, size) // 2, round(size * _SIGN)
    for amount, sign in amounts:
        said = page.say("picture-more", count=amount)
        number = page.label(f"{what}/{sign}", x, middle, said, size, theme.INK, on, face="bold")
        right = x + ink(said, "bold", size).advance + _BY
        page.icon(f"{what}/{sign}/sign", max(right, number.right + 2), middle - side // 2, side, sign, on)
        x = right + side + 2 * _BY


def lay_news(page: Page, what: str, box: Box, on: str) -> str:
    """Lay out the paper of what was just scored, framed within its box as there is no room around it."""
    page.plate(f"mark/{what}", box, theme.NEW, on, 12, role=Role.MARK)
    paper, fold = box.grown(-4), _CORNER // 5
    page.plate(f"ground/{what}/changed", paper, theme.NEW_PALE, theme.NEW, 10, role=Role.GROUND)
    page.news_corner(what, Box(paper.x, paper.y + fold, paper.width - fold, paper.height), _CORNER)
    return theme.NEW_PALE


def key_of(scored: Scored) -> str:
    """Return the name of a type, a city or a category among all texts; a type and a city may be the same number."""
    if isinstance(scored, Category):
        return f"picture-special-{scored}"
    return f"{'city' if isinstance(scored, City) else 'type'}-{scored.key}"


def gains(view: View, seat: int) -> dict[str, Gain]:
    """Return what each scoring that is possible now would yield, by `key_of` what is scored."""
    return {} if view.players[seat].scorings >= MARKERS else dict(_gains(view, seat))


def _gains(view: View, seat: int) -> Iterator[tuple[str, Gain]]:
    player = view.players[seat]
    for each in TYPES:
        if each not in player.types_scored and (built := of_type(player.buildings, each)):
            yield key_of(each), gain(built, view.supply)
    for city in CITIES:
        here = in_city(player.buildings, city)
        if scored_by(view.players, city) is None and len(here) >= BUILDINGS_TO_SCORE[city]:
            yield key_of(city), gain(here, view.supply)
    if view.cards is None:
        return
    for category in Category:
        brought = gain_of_category(player.buildings, category)
        if category not in player.categories_scored and (brought.coins or brought.points):
            yield key_of(category), brought


_HEADING, _INSIDE, _SPACE = 46, 7, 5
_FOOT = 0.5
"""The height of what a scoring would yield in one line and in two, as a share of its card's."""
_BESIDE: Final = 3
"""Beside the lower part of a card, which is little so that words have room there."""
_PITCH = 31
"""The size of the seal of what has been scored, and the height of a line of words."""
DONE, DONE_EDGE, NONE = "#dcebc4", "#7d9a4e", "#e4dac8"
"""The ground and the edge of what has been scored, and the ground of what there is none of."""
_COUNTS: Final = 59, theme.LARGE
"""The sizes of the number beside the emblem, in wide cards and in others."""
_WIDE: Final = 150


def lay_types(page: Page, seat: int, possible: Mapping[str, Gain], box: Box) -> None:
    """Lay out a card for each type or category; what can be scored now has what that would yield."""
    shown: list[BuildingType | Category] = [*TYPES, *(Category if page.view.cards is not None else ())]
    page.panel("types/panel", *box)
    said, middle = (
        page.say("picture-scoring-now" if any(key_of(each) in possible for each in shown) else "picture-scoring-none"),
        box.y + _HEADING // 2 + 3,
    )
    page.label(
        "types/title",
        box.x + 18,
        middle,
        said,
        theme.BODY,
        theme.INK,
        theme.MARBLE,
        face="serif",
        width=box.width - 36,
    )
    width = (box.width - 2 * _INSIDE - _SPACE * (len(shown) - 1)) // len(shown)
    top = box.y + _HEADING
    for place, each in enumerate(shown):
        card = Box(box.x + _INSIDE + place * (width + _SPACE), top, width, box.bottom - _INSIDE - top)
        what = f"special/{each}" if isinstance(each, Category) else f"type/{each.key}"
        if key_of(each) in possible:
            _lay_possible(page, what, each, _count(page, seat, each), possible, card)
        else:
            _lay_quiet(page, what, seat, each, card)


def _done(page: Page, seat: int) -> list[Scored]:
    """List the types and categories that a seat has scored."""
    player = page.view.players[seat]
    return [*player.types_scored, *player.categories_scored]


def _sprite(scored: BuildingType | Category) -> str:
    return f"category-{scored}" if isinstance(scored, Category) else f"type-{scored.key}"


def _count(page: Page, seat: int, scored: BuildingType | Category) -> int:
    """Return how many buildings of a type or a category a seat has."""
    built = page.view.players[seat].buildings
    if isinstance(scored, Category):
        return sum(each.building.category is scored for each in built)
    return len(of_type(built, scored))


def _lay_possible(
    page: Page, what: str, scored: BuildingType | Category, count: int, possible: Mapping[str, Gain], box: Box
) -> None:
    """Lay out what can be scored: the emblem, how many buildings there are, and what that would yield."""
    on, gained = theme.MARBLE, possible[key_of(scored)]
    page.plate(f"{what}/panel", box, on, on, 10, theme.GOLD_DEEP, shadow=4)
    lines = lines_of(page, gained, box.width - 14)
    foot = _foot(box, _FOOT if len(lines) == 1 else 0.64)
    _lay_head(page, what, scored, count, box._replace(height=foot.y - box.y), on, small=len(lines) > 1)
    page.plate(f"{what}/foot", foot, EARNS, on, 8)
    lay_amounts(page, f"{what}/worth", gained, foot._replace(x=foot.x + 3, width=foot.width - 6), EARNS)


def _foot(box: Box, share: float) -> Box:
    """Return the lower part of a card, which tells what a scoring would yield or why there is none."""
    high = round(box.height * share)
    return Box(box.x + _BESIDE, box.bottom - 4 - high, box.width - 2 * _BESIDE, high)


def _lay_head(
    page: Page,
    what: str,
    scored: BuildingType | Category,
    count: int,
    box: Box,
    on: str,
    *,
    small: bool = False,
    faded: bool = False,
) -> None:
    """Lay out the emblem and beside it how many buildings there are."""
    size, said = _COUNTS[box.width < _WIDE or small], str(count)
    wide, apart = ink(said, "bold", size).advance, 18 if box.width >= _WIDE else 8
    middle, side = box.y + box.height // 2 + 1, min(78, box.height - 4, box.width - wide - apart - 14)
    left = box.x + (box.width - side - apart - wide) // 2
    page.icon(what, left, middle - side // 2, side, _sprite(scored), on, faded=faded)
    at = left + side + apart, middle, said, size, theme.SOFT if faded else theme.INK, on
    page.label(f"{what}/count", *at, face="bold")


def _lay_quiet(page: Page, what: str, seat: int, scored: BuildingType | Category, box: Box) -> None:
    """Lay out what cannot be scored now: its seal as it has been, or its emblem as the seat has none of it."""
    fresh = (seat, scored) in page.changes.categories or (seat, scored) in page.changes.types
    on, done, count = theme.VEIN, scored in _done(page, seat), _count(page, seat, scored)
    if done:
        on = DONE
        if fresh:
            on = lay_news(page, what, box, theme.MARBLE)
        else:
            page.plate(f"{what}/panel", box, on, theme.MARBLE, 10, DONE_EDGE)
        side = min(92, box.width - 10)
        top = box.y + 5 + fresh * 3
        seal = Box(box.x + (box.width - side) // 2, top, side, side)
        lay_struck(page, what, scored, seal, on, ticked=True)
        x, y = box.x + box.width // 2, (seal.bottom + box.bottom) // 2 - 1
        page.label(f"{what}/count", x, y, str(count), theme.LARGE, theme.INK, on, face="bold", anchor="m")
        return
    page.plate(f"{what}/panel", box, on, theme.MARBLE, 10, theme.EDGE)
    foot = _foot(box, _FOOT)
    head = box if count else box._replace(height=foot.y - box.y)
    _lay_head(page, what, scored, count, head, on, faded=True)
    if count:
        return
    page.plate(f"{what}/foot", foot, NONE, on, 8, theme.EDGE)
    said, room = page.say("picture-none-built"), foot.width - 22
    face: Face = "sans" if max(ink(word, "sans", theme.SMALL).advance for word in said.split()) <= room else "narrow"
    lines = wrapped(said, face, theme.SMALL, room, 2)
    x, y = foot.x + foot.width // 2, foot.y + foot.height // 2 - (len(lines) - 1) * _PITCH // 2
    for number, line in enumerate(lines):
        at = x, y + number * _PITCH, line, theme.SMALL, theme.SOFT, NONE
        page.label(f"{what}/said/{number}", *at, face=face, anchor="m")
