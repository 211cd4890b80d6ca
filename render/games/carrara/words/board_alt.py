"""The alt text of the board: the whole public position in 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.carrara.components import SEGMENTS
from bot.games.carrara.events import Event
from bot.games.carrara.view import PublicPlayer, View
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.engine.picture import ALT_LIMIT
from render.games.carrara.changes import unturned_by
from render.games.carrara.page import GAME
from render.games.carrara.words.cards_alt import ALL, CONDITIONS, NAMES, cards_words, goals_words
from render.games.carrara.words.words import Words

_NAME = 24
_SHORT_NAME = 12


class _Words(NamedTuple):
    """The level of detail."""

    name: int
    """The maximum length of names."""
    supply: bool = True
    costs: bool = True
    """Whether to give the cost of each building."""
    cards: int = ALL


_EVER_FEWER = (
    _Words(_NAME),
    _Words(_SHORT_NAME),
    _Words(_SHORT_NAME, supply=False),
    _Words(_SHORT_NAME, supply=False, cards=CONDITIONS),
    _Words(_SHORT_NAME, supply=False, cards=NAMES),
    _Words(_SHORT_NAME, supply=False, costs=False, cards=NAMES),
)


def board_alt(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> str:
    """Describe the public position after the words of a band, in less and less detail until it fits.

    Of the events, only what has left no trace is mentioned: which seats bought without turning the wheel.
    """
    unturned = unturned_by(events)
    words = Words(texts(language, GAME), ())
    for much in _EVER_FEWER:
        words = words.renamed(spoken_names(names, language, much.name))
        said = " ".join(_banded(band, _sentences(words, view, much, unturned)))
        if len(said) <= ALT_LIMIT:
            return said
    return cut(_banded(band, _sentences(words, view, _EVER_FEWER[-1], unturned)), words.say("picture-alt-more"))


def _banded(band: str, sentences: list[str]) -> list[str]:
    return [f"{band}.", *sentences] if band else sentences


def wheel_words(words: Words, view: View) -> str:
    """Describe the blocks on the wheel."""
    segments = [
        words.say("picture-alt-segment", segment=segment + 1, blocks=words.blocks(view.wheel[segment]))
        for segment in range(SEGMENTS)
        if any(view.wheel[segment])
    ]
    if not segments:
        return words.say("picture-alt-wheel-empty", bag=view.bag)
    return words.say("picture-alt-wheel", segments="; ".join(segments), bag=view.bag)


def _sentences(words: Words, view: View, much: _Words, unturned: Sequence[int]) -> list[str]:
    say = words.say
    market = [wheel_words(words, view)]
    if unturned:
        market.append(say("picture-alt-unturned", names=words.listed(words.names[seat] for seat in unturned)))
    if view.display:
        market.append(say("picture-alt-display", buildings=words.buildings(view.display), stack=view.stack))
    else:
        market.append(say("picture-alt-display-empty"))
    great, *cards = cards_words(words, view, much.cards) or ("",)
    players = [great] if great else []
    players += [_player(words, view, seat, player, much) for seat, player in enumerate(view.players)]
    # once nothing can be bought, the results come first, as what comes last may be cut
    said = [say("picture-alt-head", round=view.round, turn=words.turn(view))]
    said += market + players if view.final is None else players + market
    if view.on_sale:
        said.append(say("picture-alt-sale", objects=words.kinds(view.on_sale)))
    else:
        said.append(say("picture-alt-sale-none"))
    if much.supply:
        said.append(say("picture-alt-supply", objects=words.supply(view)))
        if (needed := words.conditions(view)) is not None:
            said.append(say("picture-alt-conditions", **needed))
    said += cards
    if not much.supply:
        said.append(say("picture-alt-more"))
    return said


def _player(words: Words, view: View, seat: int, player: PublicPlayer, much: _Words) -> str:
    say = words.say
    name = say("picture-alt-start", name=words.names[seat]) if seat == 0 else words.names[seat]
    scored = words.scored(player)
    built = words.built(player.buildings, brief=not much.costs)
    goals = goals_words(words, view, seat) if much.cards else ""
    goals = say("picture-alt-goals", goals=goals) if goals else ""
    hand = words.hand(view.open_hands[seat]) if view.open_hands is not None else ""
    return say(
        "picture-alt-player",
        name=name,
        points=say("points", count=view.score(seat)),
        scored=(say("picture-alt-scored", items=scored) if scored else "") + goals,
        buildings=say("picture-alt-built", items=built) if built else "",
        hand=say("picture-alt-hand", items=hand) if hand else "",
    )
