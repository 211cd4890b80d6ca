"""The strips above, below and in the rows of the players: the six cities, what ends the game, and open hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    COLOURS,
    CURRENCIES,
    OBJECTS,
    VALUES,
    City,
    Colour,
    Currency,
    is_accepted,
)
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.prospects import HIDDEN_GOODS, public_goals
from bot.games.carrara.scoring import buildings_in_city, find_scorer
from bot.games.carrara.view import Hand
from bot.texts.games.carrara.cards import card_word
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face
from render.engine.layout import (
    Line,
    Sign,
    Word,
    centre,
    choose_fitting,
    columns,
    grid,
    lay_line,
    line_width,
    rows,
    wrap,
)
from render.engine.scene import Box, Element, Role, Scene
from render.games.carrara.colours import BLOCKS, LETTERS_ON_BLOCKS
from render.games.carrara.page import GAME, CarraraPage
from render.games.carrara.parts.market.header import lay_banner

CITIES_HIGH, NOTE_HIGH, HAND_HIGH, HAND_WIDE = 84, 44, 34, 208
"""The heights of the strips, and the width of an open hand beside a street."""
LINEN: Final = "#fbf3df"
_HEAD, _RIBBON = 30, 18
"""The heights of the cloth in a city's colour, with its sign and its name, and of the ribbon of colours below it."""
_RAISED: Final = 2
"""How far a name is above the middle of its cloth, which letters with tails would leave otherwise."""
_EDGE, _TRAY = "#b59a6a", "#f5e9cf"
_HELD, _APART = range(46, 18, -2), 0.15
"""Sizes of the signs in a hand, and the share of them that is free between pairs of a sign and a number."""
_SIZE: Final = 35
"""Of what a city is worth and needs."""


def lay_cities(page: CarraraPage, box: Box, own: int | None = None) -> None:
    """Lay out the cities: what each accepts, what it is worth, and how many buildings it needs or who scored it.

    Of a seat's own position it is said how many of these buildings are there.
    """
    lay_cloths(page, box)
    lay_scorers(page, box, own)


def lay_cloths(page: CarraraPage, box: Box) -> None:
    """Lay out of the cities what never changes."""
    page.elements += _cloths(page.language, box)


def lay_scorers(page: CarraraPage, box: Box, own: int | None = None) -> None:
    """Lay out who scored each city, or how many buildings it needs."""
    for city, cell in zip(CITIES, _cells(box), strict=True):
        _lay_scorer(page, city, cell, own)


def _cells(box: Box) -> list[Box]:
    return grid(box, len(CITIES), 1, 6)


@lru_cache(maxsize=16)
def _cloths(language: str, box: Box) -> tuple[Element, ...]:
    """Return what never changes."""
    page = Page((), language, GAME)
    for city, cell in zip(CITIES, _cells(box), strict=True):
        what, colour = f"city/{city.key}", BLOCKS[city]
        page.plate(
            f"ground/{what}", cell, LINEN, theme.SKY, 8, mix(colour, theme.INK, 0.45), shadow=3, role=Role.GROUND
        )
        cloth = Box(cell.x + 3, cell.y + 3, cell.width - 6, _HEAD)
        page.plate(
            f"ground/{what}/cloth", cloth, colour, LINEN, 5, fill_to=mix(colour, theme.INK, 0.1), role=Role.GROUND
        )
        ribbon = Box(cloth.x, cloth.bottom + 1, cloth.width, _RIBBON)
        places = dict(zip(COLOURS, columns(ribbon.grown(-2), [0] * len(COLOURS), 2), strict=True))
        accepted = [each for each in COLOURS if is_accepted(city, each)]
        band = ribbon._replace(width=places[accepted[-1]].right + 2 - ribbon.x)
        page.plate(f"ground/{what}/accepts", band, theme.INK, LINEN, 5, role=Role.GROUND)
        for each in accepted:
            page.plate(f"{what}/accepts/{each.key}", places[each], BLOCKS[each], theme.INK, 3)
        sign, name = f"town-{Colour(city).key}", page.say(f"city-{city.key}")
        page.icon(
            f"ground/{what}/sign", cell.x + 6, cell.y - 1, 30, sign, colour, height=34, plate=True, role=Role.GROUND
        )
        at = cell.x + 40, cloth.mid_y - _RAISED, name, theme.SMALL, LETTERS_ON_BLOCKS[city], colour
        page.label(f"{what}/name", *at, face="narrow")
        middle = _lower(cell)
        at = cell.x + 7, middle, str(VALUES[city]), _SIZE, theme.INK, LINEN
        value = page.label(f"{what}/value", *at, face="bold")
        currency = "point" if CURRENCIES[city] is Currency.POINTS else "coin"
        page.icon(f"{what}/currency", value.right + 2, middle - 13, 26, currency, LINEN)
    return tuple(page.elements)


