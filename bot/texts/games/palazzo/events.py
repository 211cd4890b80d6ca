"""Texts for the events of Palazzo."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.contract import GameEnded, TurnEnded
from bot.games.palazzo.components import ENVOYS
from bot.games.palazzo.events import AuctionWon, EnvoyRevealed, Event, MoneyRevealed, Passed, TileRevealed, TilesBought
from bot.games.palazzo.payment import value_payment
from bot.texts import Texts
from bot.texts.contract import key_of, seat_of
from bot.texts.games.palazzo.pieces import say_facts


def say_events(t: Texts, happened: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Describe what happened, a sentence per event, but one for all tiles that are revealed in a row.

    The ends of turns and of the game are left to the panel.
    """
    lines: list[str] = []
    for revealed, run in groupby(happened, lambda event: isinstance(event, TileRevealed)):
        if revealed:
            lines.append(t.say("event-tiles-revealed", tiles=", ".join(_say(t, event, names) for event in run)))
        else:
            lines += [_say(t, event, names) for event in run if not isinstance(event, TurnEnded | GameEnded)]
    return lines


def _say(t: Texts, event: Event, names: Sequence[str]) -> str:
    key, facts = key_of("event", event), say_facts(t, event)
    if (seat := seat_of(event)) is not None:
        facts["name"] = names[seat]
    match event:
        case MoneyRevealed(shuffled=True):
            key = "event-money-shuffled"
        case TileRevealed(quarry=quarry):
            key = "event-tile-to-warehouse" if quarry is None else "event-tile-to-quarry"
        case EnvoyRevealed(number=number):
            key, facts["all"] = "event-envoy-last" if number == ENVOYS else key, ENVOYS
        case TilesBought() if not event.cards:
            key = "event-tiles-free"
        case Passed() if event.cards:
            key = "event-passed-back"
        case AuctionWon() if not event.cards:
            key = "event-auction-won-free"
        case AuctionWon(cards=cards, bid=bid):
            paid = value_payment(cards)
            # laid at one time they count no less than one after the other
            facts["certificate"] = paid is not None and bid > paid.value
    return t.say(key, **facts)
