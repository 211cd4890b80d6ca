"""The whole public position as text, complete enough for a blind person to play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    COLOURS,
    CURRENCIES,
    OBJECT_PRICE,
    PRICES,
    SEGMENTS,
    VALUES,
    City,
    accepts,
)
from bot.games.carrara.view import View
from bot.texts import texts
from render.common.alt import spoken_names
from render.common.markdown import escaped
from render.common.text_board import LIMIT
from render.games.carrara.page import GAME
from render.games.carrara.words.cards_alt import ALL, CONDITIONS, NAMES, card_words, goals_words, rate_words
from render.games.carrara.words.words import Words

_EVER_FEWER = ((ALL, 32), (CONDITIONS, 32), (NAMES, 12))
"""The level of detail of cards, and the maximum length of names."""


def board_text(view: View, names: Sequence[str], language: str, whole: bool = False) -> str:
    """Return the public position in Discord's markdown, `whole` or in as much detail as there is room for."""
    words = Words(texts(language, GAME), ())
    for much, longest in _EVER_FEWER:
        words = words.renamed([escaped(name) for name in spoken_names(names, language, longest)])
        written = _written(words, view, much)
        if whole or len(written) <= LIMIT:
            break
    return written


def _written(words: Words, view: View, much: int) -> str:
    say = words.say
    lines = [say("picture-text-head", round=view.round, turn=words.turn(view))]
    lines += [say("picture-text-wheel", bag=view.bag), *_wheel(words, view), _prices(words, view)]
    shown = words.buildings(view.display) or say("picture-text-empty")
    lines.append(say("picture-text-display", stack=view.stack, buildings=shown))
    if view.cards is not None:
        great = words.listed(say(f"type-{building.type.key}") for building in view.great)
        lines.append(say("picture-text-great", buildings=great))
    lines.append(
        say(
            "picture-text-objects",
            price=OBJECT_PRICE,
            sale=words.kinds(view.on_sale),
            supply=words.supply(view),
        )
    )
    lines += [say("picture-text-cities"), *(_city(words, view, city) for city in CITIES)]
    if view.cards is not None:
        lines += [say("picture-text-cards"), *_cards(words, view, much)]
    if (needed := words.conditions(view)) is not None:
        lines.append(say("picture-text-conditions", **needed))
    seats = range(len(view.players))
    for seat in seats if view.final is None else sorted(seats, key=view.final.ranks.__getitem__):
        lines += _player(words, view, seat)
    return "\n".join(lines)


def _wheel(words: Words, view: View) -> list[str]:
    return [
        "- "
        + words.say(
            "picture-text-segment",
            segment=segment + 1,
            blocks=words.blocks(view.wheel[segment]) if any(view.wheel[segment]) else words.say("picture-text-empty"),
            prices=" ".join(map(str, PRICES[segment])),
        )
        for segment in range(SEGMENTS)
    ]


def _city(words: Words, view: View, city: City) -> str:
    by = next((seat for seat, player in enumerate(view.players) if city in player.cities_scored), None)
    if by is None:
        scored = words.say("picture-text-city-free", need=BUILDINGS_TO_SCORE[city])
    else:
        scored = words.say("picture-text-city-scored", name=words.names[by])
    return "- " + words.say(
        "picture-text-city",
        city=words.city(city),
        value=words.say(CURRENCIES[city].value, count=VALUES[city]),
        accepts=", ".join(words.say(f"colour-{colour.key}") for colour in COLOURS if accepts(city, colour)),
        scored=scored,
    )


def _cards(words: Words, view: View, much: int) -> list[str]:
    assert view.cards is not None
    lines = ["- " + card_words(words, card, len(view.players), much, escaped) for card in view.cards.all()]
    return [*lines, *filter(None, [rate_words(words, view)])]


def _prices(words: Words, view: View) -> str:
    return words.say("picture-text-prices" if view.cards is None else "picture-text-prices-unturned")


def _player(words: Words, view: View, seat: int) -> list[str]:
    player, say = view.players[seat], words.say
    rank = "" if view.final is None else f"{say('rank', place=view.final.ranks[seat])} "
    lines = [
        rank
        + say(
            "picture-text-player",
            name=words.names[seat],
            start=say("picture-text-start") if seat == 0 else "",
            points=say("points", count=view.score(seat)),
            costs=player.costs,
            scorings=player.scorings,
        )
    ]
    if player.types_scored:
        types = ", ".join(say(f"type-{each.key}") for each in player.types_scored)
        lines.append("- " + say("picture-text-types", types=types))
    if player.categories_scored:
        specials = ", ".join(say(f"picture-special-{each}") for each in player.categories_scored)
        lines.append("- " + say("picture-text-specials", specials=specials))
    if goals := goals_words(words, view, seat, counted=False):
        lines.append("- " + say("picture-text-goals", goals=goals))
    lines += [
        "- " + words.built([built for built in player.buildings if built.city is city])
        for city in CITIES
        if any(built.city is city for built in player.buildings)
    ]
    if view.open_hands is not None:
        lines.append("- " + say("picture-text-hand", items=words.hand(view.open_hands[seat])))
    return lines
