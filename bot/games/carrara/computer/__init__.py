"""The computer players: the turns for the search, the features of turns, and forecasts of the last round."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from importlib.resources import files
from operator import mul
from typing import Final, NamedTuple

from bot.games.carrara import buying
from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.building import apply_building, payments
from bot.games.carrara.buying import apply_purchase, wheel_and_bag_empty
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    COINS_A_POINT,
    NO_BLOCKS,
    NO_OBJECTS,
    OBJECT_PRICE,
    POINTS_AN_OBJECT,
    PRICES,
    VALUES,
    Blocks,
    price,
)
from bot.games.carrara.computer.boards import BLOCK_WORTH, COIN_WORTH, SCORED_COIN, BoardSums, board_of
from bot.games.carrara.computer.features import features
from bot.games.carrara.computer.novice import choose_as_novice
from bot.games.carrara.ending import (
    apply_announcement,
    apply_object_purchase,
    breakdown,
    final_scoring,
    may_announce,
    outcome,
)
from bot.games.carrara.position import Built, CarraraPhase, CarraraPlayer, CarraraPosition
from bot.games.carrara.rules import HANDLERS
from bot.games.carrara.scoring import Gain, apply_scoring, free_cities, gain_of, scorings
from bot.games.carrara.view import CarraraSeatView, CarraraView, determinize
from bot.games.chance import Chance
from bot.games.players import CandidateTurn, Computers, Forecast, Moves, softmax
from bot.games.players.learned import Learned
from bot.games.search import computers
from bot.games.search.playouts import forecast_result

_Turn = CandidateTurn[Action]

END = EndTurn()
WHEEL = TurnWheel()
ANNOUNCE = Announce()
MAX_PURCHASES = 40
"""The limit on the purchases considered."""


def play(position: CarraraPosition, seat: int, action: Action, chance: Chance) -> CarraraPosition:
    """Carry out a legal action without checking it again."""
    return HANDLERS[type(action)][1](position, action, chance).position


def list_turns(position: CarraraPosition, seat: int, chance: Chance, also: Sequence[Action] = ()) -> list[_Turn]:
    """List turns for the seat to move, and in any case some that begin with each action in `also`."""
    found = _ways(position, chance)
    known = {turn.actions[0] for turn in found}
    for action in also:
        if action not in known:
            found += _complete_turns(action, position, chance)
    return found


def _ways(position: CarraraPosition, chance: Chance) -> list[_Turn]:
    player = position.mover
    match position.phase:
        case CarraraPhase.ACTION:
            found: list[_Turn] = [] if wheel_and_bag_empty(position) else [CandidateTurn((WHEEL,), player, draws=True)]
            for build in cheapest_builds(position):
                found += list_endings(position, (build,), apply_building(player, build))
            for action in scorings(player, free_cities(position.players), position.cards):
                found += list_endings(position, (action,), apply_scoring(player, action, position.supply))
            if position.announced_by is not None:
                found.append(CandidateTurn((Decline(), END), player))
            if position.cards is not None:
                found += _buying_turns(position, purchases(position))
            return found or _complete_turns(TakeCoins(), position, chance)
        case CarraraPhase.BUYING:
            return _buying_turns(position, purchases(position)) or _complete_turns(TakeCoins(), position, chance)
        case phase:
            return list_endings(position, (), player, phase)


def _buying_turns(position: CarraraPosition, bought: Sequence[TakeBlocks]) -> list[_Turn]:
    player = position.mover
    return [way for taken in bought for way in list_endings(position, (taken,), apply_purchase(player, taken))]


def cheapest_builds(position: CarraraPosition) -> Iterator[Build]:
    """Yield each building that can be built with each city, paid with the least valuable blocks.

    Better blocks are accepted wherever worse ones are, so that spending them is never an advantage.
    """
    blocks = position.mover.blocks
    held = sum(blocks)
    for building in position.display + position.great:
        for city in CITIES if building.cost <= held else ():
            if ways := payments(blocks, building.cost, city):
                yield Build(building, city, ways[0])


def purchases(position: CarraraPosition) -> list[TakeBlocks]:
    """List purchases, always with all free blocks of the segment; if there are many, only the most promising."""
    coins = position.mover.coins
    found = [
        (segment, blocks)
        for segment, there in enumerate(position.wheel, 1)
        if there != NO_BLOCKS
        for blocks in buying.purchases(segment, there, coins)
        if _takes_all_free(segment, there, blocks)
    ]
    if len(found) > MAX_PURCHASES:
        found = sorted(found, key=_purchase_worth, reverse=True)[:MAX_PURCHASES]
    return [TakeBlocks(*choice) for choice in found]


def _takes_all_free(segment: int, there: Blocks, taken: Blocks) -> bool:
    prices = PRICES[segment - 1]
    return all(number == have or cost for number, have, cost in zip(taken, there, prices, strict=True))


def _purchase_worth(choice: tuple[int, Blocks]) -> float:
    worth: float = sum(map(mul, choice[1], BLOCK_WORTH))
    return worth - COIN_WORTH * price(*choice)


def list_endings(
    position: CarraraPosition,
    begun: tuple[Action, ...],
    after: CarraraPlayer,
    phase: CarraraPhase = CarraraPhase.AFTER_ACTION,
) -> list[_Turn]:
    """List the ways to end a turn after an action: with or without buying an object, and announcing.

    `after` is the player after the action; the position may be the one before it, as most listed turns are not played.
    """
    if phase is CarraraPhase.CLOSING:
        return [CandidateTurn((*begun, END), after)]
    found = _with_announcement(position, begun, after)
    if phase is CarraraPhase.AFTER_ACTION and position.on_sale and after.coins >= OBJECT_PRICE:
        # without cards, all objects on sale are worth the same
        worth_a_thought = position.on_sale[:1] if position.cards is None else position.on_sale
        for item in worth_a_thought:
            found += _with_announcement(position, (*begun, BuyObject(item)), apply_object_purchase(after, item))
    return found


def _with_announcement(position: CarraraPosition, begun: tuple[Action, ...], after: CarraraPlayer) -> list[_Turn]:
    found = [CandidateTurn((*begun, END), after)]
    if may_announce(position, after):
        found.append(CandidateTurn((*begun, ANNOUNCE, END), apply_announcement(after)))
    return found


def _complete_turns(action: Action, position: CarraraPosition, chance: Chance) -> list[_Turn]:
    """List turns that begin with an action that was left out."""
    player = position.mover
    if isinstance(action, TurnWheel):
        return [CandidateTurn((action,), player, draws=True)]
    if isinstance(action, EndTurn):
        return [CandidateTurn((action,), player)]
    reached = play(position, position.turn, action, chance)
    return list_endings(reached, (action,), reached.players[position.turn], reached.phase)


LONG_GAME = 25
"""About the number of rounds in a long game."""
_COINS = tuple(SCORED_COIN if city % 2 else 1.0 for city in CITIES)
"""By city: the points that a unit of its currency is worth."""
_WORTHS = tuple(value * unit for value, unit in zip(VALUES, _COINS, strict=True))
"""By city: the points that each unit of a building's cost is worth when scored."""
_IN_CITIES = tuple(tuple(float(city == other) for other in CITIES) for city in CITIES)
_NOTHING_BUILT = (0.0,) * 18
_NOTHING_SCORED = (0.0,) * 5


