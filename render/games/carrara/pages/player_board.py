"""One player's board, large enough to read without zooming: what is public, and what scorings would yield."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    COLOURS,
    MARKERS,
    TYPES,
    BuildingType,
    Category,
    City,
    accepts,
)
from bot.games.carrara.events import Event
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, of_type, scored_by
from bot.games.carrara.view import View
from bot.texts import texts
from bot.texts.games.carrara.describe import goals_words
from bot.texts.games.carrara.events import say_events
from bot.texts.games.carrara.pieces import Words
from bot.texts.sections import cut, spoken_names
from render.engine import theme
from render.engine.layout import Line, Sign, Word, centre, columns, fitting, grid, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.carrara.changes import turns
from render.games.carrara.colours import BLOCKS
from render.games.carrara.page import GAME, CarraraPage
from render.games.carrara.parts.amounts import gain_line
from render.games.carrara.parts.buildings import lay_prospect
from render.games.carrara.parts.cities.plaque import lay_progress
from render.games.carrara.parts.cities.seals import Scored, lay_struck
from render.games.carrara.parts.cities.strips import CITIES_HIGH, lay_cities
from render.games.carrara.parts.cities.town import SAND, SAND_LOW, arrange, lay_street
from render.games.carrara.parts.own_head import lay_own_head

EARNS, DONE, NONE = "#f4cf72", "#dcebc4", "#e4dac8"
"""The grounds of what a scoring would yield now, of what has been scored, and of what there is none of."""
_DONE_EDGE: Final = "#7d9a4e"
_SIZES: Final = (67, 63, 59, 55, 51, 47, 43, 39, 35, 31)


def player_page(
    view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()
) -> CarraraPage:
    """Lay out a player's street with what has changed, and below it what scorings of types and cities would yield."""
    if view.final is None:
        view = replace(view, open_hands=None)
    page = CarraraPage(view, names, language, events)
    gained = page.changes.points.get(seat, 0) if view.final is None else 0
    lay_own_head(page, seat, page.names[seat], view.score(seat), gained=gained)
    if not view.players[seat].buildings:
        _lay_cities_ahead(page, seat, Box(10, 90, theme.WIDTH - 20, 600))
        return page
    high = 250 if view.cards is None else 230
    street, progress, paper = rows(Box(10, 84, theme.WIDTH - 20, 608), [high, 46, 0], 6)
    lay_own_street(page, seat, street)
    lay_progress(page, seat, progress)
    page.plate("ground/paper", paper, theme.MARBLE, page.ground, 16, theme.EDGE, shadow=6, role=Role.GROUND)
    head, types, strip, feet = rows(paper.grown(-5), [40, 0, CITIES_HIGH, 58], 4)
    possible = gains(view, seat)
    title = [Word("types/title", page.say("picture-scoring-now" if possible else "picture-scoring-none"), "serif")]
    lay_line(page, title, head._replace(x=head.x + 12), (theme.BODY, theme.SMALL), theme.MARBLE, anchor="l")
    shown: list[BuildingType | Category] = [*TYPES, *(Category if view.cards is not None else ())]
    types = types._replace(width=types.width - (types.width + 6) % len(shown))
    for each, card in zip(shown, grid(types, len(shown), 1, 6), strict=True):
        what = f"special/{each}" if isinstance(each, Category) else f"type/{each.key}"
        _lay_type(page, seat, what, each, possible.get(key_of(each)), card)
    lay_cities(page, strip)
    for city, foot in zip(CITIES, grid(feet, len(CITIES), 1, 6), strict=True):
        _lay_foot(page, seat, city, possible, foot)
    return page


