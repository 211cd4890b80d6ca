"""Who may act, and which action is carried out how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo import ending
from bot.games.palazzo.actions import (
    Action,
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    EndTurn,
    Insert,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.components import Tiles
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.reasons import Reason
from bot.games.palazzo.turn import bidding, building, buying, choosing, money, rebuilding, revealing

_Check = Callable[[Position, Any], None]
_Do = Callable[[Position, Any, Chance], Played[Position]]


def _unchecked(_: Position, __: object) -> None:
    """Accept an action wherever it is in order."""


HANDLERS: Final[Mapping[type, tuple[Phase, _Check, _Do]]] = {
    TakeMoney: (Phase.TURN, money.check_take_money, money.take_money),
    Reveal: (Phase.TURN, _unchecked, revealing.reveal),
    TakeOut: (Phase.TURN, rebuilding.check_take_out, rebuilding.take_out),
    Insert: (Phase.TURN, rebuilding.check_insert, rebuilding.insert),
    Remove: (Phase.TURN, rebuilding.check_remove, rebuilding.remove),
    ChooseMoney: (Phase.MONEY, money.check_choose_money, money.choose_money),
    Buy: (Phase.REVEALED, buying.check_buy, buying.buy),
    Auction: (Phase.REVEALED, _unchecked, bidding.auction),
    Bid: (Phase.BIDDING, bidding.check_bid, bidding.bid),
    Pass: (Phase.BIDDING, _unchecked, bidding.leave),
    ChooseTile: (Phase.CHOOSING, choosing.check_choose_tile, choosing.choose_tile),
    BeginPalazzo: (Phase.BUILDING, building.check_got, building.begin_palazzo),
    AddFloor: (Phase.BUILDING, building.check_add_floor, building.add_floor),
    Discard: (Phase.BUILDING, building.check_got, building.discard),
    EndTurn: (Phase.END, _unchecked, ending.end_turn),
}
"""For each action the phase in which it is in order, how it is checked, and how it is carried out."""
INSTEAD: Final[Mapping[Phase, Reason]] = {
    Phase.TURN: Reason.ACTION_FIRST,
    Phase.MONEY: Reason.MONEY_FIRST,
    Phase.REVEALED: Reason.BUY_OR_AUCTION,
    Phase.BIDDING: Reason.BID_OR_PASS,
    Phase.CHOOSING: Reason.CHOOSE_TILE_FIRST,
    Phase.BUILDING: Reason.BUILD_FIRST,
    Phase.END: Reason.ACTION_DONE,
}
"""By phase: why any other action is refused."""


def actors(position: Position) -> tuple[int, ...]:
    """Return the seat that is asked, in auctions often another than the one whose turn it is; empty after the game."""
    return () if position.phase is Phase.OVER else (position.asked,)


def following(position: Position) -> tuple[int, ...]:
    """Return the seats that will be asked in this turn after the one that is asked, clockwise.

    In an auction they are those that have not passed. Whoever is left with the last card or tile is not asked.
    """
    seats, phase = len(position.players), position.phase
    others = tuple((position.asked + step) % seats for step in range(1, seats))
    if phase is Phase.BIDDING:
        return tuple(seat for seat in others if not position.bids[seat].passed)
    if phase is Phase.MONEY:
        left = len(position.display) - money.share(position)
    elif phase is Phase.CHOOSING or (phase is Phase.BUILDING and position.chosen):
        left = len(position.quarry) - (phase is Phase.CHOOSING)
    else:
        return ()
    return others[: min((position.turn - position.asked - 1) % seats, max(0, left - 1))]


def check(position: Position, seat: int, action: Action) -> None:
    """Raise IllegalAction unless this seat may do this now."""
    phase = position.phase
    if phase is Phase.OVER:
        raise IllegalAction(Reason.GAME_OVER)
    if seat != position.asked:
        raise IllegalAction(Reason.NOT_YOUR_TURN, turn=position.asked)
    wanted, check_it, _ = HANDLERS[type(action)]
    if wanted is not phase:
        raise IllegalAction(INSTEAD[phase], **_facts(position))
    check_it(position, action)


def _facts(position: Position) -> dict[str, object]:
    if position.phase is Phase.MONEY:
        return {"number": money.share(position)}
    if position.phase is Phase.BUILDING:
        return {"tiles": Tiles(position.to_build)}
    return {}


def play(position: Position, seat: int, action: Action, chance: Chance) -> Played[Position]:
    """Carry out an action, or raise IllegalAction."""
    check(position, seat, action)
    return HANDLERS[type(action)][2](position, action, chance)
