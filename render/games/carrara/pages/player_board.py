"""One player's board, large enough to read without zooming: the public part, and what scorings would yield."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

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
from bot.games.carrara.view import CarraraView
from bot.texts.alt_text import join_within_limit
from bot.texts.games.carrara.describe import goals_words
from bot.texts.games.carrara.events import say_events
from bot.texts.games.carrara.pieces import Words
from render.engine import theme
from render.engine.layout import Word, columns, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.carrara.changes import group_by_turn
from render.games.carrara.page import CarraraPage, words_in
from render.games.carrara.parts.cities.plaque import lay_progress
from render.games.carrara.parts.cities.seals import Scored
from render.games.carrara.parts.cities.strips import CITIES_HIGH, lay_cities
from render.games.carrara.parts.cities.town import arrange, lay_slopes, lay_street
from render.games.carrara.parts.offers import lay_offers, plan_offers
from render.games.carrara.parts.own_head import lay_own_head

_FEW, _TITLE = 1, 44
"""How many scorings there is room for beside their title, and its height with what is free below it."""


def player_page(
    view: CarraraView, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()
) -> CarraraPage:
    """Lay out a player's street with what has changed, and below it what scorings of types and cities would yield."""
    if view.final is None:
        view = replace(view, open_hands=None)
    page = CarraraPage(view, names, language, events)
    gained = page.changes.points.get(seat, 0) if view.final is None else 0
    lay_own_head(page, seat, page.names[seat], view.score(seat), gained=gained)
    possible = {f"worth/{key_of(scored)}": (scored, earns) for scored, earns in gains(view, seat)}
    title = [Word("types/title", page.say("picture-scoring-now" if possible else "picture-scoring-none"), "serif")]
    aside = line_width(title, theme.BODY) + 32 if len(possible) <= _FEW else 0
    offers = plan_offers(page, possible, theme.WIDTH - 34 - aside)
    low = CITIES_HIGH + 18 + max(_TITLE, offers.height + _TITLE * (not aside))
    street, progress, paper = rows(Box(10, 76, theme.WIDTH - 20, 616), [0, 46, low], 6)
    lay_own_street(page, seat, street)
    lay_progress(page, seat, progress)
    page.plate("ground/paper", paper, theme.MARBLE, page.ground, 16, theme.EDGE, shadow=6, role=Role.GROUND)
    upper, strip = rows(paper.grown(-7), [0, CITIES_HIGH], 4)
    head, room = columns(upper, [aside, 0]) if aside else rows(upper, [_TITLE - 4, 0], 4)
    lay_line(page, title, head._replace(x=head.x + 12), (theme.BODY, theme.SMALL), theme.MARBLE, anchor="l")
    if possible:
        lay_offers(page, offers, room)
    lay_cities(page, strip, seat)
    return page


def lay_own_street(page: CarraraPage, seat: int, box: Box) -> None:
    """Lay out what a player has built before the landscape."""
    inner = box._replace(x=box.x + 8, width=box.width - 16)
    street = arrange(page, [seat], inner)[1][seat]
    lay_slopes(page, seat, street, inner, Box(8, 0, theme.WIDTH - 14, 0))
    lay_street(page, seat, street, inner)


def key_of(scored: Scored) -> str:
    """Return the name of a type, a city or a category among all texts; a type and a city may be the same number."""
    if isinstance(scored, Category):
        return f"special-{scored}"
    return f"{'city' if isinstance(scored, City) else 'type'}-{scored.key}"


def gains(view: CarraraView, seat: int) -> Iterator[tuple[Scored, Gain]]:
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


def player_alt(view: CarraraView, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> str:
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


def _describe_worth(words: Words, view: CarraraView, seat: int) -> list[str]:
    """Describe what each scoring that is possible now would yield."""
    return [
        words.say("picture-alt-worth", what=words.say(key_of(scored)), gain=words.gain(gained))
        for scored, gained in gains(view, seat)
    ]
