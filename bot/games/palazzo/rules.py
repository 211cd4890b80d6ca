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
    PalazzoReason,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.auction import auction, bid, check_bid, check_choose_tile, choose_tile, leave, raises
from bot.games.palazzo.building import build_tile, can_carry, check_build, check_rebuild, rebuild, rebuildings
from bot.games.palazzo.components import MAX_BOUGHT, Tiles
from bot.games.palazzo.payment import payments
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
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
from bot.games.palazzo.view import PalazzoView


def actors(position: PalazzoPosition) -> tuple[int, ...]:
    """Return the seat that is asked, which need not be the one whose turn it is; empty once the game is over."""
    return () if position.phase is PalazzoPhase.OVER else (position.asked,)


def following(position: PalazzoPosition) -> tuple[int, ...]:
    """Return the seats that will be asked in this turn after the one that is asked, clockwise.

    In an auction, these are the seats that have not passed. The seat that gets the last card or tile is not asked.
    """
    seats, phase = len(position.players), position.phase
    others = tuple((position.asked + step) % seats for step in range(1, seats))
    if phase is PalazzoPhase.BIDDING:
        return tuple(seat for seat in others if not position.bids[seat].passed)
    if phase is PalazzoPhase.MONEY:
        left = len(position.display) - share(position)
    elif phase is PalazzoPhase.CHOOSING or (phase is PalazzoPhase.BUILDING and position.chosen):
        left = len(position.quarry) - (phase is PalazzoPhase.CHOOSING)
    else:
        return ()
    return others[: min((position.turn - position.asked - 1) % seats, max(0, left - 1))]


def forced_action(position: PalazzoPosition) -> tuple[int, Action] | None:
    """Return the only legal action, if everyone can know that it is the only one.

    A hand that cannot pay or raise stays secret, so that it never forces an auction or a pass.
    """
    phase, seat = position.phase, position.asked
    if phase is PalazzoPhase.END:
        return seat, EndTurn()
    if phase is PalazzoPhase.MONEY and len(found := shares(position)) == 1:
        return seat, found[0]
    if phase is PalazzoPhase.CHOOSING and len(position.quarry) == 1:
        return seat, ChooseTile(position.quarry[0])
    if phase is PalazzoPhase.REVEALED and not position.warehouse:
        return seat, Auction()
    if phase is PalazzoPhase.BIDDING and not position.players[seat].hand:
        return seat, Pass()
    return None


def is_end_of_turn(action: Action) -> bool:
    return isinstance(action, EndTurn)


def end_turn(position: PalazzoPosition, _: EndTurn, __: Chance) -> Played[PalazzoPosition]:
    seat, following = position.turn, position.after(position.turn)
    after = position._replace(turn=following, asked=following, phase=PalazzoPhase.TURN)
    return Played(after, (TurnEnded(seat, following),), turn_ended=seat)


def _accept(_: PalazzoPosition, __: object) -> None:
    """Accept an action in its phase."""


HANDLERS: Final[
    Mapping[
        type,
        tuple[
            PalazzoPhase,
            Callable[[PalazzoPosition, Any], None],
            Callable[[PalazzoPosition, Any, Chance], Played[PalazzoPosition]],
        ],
    ]
] = {
    TakeMoney: (PalazzoPhase.TURN, check_take_money, take_money),
    Reveal: (PalazzoPhase.TURN, _accept, reveal),
    TakeOut: (PalazzoPhase.TURN, check_rebuild, rebuild),
    Insert: (PalazzoPhase.TURN, check_rebuild, rebuild),
    Remove: (PalazzoPhase.TURN, check_rebuild, rebuild),
    ChooseMoney: (PalazzoPhase.MONEY, check_choose_money, choose_money),
    Buy: (PalazzoPhase.REVEALED, check_buy, buy),
    Auction: (PalazzoPhase.REVEALED, _accept, auction),
    Bid: (PalazzoPhase.BIDDING, check_bid, bid),
    Pass: (PalazzoPhase.BIDDING, _accept, leave),
    ChooseTile: (PalazzoPhase.CHOOSING, check_choose_tile, choose_tile),
    BeginPalazzo: (PalazzoPhase.BUILDING, check_build, build_tile),
    AddFloor: (PalazzoPhase.BUILDING, check_build, build_tile),
    Discard: (PalazzoPhase.BUILDING, check_build, build_tile),
    EndTurn: (PalazzoPhase.END, _accept, end_turn),
}
"""By action: the phase in which it is allowed, its check, and its execution."""
OUT_OF_ORDER: Final[Mapping[PalazzoPhase, PalazzoReason]] = {
    PalazzoPhase.TURN: PalazzoReason.ACTION_FIRST,
    PalazzoPhase.MONEY: PalazzoReason.MONEY_FIRST,
    PalazzoPhase.REVEALED: PalazzoReason.BUY_OR_AUCTION,
    PalazzoPhase.BIDDING: PalazzoReason.BID_OR_PASS,
    PalazzoPhase.CHOOSING: PalazzoReason.CHOOSE_TILE_FIRST,
    PalazzoPhase.BUILDING: PalazzoReason.BUILD_FIRST,
    PalazzoPhase.END: PalazzoReason.ACTION_DONE,
}
"""By phase: the reason for refusing any other action."""