def _lay_cities_ahead(page: CarraraPage, seat: int, box: Box) -> None:
    """Lay out for a player who has built nothing yet how the cities look, and the blocks that each accepts."""
    progress, views, strip, blocks = rows(box, [46, 0, CITIES_HIGH, 150], 6)
    lay_progress(page, seat, progress)
    lay_cities(page, strip)
    for city, view, cell in zip(CITIES, grid(views, len(CITIES), 1, 6), grid(blocks, len(CITIES), 1, 6), strict=True):
        what, accepted = f"city/{city.key}", [colour for colour in COLOURS if accepts(city, colour)]
        page.plate(f"ground/{what}/frame", view, BLOCKS[city], page.ground, 8, shadow=4, role=Role.GROUND)
        lay_prospect(page, f"{what}/view", city, view.grown(-4), wide=view.height * 6 // 5)
        page.plate(f"{what}/blocks", cell, theme.MARBLE, page.ground, 10, theme.EDGE, shadow=4)
        lines = accepted[:3], accepted[3:]
        for line, room in zip(lines, rows(cell.grown(-8), [0] * sum(map(bool, lines)), 4), strict=False):
            signs = [Sign(f"{what}/takes/{colour.key}", f"block-{colour.key}", 1) for colour in line]
            lay_line(page, signs, room, (48,), theme.MARBLE)


def lay_own_street(page: CarraraPage, seat: int, box: Box) -> None:
    """Lay out what a player has built, along a street before the landscape."""
    ground = Box(box.x, box.bottom - 24, box.width, 24)
    page.plate(f"ground/{seat}/sand", ground, SAND, page.ground, 10, fill_to=SAND_LOW, role=Role.GROUND)
    inner = box._replace(x=box.x + 8, width=box.width - 16)
    lay_street(page, seat, arrange(page, [seat], inner)[1][seat], inner)


def _lay_type(
    page: CarraraPage, seat: int, what: str, scored: BuildingType | Category, earns: Gain | None, box: Box
) -> None:
    """Lay out a type: its emblem, how many buildings there are, and what scoring it would yield, or its seal."""
    player, of_category, inner = page.view.players[seat], isinstance(scored, Category), box.grown(-4)
    number = sum((each.building.category if of_category else each.building.type) is scored for each in player.buildings)
    count = [Word(f"{what}/count", str(number), colour="" if number else theme.SOFT)] if number != 1 else []
    if scored in (*player.types_scored, *player.categories_scored):
        fresh = (seat, scored) in page.changes.categories or (seat, scored) in page.changes.types
        on = _lay_done(page, what, box, theme.MARBLE, fresh=fresh)
        seal, beside = columns(inner, [inner.width * 64 // 100, 0]) if count else (inner, inner)
        side = min(seal.width, seal.height) - 8
        lay_struck(page, what, scored, centre(seal, side, side), on, ticked=True)
        lay_line(page, count, beside, (theme.LARGE,), on)
        return
    on, edge = (theme.MARBLE, theme.GOLD_DEEP) if earns else (theme.VEIN, theme.EDGE)
    page.plate(f"{what}/panel", box, on, theme.MARBLE, 10, edge, shadow=4 * bool(earns))
    sprite = f"category-{scored}" if isinstance(scored, Category) else f"type-{scored.key}"
    emblem = Sign(what, sprite, 1.25, faded=not earns)
    if earns is None:
        lay_line(page, [emblem, *count], inner, (theme.TITLE if number else theme.LARGE, theme.BODY), on)
        return
    amounts = _amounts(page, f"{what}/worth", earns, inner.width - 10)
    if len(amounts) > 1 and box.width > 150:
        head, foot = columns(inner, [72, 0])
        above, below = rows(head, [0, 38 * len(count) or 1])
        lay_line(page, [emblem], above, (theme.TITLE,), on)
        lay_line(page, count, below, (39,), on)
    else:
        head, foot = rows(inner, [46, 0])
        lay_line(page, [emblem, *count], head, (theme.SMALL,), on)
    page.plate(f"{what}/foot", foot, EARNS, on, 8)
    _lay_amounts(page, amounts, foot.grown(-2), EARNS)


def _lay_done(page: CarraraPage, what: str, box: Box, on: str, *, fresh: bool) -> str:
    """Lay out the paper of what has been scored, and return its colour; what is new is framed within its box."""
    if not fresh:
        page.plate(f"{what}/panel", box, DONE, on, 10, _DONE_EDGE)
        return DONE
    page.plate(f"mark/{what}", box, theme.NEW, on, 12, role=Role.MARK)
    paper = page.plate(f"ground/{what}/changed", box.grown(-4), theme.NEW_PALE, theme.NEW, 10, role=Role.GROUND)
    page.news_corner(what, Box(paper.x, paper.y + 4, paper.width - 4, paper.height), 24)
    return theme.NEW_PALE


def _amounts(page: CarraraPage, what: str, brought: Gain, width: int) -> Sequence[Line]:
    """Return points and coins with their signs, in one line if they are large enough there, or in two."""
    line = gain_line(page, what, brought)
    return [line] if len(line) < 4 or line_width(line, 43) <= width else [line[:2], line[2:]]


def _lay_amounts(page: CarraraPage, lines: Sequence[Line], box: Box, on: str) -> None:
    """Lay out points and coins as large as they fit."""
    parts = rows(box, [0] * len(lines))
    size = fitting(lines, _SIZES, box.width, parts[0].height)
    for line, part in zip(lines, parts, strict=True):
        lay_line(page, line, part, (size,), on)


def _lay_foot(page: CarraraPage, seat: int, city: City, possible: Mapping[str, Gain], box: Box) -> None:
    """Lay out what scoring a city would yield, how many buildings it has and needs, or whose seal it has."""
    what, by, earns = f"own/{city.key}", scored_by(page.view.players, city), possible.get(key_of(city))
    if by == seat:
        on = _lay_done(page, what, box, page.ground, fresh=city in page.changes.cities)
        lay_struck(page, f"{what}/scored", city, centre(box, 52, 52), on)
        return
    on = EARNS if earns else NONE if by is not None else theme.VEIN
    edge = theme.GOLD_DEEP if earns else theme.EDGE
    page.plate(f"{what}/foot", box, on, page.ground, 10, edge, shadow=4 * bool(earns))
    if by is not None:
        page.icon(f"{what}/lock", *centre(box, 52, 52)[:3], "lock", on)  # whose it is is above
    elif earns:
        _lay_amounts(page, _amounts(page, f"{what}/worth", earns, box.width - 10), box.grown(-5), on)
    else:
        have = len(in_city(page.view.players[seat].buildings, city))
        said = page.say("picture-of", have=have, need=BUILDINGS_TO_SCORE[city])
        line = Word(f"{what}/worth", said), Sign(f"{what}/worth/house", "house", 0.85, faded=not have)
        lay_line(page, line, box.grown(-8), (51, 43, 39, 35), on, theme.INK if have else theme.SOFT)


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


def player_alt(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> str:
    """Describe what is public about a player, and what of it has changed."""
    words = Words(texts(language, GAME), spoken_names(texts(language, GAME), names, 24))
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
    if taken := [words.city(city) for city in CITIES if scored_by(view.players, city) not in (None, seat)]:
        said.append(say("picture-alt-taken", cities=words.listed(taken)))
    if worth := _worth(words, view, seat):
        said.append(say("picture-alt-would", worth="; ".join(worth)))
    return cut(said, say("picture-alt-more"))


def _worth(words: Words, view: View, seat: int) -> list[str]:
    """Describe what each scoring that is possible now would yield."""
    return [
        words.say("picture-alt-worth", what=words.say(key), gain=words.gain(gained))
        for key, gained in gains(view, seat).items()
    ]
