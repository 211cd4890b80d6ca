"""Every number that the market and the cities show is in their alt texts, as the view has it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.games import carrara
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    COLOURS,
    COSTS_TO_ANNOUNCE,
    CURRENCIES,
    OBJECT_PRICE,
    OBJECTS,
    OBJECTS_TO_ANNOUNCE,
    TYPES,
    VALUES,
    Building,
)
from bot.games.carrara.position import Phase
from bot.games.carrara.view import View
from bot.texts import texts
from bot.texts.alt_text import LONGEST_ALT
from bot.texts.games.carrara import TEXTS
from bot.texts.games.carrara.describe import cities_alt, market_alt
from render.games.carrara.page import GAME
from tests.render.games.carrara.positions import PLAIN_NAMES, Moment, moment

Say = Callable[..., str]
SENTENCE = 350
"""The longest list, that of the cities, which is left out as a whole."""
MOMENTS = st.builds(
    moment, st.integers(2, 4), st.integers(0, 20), st.sampled_from((0, 6, 17, 29, 41, 200)), st.booleans()
)


@settings(deadline=None)  # the first text is parsed
@given(MOMENTS, st.sampled_from(("en", "de")), st.booleans())
def test_what_the_market_shows(at: Moment, language: str, opened: bool) -> None:
    """Round, bag, draw pile, costs, prices and supply of objects; at the end, ranks and points."""
    view, named = carrara.view(at.position, None, opened), PLAIN_NAMES[: len(at.position.players)]
    _check(view, market_alt(view, named, language, at.events), _market(view, texts(language, GAME).say), language)


@settings(deadline=None)  # the first text is parsed
@example(at=moment(4, 8, 200, expansion=True), language="en", opened=True)
@given(MOMENTS, st.sampled_from(("en", "de")), st.booleans())
def test_what_the_cities_show(at: Moment, language: str, opened: bool) -> None:
    """Round, points, costs, buildings, progress and open hands of everyone, and what the cities are worth."""
    view, named = carrara.view(at.position, None, opened), PLAIN_NAMES[: len(at.position.players)]
    _check(view, cities_alt(view, named, language, at.events), _cities(view, texts(language, GAME).say), language)


def _check(view: View, alt: str, seen: Iterator[tuple[str, ...]], language: str) -> None:
    """Check that one of each set of phrases is there; what there is no room for is in the text board."""
    missing = [each for each in seen if not any(_in(phrase, alt) for phrase in each)]
    if missing:
        cut = alt.endswith(texts(language, GAME).say("picture-alt-more"))
        left_out = SENTENCE if cut else sum(len(f"{each[0]}; ") for each in missing)
        assert len(alt) + left_out > LONGEST_ALT, (missing, alt)
        text = TEXTS(language, "carrara").text_board(view, PLAIN_NAMES[: len(view.players)])
        assert not [each for each in missing if not any(_in(phrase, text) for phrase in each)], (missing, text)


def _in(phrase: str, told: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", told.replace("*", ""), re.IGNORECASE) is not None


def _market(view: View, say: Say) -> Iterator[tuple[str, ...]]:
    yield from _head(view, say)
    if view.final is not None:
        for seat, rank in enumerate(view.final.ranks):
            yield (say("points", count=view.final.scores[seat]),)
            yield (f"{say('rank', place=rank)} {PLAIN_NAMES[seat]}",)
        return
    yield (_sentence(say("picture-text-wheel", bag=view.bag).partition("(")[2]),)
    if view.display:
        yield (_sentence(say("picture-text-display", buildings="", stack=view.stack)),)
        yield from _costs(view.display, say)
    if view.on_sale:
        yield (str(OBJECT_PRICE),)
    for kind in OBJECTS:
        if view.supply[kind]:
            yield (say(f"objects-{kind.key}", count=view.supply[kind]),)


def _cities(view: View, say: Say) -> Iterator[tuple[str, ...]]:
    yield from _head(view, say)
    seats = len(view.players)
    for seat, player in enumerate(view.players):
        points = player.points if view.final is None else view.final.scores[seat]
        yield (say("points", count=points),)
        if view.final is not None:
            yield (f"{say('rank', place=view.final.ranks[seat])} {PLAIN_NAMES[seat]}",)
        elif view.cards is None:
            costs = sum(built.building.cost for built in player.buildings)
            progress = f"{costs}/{COSTS_TO_ANNOUNCE[seats]}" if view.last_round_by is None else f"{costs}"
            facts = {"name": "", "start": "", "points": say("points", count=points), "scorings": player.scorings}
            yield (_sentence(say("picture-text-player", costs=progress, **facts)),)
        for city in CITIES:
            here = [built.building for built in player.buildings if built.city is city]
            number = say("buildings", count=len(here))
            total = say("picture-alt-sum", buildings=number, costs=sum(each.cost for each in here))
            for each in _costs(here, say):
                yield total, *each
        if view.open_hands is not None and view.phase is not Phase.OVER:
            hand = view.open_hands[seat]
            yield (say("coins", count=hand.coins),)
            for colour in COLOURS:
                if hand.blocks[colour] > 1:
                    yield (f"{hand.blocks[colour]} {say(f'colour-{colour.key}')}",)
            for kind in OBJECTS:
                if hand.objects[kind]:
                    yield (say(f"objects-{kind.key}", count=hand.objects[kind]),)
            if view.cards is None:
                yield (f"{sum(hand.objects)}/{OBJECTS_TO_ANNOUNCE[seats]}",)
    for city in CITIES:
        name, value = say(f"city-{city.key}"), say(CURRENCIES[city].value, count=VALUES[city])
        yield (_sentence(say("picture-text-city", city=name, value=value, accepts="", scored="")),)
        if not any(city in player.cities_scored for player in view.players):
            need = BUILDINGS_TO_SCORE[city]
            yield (say("picture-text-city-free", need=need),)


def _head(view: View, say: Say) -> Iterator[tuple[str, ...]]:
    yield (say("picture-round", round=view.round),)
    if view.final is not None:
        won = [PLAIN_NAMES[seat] for seat in view.final.winners]
        yield (_sentence(say("picture-alt-winners", count=len(won), names=", ".join(won))),)


def _sentence(told: str) -> str:
    return told.replace("*", "").split(". ")[-1].split(", ,")[0].strip(" :.,)")


def _costs(buildings: tuple[Building, ...] | list[Building], say: Say) -> Iterator[tuple[str, ...]]:
    costs = defaultdict(list)
    for building in buildings:
        costs[building.type].append(building.cost)
    for each in TYPES:
        if costs[each]:
            yield (f"{say(f'type-{each.key}')} {' '.join(map(str, sorted(costs[each])))}",)
