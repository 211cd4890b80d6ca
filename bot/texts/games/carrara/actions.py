"""Texts for trying out actions in Carrara: kinds of actions, actions among others of their kind, and hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.carrara import (
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    SeatView,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import OBJECT_PRICE, price
from bot.games.carrara.prospects import gain_of
from bot.texts import Texts
from bot.texts.games.carrara.pieces import (
    say_blocks,
    say_building,
    say_city,
    say_gain,
    say_object,
    say_objects,
    say_segment,
    say_subject,
    say_worth,
)

_KINDS: Mapping[type, Callable[[Texts, Any], str]] = {
    TurnWheel: lambda t, _: t.say("button-turn-wheel"),
    TakeBlocks: lambda t, action: t.say("whatif-buy", segment=say_segment(t, action.segment)),
    TakeCoins: lambda t, _: t.say("button-take-coins"),
    Build: lambda t, action: t.say("whatif-build", building=say_building(t, action.building)),
    ScoreType: lambda t, _: t.say("whatif-score"),
    ScoreCity: lambda t, _: t.say("whatif-score"),
    ScoreCategory: lambda t, _: t.say("whatif-score"),
    Decline: lambda t, _: t.say("button-decline"),
    BuyObject: lambda t, _: t.say("whatif-object"),
    Announce: lambda t, _: t.say("button-announce"),
    EndTurn: lambda t, _: t.say("button-end-turn"),
}


def say_kind(t: Texts, action: Any) -> str:
    """Return the kind of an action as text."""
    return _KINDS[type(action)](t, action)


def say_label(t: Texts, action: Any) -> str:
    """Return the kind of an action, or for a purchase how many blocks it brings and what they cost."""
    if isinstance(action, TakeBlocks):
        return t.say("button-take", count=sum(action.blocks), price=price(action.segment, action.blocks))
    return say_kind(t, action)


def say_choice(t: Texts, view: SeatView, action: Any) -> tuple[str, str]:
    """Describe an action among others of its kind, and what it costs or gains; both empty if it is the only one."""
    match action:
        case TakeBlocks(segment, blocks):
            return say_blocks(t, blocks), t.say("whatif-for", price=price(segment, blocks))
        case Build(building, city, blocks):
            way = t.say("whatif-way", city=say_city(t, city), blocks=say_blocks(t, blocks))
            return way, t.say("whatif-worth", gain=say_worth(t, building, city))
        case ScoreType() | ScoreCity() | ScoreCategory():
            return say_subject(t, action), say_gain(t, *gain_of(view, view.players[view.seat], action))
        case BuyObject(item):
            return say_object(t, item), t.say("whatif-for", price=OBJECT_PRICE)
    return "", ""


def say_hand(t: Texts, view: SeatView) -> str:
    """Describe a seat's hand in a line."""
    return t.say(
        "hand-line",
        coins=view.hand.coins,
        blocks=say_blocks(t, view.hand.blocks),
        objects=say_objects(t, view.hand.objects),
    )