def _lower(cell: Box) -> int:
    """Return the middle of the part below the name of a city."""
    return (cell.y + 7 + _HEAD + _RIBBON + cell.bottom - 2) // 2


def _lay_scorer(page: CarraraPage, city: City, cell: Box, own: int | None) -> None:
    """Lay out the badge of the seat that scored a city, or else the buildings that this takes."""
    what, by, middle, right = f"city/{city.key}", find_scorer(page.view.players, city), _lower(cell), cell.right - 9
    if by is None:
        need, house = BUILDINGS_TO_SCORE[city], right - 26
        page.icon(f"{what}/need/house", house, middle - 13, 26, "house", LINEN)
        said = str(need)
        if own is not None:
            have = len(buildings_in_city(page.view.players[own].buildings, city))
            said = page.say("picture-of", have=min(have, need), need=need)
        page.label(f"{what}/need", house - 3, middle, said, _SIZE, theme.INK, LINEN, face="bold", anchor="r")
        return
    on, badge = LINEN, Box(right - 38, middle - 16, 38, 32)
    if city in page.changes.cities:
        page.plate(f"mark/{what}/marker", badge.grown(2), theme.NEW, LINEN, 8, role=Role.MARK)
        on = theme.NEW_PALE
        page.plate(f"ground/{what}/marker", badge, on, theme.NEW, 6, role=Role.GROUND)
    page.badge(f"{what}/marker", badge.x + 3, badge.y, 32, by, on)
    if city in page.changes.cities:
        page.news_corner(f"{what}/marker", badge._replace(y=badge.y + 3), 16)


def lay_note(page: CarraraPage, box: Box) -> None:
    """Lay out that it is the last round, and what cards require for announcing the end, or who is still to play."""
    view, middle, on = page.view, box.mid_y, LINEN
    page.plate("asked", box, on, page.ground, 8, _EDGE, shadow=3)
    if view.last_round_by is not None:
        by, said = view.announced_by, page.say("picture-last-round")
        left = lay_banner(page, said, by, box.x, middle, box.height, on).right
    else:
        line = Sign("asked/end/sign", "hourglass", 1), Word("asked/end", page.say("picture-asked-end"))
        left = lay_line(page, line, box.grown(-10), (theme.BODY,), on, anchor="l").right
    room = Box(left + 22, box.y, box.right - 38 - left, box.height)
    if view.cards is not None:
        _lay_conditions(page, room)
    else:
        _lay_rest(page, room)


def _lay_rest(page: CarraraPage, box: Box) -> None:
    """Lay out who is still to play in the last round."""
    on, said = LINEN, [Word("rest/head", page.say("picture-turns-left"), "serif")]
    x = lay_line(page, said, box, (theme.BODY,), on, anchor="l").right + 12
    for seat in range(page.view.turn, len(page.view.players)):
        x = page.badge(f"rest/{seat}", x, box.mid_y - 18, 36, seat, on).right + 8


