"""The whole public position as text, from which a blind person can play."""

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
from render.alts import spoken_names
from render.carrara.words import Words
from render.markdown import escaped

_NAME = 32


def board_text(view: View, names: Sequence[str], language: str) -> str:
    """Write the public position in Discord's markdown."""
    words = Words(texts(language), [escaped(name) for name in spoken_names(names, language, _NAME)])
    say = words.say
    lines = [say("picture-text-head", round=view.round, turn=words.turn(view))]
    lines += [say("picture-text-wheel", bag=view.bag), *_wheel(words, view), say("picture-text-prices")]
    shown = words.buildings(view.display) or say("picture-text-empty")
    lines.append(say("picture-text-display", stack=view.stack, buildings=shown))
    lines.append(
        say(
            "picture-text-objects",
            price=OBJECT_PRICE,
            sale=words.kinds(view.on_sale),
            supply=words.objects(view.supply),
        )
    )
    lines += [say("picture-text-cities"), *(_city(words, view, city) for city in CITIES)]
    for seat in range(len(view.players)):
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


def _player(words: Words, view: View, seat: int) -> list[str]:
    player, say = view.players[seat], words.say
    lines = [
        say(
            "picture-text-player",
            name=words.names[seat],
            start=say("picture-text-start") if seat == 0 else "",
            points=say("points", count=player.points),
            costs=player.costs,
            scorings=player.scorings,
        )
    ]
    if player.types_scored:
        types = ", ".join(say(f"type-{each.key}") for each in player.types_scored)
        lines.append("- " + say("picture-text-types", types=types))
    lines += [
        "- " + words.built([built for built in player.buildings if built.city is city])
        for city in CITIES
        if any(built.city is city for built in player.buildings)
    ]
    if view.open_hands is not None:
        lines.append("- " + say("picture-text-hand", items=words.hand(view.open_hands[seat])))
    return lines
