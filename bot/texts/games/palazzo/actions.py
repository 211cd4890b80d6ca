"""Texts for actions: in a few words, and in a list with what each brings."""

from __future__ import annotations

from bot.games.codec import tag_of_value
from bot.games.palazzo import (
    Action,
    AddFloor,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    Insert,
    Palazzo,
    Remove,
    SeatView,
    TakeOut,
    View,
    most,
    points_of,
    price_of,
)
from bot.games.palazzo.payment import worth
from bot.games.palazzo.turn import enough_left
from bot.texts import Texts
from bot.texts.games.palazzo.pieces import say_card, say_cards, say_palazzo, say_tile, say_tiles


def say_action(t: Texts, action: Action) -> str:
    """Describe an action as something to do."""
    facts: dict[str, str | int] = {}
    match action:
        case ChooseMoney(cards) | Bid(cards):
            facts = {"cards": say_cards(t, cards)}
        case Buy(tiles, cards):
            facts = {"tiles": say_tiles(t, tiles), "cards": say_cards(t, cards), "free": _free(action)}
        case ChooseTile(tile) | BeginPalazzo(tile) | Discard(tile):
            facts = {"tile": say_tile(t, tile)}
        case AddFloor(tile, palazzo):
            facts = {"tile": say_tile(t, tile), "palazzo": say_palazzo(t, palazzo)}
        case TakeOut(palazzo, floor, card):
            facts = {"palazzo": say_palazzo(t, palazzo), "floor": floor, "card": say_card(t, card)}
        case Insert(single, palazzo, card):
            facts = {"single": say_palazzo(t, single), "palazzo": say_palazzo(t, palazzo), "card": say_card(t, card)}
        case Remove(single, card):
            facts = {"single": say_palazzo(t, single), "card": say_card(t, card)}
    return t.say(f"do-{_key(action)}", **facts)


def say_kind(t: Texts, action: Action) -> str:
    """Return the kind of an action."""
    return t.say(f"way-{_key(action)}")


def say_choice(t: Texts, view: View, action: Action) -> tuple[str, str]:
    """Describe an action among others of its kind, and what it brings; both empty if it is the only one."""
    match action:
        case ChooseMoney(cards):
            could = most(view.hand.plus(cards)) if isinstance(view, SeatView) and view.seat == view.asked else None
            return say_cards(t, cards), "" if could is None else t.say("choice-money", most=could)
        case Buy(tiles, cards):
            price, paid = price_of(len(view.warehouse), len(tiles)), worth(cards)
            assert paid is not None, "only what can be laid is listed"
            what = t.say("choice-buy", tiles=say_tiles(t, tiles), cards=say_cards(t, cards), free=_free(action))
            return what, t.say("choice-price", price=price, paid=paid.value)
        case Bid(cards):
            laid = view.bids[view.asked]
            added = worth(cards, laid.currency)
            assert added is not None, "only what can be added is listed"
            return say_cards(t, cards), t.say("choice-bid", bid=laid.value + added.value)
        case ChooseTile(tile) | Discard(tile):
            return say_tile(t, tile), ""
    return _say_site(t, view.players[view.asked].palazzi, action)


def _say_site(t: Texts, palazzi: tuple[Palazzo, ...], action: Action) -> tuple[str, str]:
    """Describe what an action does to a player's palazzi, and how that changes their points."""
    by_number = {palazzo.number: palazzo for palazzo in palazzi}
    match action:
        case BeginPalazzo(tile):
            return say_tile(t, tile), _gain(t, [], [Palazzo(0, (tile,))])
        case AddFloor(tile, number):
            own = by_number[number]
            name = t.say("choice-floor", tile=say_tile(t, tile), palazzo=say_palazzo(t, number))
            return name, _gain(t, [own], [own.with_floor(tile)])
        case TakeOut(number, floor):
            own = by_number[number]
            taken = next(tile for tile in own.floors if tile.floor == floor)
            gain = _gain(t, [own], [own.without_floor(floor), Palazzo(0, (taken,))])
            return _say_rebuilding(t, palazzi, action, "choice"), gain
        case Insert(single, number):
            moved, own = by_number[single], by_number[number]
            gain = _gain(t, [moved, own], [own.with_floor(moved.floors[0])])
            return _say_rebuilding(t, palazzi, action, "choice"), gain
        case Remove(single):
            return _say_rebuilding(t, palazzi, action, "choice"), _gain(t, [by_number[single]], [])
    return "", ""


def say_rebuilding(t: Texts, view: SeatView, action: TakeOut | Insert | Remove) -> str:
    """Describe what is rebuilt how, whatever card is paid."""
    return _say_rebuilding(t, view.players[view.seat].palazzi, action, "rebuild")


def _say_rebuilding(t: Texts, palazzi: tuple[Palazzo, ...], action: TakeOut | Insert | Remove, key: str) -> str:
    tiles = {palazzo.number: say_tile(t, palazzo.floors[0]) for palazzo in palazzi}
    facts: dict[str, str | int] = {"card": say_card(t, action.card)}
    match action:
        case TakeOut(number, floor):
            return t.say(f"{key}-out", floor=floor, palazzo=say_palazzo(t, number), **facts)
        case Insert(single, number):
            facts |= {"single": say_palazzo(t, single), "palazzo": say_palazzo(t, number)}
            return t.say(f"{key}-in", tile=tiles[single], **facts)
    return t.say(f"{key}-away", tile=tiles[action.single], single=say_palazzo(t, action.single), **facts)


def _gain(t: Texts, before: list[Palazzo], after: list[Palazzo]) -> str:
    """Return how the points of palazzi change."""
    change = sum(points_of(each.floors).total for each in after) - sum(points_of(each.floors).total for each in before)
    if not change:
        return t.say("choice-same")
    points = t.say("points", count=abs(change))
    return t.say("choice-gain", sign="plus" if change > 0 else "minus", points=points)


def able(view: View) -> dict[str, str]:
    """Return whether the seat whose turn begins can take money, and whether it has anything to rebuild."""
    player = view.players[view.asked]
    can = {"money": enough_left(view), "rebuild": bool(player.palazzi and player.cards)}
    return {what: "yes" if possible else "no" for what, possible in can.items()}


def _free(action: Buy) -> str:
    return "no" if action.cards else "yes"


def _key(action: Action) -> str:
    return tag_of_value(action).replace("_", "-")
