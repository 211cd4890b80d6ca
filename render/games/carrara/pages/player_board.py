"""One player's board, large enough to read without zooming: what is public, and what scorings would yield."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    MARKERS,
    TYPES,
    BuildingType,
    Category,
    City,
)
from bot.games.carrara.events import Event
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, of_type, scored_by
from bot.games.carrara.view import View
from bot.texts import texts
from bot.texts.games.carrara.events import say_events
from render.common.alt import cut, spoken_names
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.changes import turns
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.cities.banners import PITCH
from render.games.carrara.parts.cities.rows import COLUMNS, lay_own_row
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.parts.private.own_plaque import WIDTH, lay_own_plaque
from render.games.carrara.words.cards_alt import goals_words
from render.games.carrara.words.words import Words

_NAME = 24
_SHEET = Box(theme.MARGIN, 90, theme.WIDTH - 2 * theme.MARGIN, 196)
_HEADING, _INSIDE = 44, 8
_BANNERS = 292
_ROW, _BOTTOM = 628, 692
"""Where the cities end, and what scoring them would yield."""
_FOOT = 60
"""The height of a line with what a scoring would yield."""
_LOW_FOOT = 46
"""The same, where points and coins are on two lines."""
_SPACE = 6
_FRAME, _CORNER = 4, 24
"""The width of the frame in what was just scored, and the size of the corner folded over it."""
_COUNT = 59
"""The size of numbers beside the largest emblems."""
_COUNTED = 61
"""The width that numbers beside smaller ones need."""
_AMOUNTS = 55, 51, 47, 43, 39, 35, 31
"""The sizes of amounts, from the most to the least room."""
_SIGN, _BY = 0.84, 4
"""How large their signs are, as a share, and how far from them."""
_OF = theme.LARGE, 39, theme.BODY, theme.SMALL
"""The sizes of how many buildings a city has and needs."""
_HOUSE, _BY_OTHER = 42, 44
"""The size of the house beside how many buildings a city has, and of the badge of another who has scored it."""
_EDGE = 4
_ICON, _LOW_ICON, _NARROW_ICON = 76, 46, 64
_EARNS, _MOST = theme.GOLD_PALE, "#f0c04c"
"""The grounds of what a scoring would yield now, and of the most that one would."""


def player_page(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Page:
    """Lay out a player's board with what has changed: points, types, cities, and what scorings would yield."""
    if view.final is None:
        view = replace(view, open_hands=None)
    page = Page(view, names, language, events)
    gained = page.changes.points.get(seat, 0) if view.final is None else 0
    lay_own_head(page, seat, page.names[seat], view.score(seat), gained=gained)
    _lay_types(page, seat)
    lay_own_plaque(page, seat, Box(theme.MARGIN, _BANNERS, WIDTH, _ROW - _BANNERS))
    said, middle = page.say("picture-scoring-one-city"), (_ROW + _SPACE + _BOTTOM) // 2
    at = theme.MARGIN + WIDTH - 6, middle, said, theme.SMALL, theme.INK, page.ground
    page.label("cities/title", *at, face="bold", anchor="r", width=WIDTH - 6)
    lay_own_row(page, seat, _BANNERS, _ROW)
    for city in CITIES:
        _lay_city_worth(page, seat, city)
    return page


def _lay_types(page: Page, seat: int) -> None:
    """Lay out the types, and with the expansion the categories: how many, and what a scoring would yield."""
    shown: list[BuildingType | Category] = [*TYPES, *(Category if page.view.cards is not None else ())]
    page.panel("types/panel", *_SHEET)
    said, left, top = page.say("picture-scoring-now"), _SHEET.x + _INSIDE, _SHEET.y + _HEADING
    middle, room = _SHEET.y + _HEADING // 2 + 2, _SHEET.width - 40
    page.label("types/title", left + 8, middle, said, theme.BODY, theme.INK, theme.MARBLE, face="bold", width=room)
    width = (_SHEET.width - 2 * _INSIDE + _SPACE) // len(shown)
    for place, each in enumerate(shown):
        box = Box(left + place * width, top, width - _SPACE, _SHEET.bottom - _INSIDE - top)
        _lay_type(page, seat, each, box)


