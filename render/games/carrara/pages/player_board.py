"""One player's board, large enough to read without zooming: the public part, and what scorings would yield."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    MARKERS,
    TYPES,
    Category,
    City,
)
from bot.games.carrara.events import Event
from bot.games.carrara.scoring import Gain, buildings_in_city, buildings_of_type, find_scorer, gain, gain_of_category
from bot.games.carrara.view import View
from bot.texts.alt_text import join_within_limit
from bot.texts.games.carrara.describe import goals_words
from bot.texts.games.carrara.events import say_events
from bot.texts.games.carrara.pieces import Words
from render.engine import theme
from render.engine.layout import Line, Word, centre, columns, fit_lines, grid, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.carrara.changes import group_by_turn
from render.games.carrara.page import CarraraPage, words_in
from render.games.carrara.parts.amounts import GOLD_LOW, gain_line
from render.games.carrara.parts.cities.plaque import lay_progress
from render.games.carrara.parts.cities.seals import Scored, sprite_of
from render.games.carrara.parts.cities.strips import CITIES_HIGH, lay_cities
from render.games.carrara.parts.cities.town import arrange, lay_slopes, lay_street
from render.games.carrara.parts.own_head import lay_own_head

EARNS: Final = "#f4cf72"
"""The ground of what a scoring would yield now."""
_FEW, _IN_A_ROW = 1, 7
"""How many scorings there is room for beside their title, and how many in a row."""


def player_page(
    view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()
) -> CarraraPage:
    """Lay out a player's street with what has changed, and below it what scorings of types and cities would yield."""
    if view.final is None:
        view = replace(view, open_hands=None)
    page = CarraraPage(view, names, language, events)
    gained = page.changes.points.get(seat, 0) if view.final is None else 0
    lay_own_head(page, seat, page.names[seat], view.score(seat), gained=gained)
    possible = list(gains(view, seat))
    offered = sum(len(possible) > number for number in (0, _FEW, _IN_A_ROW))
    low = (140, 152, 240, 304)[offered]
    street, progress, paper = rows(Box(10, 76, theme.WIDTH - 20, 616), [0, 46, low], 6)
    lay_own_street(page, seat, street)
    lay_progress(page, seat, progress)
    page.plate("ground/paper", paper, theme.MARBLE, page.ground, 16, theme.EDGE, shadow=6, role=Role.GROUND)
    title = [Word("types/title", page.say("picture-scoring-now" if possible else "picture-scoring-none"), "serif")]
    upper, strip = rows(paper.grown(-7), [0, CITIES_HIGH], 4)
    if len(possible) > _FEW:
        head, offers = rows(upper, [40, 0], 4)
    else:
        head, offers = columns(upper, [line_width(title, theme.BODY) + 32, 0])
    lay_line(page, title, head._replace(x=head.x + 12), (theme.BODY, theme.SMALL), theme.MARBLE, anchor="l")
    if possible:
        _lay_offers(page, possible, offers)
    lay_cities(page, strip, seat)
    return page


def lay_own_street(page: CarraraPage, seat: int, box: Box) -> None:
    """Lay out what a player has built before the landscape."""
    inner = box._replace(x=box.x + 8, width=box.width - 16)
    street = arrange(page, [seat], inner)[1][seat]
    lay_slopes(page, seat, street, inner, Box(8, 0, theme.WIDTH - 14, 0))
    lay_street(page, seat, street, inner)


def _lay_offers(page: CarraraPage, possible: Sequence[tuple[Scored, Gain]], box: Box) -> None:
    """Lay out what can be scored now, each with what it would yield, as large as there is room."""
    across = max(_FEW, len(possible) if len(possible) <= _IN_A_ROW else -(-len(possible) // 2))
    cells = grid(box, across, max(1, -(-len(possible) // across)), 6)
    for (scored, earns), cell in zip(possible, cells, strict=False):
        what, inner = f"worth/{key_of(scored)}", cell.grown(-6)
        inner = centre(inner, min(inner.width, 8 * inner.height), inner.height)
        page.plate(f"{what}/panel", cell, EARNS, theme.MARBLE, 12, theme.GOLD_DEEP, fill_to=GOLD_LOW, shadow=4)
        emblem, room = columns(inner, [min(inner.height, inner.width * 2 // 5), 0], 4)
        side = min(emblem.width, emblem.height)
        page.icon(what, emblem.x, emblem.mid_y - side // 2, side, sprite_of(scored), EARNS)
        _lay_amounts(page, gain_line(page, what, earns), room, EARNS)


def _lay_amounts(page: CarraraPage, line: Line, box: Box, on: str) -> None:
    """Lay out points and coins with their signs as large as they fit, in one line or, if larger there, in two."""
    size = _fit_size([line], box)
    halves = [line[:2], line[2:]] if len(line) > 2 else [line]
    lines = halves if _fit_size(halves, box) > size else [line]
    size = _fit_size(lines, box) or theme.SMALL
    for line, part in zip(lines, rows(box, [0] * len(lines)), strict=True):
        lay_line(page, line, part, (size,), on)


def _fit_size(lines: Sequence[Line], box: Box) -> int:
    """Return the largest size in which lines fit below each other, or 0 if they are too low or too long for any."""
    return fit_lines(lines, (*range(67, theme.SMALL - 1, -4), 0), box.width, box.height // len(lines))


def key_of(scored: Scored) -> str:
    """Return the name of a type, a city or a category among all texts; a type and a city may be the same number."""
    if isinstance(scored, Category):
        return f"special-{scored}"
    return f"{'city' if isinstance(scored, City) else 'type'}-{scored.key}"


def gains(view: View, seat: int) -> Iterator[tuple[Scored, Gain]]:
    """Yield what each scoring that is possible now would yield."""
    player = view.players[seat]
    if player.scorings >= MARKERS:
        return
    for each in TYPES:
        if each not in player.types_scored and (built := buildings_of_type(player.buildings, each)):
            yield each, gain(built, view.supply)
    for city in CITIES:
        here = buildings_in_city(player.buildings, city)
        if find_scorer(view.players, city) is None and len(here) >= BUILDINGS_TO_SCORE[city]:
            yield city, gain(here, view.supply)
    if view.cards is None:
        return
    for category in Category:
        brought = gain_of_category(player.buildings, category)
        if category not in player.categories_scored and (brought.coins or brought.points):
            yield category, brought


def player_alt(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> str:
    """Describe a player's public state, and what of it has changed."""
    words = words_in(language, names)
    say, player = words.say, view.players[seat]
    scored, built = words.scored(player), words.built(player.buildings)
    name = say("picture-alt-start", name=words.names[seat]) if seat == 0 else words.names[seat]
    own = [event for done_by, done in group_by_turn(events) if done_by == seat for event in done]
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
    if taken := [words.city(city) for city in CITIES if find_scorer(view.players, city) not in (None, seat)]:
        said.append(say("picture-alt-taken", cities=words.listed(taken)))
    if worth := _describe_worth(words, view, seat):
        said.append(say("picture-alt-would", worth="; ".join(worth)))
    return join_within_limit(said, say("picture-alt-more"))


def _describe_worth(words: Words, view: View, seat: int) -> list[str]:
    """Describe what each scoring that is possible now would yield."""
    return [
        words.say("picture-alt-worth", what=words.say(key_of(scored)), gain=words.gain(gained))
        for scored, gained in gains(view, seat)
    ]