class _Seen(NamedTuple):
    """What the features of all turns of a position have in common."""

    player: CarraraPlayer
    board: BoardSums
    cities_scored: frozenset[int]
    theirs: tuple[float, ...]
    """By city: the best other seat's share of the buildings needed to score it."""


def turn_features(position: CarraraPosition, turns: Sequence[CandidateTurn[Action]]) -> list[list[float]]:
    """Return the features of each turn of the seat to move, followed by the same scaled by the progress of the game."""
    player, late = position.players[position.turn], min(1.0, position.round / LONG_GAME)
    others = [board_of(other.buildings) for other in position.players if other is not player]
    seen = _Seen(
        player,
        board_of(player.buildings),
        frozenset([city for other in position.players for city in other.cities_scored]),
        tuple(map(max, zip(*[other.city_shares for other in others], strict=True))),
    )
    objects, scorings, built = sum(player.objects), player.scorings, len(player.buildings)
    found = []
    for turn in turns:
        after: CarraraPlayer = turn.after
        features: list[float] = [
            after.points - player.points,
            after.coins - player.coins,
            *[have - had for have, had in zip(after.blocks, player.blocks, strict=True)],
            sum(after.objects) - objects,
            after.scorings - scorings,
            turn.draws,
            len(turn.actions) > 1 and Announce in map(type, turn.actions),
            *(_building_features(after.buildings[-1], seen) if len(after.buildings) > built else _NOTHING_BUILT),
            *(_scoring_features(turn.actions[0], seen) if after.scorings > scorings else _NOTHING_SCORED),
        ]
        found.append([*features, *[late * value for value in features]])
    return found


def _building_features(new: Built, seen: _Seen) -> tuple[float, ...]:
    """Return the features of a new building: its possible gains, and what the seat has of its type and in its city."""
    (kind, cost), city = new
    board, worth = seen.board, cost * _WORTHS[city]
    by_type = by_city = (0.0,) * 4
    if kind not in seen.player.types_scored:
        count = board.type_counts[kind]
        by_type = (worth, board.type_points[kind] + SCORED_COIN * board.type_coins[kind], count, float(count > 0))
    if city not in seen.cities_scored:
        lacking = BUILDINGS_TO_SCORE[city] - board.city_counts[city]
        nearer = 1 / BUILDINGS_TO_SCORE[city] if lacking > 0 else 0.0
        by_city = (worth, board.city_worth[city] * _COINS[city], nearer, float(lacking == 1))
    threat = seen.theirs[city] if by_city[0] else 0.0
    return (1.0, cost, worth, *by_type, *by_city, threat, *_IN_CITIES[city])


