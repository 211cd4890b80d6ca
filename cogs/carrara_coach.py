"""Why an action of Carrara is good: sentences made from what its seat sees, and how close the end is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from bot.coaching import Suggestion
from bot.games.carrara import (
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
from bot.games.carrara.building import payments
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    COINS_A_POINT,
    COLOURS,
    CURRENCIES,
    OBJECT_PRICE,
    POINTS_AN_OBJECT,
    POINTS_FOR_ANNOUNCING,
    SEGMENTS,
    VALUES,
    Blocks,
    Building,
    BuildingType,
    City,
    Colour,
    Currency,
    minus,
    plus,
    price,
)
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, gain, in_city, of_type, scored_by
from bot.games.carrara.view import PublicPlayer, SeatView
from bot.texts import Texts
from bot.texts.carrara import (
    say_blocks,
    say_building,
    say_city,
    say_colour,
    say_gain,
    say_object,
    say_segment,
)
from cogs.carrara_outlook import needed

DEAR = COLOURS[:3]
"""The colours worth telling that the wheel is without them."""


def idea(action: Action) -> Hashable:
    """Tell what an action is about; of several about the same thing a hint names only the best."""
    match action:
        case TakeBlocks(segment, _):
            return TakeBlocks, segment
        case Build(building, _, _):
            return Build, building
        case BuyObject():
            return BuyObject
        case _:
            return action


def say_action(t: Texts, action: Action) -> str:
    """Say an action in a few words, as something to do."""
    return _DO[type(action)](t, action)


_DO: Mapping[type, Callable[[Texts, Any], str]] = {
    TurnWheel: lambda t, _: t.say("do-turn-wheel"),
    TakeBlocks: lambda t, a: t.say(
        "do-take-blocks",
        blocks=say_blocks(t, a.blocks),
        segment=say_segment(t, a.segment),
        price=price(a.segment, a.blocks),
    ),
    TakeCoins: lambda t, _: t.say("do-take-coins"),
    Build: lambda t, a: t.say(
        "do-build", building=say_building(t, a.building), city=say_city(t, a.city), blocks=say_blocks(t, a.blocks)
    ),
    ScoreType: lambda t, a: t.say("do-score-type", type=t.say(f"type-{a.type.key}")),
    ScoreCity: lambda t, a: t.say("do-score-city", city=say_city(t, a.city)),
    Decline: lambda t, _: t.say("do-decline"),
    BuyObject: lambda t, a: t.say("do-buy-object", object=say_object(t, a.object)),
    Announce: lambda t, _: t.say("do-announce"),
    EndTurn: lambda t, _: t.say("do-end-turn"),
}


def why(t: Texts, view: SeatView, suggestion: Suggestion, names: Sequence[str]) -> str:
    """Say what an action brings, what it prevents, and which condition of the end it meets; names arrive escaped."""
    action = suggestion.advice.action
    match action:
        case Build():
            said = _building(t, view, action, names)
        case ScoreType() | ScoreCity():
            said = _scoring(t, view, action, names)
        case TakeBlocks():
            said = _taking(t, view, action, names)
        case TurnWheel():
            then = suggestion.then
            if isinstance(then, TakeBlocks):
                said = [t.say("why-wheel-then", action=say_action(t, then)), _possible_then(t, view, then)]
            else:
                said = [_able(t, "why-few-blocks", view, view.hand.blocks, view.hand.coins)]
        case _:
            said = _closing(t, view, action)
    if Announce() in suggestion.advice.line[1:]:
        said += _closing(t, view, Announce())
    return " ".join(said)


def _own(view: SeatView) -> PublicPlayer:
    return view.players[view.seat]


def worth_in(t: Texts, building: Building, city: City) -> str:
    """Say what a building counts in a city whenever it is scored."""
    return t.say("coins" if CURRENCIES[city] is Currency.COINS else "points", count=amount((building, city)))


def _building(t: Texts, view: SeatView, action: Build, names: Sequence[str]) -> list[str]:
    own, building, city = _own(view), action.building, action.city
    by_type, by_city = building.type not in own.types_scored, scored_by(view.players, city) is None
    what, where, worth = t.say(f"type-{building.type.key}"), say_city(t, city), worth_in(t, building, city)
    if by_type and by_city:
        said = [t.say("why-counts-twice", gain=worth, type=what, city=where)]
    elif by_type or by_city:
        said = [t.say("why-counts-once", gain=worth, what=what if by_type else where)]
    else:
        said = [t.say("why-counts-never", cost=building.cost)]
    there = in_city((*own.buildings, Built(building, city)), city)
    if by_city and len(there) == BUILDINGS_TO_SCORE[city]:
        said.append(t.say("why-city-ripe", city=where, gain=_gain(t, gain(there, view.supply))))
    rival = _most(view, lambda player: _unscored(player, building.type))
    if rival is not None and (count := _unscored(view.players[rival], building.type)) > 1:
        said.append(t.say("why-type-denied", name=names[rival], count=count, type=what))
    need, costs = needed(view).costs, own.costs + building.cost
    if own.costs < need <= costs:
        said.append(t.say("why-costs-met", costs=costs, need=need))
        said += _announces(t, view, own.scorings, sum(view.hand.objects), costs)
    if len(view.display) == 1 and not view.stack and view.last_round_by is None:
        said.append(t.say("why-last-building"))
    return said


def _unscored(player: PublicPlayer, building_type: BuildingType) -> int:
    return 0 if building_type in player.types_scored else len(of_type(player.buildings, building_type))


def _most(view: SeatView, count: Callable[[PublicPlayer], int]) -> int | None:
    """Find who of the others has most of something; None where nobody has any."""
    others = [seat for seat in range(len(view.players)) if seat != view.seat and count(view.players[seat])]
    return max(others, key=lambda seat: count(view.players[seat]), default=None)


def _scoring(t: Texts, view: SeatView, action: ScoreType | ScoreCity, names: Sequence[str]) -> list[str]:
    own = _own(view)
    if isinstance(action, ScoreType):
        brings = gain(of_type(own.buildings, action.type), view.supply)
        said = [t.say("why-gain", gain=_gain(t, brings))]
    else:
        brings, city = gain(in_city(own.buildings, action.city), view.supply), action.city
        said = [t.say("why-gain", gain=_gain(t, brings))]
        if (rival := _most(view, lambda player: len(in_city(player.buildings, city)))) is not None:
            count, need_there = len(in_city(view.players[rival].buildings, city)), BUILDINGS_TO_SCORE[city]
            facts = {"city": say_city(t, city), "name": names[rival]}
            said.append(t.say("why-city-lost", count=count, need=need_there, **facts))
    need, objects = needed(view), sum(view.hand.objects) + sum(brings.objects)
    if own.scorings < need.scorings:
        said.append(t.say("why-scorings", scorings=own.scorings + 1, need=need.scorings))
    if sum(view.hand.objects) < need.objects <= objects:
        said.append(t.say("why-objects", objects=objects, need=need.objects))
    return said + _announces(t, view, own.scorings + 1, objects, own.costs)


def _gain(t: Texts, brings: Gain) -> str:
    return say_gain(t, *brings)


def _announces(t: Texts, view: SeatView, scorings: int, objects: int, costs: int) -> list[str]:
    """Say that the end can be announced then, if it can, and could not be before."""
    return [t.say("why-announce-next")] if announces(view, scorings, objects, costs) else []


def announces(view: SeatView, scorings: int, objects: int, costs: int) -> bool:
    """Tell whether a seat that comes to have this could announce the end then, and could not before."""
    need, own = needed(view), _own(view)
    before = (own.scorings, sum(view.hand.objects), own.costs)
    if view.last_round_by is not None or all(have >= want for have, want in zip(before, need, strict=True)):
        return False
    return all(have >= want for have, want in zip((scorings, objects, costs), need, strict=True))


def _taking(t: Texts, view: SeatView, action: TakeBlocks, names: Sequence[str]) -> list[str]:
    said = [_possible_then(t, view, action)]
    following = names[(view.seat + 1) % len(view.players)]
    if (colour := gone_with(view, action)) is not None:
        said.append(t.say("why-no-more", name=following, colour=say_colour(t, colour)))
    elif saved := cheaper_left(action):
        said.append(t.say("why-cheaper", name=following, count=saved))
    return said


def gone_with(view: SeatView, action: TakeBlocks) -> Colour | None:
    """Find a colour worth telling that is on the wheel no longer when these blocks are taken."""
    left = [*view.wheel]
    left[action.segment - 1] = minus(left[action.segment - 1], action.blocks)
    gone = [colour for colour in DEAR if action.blocks[colour] and not any(blocks[colour] for blocks in left)]
    return gone[0] if gone else None


def cheaper_left(action: TakeBlocks) -> int:
    """Tell how many coins less the same blocks cost whoever is next."""
    if action.segment == SEGMENTS:
        return 0
    return price(action.segment, action.blocks) - price(action.segment + 1, action.blocks)


def _possible_then(t: Texts, view: SeatView, action: TakeBlocks) -> str:
    """Say what can be built with blocks once they are bought, if that is more than before, or how much there is."""
    hand = plus(view.hand.blocks, action.blocks)
    before, after = best_building(view, view.hand.blocks), best_building(view, hand)
    if after is None or (before is not None and amount(after) <= amount(before)):
        return _able(t, "why-blocks-then", view, hand, view.hand.coins - price(action.segment, action.blocks))
    building, city = after
    facts = {"building": say_building(t, building), "city": say_city(t, city)}
    return t.say("why-makes-possible", gain=worth_in(t, building, city), **facts)


def amount(place: tuple[Building, City]) -> int:
    """Tell how many coins or points a building counts in a city whenever it is scored."""
    building, city = place
    return building.cost * VALUES[city]


def best_building(view: SeatView, blocks: Blocks) -> tuple[Building, City] | None:
    """Find what blocks could build of most worth among the open buildings, where it still counts."""
    own = _own(view)
    places = [
        (building, city)
        for building in view.display
        for city in City
        if (building.type not in own.types_scored or scored_by(view.players, city) is None)
        and payments(blocks, building.cost, city)
    ]
    return max(places, key=lambda place: (amount(place), place[0].cost), default=None)


def _able(t: Texts, key: str, view: SeatView, blocks: Blocks, coins: int) -> str:
    """Say what blocks are enough for; every block is taken in Lerici."""
    count = sum(building.cost <= sum(blocks) for building in view.display)
    facts = {"coins": t.say("coins", count=coins)} if key == "why-blocks-then" else {}
    return t.say(key, blocks=t.say("blocks", count=sum(blocks)), count=count, open=len(view.display), **facts)


def _closing(t: Texts, view: SeatView, action: Action) -> list[str]:
    own, hand, need = _own(view), view.hand, needed(view)
    match action:
        case BuyObject():
            facts = {"points": POINTS_AN_OBJECT, "price": OBJECT_PRICE, "lost": OBJECT_PRICE // COINS_A_POINT}
            said = [t.say("why-object-worth", **facts)]
            objects = sum(hand.objects) + 1
            if objects <= need.objects:
                said.append(t.say("why-objects", objects=objects, need=need.objects))
            return said + _announces(t, view, own.scorings, objects, own.costs)
        case Announce():
            left = len(view.players) - 1 - view.seat
            return [t.say("why-announced", points=POINTS_FOR_ANNOUNCING, count=left), *_lead(t, view)]
        case TakeCoins():
            return [t.say("why-coins")]
        case Decline():
            return [t.say("why-keeps-blocks", blocks=t.say("blocks", count=sum(hand.blocks)))]
        case _:
            return [t.say("why-keeps-coins", coins=t.say("coins", count=hand.coins))]


def _lead(t: Texts, view: SeatView) -> list[str]:
    """Say how far ahead one is of the best of the others, by what everyone sees."""
    ahead = lead(view)
    points = t.say("points", count=abs(ahead))
    return [t.say("why-ahead" if ahead >= 0 else "why-behind", count=points)]


def lead(view: SeatView) -> int:
    """Tell by how many points a seat is ahead of the best of the others, by what everyone sees; below 0 if behind."""
    totals = [player.points + player.costs for player in view.players]
    return totals[view.seat] - max(total for seat, total in enumerate(totals) if seat != view.seat)