def _lay_conditions(page: CarraraPage, box: Box) -> None:
    """Lay out what each card counts, and how many of it are required, as large as all have room."""

    def lines(face: Face) -> list[Line]:
        return [
            [
                Sign(f"asked/{card.kind}/kind", f"kind-{card.kind}", 1.05),
                Word(f"asked/{card.kind}", page.say("picture-asked", word=card_word(page.say, card)), face),
                Word(f"asked/{card.kind}/need", str(card.condition.need(len(page.view.players)))),
            ]
            for card in page.view.cards or ()
            if card is not None and card.condition is not None
        ]

    faces: tuple[Face, ...] = ("sans", "narrow")
    forms = [(size, lines(face)) for size in (theme.BODY, 33, theme.SMALL) for face in faces]
    size, told = choose_fitting(forms, lambda form: sum(_widths(*form)) + 20 * len(form[1]) <= box.width)
    spare = max(0, box.width - sum(_widths(size, told))) // len(told)
    for line, cell in zip(told, columns(box, _widths(size, told), spare), strict=True):
        lay_line(page, line, cell._replace(x=cell.x + spare // 2), [size], LINEN)


def _widths(size: int, lines: Sequence[Line]) -> list[int]:
    return [line_width(line, size) for line in lines]


def notes(page: CarraraPage) -> bool:
    """Return whether there is something to note below the rows."""
    view = page.view
    return view.phase is not CarraraPhase.OVER and (view.cards is not None or view.last_round_by is not None)


def open_hands(page: CarraraPage) -> Sequence[Hand]:
    """Return the hands of all seats if they are open and the game is on."""
    return page.view.open_hands or () if page.view.phase is not CarraraPhase.OVER else ()


Held = tuple[tuple[str, str], ...]
"""The signs of what a hand holds, each with how many there are, or progress on a card that counts them."""


def lay_hands(page: CarraraPage, hands: Sequence[Hand], boxes: Sequence[Box]) -> None:
    """Lay out the blocks, objects and coins that hands hold on trays, in lines and all in one size."""
    trays = [
        (f"hand/{seat}", _list_held(page, seat, hand), box)
        for seat, (hand, box) in enumerate(zip(hands, boxes, strict=True))
    ]

    def fits(size: int) -> bool:
        return all(len(_break_into_lines(*tray, size)) * (size + 2) <= tray[-1].height - 4 for tray in trays)

    size = choose_fitting(_HELD, fits)
    for tray in trays:
        page.elements += _hand(*tray, size)


def _list_held(page: CarraraPage, seat: int, hand: Hand) -> Held:
    kinds = [
        *((f"block-{each.key}", hand.blocks[each]) for each in COLOURS),
        *((f"object-{each.key}", hand.objects[each]) for each in OBJECTS),
        ("coin", hand.coins),
    ]
    goals = [goal for goal in public_goals(page.view, seat) if goal.counted.of in HIDDEN_GOODS]
    said = [(f"kind-{goal.card.kind}", page.say("picture-of", have=goal.have, need=goal.need)) for goal in goals]
    return *((sprite, str(count)) for sprite, count in kinds if count), *said


@lru_cache(maxsize=1024)
def _break_into_lines(what: str, held: Held, box: Box, size: int) -> list[Line]:
    pairs = [
        (Sign(f"{what}/{sprite}/sign", sprite, 1, apart=_APART), Word(f"{what}/{sprite}", said, apart=0.05))
        for sprite, said in held
    ]
    wrapped = wrap([line_width(pair, size) for pair in pairs], box.width - 14, round(_APART * size))
    return [[part for number in line for part in pairs[number]] for line in wrapped]


@lru_cache(maxsize=256)
def _hand(what: str, held: Held, box: Box, size: int) -> tuple[Element, ...]:
    """Return a hand; in a turn only one changes."""
    page, lines = Scene(theme.WIDTH, theme.TRAVERTINE), _break_into_lines(what, held, box, size)
    page.plate(f"{what}/tray", box, _TRAY, theme.MARBLE, 12, _EDGE, role=Role.GROUND)
    high = min(size + 10, (box.height - 4) // max(1, len(lines)))
    inner = centre(box, box.width - 14, high * len(lines))
    for line, row in zip(lines, rows(inner, [high] * len(lines)), strict=True):
        lay_line(page, line, row, (size,), _TRAY, anchor="l")
    return tuple(page.elements)
