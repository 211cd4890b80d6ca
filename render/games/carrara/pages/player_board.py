"""One player's board, large enough to read without zooming: what is public, and what scorings would yield."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CATEGORIES,
    CITIES,
    MARKERS,
    TYPES,
    BuildingType,
    Category,
    City,
)
from bot.games.carrara.events import Event
from bot.games.carrara.scoring import gain, gain_of_category, in_city, of_type, scored_by
from bot.games.carrara.view import View
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.cities.banners import PITCH
from render.games.carrara.parts.cities.rows import COLUMNS, lay_own_row
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.parts.private.own_plaque import WIDTH, lay_own_plaque
from render.games.carrara.words.cards_alt import goals_words
from render.games.carrara.words.words import Words

_NAME = 24
_SHEET = Box(theme.MARGIN, 92, theme.WIDTH - 2 * theme.MARGIN, 192)
_HEADING, _INSIDE = 46, 10
_BANNERS = 296
_ROW, _BOTTOM = 634, 688
"""Where the cities end, and what scoring them would yield."""
_FOOT = 44
"""The height of a line with what a scoring would yield."""
_SPACE = 8
_TICK = 40
_AMOUNT, _SIGN, _BY = theme.BODY, 34, 4
"""The sizes of amounts and of their signs, and how far these are from them."""
_EDGE = 6
_ICON, _LOW_ICON, _NARROW_ICON = 74, 46, 62


def player_page(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Page:
    """Lay out a player's board with what has changed: points, types, cities, and what scorings would yield."""
    if view.final is None:
        view = replace(view, open_hands=None)
    page = Page(view, names, language, events)
    lay_own_head(page, seat, page.names[seat], view.score(seat))
    _lay_types(page, seat)
    lay_own_plaque(page, seat, Box(theme.MARGIN, _BANNERS, WIDTH, _ROW - _BANNERS))
    lay_own_row(page, seat, _BANNERS, _ROW)
    said, middle = page.say("picture-when-scored"), (_ROW + _SPACE + _BOTTOM) // 2
    page.label(
        "own/title", theme.MARGIN + 14, middle, said, theme.SMALL, theme.INK, page.ground, face="bold", width=WIDTH
    )
    for city in CITIES:
        _lay_city_worth(page, seat, city)
    return page


