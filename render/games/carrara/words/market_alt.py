"""The alt text of the market in 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.carrara.components import OBJECT_PRICE, SEGMENTS
from bot.games.carrara.events import Event
from bot.games.carrara.position import Phase
from bot.games.carrara.view import View
from bot.texts import texts
from bot.texts.games.carrara.events import say_events
from render.common.alt import cut, spoken_names
from render.engine.picture import ALT_LIMIT
from render.games.carrara.page import GAME
from render.games.carrara.prices import prices
from render.games.carrara.winners import winners
from render.games.carrara.words.wheel_alt import priced
from render.games.carrara.words.words import Words


class _Words(NamedTuple):
    """The level of detail."""

    name: int
    """The maximum length of names."""
    events: int
    """How many of the latest events are told."""
    prices: bool = True
    supply: bool = True


_EVER_FEWER = (
    _Words(32, 12),
    _Words(24, 6),
    _Words(16, 4),
    _Words(12, 3),
    _Words(12, 2, supply=False),
    _Words(12, 1, supply=False),
    _Words(12, 1, prices=False, supply=False),
)


def market_alt(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> str:
    """Describe the market after the words of a band, in less and less detail until it fits."""
    words = Words(texts(language, GAME), ())
    for much in _EVER_FEWER:
        words = words.renamed(spoken_names(names, language, much.name))
        sentences = [f"{band}."] * bool(band) + _sentences(words, view, events, much)
        said = " ".join(sentences)
        if len(said) <= ALT_LIMIT:
            return said
    return cut(sentences, words.say("picture-alt-more"))


def _sentences(words: Words, view: View, events: Sequence[Event], much: _Words) -> list[str]:
    say = words.say
    said = [say("picture-alt-head", round=view.round, turn=words.turn(view))]
    if won := [words.names[seat] for seat in winners(view)]:
        said.append(say("picture-alt-winners", count=len(won), names=words.listed(won)))
    said += say_events(words.texts, events, words.names)[-much.events :]
    said.append(_wheel(words, view, much))
    if view.display:
        said.append(say("picture-alt-display", buildings=words.buildings(view.display), stack=view.stack))
    else:
        said.append(say("picture-alt-display-empty"))
    if view.cards is not None:
        great = words.listed(say(f"type-{building.type.key}") for building in view.great)
        said.append(say("picture-alt-great", buildings=great) if view.great else say("picture-alt-great-none"))
    if view.on_sale:
        said.append(say("picture-alt-sale-price", objects=words.kinds(view.on_sale), price=OBJECT_PRICE))
    else:
        said.append(say("picture-alt-sale-none"))
    if much.supply:
        said.append(say("picture-alt-supply", objects=words.supply(view)))
    return said


def _wheel(words: Words, view: View, much: _Words) -> str:
    charged = prices(view) if much.prices else None
    segments = [
        words.say(
            "picture-alt-segment",
            segment=segment + 1,
            blocks=words.blocks(view.wheel[segment])
            if charged is None
            else priced(words, view.wheel[segment], charged[segment]),
        )
        for segment in range(SEGMENTS)
        if any(view.wheel[segment])
    ]
    if not segments:
        return words.say("picture-alt-wheel-empty", bag=view.bag)
    turns = charged is not None and view.cards is None and view.phase is not Phase.BUYING
    key = "picture-alt-wheel-next" if turns else "picture-alt-wheel"
    return words.say(key, segments="; ".join(segments), bag=view.bag)
