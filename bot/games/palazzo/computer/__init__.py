"""The computer players: the turns for the search, forecasts, and the novice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from importlib.resources import files
from itertools import combinations
from math import sqrt
from operator import attrgetter
from typing import Final

from bot.games.chance import Chance
from bot.games.palazzo.actions import (
    Action,
    Auction,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    EndTurn,
    Insert,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.auction import find_next_quarry, highest
from bot.games.palazzo.building import apply_building, rebuildings
from bot.games.palazzo.components import DEAREST_TILE, TOO_MANY, Tile, Tiles
from bot.games.palazzo.computer.estimate import BuildingPlanner, Estimates, estimates_of
from bot.games.palazzo.computer.money import (
    MONEY_WORTH,
    bid_limits,
    cheapest_card,
    cheapest_option,
    cheapest_payment,
    hand_value,
    payment_options,
)
from bot.games.palazzo.computer.values import AllFloors, Floors
from bot.games.palazzo.payment import most
from bot.games.palazzo.position import PalazzoPhase, PalazzoPlayer, PalazzoPosition
from bot.games.palazzo.rules import HANDLERS, forced_action, play
from bot.games.palazzo.scoring import outcome, points_of
from bot.games.palazzo.turn import enough_left, price_of, shares
from bot.games.palazzo.view import PalazzoSeatView, PalazzoView, determinize, view_with_memory
from bot.games.players import AT_ONCE, Budget, CandidateTurn, Computers, Forecast, Moves, Strategy, softmax
from bot.games.players.learned import Learned
from bot.games.search import computers
from bot.games.search.playouts import forecast_result

_Turn = CandidateTurn[Action]

MAX_BUILDS: Final = 2
"""The limit on ways considered to build the same tiles."""
MAX_TILES: Final = 5
"""The limit on tiles considered of the warehouse or of a full quarry."""
MAX_PAIRS: Final = 4
"""The limit on pairs of tiles considered."""
MAX_BIDS: Final = 4
"""The limit on amounts to bid considered."""
MAX_TAKEN_OUT: Final = 2
"""The limit on ways considered to take out a floor."""
TILES_RATING: Final = 2.0
MONEY_RATING: Final = 1.5
"""Ratings of revealing tiles and of taking money, in points."""
AUCTION_RATING: Final = 0.5
"""The share of the gain from its tiles that rates an auction."""


def list_turns(position: PalazzoPosition, asked: int, chance: Chance, also: Sequence[Action]) -> list[_Turn]:
    """List turns for the seat that is asked, and in any case one that begins with each action in `also`."""
    estimates = estimates_of(position)
    found = _list_phase_turns(position, estimates)
    known = {turn.actions[0] for turn in found}
    for action in also:
        if action not in known:
            known.add(action)
            found.append(_beginning_with(action, position, chance, estimates))
    return found


def _list_phase_turns(position: PalazzoPosition, estimates: Estimates) -> list[_Turn]:
    seat = position.players[position.asked]
    match position.phase:
        case PalazzoPhase.TURN:
            money: list[_Turn] = (
                [CandidateTurn((TakeMoney(),), MONEY_RATING, draws=True)] if enough_left(position) else []
            )
            return [CandidateTurn((Reveal(),), TILES_RATING, draws=True), *money, *_rebuilt(seat, estimates)]
        case PalazzoPhase.MONEY:
            return [
                CandidateTurn((share,), MONEY_WORTH * hand_value(seat.hand.plus(share.cards)))
                for share in shares(position)
            ]
        case PalazzoPhase.REVEALED:
            return [*_buying_turns(seat, position.warehouse, estimates), *_auctions(position, estimates)]
        case PalazzoPhase.BIDDING:
            return _bids(position, estimates)
        case PalazzoPhase.CHOOSING:
            return _choosing_turns(seat, position.quarry, (), estimates)
        case PalazzoPhase.BUILDING:
            return _building_turns(seat, position.to_build, (), estimates)
    return [CandidateTurn((EndTurn(),), 0.0)]


def _rebuilt(seat: PalazzoPlayer, estimates: Estimates) -> list[_Turn]:
    """List ways to rebuild for the least valuable card, but only a few that take out a floor."""
    card = cheapest_card(seat.hand)
    if card is None:
        return []
    before, left = estimates.worth(seat), seat._replace(hand=seat.hand.minus((card,)))
    found: list[_Turn] = []
    for rebuilding, fields in rebuildings(seat.palazzi):
        action = rebuilding(*fields, card)
        found.append(CandidateTurn((action,), estimates.worth(apply_building(left, action)) - before))
    taken_out = [turn for turn in found if isinstance(turn.actions[0], TakeOut)]
    kept = sorted(taken_out, key=attrgetter("after"), reverse=True)[:MAX_TAKEN_OUT]
    return [*[turn for turn in found if turn not in taken_out], *kept]


def _buying_turns(seat: PalazzoPlayer, there: tuple[Tile, ...], estimates: Estimates) -> list[_Turn]:
    """List ways to buy the best tiles of the warehouse, alone and in pairs."""
    single = sorted(dict.fromkeys(there), key=lambda tile: estimates.gain(seat, (tile,)), reverse=True)[:MAX_TILES]
    ordered = sorted([tile for tile in there if tile in single], key=attrgetter("number"))
    pairs = list(dict.fromkeys([Tiles(pair) for pair in combinations(ordered, 2)]))
    pairs.sort(key=lambda pair: estimates.gain(seat, tuple(pair)), reverse=True)
    found: list[_Turn] = []
    for tiles in (*[Tiles((tile,)) for tile in single], *pairs[:MAX_PAIRS]):
        if (cards := cheapest_payment(seat.hand, price_of(len(there), len(tiles)))) is not None:
            found += _paying_turns(seat, Buy(tiles, cards), estimates)[:MAX_BUILDS]
    return found


def _paying_turns(seat: PalazzoPlayer, buy: Buy, estimates: Estimates) -> list[_Turn]:
    paid = seat._replace(hand=seat.hand.minus(buy.cards))
    lost = MONEY_WORTH * (hand_value(seat.hand) - hand_value(paid.hand))
    return _building_turns(paid, tuple(buy.tiles), (buy,), estimates, -lost)


def _building_turns(
    seat: PalazzoPlayer, tiles: tuple[Tile, ...], first: tuple[Action, ...], estimates: Estimates, rating: float = 0.0
) -> list[_Turn]:
    """List the best ways to build tiles after other actions, best first."""
    before = estimates.builder.worth(seat.palazzi)
    plans = estimates.builder.plans(seat, tiles)
    return [CandidateTurn((*first, *plan.actions), rating + plan.worth - before) for plan in plans]


def _auctions(position: PalazzoPosition, estimates: Estimates) -> list[_Turn]:
    quarry = find_next_quarry(position)
    tiles = position.quarries[quarry - 1] if quarry else ()
    if len(tiles) < TOO_MANY:
        own = estimates.gain(position.players[position.asked], tiles) if tiles else 0.0
        return [CandidateTurn((Auction(),), AUCTION_RATING * own)]
    return _choosing_turns(position.players[position.asked], tiles, (Auction(),), estimates)


def _choosing_turns(
    seat: PalazzoPlayer, quarry: Iterable[Tile], first: tuple[Action, ...], estimates: Estimates
) -> list[_Turn]:
    found = [
        way
        for tile in dict.fromkeys(quarry)
        for way in _building_turns(seat, (tile,), (*first, ChooseTile(tile)), estimates)[:MAX_BUILDS]
    ]
    return sorted(found, key=attrgetter("after"), reverse=True)[: MAX_BUILDS * MAX_TILES]


def _bids(position: PalazzoPosition, estimates: Estimates) -> list[_Turn]:
    seat, laid = position.players[position.asked], position.bids[position.asked]
    tiles = position.quarry
    gains = [estimates.gain(each, tiles) for each in position.players]
    ceiling = bid_limits(position, gains)[position.asked]
    need = highest(position.bids) + 1 - laid.value
    possible = [way for way in payment_options(seat.hand, laid.currency) if way.value >= need]
    sunk = MONEY_WORTH * laid.value if laid.cards else 0.0
    rated: list[_Turn] = [CandidateTurn((Bid(way.cards),), ceiling - sunk - MONEY_WORTH * way.loss) for way in possible]
    # the lowest raises, and the highest that is still worth it
    kept = rated[: MAX_BIDS - 1]
    worth_it = [turn for turn in rated[MAX_BIDS - 1 :] if turn.after >= 0]
    return [CandidateTurn((Pass(),), 0.0), *kept, *worth_it[-1:]]


def _beginning_with(action: Action, position: PalazzoPosition, chance: Chance, estimates: Estimates) -> _Turn:
    """Return the best turn that begins with an action that was left out."""
    match action:
        case TakeMoney() | Reveal():
            return CandidateTurn((action,), 0.0, draws=True)
        case Buy():
            return _paying_turns(position.players[position.asked], action, estimates)[0]
        case ChooseTile(tile):
            return _building_turns(position.players[position.asked], (tile,), (action,), estimates)[0]
        case _:
            if len(position.to_build) < 2:
                return CandidateTurn((action,), 0.0)
            after = play(position, position.asked, action, chance).position
            return _building_turns(after.players[after.asked], after.to_build, (action,), estimates)[0]


def ratings(position: PalazzoPosition, listed: Sequence[_Turn]) -> list[float]:
    """Return the ratings with which turns were listed."""
    return [turn.after for turn in listed]


ODDS_SCALE: Final = (2.0, 1.4)
"""The lead that makes the odds of winning e to 1: a constant, and a factor of the root of the reveals left."""


def forecasts(positions: Sequence[PalazzoPosition], chance: Chance) -> list[Forecast]:
    return _judge_positions(positions, Estimates.expected)


def forecasts_static(positions: Sequence[PalazzoPosition], chance: Chance) -> list[Forecast]:
    """Forecast games without considering what others will bid and buy."""
    return _judge_positions(positions, Estimates.static)


def _judge_positions(
    positions: Sequence[PalazzoPosition], points: Callable[[Estimates, PalazzoPosition], Sequence[float]]
) -> list[Forecast]:
    found = []
    estimates = None
    for position in positions:
        if (result := forecast_result(outcome, position)) is not None:
            found.append(result)
            continue
        if estimates is None:
            # all turns of a seat leave the same tiles to come
            estimates = estimates_of(position)
        expected = tuple(points(estimates, position))
        scale = ODDS_SCALE[0] + ODDS_SCALE[1] * sqrt(estimates.reveals)
        found.append(Forecast(softmax(expected, scale), expected))
    return found


def _seat(position: PalazzoPosition) -> int | None:
    return None if position.phase is PalazzoPhase.OVER else position.asked


def _play(position: PalazzoPosition, seat: int, action: Action, chance: Chance) -> PalazzoPosition:
    """Carry out a legal action without checking it again, and forced ones after it."""
    position = HANDLERS[type(action)][2](position, action, chance).position
    while (found := forced_action(position)) is not None:
        position = HANDLERS[type(found[1])][2](position, found[1], chance).position
    return position


def _resample(position: PalazzoPosition, chance: Chance) -> PalazzoPosition:
    return determinize(view_with_memory(position, position.asked), chance)


def idea(action: Action) -> Hashable:
    """Return what an action is about: of several ways to pay for the same, a hint names only the best."""
    match action:
        case Buy(tiles, _):
            return Buy, tiles
        case Bid():
            return Bid
        case TakeOut(palazzo, floor, _):
            return TakeOut, palazzo, floor
        case Insert(single, palazzo, _):
            return Insert, single, palazzo
        case Remove(single, _):
            return Remove, single
        case _:
            return action


MOVES: Final[Moves[PalazzoPosition, Action, PalazzoView]] = Moves(
    _seat, list_turns, _play, determinize, _resample, guesses=True
)
STATIC: Final[Strategy[PalazzoPosition, Action, PalazzoView]] = Strategy(MOVES, forecasts_static, ratings)
"""A strategy that does not consider what others will bid and buy."""
LEARNED: Final[Learned[PalazzoPosition, Action, PalazzoView]] = Learned(
    MOVES,
    known=partial(forecast_result, outcome),
    weights=files("bot.games.palazzo.computer") / "weights",
    name=lambda position: f"seats_{len(position.players)}",
    by_hand=Strategy(MOVES, forecasts, ratings),
)
"""There is no network, but the hand-written forecasts are calibrated."""


PRICE_A_POINT: Final = 4.0
"""Units of money that the novice pays for a point in the warehouse."""
BID_A_POINT: Final = 2.0
"""Units of money that it pays for a point in auctions."""
SPARE_MONEY: Final = 3
"""Money beyond the price of a tile that it wants to have before it reveals tiles."""
WORTH_REBUILDING: Final = 4
"""Points that rebuilding must exceed immediately."""
POTENTIAL: Final = {0: 0.0, 1: 6.0, 2: 5.0, 3: 3.0, 4: 3.0, 5: 0.0}
"""By number of floors: the points that it hopes a palazzo will gain if there is room on top.