def _lay_type(page: Page, seat: int, scored: BuildingType | Category, box: Box) -> None:
    player, special = page.view.players[seat], isinstance(scored, Category)
    what = f"special/{scored}" if special else f"type/{scored}"
    if isinstance(scored, Category):
        built = [each for each in player.buildings if each.building.category is scored]
        done = scored in player.categories_scored
    else:
        built = of_type(player.buildings, scored)
        done = scored in player.types_scored
    earns = bool(built) and not done and player.scorings < MARKERS
    on, ground = theme.MARBLE if earns else theme.VEIN, _EARNS
    fresh = (seat, scored) in (page.changes.categories if special else page.changes.types)
    if fresh:
        on = _lay_news(page, what, box, theme.MARBLE)
    else:
        edge, shadow = (theme.GOLD_DEEP, 4) if earns else (theme.EDGE, 0)
        page.plate(f"{what}/panel", box, on, theme.MARBLE, 10, edge, shadow=shadow)
    lines: list[list[tuple[int, str]]] = []
    room, size, line_high = box.width - 2 * _EDGE - 6, _AMOUNTS[0], _FOOT
    if earns:
        brought = gain_of_category(built, scored) if isinstance(scored, Category) else gain(built, page.view.supply)
        ground = _ground(page, seat, brought)
        amounts = _amounts(brought)
        lines = [amounts] if _width(page, amounts, _AMOUNTS[4]) <= room else [[each] for each in amounts]
        size = min(_fitting(page, line, room) for line in lines) if amounts else size
        line_high = _FOOT if len(lines) == 1 else _LOW_FOOT
    high = line_high * (len(lines) or done)
    foot = Box(box.x + _EDGE, box.bottom - _EDGE - high, box.width - 2 * _EDGE, high)
    top = box.y + _FRAME * fresh
    _lay_count(page, what, scored, len(built), box._replace(y=top, height=foot.y - top), on)
    if done:
        _lay_done(page, what, foot, on)
    if lines:
        page.plate(f"{what}/foot", foot, ground, on, 8)
    for place, line in enumerate(lines):
        y = foot.y + foot.height * (2 * place + 1) // (2 * len(lines))
        _lay_amounts(page, f"{what}/worth", line, foot.x + foot.width // 2, y, size, ground)


def _lay_news(page: Page, what: str, box: Box, on: str) -> str:
    """Lay out the paper of what was just scored, framed within its box as there is no room around it."""
    page.plate(f"mark/{what}", box, theme.NEW, on, 12)
    paper, fold = box.grown(-_FRAME), _CORNER // 5
    page.plate(f"ground/{what}/changed", paper, theme.NEW_PALE, theme.NEW, 10)
    page.news_corner(what, Box(paper.x, paper.y + fold, paper.width - fold, paper.height), _CORNER)
    return theme.NEW_PALE


def _lay_count(page: Page, what: str, scored: BuildingType | Category, count: int, box: Box, on: str) -> None:
    """Lay out the emblem of a type or a category, faded if the seat has none of it, and how many buildings it has."""
    wide, middle = box.width > 2 * _ICON, box.y + box.height // 2 + 1
    size = _LOW_ICON if box.height < _ICON - 10 else _ICON if wide else _NARROW_ICON
    sprite = f"category-{scored}" if isinstance(scored, Category) else f"type-{scored.key}"
    number = _COUNT if size >= _ICON else theme.LARGE
    size = min(size, box.height - 4, box.width - _COUNTED)
    page.icon(what, box.x + 10, middle - size // 2, size, sprite, on, faded=not count)
    colour = theme.INK if count else theme.SOFT
    centre = (box.x + 8 + size + box.right) // 2
    page.label(f"{what}/count", centre, middle, str(count), number, colour, on, face="bold", anchor="m")


def _lay_done(page: Page, what: str, box: Box, on: str) -> None:
    """Say that something has been scored."""
    at, said = (box.x + box.width // 2, box.y + box.height // 2), page.say("picture-scored")
    page.label(f"{what}/scored", *at, said, theme.SMALL, theme.INK, on, face="narrow", anchor="m", width=box.width)


def _ground(page: Page, seat: int, brought: Gain) -> str:
    """Return the ground of what a scoring would yield, a stronger one if it is the most of all."""
    yields = [found.points + found.coins for _, found in _gains(page.view, seat)]
    return _MOST if brought.points + brought.coins == max(yields) > min(yields) else _EARNS


def _amounts(brought: Gain) -> list[tuple[int, str]]:
    """Return what a scoring would yield, with the signs."""
    return [(amount, sign) for amount, sign in ((brought.points, "point"), (brought.coins, "coin")) if amount]


def _width(page: Page, amounts: Sequence[tuple[int, str]], size: int) -> int:
    """Return the width of amounts with their signs."""
    numbers = [ink(page.say("picture-more", count=amount), "bold", size).advance for amount, _ in amounts]
    return sum(numbers) + len(numbers) * (round(size * _SIGN) + _BY) + (len(numbers) - 1) * 2 * _BY


def _fitting(page: Page, amounts: Sequence[tuple[int, str]], room: int) -> int:
    """Return the size in which amounts fit into a room."""
    return next((size for size in _AMOUNTS if _width(page, amounts, size) <= room), _AMOUNTS[-1])


def _lay_amounts(
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


def _lay_city_worth(page: Page, seat: int, city: City) -> None:
    """Lay out what scoring a city would yield, how many buildings it has and needs, or who has scored it."""
    player, what = page.view.players[seat], f"own/{city.key}/worth"
    here, by = in_city(player.buildings, city), scored_by(page.view.players, city)
    box = Box(COLUMNS + city * PITCH + 3, _ROW + _SPACE, PITCH - 6, _BOTTOM - _ROW - _SPACE)
    middle, need, centre = box.y + box.height // 2, BUILDINGS_TO_SCORE[city], box.x + box.width // 2
    earns = by is None and len(here) >= need and player.scorings < MARKERS
    brought = gain(here, page.view.supply)
    on = _ground(page, seat, brought) if earns else theme.VEIN
    if by == seat and city in page.changes.cities:
        on = _lay_news(page, f"own/{city.key}", box, page.ground)
    else:
        edge = theme.GOLD_DEEP if earns else theme.EDGE
        page.plate(f"own/{city.key}/foot", box, on, page.ground, 10, edge, shadow=4 * earns)
    if by == seat:
        _lay_done(page, f"own/{city.key}", box, on)
    elif by is not None:
        page.badge(f"own/{city.key}/by", centre - _BY_OTHER // 2, middle - _BY_OTHER // 2, _BY_OTHER, by, on)
    elif earns:
        amounts = _amounts(brought)
        _lay_amounts(page, what, amounts, centre, middle, _fitting(page, amounts, box.width - 8), on)
    else:
        said, colour = page.say("picture-of", have=len(here), need=need), theme.INK if here else theme.SOFT
        size = fitting_size(said, "bold", _OF, centre + 10 - box.x)
        page.label(what, centre + 16, middle, said, size, colour, on, face="bold", anchor="r")
        page.icon(f"{what}/house", centre + 20, middle - _HOUSE // 2, _HOUSE, "house", on, faded=not here)


def player_alt(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> str:
    """Describe what is public about a player, and what of it has changed."""
    words = Words(texts(language, GAME), spoken_names(names, language, _NAME))
    say, player = words.say, view.players[seat]
    scored, built = words.scored(player), words.built(player.buildings)
    name = say("picture-alt-start", name=words.names[seat]) if seat == 0 else words.names[seat]
    own = [event for done_by, done in turns(events) if done_by == seat for event in done]
    said = [
        *say_events(words.texts, own, words.names),
        say(
            "picture-alt-player",
            name=name,
            points=say("points", count=player.points),
            scored=say("picture-alt-scored", items=scored) if scored else "",
            buildings=say("picture-alt-built", items=built) if built else "",
            hand="",
        ),
        say("picture-alt-left", costs=player.costs, markers=MARKERS - player.scorings),
    ]
    if goals := goals_words(words, view, seat, False):
        said.append(goals + ".")
    if worth := _worth(words, view, seat):
        said.append(say("picture-alt-would", worth="; ".join(worth)))
    return cut(said, say("picture-alt-more"))


def _worth(words: Words, view: View, seat: int) -> list[str]:
    """Describe what each scoring that is possible now would yield."""
    return [
        words.say("picture-alt-worth", what=words.say(key), gain=words.gain(gained))
        for key, gained in _gains(view, seat)
    ]


def _gains(view: View, seat: int) -> list[tuple[str, Gain]]:
    """Return what each scoring that is possible now would yield."""
    player = view.players[seat]
    if player.scorings >= MARKERS:
        return []
    open_to_all = {city for city in CITIES if scored_by(view.players, city) is None}
    subjects = [
        *((f"type-{each.key}", of_type(player.buildings, each)) for each in TYPES if each not in player.types_scored),
        *(
            (f"city-{city.key}", here)
            for city in CITIES
            if city in open_to_all and len(here := in_city(player.buildings, city)) >= BUILDINGS_TO_SCORE[city]
        ),
    ]
    brought = [(key, gain(built, view.supply)) for key, built in subjects if built]
    if view.cards is not None:
        specials = [(each, gain_of_category(player.buildings, each)) for each in Category]
        brought += [
            (f"picture-special-{each}", gained)
            for each, gained in specials
            if each not in player.categories_scored and (gained.coins or gained.points)
        ]
    return brought