def _lay_types(page: Page, seat: int) -> None:
    """Lay out the types, and with the expansion the categories: how many, and what a scoring would yield."""
    shown: list[BuildingType | Category] = [*TYPES, *(Category if page.view.cards is not None else ())]
    page.panel("types/panel", *_SHEET)
    said, left, top = page.say("picture-when-scored"), _SHEET.x + _INSIDE, _SHEET.y + _HEADING
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
        on, sprite, done = GROUND[scored], f"category-{scored}", scored in player.categories_scored
    else:
        built = of_type(player.buildings, scored)
        on, sprite, done = GROUND[CATEGORIES[scored]], f"type-{scored.key}", scored in player.types_scored
    on = on if built or done else theme.VEIN
    page.plate(f"{what}/panel", box, on, theme.MARBLE, 12, theme.EDGE)
    foot = Box(box.x + _EDGE, box.bottom - _EDGE - _FOOT, box.width - 2 * _EDGE, _FOOT)
    lines: list[list[tuple[int, str]]] = []
    if built and not done and player.scorings < MARKERS:
        brought = gain_of_category(built, scored) if isinstance(scored, Category) else gain(built, page.view.supply)
        amounts = [(amount, sign) for amount, sign in ((brought.points, "point"), (brought.coins, "coin")) if amount]
        wide = _width(page, amounts) > foot.width - 8
        lines = [[each] for each in amounts] if wide else [amounts]
    if len(lines) > 1:
        foot = Box(foot.x, foot.y - _FOOT + 10, foot.width, 2 * _FOOT - 10)
    size = _LOW_ICON if len(lines) > 1 else _ICON if box.width > 2 * _ICON else _NARROW_ICON
    middle = (box.y + foot.y) // 2 + 1
    page.icon(what, box.x + 10, middle - size // 2, size, sprite, on, faded=not built)
    count, colour = str(len(built)), theme.SOFT if on == theme.VEIN else theme.INK
    centre = (box.x + 10 + size + box.right) // 2
    page.label(
        f"{what}/count",
        centre,
        middle,
        count,
        theme.TITLE if size == _ICON else theme.LARGE,
        colour,
        on,
        face="bold",
        anchor="m",
    )
    if done:
        page.icon(f"{what}/scored", foot.x + foot.width // 2 - _TICK // 2, foot.y + 2, _TICK, "tick", on)
    elif lines:
        page.plate(f"{what}/foot", foot, theme.MARBLE, on, 8)
        for place, line in enumerate(lines):
            y = foot.y + foot.height * (2 * place + 1) // (2 * len(lines))
            _lay_amounts(page, f"{what}/worth", line, foot.x + foot.width // 2, y)


def _width(page: Page, amounts: Sequence[tuple[int, str]]) -> int:
    """Return the width of amounts with their signs."""
    numbers = [ink(page.say("picture-more", count=amount), "bold", _AMOUNT).advance for amount, _ in amounts]
    return sum(numbers) + len(numbers) * (_SIGN + _BY) + (len(numbers) - 1) * 2 * _BY


def _lay_amounts(page: Page, what: str, amounts: Sequence[tuple[int, str]], centre: int, middle: int) -> None:
    """Lay out amounts with their signs side by side."""
    x, on = centre - _width(page, amounts) // 2, theme.MARBLE
    for amount, sign in amounts:
        said = page.say("picture-more", count=amount)
        number = page.label(f"{what}/{sign}", x, middle, said, _AMOUNT, theme.INK, on, face="bold")
        right = x + ink(said, "bold", _AMOUNT).advance + _BY
        page.icon(f"{what}/{sign}/sign", max(right, number.right + 2), middle - _SIGN // 2, _SIGN, sign, on)
        x = right + _SIGN + 2 * _BY


def _lay_city_worth(page: Page, seat: int, city: City) -> None:
    """Lay out what scoring a city would yield, how many of the buildings needed are there, or that it is scored."""
    player, what = page.view.players[seat], f"own/{city.key}/worth"
    here, by = in_city(player.buildings, city), scored_by(page.view.players, city)
    on = theme.MARBLE if here and by is None else theme.VEIN
    box = Box(COLUMNS + city * PITCH + 3, _ROW + _SPACE, PITCH - 6, _BOTTOM - _ROW - _SPACE)
    page.panel(f"own/{city.key}/panel", *box, on)
    middle, need, centre = box.y + box.height // 2, BUILDINGS_TO_SCORE[city], box.x + box.width // 2
    if by == seat:
        page.icon(f"own/{city.key}/scored", centre - _TICK // 2, middle - _TICK // 2, _TICK, "tick", on)
    elif by is not None or player.scorings == MARKERS:
        page.label(what, centre, middle, "–", _AMOUNT, theme.SOFT, on, face="bold", anchor="m")
    elif len(here) < need:
        said, colour = page.say("picture-of", have=len(here), need=need), theme.INK if here else theme.SOFT
        page.label(what, centre + 8, middle, said, _AMOUNT, colour, on, face="bold", anchor="r")
        page.icon(f"{what}/house", centre + 14, middle - 17, 34, "house", on, faded=not here)
    else:
        brought = gain(here, page.view.supply)
        amounts = [(amount, sign) for amount, sign in ((brought.points, "point"), (brought.coins, "coin")) if amount]
        _lay_amounts(page, what, amounts, centre, middle)


def player_alt(view: View, seat: int, names: Sequence[str], language: str) -> str:
    """Describe what is public about a player."""
    words = Words(texts(language, GAME), spoken_names(names, language, _NAME))
    say, player = words.say, view.players[seat]
    scored, built = words.scored(player), words.built(player.buildings)
    name = say("picture-alt-start", name=words.names[seat]) if seat == 0 else words.names[seat]
    said = [
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
    return [words.say("picture-alt-worth", what=words.say(key), gain=words.gain(gained)) for key, gained in brought]