def _scoring_features(action: Action, seen: _Seen) -> tuple[float, ...]:
    """Return the features of a scoring: its subject, and whether it could wait."""
    before = float(seen.player.scorings)
    match action:
        case ScoreCity(city):
            return (1.0, 0.0, seen.theirs[city], 0.0, before)
        case ScoreType(kind):
            return (0.0, 1.0, 0.0, seen.board.type_counts[kind], before)
        case _:
            return (0.0, 0.0, 0.0, 0.0, before)


def _seat(position: CarraraPosition) -> int | None:
    return None if position.phase is CarraraPhase.OVER else position.turn


def _resample(position: CarraraPosition, chance: Chance) -> CarraraPosition:
    # to a perfect memory, only the order of the stack is hidden
    return position._replace(stack=tuple(chance.sample(position.stack, len(position.stack))))


def _is_announcement(turn: CandidateTurn[Action]) -> bool:
    return Announce in map(type, turn.actions)


def known_forecast(position: CarraraPosition) -> Forecast | None:
    """Return how a game ended, or is expected to end once its last round has begun; None before."""
    result = forecast_result(outcome, position)
    return forecast_last_round(position) if result is None and position.last_round_by is not None else result


def network_name(position: CarraraPosition) -> str:
    """Return the name of the network for this number of seats, with or without cards."""
    return f"seats_{len(position.players)}{'_with_cards' if position.cards is not None else ''}"


def idea(action: Action) -> Hashable:
    """Return what an action is about; of several about the same thing a hint names only the best."""
    match action:
        case TakeBlocks(segment, _):
            return TakeBlocks, segment
        case Build(building, _, _):
            return Build, building
        case BuyObject():
            return BuyObject
        case _:
            return action


LEARNED: Final[Learned[CarraraPosition, Action, CarraraView]] = Learned(
    moves=Moves(_seat, list_turns, play, determinize, _resample, ends=_is_announcement),
    features=features,
    known=known_forecast,
    turn_features=turn_features,
    weights=files("bot.games.carrara.computer") / "weights",
    name=network_name,
)


CLOSE_MARGIN = 0.5
"""The lead in points that makes the odds of winning e to 1, in the simple forecast of a last round.

In 1,500 decisions of last rounds its cross-entropy is 0.055, with 1.5 it is 0.112; the first seat wins 0.6 hundredths
more often than it says.
"""


def forecast_last_round(position: CarraraPosition) -> Forecast:
    """Forecast a last round, in which each seat still to move gains as much as one turn allows."""
    scores = [float(score) for score in final_scoring(position).scores]
    for seat in range(position.turn, len(scores)):
        scores[seat] += best_last_turn(position, position.players[seat])
    return Forecast(softmax(scores, CLOSE_MARGIN), tuple(scores))


def best_last_turn(position: CarraraPosition, player: CarraraPlayer) -> float:
    """Return the points gained by the best last turn, including the purchase of an object."""
    if position.cards is not None:
        now = breakdown(player, position.cards)["total"]
        return max(breakdown(after, position.cards)["total"] for after in _last_turns(position, player)) - now
    blocks = sum(player.blocks)
    gains = [Gain(0, building.cost, NO_OBJECTS) for building in position.display if building.cost <= blocks]
    gains += [gain_of(player, each, position.supply) for each in scorings(player, free_cities(position.players), None)]
    return max([_gain_worth(player.coins, gained) for gained in (Gain(0, 0, NO_OBJECTS), *gains)])


def _last_turns(position: CarraraPosition, player: CarraraPlayer) -> Iterator[CarraraPlayer]:
    """Yield the player after each possible last turn of building or scoring, with and without buying an object."""
    built = [
        player._replace(buildings=(*player.buildings, Built(building, city)))
        for building in position.display + position.great
        for city in CITIES
        if payments(player.blocks, building.cost, city)
    ]
    possible = scorings(player, free_cities(position.players), position.cards)
    for after in (player, *built, *[apply_scoring(player, action, position.supply) for action in possible]):
        yield after
        if after.coins >= OBJECT_PRICE:
            for item in position.on_sale:
                yield apply_object_purchase(after, item)


def _gain_worth(coins: int, gained: Gain) -> float:
    """Return the points of a gain, including the object that the coins then buy."""
    after = coins + gained.coins
    points = gained.points + POINTS_AN_OBJECT * sum(gained.objects)
    if after >= OBJECT_PRICE:
        points += POINTS_AN_OBJECT
        after -= OBJECT_PRICE
    return points + after // COINS_A_POINT - coins // COINS_A_POINT


COMPUTERS: Final[Computers[Action, CarraraSeatView]] = computers(LEARNED.strategy(), choose_as_novice, idea, LEARNED)
