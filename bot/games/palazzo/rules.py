"""The rules of play: who may act, which actions are legal, and how they are carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played, TurnEnded
from bot.games.lazy import ONE, LazyActions, Part
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
    Reason,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.auction import auction, bid, check_bid, check_choose_tile, choose_tile, leave, raises
from bot.games.palazzo.building import build_tile, can_carry, check_build, check_rebuild, rebuild, rebuildings
from bot.games.palazzo.components import MAX_BOUGHT, Tiles
from bot.games.palazzo.payment import payments
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.turn import (
    buy,
    cards_taken_together,
    check_buy,
    check_choose_money,
    check_take_money,
    choose_money,
    enough_left,
    price_of,
    purchasable,
    reveal,
    share,
    shares,
    take_money,
)
from bot.games.palazzo.view import View


def actors(position: Position) -> tuple[int, ...]:
    """Return the seat that is asked, which need not be the one whose turn it is; empty once the game is over."""
    return () if position.phase is Phase.OVER else (position.asked,)


def following(position: Position) -> tuple[int, ...]:
    """Return the seats that will be asked in this turn after the one that is asked, clockwise.

    In an auction, these are the seats that have not passed. The seat that gets the last card or tile is not asked.
    """
    seats, phase = len(position.players), position.phase
    others = tuple((position.asked + step) % seats for step in range(1, seats))
    if phase is Phase.BIDDING:
        return tuple(seat for seat in others if not position.bids[seat].passed)
    if phase is Phase.MONEY:
        left = len(position.display) - share(position)
    elif phase is Phase.CHOOSING or (phase is Phase.BUILDING and position.chosen):
        left = len(position.quarry) - (phase is Phase.CHOOSING)
    else:
        return ()
    return others[: min((position.turn - position.asked - 1) % seats, max(0, left - 1))]


def forced_action(position: Position) -> tuple[int, Action] | None:
    """Return the only legal action, if everyone can know that it is the only one.

    A hand that cannot pay or raise stays secret, so that it never forces an auction or a pass.
    """
    phase, seat = position.phase, position.asked
    if phase is Phase.END:
        return seat, EndTurn()
    if phase is Phase.MONEY and len(found := shares(position)) == 1:
        return seat, found[0]
    if phase is Phase.CHOOSING and len(position.quarry) == 1:
        return seat, ChooseTile(position.quarry[0])
    if phase is Phase.REVEALED and not position.warehouse:
        return seat, Auction()
    if phase is Phase.BIDDING and not position.players[seat].hand:
        return seat, Pass()
    return None


def is_end_of_turn(action: Action) -> bool:
    return isinstance(action, EndTurn)


def end_turn(position: Position, _: EndTurn, __: Chance) -> Played[Position]:
    seat, following = position.turn, position.after(position.turn)
    after = position._replace(turn=following, asked=following, phase=Phase.TURN)
    return Played(after, (TurnEnded(seat, following),), turn_ended=seat)


def _accept(_: Position, __: object) -> None:
    """Accept an action in its phase."""


HANDLERS: Final[
    Mapping[type, tuple[Phase, Callable[[Position, Any], None], Callable[[Position, Any, Chance], Played[Position]]]]
] = {
    TakeMoney: (Phase.TURN, check_take_money, take_money),
    Reveal: (Phase.TURN, _accept, reveal),
    TakeOut: (Phase.TURN, check_rebuild, rebuild),
    Insert: (Phase.TURN, check_rebuild, rebuild),
    Remove: (Phase.TURN, check_rebuild, rebuild),
    ChooseMoney: (Phase.MONEY, check_choose_money, choose_money),
    Buy: (Phase.REVEALED, check_buy, buy),
    Auction: (Phase.REVEALED, _accept, auction),
    Bid: (Phase.BIDDING, check_bid, bid),
    Pass: (Phase.BIDDING, _accept, leave),
    ChooseTile: (Phase.CHOOSING, check_choose_tile, choose_tile),
    BeginPalazzo: (Phase.BUILDING, check_build, build_tile),
    AddFloor: (Phase.BUILDING, check_build, build_tile),
    Discard: (Phase.BUILDING, check_build, build_tile),
    EndTurn: (Phase.END, _accept, end_turn),
}
"""By action: the phase in which it is allowed, its check, and its execution."""
OUT_OF_ORDER: Final[Mapping[Phase, Reason]] = {
    Phase.TURN: Reason.ACTION_FIRST,
    Phase.MONEY: Reason.MONEY_FIRST,
    Phase.REVEALED: Reason.BUY_OR_AUCTION,
    Phase.BIDDING: Reason.BID_OR_PASS,
    Phase.CHOOSING: Reason.CHOOSE_TILE_FIRST,
    Phase.BUILDING: Reason.BUILD_FIRST,
    Phase.END: Reason.ACTION_DONE,
}
"""By phase: the reason for refusing any other action."""


def check(position: Position, seat: int, action: Action) -> None:
    """Raise IllegalAction unless this seat may do this now."""
    if position.phase is Phase.OVER:
        raise IllegalAction(Reason.GAME_OVER)
    if seat != position.asked:
        raise IllegalAction(Reason.NOT_YOUR_TURN, turn=position.asked)
    wanted, check_it, _ = HANDLERS[type(action)]
    check_phase(position, wanted)
    check_it(position, action)


def check_phase(seen: Position | View, wanted: Phase) -> None:
    """Raise IllegalAction, which says what to do instead, unless the game is in a phase."""
    if seen.phase is not wanted:
        raise IllegalAction(OUT_OF_ORDER[seen.phase], **_facts(seen))


def _facts(seen: Position | View) -> dict[str, object]:
    if seen.phase is Phase.MONEY:
        return {"number": share(seen)}
    if seen.phase is Phase.BUILDING:
        return {"tiles": Tiles(seen.to_build)}
    return {}


def play(position: Position, seat: int, action: Action, chance: Chance) -> Played[Position]:
    """Carry out an action, or raise IllegalAction."""
    check(position, seat, action)
    return HANDLERS[type(action)][2](position, action, chance)


def _parts_at_turn(position: Position) -> list[Part]:
    player = position.players[position.asked]
    money: list[Part] = [(TakeMoney, (), ONE)] if enough_left(position) else []
    cards = [(card,) for card in dict.fromkeys(player.hand.ordered())]
    rebuilt: list[Part] = [(*each, cards) for each in rebuildings(player.palazzi)] if cards else []
    return [*money, (Reveal, (), ONE), *rebuilt]


def _parts_when_revealed(position: Position) -> list[Part]:
    hand, there = position.players[position.asked].hand, len(position.warehouse)
    numbers = range(1, min(there, MAX_BOUGHT) + 1)
    paid = {number: [(cards,) for cards in payments(hand, price_of(there, number))] for number in numbers}
    bought = [tiles for tiles in purchasable(position.warehouse) if paid[len(tiles)]]
    return [*[(Buy, (tiles,), paid[len(tiles)]) for tiles in bought], (Auction, (), ONE)]


def _building(position: Position) -> list[Part]:
    parts: list[Part] = []
    palazzi = position.players[position.asked].palazzi
    for tile in dict.fromkeys(position.to_build):
        fitting = [(palazzo.number,) for palazzo in palazzi if can_carry(palazzo, tile)]
        parts += [(BeginPalazzo, (tile,), ONE), (AddFloor, (tile,), fitting), (Discard, (tile,), ONE)]
    return parts


_PARTS: Final[Mapping[Phase, Callable[[Position], list[Part]]]] = {
    Phase.TURN: _parts_at_turn,
    Phase.MONEY: lambda position: [(ChooseMoney, (), [(cards,) for cards in cards_taken_together(position)])],
    Phase.REVEALED: _parts_when_revealed,
    Phase.BIDDING: lambda position: [(Bid, (), raises(position)), (Pass, (), ONE)],
    Phase.CHOOSING: lambda position: [(ChooseTile, (), [(tile,) for tile in dict.fromkeys(position.quarry)])],
    Phase.BUILDING: _building,
    Phase.END: lambda _: [(EndTurn, (), ONE)],
    Phase.OVER: lambda _: [],
}
"""By phase: what the seat that is asked may do."""
legal: Final[Callable[[Position, int], Sequence[Action]]] = partial(
    LazyActions,
    lambda position, seat: _PARTS[position.phase](position) if seat == position.asked else [],
    check,
    Action,
)
"""List every action that `play` accepts from a seat, lazily."""