def check(position: PalazzoPosition, seat: int, action: Action) -> None:
    """Raise IllegalAction unless this seat may do this now."""
    if position.phase is PalazzoPhase.OVER:
        raise IllegalAction(PalazzoReason.GAME_OVER)
    if seat != position.asked:
        raise IllegalAction(PalazzoReason.NOT_YOUR_TURN, turn=position.asked)
    wanted, check_it, _ = HANDLERS[type(action)]
    check_phase(position, wanted)
    check_it(position, action)


def check_phase(seen: PalazzoPosition | PalazzoView, wanted: PalazzoPhase) -> None:
    """Raise IllegalAction, which says what to do instead, unless the game is in a phase."""
    if seen.phase is not wanted:
        raise IllegalAction(OUT_OF_ORDER[seen.phase], **_facts(seen))


def _facts(seen: PalazzoPosition | PalazzoView) -> dict[str, object]:
    if seen.phase is PalazzoPhase.MONEY:
        return {"number": share(seen)}
    if seen.phase is PalazzoPhase.BUILDING:
        return {"tiles": Tiles(seen.to_build)}
    return {}


def play(position: PalazzoPosition, seat: int, action: Action, chance: Chance) -> Played[PalazzoPosition]:
    """Carry out an action, or raise IllegalAction."""
    check(position, seat, action)
    return HANDLERS[type(action)][2](position, action, chance)


def _parts_at_turn(position: PalazzoPosition) -> list[Part]:
    player = position.players[position.asked]
    money: list[Part] = [(TakeMoney, (), ONE)] if enough_left(position) else []
    cards = [(card,) for card in dict.fromkeys(player.hand.ordered())]
    rebuilt: list[Part] = [(*each, cards) for each in rebuildings(player.palazzi)] if cards else []
    return [*money, (Reveal, (), ONE), *rebuilt]


def _parts_when_revealed(position: PalazzoPosition) -> list[Part]:
    hand, there = position.players[position.asked].hand, len(position.warehouse)
    numbers = range(1, min(there, MAX_BOUGHT) + 1)
    paid = {number: [(cards,) for cards in payments(hand, price_of(there, number))] for number in numbers}
    bought = [tiles for tiles in purchasable(position.warehouse) if paid[len(tiles)]]
    return [*[(Buy, (tiles,), paid[len(tiles)]) for tiles in bought], (Auction, (), ONE)]


def _building(position: PalazzoPosition) -> list[Part]:
    parts: list[Part] = []
    palazzi = position.players[position.asked].palazzi
    for tile in dict.fromkeys(position.to_build):
        fitting = [(palazzo.number,) for palazzo in palazzi if can_carry(palazzo, tile)]
        parts += [(BeginPalazzo, (tile,), ONE), (AddFloor, (tile,), fitting), (Discard, (tile,), ONE)]
    return parts


_PARTS: Final[Mapping[PalazzoPhase, Callable[[PalazzoPosition], list[Part]]]] = {
    PalazzoPhase.TURN: _parts_at_turn,
    PalazzoPhase.MONEY: lambda position: [(ChooseMoney, (), [(cards,) for cards in cards_taken_together(position)])],
    PalazzoPhase.REVEALED: _parts_when_revealed,
    PalazzoPhase.BIDDING: lambda position: [(Bid, (), raises(position)), (Pass, (), ONE)],
    PalazzoPhase.CHOOSING: lambda position: [(ChooseTile, (), [(tile,) for tile in dict.fromkeys(position.quarry)])],
    PalazzoPhase.BUILDING: _building,
    PalazzoPhase.END: lambda _: [(EndTurn, (), ONE)],
    PalazzoPhase.OVER: lambda _: [],
}
"""By phase: what the seat that is asked may do."""
legal: Final[Callable[[PalazzoPosition, int], Sequence[Action]]] = partial(
    LazyActions,
    lambda position, seat: _PARTS[position.phase](position) if seat == position.asked else [],
    check,
    Action,
)
"""List every action that `play` accepts from a seat, lazily."""
