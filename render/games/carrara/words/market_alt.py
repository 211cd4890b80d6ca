"""The alt text of the market in 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.carrara.components import OBJECT_PRICE, SEGMENTS
from bot.games.carrara.events import Event
from bot.games.carrara.position import Phase
from bot.games.carrara.view import View
from bot.games.contract import Outcome
from render.games.carrara.prices import prices
from render.games.carrara.words.ever_less import Detail, public_alt
from render.games.carrara.words.wheel_alt import priced
from render.games.carrara.words.words import Words


@dataclass(frozen=True)
class _Detail(Detail):
    """What is told of the market."""

    prices: bool = True
    supply: bool = True


_EVER_FEWER = (
    _Detail(32, 12),
    _Detail(24, 6),
    _Detail(16, 4),
    _Detail(12, 3),
    _Detail(12, 2, supply=False),
    _Detail(12, 1, supply=False),
    _Detail(12, 1, prices=False, supply=False),
)


def market_alt(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> str:
    """Describe the market after the words of a band, in less and less detail until it fits."""
    return public_alt(view, names, language, events, band, _EVER_FEWER, _sentences)


def _sentences(words: Words, view: View, much: _Detail) -> list[str]:
    say = words.say
    if view.final is not None:
        return _ranking(words, view.final)
    said = [_wheel(words, view, much)]
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


def _ranking(words: Words, outcome: Outcome) -> list[str]:
    """Tell what is shown in the end: everyone's rank and points."""
    said = []
    for seat in outcome.order:
        name = f"{words.say('rank', place=outcome.ranks[seat])} {words.names[seat]}"
        points = words.say("points", count=outcome.scores[seat])
        said.append(words.say("picture-alt-player", name=name, points=points, scored="", buildings="", hand=""))
    return said


def _wheel(words: Words, view: View, much: _Detail) -> str:
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
    key = "picture-alt-wheel"
    if charged is not None and view.phase is not Phase.BUYING:
        key = "picture-alt-wheel-next" if view.cards is None else "picture-alt-wheel-unturned"
    return words.say(key, segments="; ".join(segments), bag=view.bag)
