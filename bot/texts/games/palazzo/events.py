"""Texts for the events of Palazzo."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.palazzo import (
    AuctionBegun,
    AuctionWon,
    BidMade,
    EnvoyRevealed,
    Event,
    FloorAdded,
    FloorTakenOut,
    GameEnded,
    MoneyChosen,
    MoneyRevealed,
    NothingAuctioned,
    PalazzoBegun,
    Passed,
    TileChosen,
    TileDiscarded,
    TileInserted,
    TileRemoved,
    TileRevealed,
    TilesBought,
    TilesLeft,
    TilesOffered,
    TurnEnded,
)
from bot.games.palazzo.components import ENVOYS
from bot.games.palazzo.payment import worth
from bot.texts import Texts
from bot.texts.games.palazzo.pieces import say_card, say_cards, say_palazzo, say_tile, say_tiles


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
    seat = getattr(event, "seat", None)
    name = names[seat] if isinstance(seat, int) else ""
    match event:
        case MoneyRevealed(_, cards, shuffled):
            key = "event-money-shuffled" if shuffled else "event-money-revealed"
            return t.say(key, name=name, cards=say_cards(t, cards))
        case MoneyChosen(_, cards):
            return t.say("event-money-chosen", name=name, cards=say_cards(t, cards))
        case TileRevealed(_, tile, None):
            return t.say("event-tile-to-warehouse", tile=say_tile(t, tile))
        case TileRevealed(_, tile, int(quarry)):
            return t.say("event-tile-to-quarry", tile=say_tile(t, tile), quarry=quarry)
        case EnvoyRevealed(_, number):
            if number == ENVOYS:
                return t.say("event-envoy-last")
            return t.say("event-envoy-revealed", number=number, all=ENVOYS)
        case TilesBought(_, tiles, cards, price):
            if not cards:
                return t.say("event-tiles-free", name=name, tiles=say_tiles(t, tiles))
            facts = {"tiles": say_tiles(t, tiles), "cards": say_cards(t, cards)}
            return t.say("event-tiles-bought", name=name, price=price, **facts)
        case PalazzoBegun() | FloorAdded() | TileDiscarded() | FloorTakenOut() | TileInserted() | TileRemoved():
            return _say_building(t, event, name)
    return _say_auction(t, event, name)


def _say_auction(t: Texts, event: Event, name: str) -> str:
    """Describe what happens at a quarry."""
    match event:
        case AuctionBegun(_, quarry, tiles):
            return t.say("event-auction-begun", name=name, quarry=quarry, tiles=say_tiles(t, tiles))
        case TilesOffered(_, quarry, tiles):
            return t.say("event-tiles-offered", name=name, quarry=quarry, tiles=say_tiles(t, tiles))
        case NothingAuctioned():
            return t.say("event-nothing-auctioned", name=name)
        case BidMade(_, cards, bid):
            return t.say("event-bid-made", name=name, cards=say_cards(t, cards), bid=bid)
        case Passed(_, cards):
            key = "event-passed-back" if cards else "event-passed"
            return t.say(key, name=name, cards=say_cards(t, cards))
        case AuctionWon(_, _, tiles, cards, bid):
            if not cards:
                return t.say("event-auction-won-free", name=name, tiles=say_tiles(t, tiles))
            paid = worth(cards)
            # laid at one time they count no less than one after the other
            certificate = "yes" if paid is not None and bid > paid.value else "no"
            facts = {"tiles": say_tiles(t, tiles), "cards": say_cards(t, cards)}
            return t.say("event-auction-won", name=name, bid=bid, certificate=certificate, **facts)
        case TileChosen(_, quarry, tile):
            return t.say("event-tile-chosen", name=name, tile=say_tile(t, tile), quarry=quarry)
        case TilesLeft(quarry, tiles):
            return t.say("event-tiles-left", quarry=quarry, tiles=say_tiles(t, tiles))
    raise AssertionError(f"{event} is not told")


def _say_building(
    t: Texts,
    event: PalazzoBegun | FloorAdded | TileDiscarded | FloorTakenOut | TileInserted | TileRemoved,
    name: str,
) -> str:
    """Describe what happens to a tile of a player."""
    tile = say_tile(t, event.tile)
    match event:
        case PalazzoBegun(_, _, palazzo):
            return t.say("event-palazzo-begun", name=name, tile=tile, palazzo=say_palazzo(t, palazzo))
        case FloorAdded(_, _, palazzo):
            return t.say("event-floor-added", name=name, tile=tile, palazzo=say_palazzo(t, palazzo))
        case TileDiscarded():
            return t.say("event-tile-discarded", name=name, tile=tile)
        case FloorTakenOut(_, palazzo, _, single, card):
            facts = {"palazzo": say_palazzo(t, palazzo), "single": say_palazzo(t, single), "card": say_card(t, card)}
            return t.say("event-floor-taken-out", name=name, tile=tile, **facts)
        case TileInserted(_, _, _, palazzo, card):
            facts = {"palazzo": say_palazzo(t, palazzo), "card": say_card(t, card)}
            return t.say("event-tile-inserted", name=name, tile=tile, **facts)
        case TileRemoved(card=card):
            return t.say("event-tile-removed", name=name, tile=tile, card=say_card(t, card))
