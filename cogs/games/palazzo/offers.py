"""What the commands of Palazzo offer: values with their labels and actions, and what people type for them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.palazzo import Action, Bid, Tile
from bot.games.palazzo.prospects import (
    Build,
    Built,
    after,
    built_of,
    cards_of,
    cheapest_card,
    lowest_first,
    raises,
    rebuildings,
    sites,
)
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import amount_of, say_site
from bot.texts.games.palazzo.pieces import say_cards, say_tile
from cogs.core.offered import Offered, picked
from cogs.games.palazzo.panels.choose import choices_of_tiles, open_purchases, shares
from cogs.games.palazzo.panels.common import GAME, Turn
from cogs.games.palazzo.panels.packed import pack
from cogs.games.palazzo.panels.pay import other_ways


def money(turn: Turn) -> Offered[Action]:
    """Return the cards that can be taken."""
    return _labelled(turn, shares(turn))


def purchases(turn: Turn) -> Offered[Action]:
    """Return what can be bought, each with the payment that loses least."""
    return _labelled(turn, open_purchases(turn.view))


def bids(turn: Turn) -> Offered[Action]:
    """Return the amounts that can be bid; an amount is its own value."""
    return {
        str(amount_of(turn.view, action)): (label, action)
        for label, action in _labelled(turn, raises(turn.view)).values()
        if isinstance(action, Bid)
    }


def tiles(turn: Turn) -> Offered[Action]:
    """Return the tiles of a quarry that can be taken."""
    return _labelled(turn, choices_of_tiles(turn.view))


def rebuilds(turn: Turn) -> Offered[Action]:
    """Return how the seat can rebuild for the card whose loss matters least."""
    card = cheapest_card(turn.view.hand)
    return {} if card is None else _labelled(turn, rebuildings(turn.view, card))


def ways_to_pay(turn: Turn, action: Action | None) -> Offered[Action]:
    """Return the cards that can pay for an action, those that lose least first."""
    ways = [] if action is None else other_ways(turn.view, action)
    return {pack(way): (say_cards(turn.t, cards_of(way)), way) for way in ways}


def sites_of(turn: Turn, tiles: Iterable[Tile], typed: Iterable[str | None]) -> Offered[Build]:
    """Return where the next of some tiles can go after those whose places have been typed; raise Refused."""
    built, left = built_of(turn.view), lowest_first(tiles)
    for said in typed:
        if said is None or not left:
            return {}
        built = after(built, picked(_sites(turn, built, left.pop(0)), said))
    return _sites(turn, built, left[0]) if left else {}


def plan_of(turn: Turn, tiles: Iterable[Tile], typed: Iterable[str | None]) -> list[Build]:
    """Return where tiles go, the lowest floor first, as far as that was typed; raise Refused."""
    built, plan = built_of(turn.view), list[Build]()
    for tile, said in zip(lowest_first(tiles), typed, strict=False):
        if said is None:
            break
        plan.append(picked(_sites(turn, built, tile), said))
        built = after(built, plan[-1])
    return plan


def _sites(turn: Turn, built: Built, tile: Tile) -> Offered[Build]:
    found = {}
    for number, site in enumerate(sites(built, tile)):
        where, brings = say_site(turn.t, built, site)
        found[str(number)] = f"{say_tile(turn.t, tile)}: {where}, {brings}", site
    return found


def _labelled(turn: Turn, actions: Iterable[Action]) -> Offered[Action]:
    words, found = game_texts(turn.t, GAME), {}
    for action in actions:
        label, brings = words.action_choice(turn.view, action)
        found[pack(action)] = f"{label} · {brings}" if brings else label, action
    return found