The hope for a first floor exceeds its cost, or the novice would discard tiles that it has just won.
"""
ROOM: Final = {1: 3, 2: 4, 3: 4, 4: 4}
"""By number of floors: the highest top floor that leaves room."""


def _score_with_potential(site: AllFloors) -> float:
    """Return the points of palazzi, plus the hope for those that can still grow."""
    return sum(points_of(floors).total + POTENTIAL[len(floors)] * _has_room(floors) for floors in site)


def _has_room(floors: Floors) -> bool:
    return floors[-1].floor <= ROOM.get(len(floors), 0)


def choose_as_novice(
    view: PalazzoView, seat: int, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE
) -> Action:
    """Choose by a simple rule for each phase."""
    assert isinstance(view, PalazzoSeatView), "a seat decides from its own view"
    match view.phase:
        case PalazzoPhase.TURN:
            return _turn(view, legal)
        case PalazzoPhase.MONEY:
            return _money(view, legal)
        case PalazzoPhase.REVEALED:
            return _decide_revealed(view)
        case PalazzoPhase.BIDDING:
            return _bidding(view)
        case PalazzoPhase.CHOOSING:
            return ChooseTile(max(view.quarry, key=lambda tile: _gain(view, (tile,))))
        case PalazzoPhase.BUILDING:
            return BuildingPlanner(_score_with_potential).plans(view.players[view.seat], view.to_build)[0].actions[0]
    return legal[0]


def _gain(view: PalazzoSeatView, tiles: Sequence[Tile]) -> float:
    player = view.players[view.seat]
    return BuildingPlanner(_score_with_potential).gain(player, tuple(tiles))


def _turn(view: PalazzoSeatView, legal: Sequence[Action]) -> Action:
    """Insert a single tile if that gains much; else reveal tiles if there is money to buy one, or take money."""
    palazzi = {palazzo.number: palazzo for palazzo in view.players[view.seat].palazzi}
    best, rebuilt = float(WORTH_REBUILDING), None
    for action in legal:
        if isinstance(action, Insert):
            single, other = palazzi[action.single].floors, palazzi[action.palazzo]
            before = points_of(single).total + points_of(other.floors).total
            gained = points_of(other.with_floor(single[0]).floors).total - before
            if gained > best:
                best, rebuilt = gained, action
    if rebuilt is not None:
        return rebuilt
    price = max(0, DEAREST_TILE - len(view.warehouse) - 1)
    return TakeMoney() if most(view.hand) < price + SPARE_MONEY and TakeMoney() in legal else Reveal()


def _money(view: PalazzoSeatView, legal: Sequence[Action]) -> Action:
    """Take the cards that raise the highest possible payment most."""
    offered = [action for action in legal if isinstance(action, ChooseMoney)]
    return max(
        offered, key=lambda action: (most(view.hand.plus(action.cards)), sum(card.worth for card in action.cards))
    )


def _decide_revealed(view: PalazzoSeatView) -> Action:
    """Buy the tiles that seem most underpriced, or else auction."""
    best = 0.0
    chosen: Action = Auction()
    there = sorted(view.warehouse, key=lambda tile: tile.number)
    for number in (1, 2):
        price = price_of(len(there), number)
        cards = cheapest_payment(view.hand, price)
        if cards is None:
            continue
        for tiles in combinations(there, number):
            left = _gain(view, tiles) - price / PRICE_A_POINT
            if left > best:
                best, chosen = left, Buy(Tiles(tiles), cards)
    return chosen


def _bidding(view: PalazzoSeatView) -> Action:
    """Raise as little as possible while the bid seems fair for the tiles."""
    laid = view.bids[view.seat]
    way = cheapest_option(view.hand, highest(view.bids) + 1 - laid.value, laid.currency)
    if way is None or laid.value + way.value > BID_A_POINT * _gain(view, view.quarry):
        return Pass()
    return Bid(way.cards)


# only the master considers what others will bid and buy
COMPUTERS: Final[Computers[Action, PalazzoView]] = computers(
    LEARNED.strategy(), choose_as_novice, idea, LEARNED, STATIC
)
