"""Texts for panels and suggestions: actions in a few words, and in lists with what each brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.palazzo.actions import (
    Action,
    AddFloor,
    BeginPalazzo,
    Bid,
    Build,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    Insert,
    Remove,
    TakeOut,
)
from bot.games.palazzo.auction import highest
from bot.games.palazzo.building import apply_building
from bot.games.palazzo.components import TOO_MANY
from bot.games.palazzo.computer.money import payment_options
from bot.games.palazzo.payment import most, value_payment
from bot.games.palazzo.position import Palazzo, PalazzoPlayer
from bot.games.palazzo.prospects import best_gain, cards_of, most_with_bid, player_of, points_of_player, spread
from bot.games.palazzo.scoring import points_of
from bot.games.palazzo.turn import enough_left, price_of
from bot.games.palazzo.view import PalazzoSeatView, PalazzoView
from bot.texts import Texts
from bot.texts.contract import key_of
from bot.texts.games.palazzo.pieces import (
    say_cards,
    say_facts,
    say_hand,
    say_palazzo,
    say_points,
    say_tile,
    say_tiles,
)
from bot.texts.numbers import write_signed

_MAX_AMOUNTS: Final = 30
"""The limit on the amounts listed in a message."""


def say_money(t: Texts, view: PalazzoSeatView, action: ChooseMoney) -> str:
    """Describe cards that can be taken, with what the hand could then pay."""
    return t.say("panel-money", cards=say_cards(t, action.cards), most=most(view.hand.plus(action.cards)))


def say_next_auction(t: Texts, view: PalazzoSeatView, quarry: int | None) -> list[str]:
    """Describe the warehouse with its price, and what would be auctioned."""
    price = price_of(len(view.warehouse), 1)
    dear, tiles = price > most(view.hand), say_tiles(t, view.warehouse)
    lines = [t.say("panel-warehouse", price=price, tiles=tiles, dear=dear)] if view.warehouse else []
    if quarry is None:
        return [*lines, t.say("panel-no-auction")]
    there = view.quarries[quarry - 1]
    key = "panel-auction" if len(there) < TOO_MANY else "panel-share"
    return [*lines, t.say(key, quarry=quarry, tiles=say_tiles(t, there))]


def say_auction_button(t: Texts, view: PalazzoSeatView, quarry: int | None) -> str:
    if quarry is None:
        return t.say("kind-auction")
    return t.say(
        "button-auction" if len(view.quarries[quarry - 1]) < TOO_MANY else "button-shared-quarry", quarry=quarry
    )


def say_bids(t: Texts, view: PalazzoSeatView, names: Sequence[str]) -> list[str]:
    """List all bids in an auction, for readers with these names, and say so where the seat can’t bid more."""
    lines = []
    for seat, laid in enumerate(view.bids):
        state = "passed" if laid.passed else "laid" if laid.cards else "certificate" if laid.value else "none"
        cards = say_cards(t, laid.cards)
        lines.append(t.say("panel-bid", state=state, name=names[seat], bid=laid.value, cards=cards))
    leads = highest(view.bids)
    return lines if most_with_bid(view) > leads else [*lines, t.say("illegal-no-raise", need=leads + 1)]


def say_bid_button(t: Texts, view: PalazzoSeatView, action: Bid) -> str:
    """Return the label of the button that bids the least that leads."""
    return t.say("button-bid", amount=amount_of(view, action), cards=say_cards(t, action.cards))


def say_purchase(t: Texts, view: PalazzoSeatView, action: Action) -> tuple[str, str]:
    """Describe a purchase: its immediate points, its price, and the payment that loses least."""
    assert isinstance(action, Buy)
    price, paid = price_of(len(view.warehouse), len(action.tiles)), value_payment(action.cards)
    assert paid is not None, "only what can be laid is listed"
    over = "free" if not action.cards else "yes" if paid.value > price else "no"
    gain = say_change(t, best_gain(view, player_of(view), action.tiles))
    facts = {"over": over, "gain": gain, "cards": say_cards(t, action.cards)}
    return say_tiles(t, action.tiles), t.say("choice-purchase", price=price, paid=paid.value, **facts)


def say_payment(t: Texts, view: PalazzoSeatView, action: Action) -> tuple[str, str]:
    """Describe the cards that pay for an action, and what they leave."""
    cards = cards_of(action)
    return say_cards(t, cards), t.say("choice-left", most=most(view.hand.minus(cards)))


def say_amounts(t: Texts, view: PalazzoSeatView) -> tuple[str, list[str]]:
    """Describe the amounts that the hand can pay, each with the cards that lose least, and what they leave."""
    lines = []
    for way in spread(payment_options(view.hand), _MAX_AMOUNTS):
        left = most(view.hand.minus(way.cards))
        lines.append(t.say("amounts-line", amount=way.value, cards=say_cards(t, way.cards), left=left))
    return t.say("amounts-title" if lines else "no-money"), lines


def say_tile_choice(t: Texts, view: PalazzoSeatView, action: ChooseTile) -> str:
    """Describe a tile that can be taken, with the points that it brings now."""
    gain = say_change(t, best_gain(view, player_of(view), (action.tile,)))
    return t.say("panel-tile", tile=say_tile(t, action.tile), gain=gain)


def say_raise(t: Texts, view: PalazzoSeatView, action: Action) -> tuple[str, str]:
    """Describe an amount to bid with the cards for it, and what they leave."""
    assert isinstance(action, Bid)
    said = t.say("choice-raise", bid=amount_of(view, action), cards=say_cards(t, action.cards))
    return said, t.say("choice-left", most=most(view.hand.minus(action.cards)))


def amount_of(view: PalazzoView, action: Bid) -> int:
    """Return what the seat that is asked would bid in all."""
    laid = view.bids[view.asked]
    added = value_payment(action.cards, laid.currency)
    assert added is not None, "only what can be added is offered"
    return laid.value + added.value


def say_site(t: Texts, built: PalazzoPlayer, site: Build) -> tuple[str, str]:
    """Describe where a tile would go, and how the points change."""
    gain = points_of_player(apply_building(built, site)) - points_of_player(built)
    if isinstance(site, AddFloor):
        before = next(palazzo for palazzo in built.palazzi if palazzo.number == site.palazzo)
        now, then = (points_of(floors).total for floors in (before.floors, before.with_floor(site.tile).floors))
        named = t.say("site-on", palazzo=say_palazzo(t, site.palazzo), floors=say_tiles(t, before.floors))
        return named, t.say("site-points", now=write_signed(now), then=write_signed(then))
    if isinstance(site, BeginPalazzo):
        return t.say("place-new"), say_change(t, gain)
    return t.say("place-out"), t.say("choice-same")


def say_change(t: Texts, change: int) -> str:
    if not change:
        return t.say("choice-same")
    return t.say("choice-gain", sign="plus" if change > 0 else "minus", count=abs(change))


def say_built(t: Texts, built: PalazzoPlayer, actions: Sequence[Build]) -> list[str]:
    """Describe where tiles go, with the points of each palazzo before and after, and all points."""
    lines, start = [], points_of_player(built)
    for action in actions:
        where, brings = say_site(t, built, action)
        lines.append(t.say("panel-site", tile=say_tile(t, action.tile), where=where, brings=brings))
        built = apply_building(built, action)
    total = t.say("panel-built", now=say_points(t, start), then=say_points(t, points_of_player(built)))
    return [*lines, total]


def say_build_button(t: Texts, built: PalazzoPlayer, actions: Sequence[Build]) -> str:
    """Return the label of the button that builds, or of the one that discards some or all of the tiles."""
    gone = [action.tile for action in actions if isinstance(action, Discard)]
    if gone:
        return t.say("button-discard", tiles=say_tiles(t, gone), rest=len(gone) < len(actions))
    start = points_of_player(built)
    for action in actions:
        built = apply_building(built, action)
    return t.say("button-build", gain=say_change(t, points_of_player(built) - start))


def say_left(t: Texts, view: PalazzoSeatView, action: Action) -> Iterator[str]:
    """Describe what a payment or a bid leaves in hand."""
    if cards := cards_of(action):
        yield t.say("panel-left", hand=say_hand(t, view.hand.minus(cards)))


def say_action(t: Texts, action: Action) -> str:
    """Describe an action as something to do."""
    facts = say_facts(t, action)
    if isinstance(action, Buy):
        facts["free"] = not action.cards
    return t.say(key_of("do", action), **facts)


def say_choice(t: Texts, view: PalazzoView, action: Action) -> tuple[str, str]:
    """Describe an action among others of its kind, and what it brings; both empty if it is the only one."""
    match action:
        case ChooseMoney(cards):
            could = (
                most(view.hand.plus(cards)) if isinstance(view, PalazzoSeatView) and view.seat == view.asked else None
            )
            return say_cards(t, cards), "" if could is None else t.say("choice-money", most=could)
        case Buy(tiles, cards):
            price, paid = price_of(len(view.warehouse), len(tiles)), value_payment(cards)
            assert paid is not None, "only what can be laid is listed"
            what = t.say("choice-buy", tiles=say_tiles(t, tiles), cards=say_cards(t, cards), free=not cards)
            return what, t.say("choice-price", price=price, paid=paid.value)
        case Bid(cards):
            return say_cards(t, cards), t.say("choice-bid", bid=amount_of(view, action))
        case ChooseTile(tile) | Discard(tile):
            return say_tile(t, tile), ""
        case BeginPalazzo(tile):
            what = say_tile(t, tile)
        case AddFloor(tile, number):
            what = t.say("choice-floor", tile=say_tile(t, tile), palazzo=say_palazzo(t, number))
        case TakeOut() | Insert() | Remove():
            what = _say_rebuilding(t, view.players[view.asked].palazzi, action, "choice")
        case _:
            return "", ""
    seen = view.players[view.asked]
    player = PalazzoPlayer(palazzi=seen.palazzi, begun=seen.begun)
    return what, say_change(t, points_of_player(apply_building(player, action)) - points_of_player(player))


def say_rebuilding(t: Texts, view: PalazzoSeatView, action: TakeOut | Insert | Remove) -> str:
    """Describe a rebuilding without the card paid for it."""
    return _say_rebuilding(t, view.players[view.seat].palazzi, action, "rebuild")


def _say_rebuilding(t: Texts, palazzi: tuple[Palazzo, ...], action: TakeOut | Insert | Remove, key: str) -> str:
    facts, ending = say_facts(t, action), "out"
    if not isinstance(action, TakeOut):
        facts["tile"] = next(say_tile(t, each.floors[0]) for each in palazzi if each.number == action.single)
        ending = "in" if isinstance(action, Insert) else "away"
    return t.say(f"{key}-{ending}", **facts)


def find_abilities(view: PalazzoView) -> dict[str, bool]:
    """Return whether the seat whose turn begins can take money, and whether it has anything to rebuild."""
    player = view.players[view.asked]
    return {"money": enough_left(view), "rebuild": bool(player.palazzi and player.cards)}
