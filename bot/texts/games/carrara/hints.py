"""Reasons for actions of Carrara: sentences from what the acting seat sees."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    Decline,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.building import apply_building, payments
from bot.games.carrara.cards.card import Of
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    COLOURS,
    OBJECT_PRICE,
    POINTS_FOR_ANNOUNCING,
    SEGMENTS,
    VALUES,
    Blocks,
    Building,
    BuildingType,
    Category,
    City,
    Colour,
    minus,
    plus,
    price,
)
from bot.games.carrara.ending import apply_object_purchase
from bot.games.carrara.position import Built, CarraraPhase, CarraraPlayer, PublicPlayer
from bot.games.carrara.prospects import (
    compare_object,
    counts_by_category,
    counts_by_city,
    counts_by_type,
    enables_announcement,
    goals_of,
    lead,
    open_buildings,
    points_by_cards,
    reveal_own_player,
)
from bot.games.carrara.scoring import Scoring, apply_scoring, buildings_in_city, buildings_of_type, gain, gain_of
from bot.games.carrara.view import CarraraSeatView
from bot.games.players import Suggestion
from bot.texts import Texts
from bot.texts.games.carrara.cards import say_card, say_count
from bot.texts.games.carrara.pieces import (
    say_building,
    say_city,
    say_colour,
    say_gain,
    say_value,
)

SCARCE_COLOURS = COLOURS[:3]
"""The colours whose absence from the wheel is worth mentioning."""


def explain(t: Texts, view: CarraraSeatView, suggestion: Suggestion, names: Sequence[str]) -> str:
    """Explain what an action gains and prevents, and which condition of the end it meets; names arrive escaped."""
    action = suggestion.advice.action
    match action:
        case Build():
            said = _building(t, view, action, names)
        case ScoreType() | ScoreCity() | ScoreCategory():
            said = _scoring(t, view, action, names)
        case TakeBlocks():
            said = _taking(t, view, action, names)
        case TurnWheel():
            then = suggestion.then
            if isinstance(then, TakeBlocks):
                said = [_describe_possible_building(t, view, then)]
            else:
                said = [_describe_sufficient(t, "why-few-blocks", view, view.hand.blocks, view.hand.coins)]
        case _:
            said = _closing(t, view, action)
    if Announce() in suggestion.advice.line[1:]:
        said += _closing(t, view, Announce())
    return " ".join(said)


def _building(t: Texts, view: CarraraSeatView, action: Build, names: Sequence[str]) -> list[str]:
    building, city = action.building, action.city
    said = [*say_counted_by(t, "why", view, building, city)]
    if said or counts_by_category(view, building):
        pass
    elif view.cards is None:
        said = [t.say("why-counts-never", cost=building.cost)]
    else:
        said = [t.say("why-counts-never-more")]
    after = apply_building(reveal_own_player(view), action)
    if counts_by_category(view, building):
        kind = "coins" if building.category is Category.CITY else "points"
        brings = t.say(kind, count=building.cost)
        said.append(t.say("why-counts-special", category=building.category, gain=brings))
    said += say_by_cards(t, "why", view, after)
    said += say_ripe(t, "why", view, building, city)
    rival = _most(view, lambda player: _count_unscored(player, building.type))
    if rival is not None and (count := _count_unscored(view.players[rival], building.type)) > 1:
        said.append(t.say("why-type-denied", name=names[rival], count=count, type=t.say(f"type-{building.type.key}")))
    said += _conditions(t, view, after, ())
    if view.display == (building,) and not view.stack and view.last_round_by is None:
        said.append(t.say("why-last-building"))
    return said


def say_counted_by(t: Texts, key: str, view: CarraraSeatView, building: Building, city: City) -> Iterator[str]:
    """Yield by what a building in a city can still be scored: type, city or both."""
    by_type, by_city = counts_by_type(view, building), counts_by_city(view, city)
    what, where, worth = t.say(f"type-{building.type.key}"), say_city(t, city), say_value(t, building, city)
    if by_type and by_city:
        yield t.say(f"{key}-counts-twice", gain=worth, type=what, city=where)
    elif by_type or by_city:
        yield t.say(f"{key}-counts-once", gain=worth, what=what if by_type else where)


def say_ripe(t: Texts, key: str, view: CarraraSeatView, building: Building, city: City) -> Iterator[str]:
    """Yield that a building makes its city ready to be scored, if it does."""
    there = buildings_in_city((*view.players[view.seat].buildings, Built(building, city)), city)
    if counts_by_city(view, city) and len(there) == BUILDINGS_TO_SCORE[city]:
        yield t.say(f"{key}-city-ripe", city=say_city(t, city), gain=say_gain(t, *gain(there, view.supply)))


def say_by_cards(t: Texts, key: str, view: CarraraSeatView, after: CarraraPlayer) -> Iterator[str]:
    """Yield what an action adds to the final scoring by the cards, if anything (expansion)."""
    if (points := points_by_cards(view, after)) > 0:
        yield t.say(f"{key}-cards", count=points)


def _conditions(t: Texts, view: CarraraSeatView, after: CarraraPlayer, steps: Collection[Of]) -> list[str]:
    """Describe which conditions for announcing an action meets; for those in `steps`, also partial progress."""
    said = []
    for was, now in zip(goals_of(view, reveal_own_player(view)), goals_of(view, after), strict=True):
        counted = now.counted
        if not was.lacking or now.have <= was.have or (now.lacking and counted.of not in steps):
            continue
        if counted.of is Of.SCORINGS:
            said.append(t.say("why-scorings", scorings=now.have, need=now.need))
        elif counted.of is Of.OBJECTS:
            said.append(t.say("why-objects", objects=now.have, need=now.need))
        elif counted.of is Of.COSTS:
            said.append(t.say("why-costs-met", costs=now.have, need=now.need))
        else:
            what = say_count(t.say, counted, now.need)
            said.append(t.say("why-card-met", what=what, card=say_card(t, now.card)))
    return [*said, t.say("why-announce-next")] if enables_announcement(view, after) else said


def _count_unscored(player: PublicPlayer, building_type: BuildingType) -> int:
    return 0 if building_type in player.types_scored else len(buildings_of_type(player.buildings, building_type))


def _most(view: CarraraSeatView, count: Callable[[PublicPlayer], int]) -> int | None:
    """Find the other seat that has most of something; None if no other has any."""
    others = [seat for seat in range(len(view.players)) if seat != view.seat and count(view.players[seat])]
    return max(others, key=lambda seat: count(view.players[seat]), default=None)


def _scoring(t: Texts, view: CarraraSeatView, action: Scoring, names: Sequence[str]) -> list[str]:
    said = [t.say("why-gain", gain=say_gain(t, *gain_of(view.players[view.seat], action, view.supply)))]
    if isinstance(action, ScoreCity):
        city = action.city
        if (rival := _most(view, lambda player: len(buildings_in_city(player.buildings, city)))) is not None:
            count, need_there = len(buildings_in_city(view.players[rival].buildings, city)), BUILDINGS_TO_SCORE[city]
            facts = {"city": say_city(t, city), "name": names[rival]}
            said.append(t.say("why-city-lost", count=count, need=need_there, **facts))
    after = apply_scoring(reveal_own_player(view), action, view.supply)
    return [*said, *say_by_cards(t, "why", view, after), *_conditions(t, view, after, (Of.SCORINGS,))]


def _taking(t: Texts, view: CarraraSeatView, action: TakeBlocks, names: Sequence[str]) -> list[str]:
    said = [t.say("why-unturned")] if view.phase is CarraraPhase.ACTION else []
    said.append(_describe_possible_building(t, view, action))
    return [*said, *say_left(t, "why-no-more", "why-cheaper", view, action, names)]


def say_left(
    t: Texts, gone: str, dear: str, view: CarraraSeatView, action: TakeBlocks, names: Sequence[str]
) -> Iterator[str]:
    """Yield what taking blocks denies the next seat: a colour, or the same blocks at a lower price."""
    following = names[(view.seat + 1) % len(view.players)]
    if (colour := _find_colour_gone(view, action)) is not None:
        yield t.say(gone, name=following, colour=say_colour(t, colour))
    elif saved := _cheaper_left(action):
        yield t.say(dear, name=following, blocks=sum(action.blocks), count=saved)


def _find_colour_gone(view: CarraraSeatView, action: TakeBlocks) -> Colour | None:
    """Find a colour worth mentioning that is gone from the wheel once these blocks are taken."""
    left = [*view.wheel]
    left[action.segment - 1] = minus(left[action.segment - 1], action.blocks)
    gone = [colour for colour in SCARCE_COLOURS if action.blocks[colour] and not any(blocks[colour] for blocks in left)]
    return gone[0] if gone else None


def _cheaper_left(action: TakeBlocks) -> int:
    """Return how many coins less the same blocks cost the next seat."""
    if action.segment == SEGMENTS:
        return 0
    return price(action.segment, action.blocks) - price(action.segment + 1, action.blocks)


def _describe_possible_building(t: Texts, view: CarraraSeatView, action: TakeBlocks) -> str:
    """Describe the best building that a purchase makes possible, or if there is none, what the blocks suffice for."""
    hand = plus(view.hand.blocks, action.blocks)
    before, after = find_best_building(view, view.hand.blocks), find_best_building(view, hand)
    if after is None or (before is not None and amount(after) <= amount(before)):
        return _describe_sufficient(
            t, "why-blocks-then", view, hand, view.hand.coins - price(action.segment, action.blocks)
        )
    building, city = after
    facts = {"building": say_building(t, building), "city": say_city(t, city)}
    return t.say("why-makes-possible", gain=say_value(t, building, city), **facts)


def amount(place: tuple[Building, City]) -> int:
    """Return the coins or points that a building in a city brings each time it is scored."""
    building, city = place
    return building.cost * VALUES[city]


def find_best_building(view: CarraraSeatView, blocks: Blocks) -> tuple[Building, City] | None:
    """Find the most valuable open building that blocks can pay for, in a city where it still counts."""
    places = [
        (building, city)
        for building in open_buildings(view)
        for city in City
        if (counts_by_type(view, building) or counts_by_city(view, city)) and payments(blocks, building.cost, city)
    ]
    return max(places, key=lambda place: (amount(place), place[0].cost), default=None)


def _describe_sufficient(t: Texts, key: str, view: CarraraSeatView, blocks: Blocks, coins: int) -> str:
    """Describe what blocks are enough for; Lerici accepts every block."""
    there = open_buildings(view)
    count = sum(building.cost <= sum(blocks) for building in there)
    facts = {"coins": t.say("coins", count=coins)} if key == "why-blocks-then" else {}
    return t.say(key, blocks=t.say("blocks", count=sum(blocks)), count=count, open=len(there), **facts)


def _closing(t: Texts, view: CarraraSeatView, action: Action) -> list[str]:
    hand = view.hand
    match action:
        case BuyObject():
            return [
                object_worth(t, view, action),
                *_conditions(t, view, apply_object_purchase(reveal_own_player(view), action.object), (Of.OBJECTS,)),
            ]
        case Announce():
            left = len(view.players) - 1 - view.seat
            return [t.say("why-announced", points=POINTS_FOR_ANNOUNCING, count=left), *_lead(t, view)]
        case TakeCoins():
            return [t.say("why-coins")]
        case Decline():
            return [t.say("why-keeps-blocks", count=sum(hand.blocks))]
        case _:
            return [t.say("why-keeps-coins", count=hand.coins)]


def _lead(t: Texts, view: CarraraSeatView) -> list[str]:
    """Describe how far ahead of the best of the others a seat is, by what everyone sees."""
    ahead = lead(view)
    return [t.say("why-ahead" if ahead >= 0 else "why-behind", count=abs(ahead))]


def object_worth(t: Texts, view: CarraraSeatView, action: BuyObject) -> str:
    """Describe what an object is worth at the end, and what its price would be worth then."""
    points, lost = compare_object(view, action.object)
    return t.say(
        "object-worth", points=t.say("points", count=points), price=OBJECT_PRICE, lost=t.say("points", count=lost)
    )
