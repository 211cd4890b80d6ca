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
from render.common.flow import Flow
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.cities.banners import PITCH
from render.games.carrara.parts.cities.rows import COLUMNS, lay_own_row
from render.games.carrara.parts.private.moves import add_moves
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.words.cards_alt import goals_words
from render.games.carrara.words.words import Words

_NAME = 24
_MOVE = 88
_TYPES = 94
_UNDER_MOVE = 142
"""Where the types begin, without a last move above them and with one."""
_WORTH, _WORTH_HEIGHT = 236, 44
_BANNERS = 284
_SPACE = 8
_WIDE = 140
_LOW, _HIGH, _SEAL = 110, 164, 34
"""How wide the cell of a type must be, and how high, for a large emblem; and the seal before what a scoring yields."""


def player_page(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Page:
    """Lay out a player's board: the last move, the types, the cities, and what scorings would yield."""
    if view.final is None:
        view = replace(view, open_hands=None)
    page = Page(view, names, language, events)
    lay_own_head(page, seat, page.names[seat], view.score(seat))
    top = _UNDER_MOVE if _lay_move(page, seat) else _TYPES
    shown = [_lay_city_worth(page, seat, city) for city in CITIES]
    _lay_types(page, seat, top, (_WORTH if any(shown) else _BANNERS) - 10)
    lay_own_row(page, seat, _BANNERS, named=False)
    return page


def _lay_move(page: Page, seat: int) -> bool:
    """Lay out the player's last move, if there is one, and return whether there is."""
    flow = add_moves(page.events, seat, page.say, Flow(46, 36, theme.SMALL))
    width = theme.WIDTH - 2 * theme.MARGIN
    lines = flow.lines(width - 32)
    if not lines:
        return False
    # what does not fit into a line is older than what does
    last = Flow(46, 36, theme.SMALL, groups=[group for group in lines[-1] if group])
    page.plate("mark/move", Box(theme.MARGIN, _MOVE, width, 48), theme.NEW_PALE, theme.SKY, 14)
    last.lay(page, theme.MARGIN + 16, _MOVE + 1, width - 32, theme.NEW_PALE)
    return True


def _lay_types(page: Page, seat: int, y: int, bottom: int) -> None:
    """Lay out the types, and with the expansion the categories: how many, and what a scoring would yield."""
    shown: list[BuildingType | Category] = [*TYPES, *(Category if page.view.cards is not None else ())]
    width = (theme.WIDTH - 2 * theme.MARGIN + _SPACE) // len(shown)
    for place, each in enumerate(shown):
        _lay_type(page, seat, each, Box(theme.MARGIN + place * width, y, width - _SPACE, bottom - y))


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
    page.panel(f"{what}/panel", *box, on)
    low = box.height < _LOW
    if box.width <= _WIDE:
        side, top = 36 if low else 46, box.y + 8
    else:
        side, top = (60, 0) if low else (80, 0) if box.height >= _HIGH else (60, box.y + 8)
    page.icon(what, box.x + 8, top or box.y + (box.height - side) // 2, side, sprite, on, faded=not built)
    middle = box.y + (17 if low else 30)
    count = page.say("picture-times", count=len(built))
    colour = theme.SOFT if on == theme.VEIN else theme.INK
    page.label(f"{what}/count", box.right - 8, middle, count, theme.BODY, colour, on, face="bold", anchor="r")
    if done:
        tick = 36 if low else 48
        page.icon(f"{what}/scored", box.right - tick - 8, box.bottom - tick - 6, tick, "tick", on)
        return
    if not built or player.scorings >= MARKERS:
        return
    brought = gain_of_category(built, scored) if isinstance(scored, Category) else gain(built, page.view.supply)
    amounts = [(amount, sign) for amount, sign in ((brought.points, "point"), (brought.coins, "coin")) if amount]
    for place, (amount, sign) in enumerate(amounts):
        large = len(amounts) == 1 and not low
        up, apart, size = (14, 27, 26) if low else (24, 34, 36 if large else 28)
        type_size = theme.LARGE if large else theme.SMALL
        y = box.bottom - up - (len(amounts) - 1 - place) * apart - (7 if len(amounts) == 1 else 0)
        at, said = box.right - size - 14, str(amount)
        number = page.label(f"{what}/worth/{sign}", at, y, said, type_size, theme.INK, on, face="bold", anchor="r")
        page.icon(f"{what}/worth/{sign}/sign", at + 6, y - size // 2, size, sign, on)
        if large and number.x - _SEAL - 8 >= box.x + 8:
            page.icon(f"{what}/seal", number.x - _SEAL - 8, y - _SEAL // 2, _SEAL, "seal-free", on)


def _lay_city_worth(page: Page, seat: int, city: City) -> bool:
    """Show what scoring a city would yield, or how many of the buildings needed are there; return whether there is."""
    player, what, on = page.view.players[seat], f"own/{city.key}/worth", theme.MARBLE
    here = in_city(player.buildings, city)
    if not here or scored_by(page.view.players, city) is not None:
        return False
    box = Box(COLUMNS + city * PITCH + 4, _WORTH, PITCH - 8, _WORTH_HEIGHT - 4)
    page.panel(f"ground/{what}/panel", *box)
    middle, need = box.y + box.height // 2, BUILDINGS_TO_SCORE[city]
    centre = box.x + box.width // 2
    if len(here) < need:
        said = page.say("picture-of", have=len(here), need=need)
        page.label(what, centre + 4, middle, said, theme.SMALL, theme.INK, on, face="bold", anchor="r")
        page.icon(f"{what}/house", centre + 12, middle - 15, 30, "house", on)
        return True
    brought = gain(here, page.view.supply)
    said = page.say("picture-more", count=brought.coins + brought.points)
    label = page.label(what, centre + 12, middle, said, theme.SMALL, theme.INK, on, face="bold", anchor="r")
    page.icon(f"{what}/sign", label.right + 6, middle - 16, 32, "point" if brought.points else "coin", on)
    return True


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
