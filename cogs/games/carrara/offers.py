"""What the commands of Carrara offer, with its price or what it would bring, and how each option is read."""

from __future__ import annotations

from typing import Final

from bot.games.carrara import Blocks, Building, BuyObject, Object
from bot.games.carrara.actions import Reason
from bot.games.carrara.building import payments
from bot.games.carrara.buying import purchases
from bot.games.carrara.components import SEGMENTS, TYPES, City, price
from bot.games.carrara.position import Phase
from bot.games.carrara.prospects import Scoring, open_buildings
from bot.games.contract import IllegalAction
from bot.texts import LANGUAGES, texts
from bot.texts.games.carrara.pieces import (
    say_blocks,
    say_building,
    say_city,
    say_object,
    say_segment,
    say_subject,
    say_worth,
)
from cogs.core.offers import Offer, fitting, fold, pick
from cogs.games.carrara.panels.build import buildable, building_terms, cities_for
from cogs.games.carrara.panels.parsing import (
    parse_blocks,
    parse_building,
    parse_city,
    parse_object,
    parse_scoring,
    parse_segment,
)
from cogs.games.carrara.panels.score import brings, key_of
from cogs.games.carrara.panels.turn import Turn, object_terms, scorings
from cogs.games.carrara.panels.wheel import (
    NOT_DRAWN,
    Unturned,
    check_unturned,
    nothing_to_buy,
    priced,
    takes_from_bag,
)

NUMBER_MISSING: Final = "number_missing"
"""Why a type alone is not built, with the facts `type` and `buildings`: those of this type that can be built."""

NOT_DISPLAYED: Final = "not_displayed"
"""Why a building is not built, with the facts `building` and `buildings`: those that can be built."""


def check_buying(turn: Turn, unturned: bool) -> None:
    """Raise IllegalAction unless blocks can be bought now, with the wheel as it is or turned."""
    if turn.view.phase not in (Phase.ACTION, Phase.BUYING):
        raise IllegalAction(Reason.ACTION_DONE)
    if unturned and turn.view.phase is Phase.BUYING:
        raise IllegalAction(Unturned.TURNED)
    if unturned:
        check_unturned(turn)
    elif nothing_to_buy(turn):
        raise IllegalAction(Reason.WHEEL_AND_BAG_EMPTY)


def content(turn: Turn, segment: int, unturned: bool) -> Blocks:
    """Return the blocks in a segment at the time of buying; if the wheel turns first, those known already."""
    return turn.view.wheel[segment - 1 if unturned or turn.view.phase is Phase.BUYING else segment - 2]


def segments(turn: Turn, unturned: bool) -> list[Offer[int]]:
    """Return the segments in which something can be bought."""
    found = []
    for segment in range(1, SEGMENTS + 1):
        if purchases_in(turn, segment, unturned):
            named = say_segment(turn.t, segment)
            blocks = priced(turn.t, segment, content(turn, segment, unturned))
            label = turn.t.say("completion-segment", segment=named, blocks=blocks)
            found.append(Offer(named, label, segment, named))
    return found


def purchases_in(turn: Turn, segment: int, unturned: bool) -> tuple[Blocks, ...]:
    """Return what can be bought in a segment."""
    if turn.view.phase not in (Phase.ACTION, Phase.BUYING) or (unturned and turn.view.cards is None):
        return ()
    return purchases(segment, content(turn, segment, unturned), turn.view.hand.coins)


def read_segment(turn: Turn, unturned: bool, typed: str) -> int:
    """Parse a segment; raise Refused, or IllegalAction for one that does not exist."""
    segment = parse_segment(typed)
    return pick(segments(turn, unturned), typed) if segment is None else segment


def blocks_in(turn: Turn, segment: int, unturned: bool) -> list[Offer[Blocks]]:
    """Return the blocks that can be bought in a segment, most first."""
    found, there = [], content(turn, segment, unturned)
    ways, drawn = purchases_in(turn, segment, unturned), takes_from_bag(turn, segment, unturned)
    for blocks in sorted(ways, key=lambda blocks: (-sum(blocks), price(segment, blocks))):
        named, written = say_blocks(turn.t, blocks), _written(blocks)
        label = turn.t.say("completion-blocks", blocks=named, price=price(segment, blocks))
        every = (
            [texts(language, "carrara").say("typed-all") for language in LANGUAGES]
            if blocks == there and not drawn
            else []
        )
        found.append(Offer(written, label, blocks, named, (written, *every)))
    return found


def read_blocks(turn: Turn, segment: int | None, unturned: bool, typed: str) -> Blocks:
    """Parse blocks to buy, in any segment if none is given; raise Refused or IllegalAction."""
    blocks = parse_blocks(typed)
    if blocks is not None:
        return blocks
    among = range(1, SEGMENTS + 1) if segment is None else (segment,)
    found = [offer for each in among for offer in blocks_in(turn, each, unturned)]
    if segment is not None and takes_from_bag(turn, segment, unturned) and not fitting(found, typed):
        raise IllegalAction(NOT_DRAWN)
    return pick(found, typed)


def buildings(turn: Turn, city: City | None = None) -> list[Offer[Building]]:
    """Return the buildings that can be paid for, in a city if one is given, and where else they can."""
    found = []
    for building in buildable(turn):
        if city is None or city in cities_for(turn, building):
            named = say_building(turn.t, building)
            found.append(Offer(building.key, f"{named}: {building_terms(turn, building)}", building, named))
    return found


def read_building(turn: Turn, typed: str) -> Building:
    """Parse a building; raise Refused, or IllegalAction for a type without a number that it has."""
    building, on_display = parse_building(typed), open_buildings(turn.view)
    if building is not None and building not in on_display and on_display:
        raise IllegalAction(NOT_DISPLAYED, building=building, buildings=tuple(on_display))
    if building is not None:
        return building
    for building_type in TYPES:
        there = tuple(each for each in on_display if each.type is building_type)
        if there and fold(typed).rstrip(" 0123456789") == building_type.key:
            raise IllegalAction(NUMBER_MISSING, type=building_type, buildings=there)
    return pick(buildings(turn), typed)


def cities(turn: Turn, building: Building) -> list[Offer[City]]:
    """Return the cities in which a building can be paid for, with what it will bring there."""
    found = []
    for city in cities_for(turn, building):
        named, gain = say_city(turn.t, city), say_worth(turn.t, building, city)
        found.append(Offer(city.key, turn.t.say("completion-city", city=named, gain=gain), city, named))
    return found


def read_city(turn: Turn, building: Building, typed: str) -> City:
    """Parse a city; raise Refused."""
    city = parse_city(typed)
    return pick(cities(turn, building), typed) if city is None else city


def ways_to_pay(turn: Turn, building: Building, city: City) -> list[Offer[Blocks]]:
    """Return the blocks that pay for a building in a city, the least valuable first."""
    ways = payments(turn.view.hand.blocks, building.cost, city)
    return [Offer(_written(each), say_blocks(turn.t, each), each) for each in ways]


def read_payment(turn: Turn, building: Building, city: City, typed: str) -> Blocks:
    """Parse blocks to pay with; raise Refused."""
    blocks = parse_blocks(typed)
    return pick(ways_to_pay(turn, building, city), typed) if blocks is None else blocks


def possible_scorings(turn: Turn) -> list[Offer[Scoring]]:
    """Return the possible scorings, with what they would bring."""
    found = []
    for action in scorings(turn):
        named = say_subject(turn.t, action)
        label = turn.t.say("completion-scoring", subject=named, gain=brings(turn, action))
        found.append(Offer(key_of(action), label, action, named))
    return found


def read_scoring(turn: Turn, typed: str) -> Scoring:
    """Parse what to score; raise Refused."""
    action = parse_scoring(typed)
    return pick(possible_scorings(turn), typed) if action is None else action


def objects(turn: Turn) -> list[Offer[Object]]:
    """Return the objects on sale that can be bought now."""
    found = []
    for item in turn.view.on_sale:
        if turn.table.refusal(turn.seat, BuyObject(item)) is None:
            named = say_object(turn.t, item)
            found.append(Offer(item.key, f"{named}: {object_terms(turn, item)}", item, named))
    return found


def read_object(turn: Turn, typed: str) -> Object:
    """Parse an object; raise Refused."""
    item = parse_object(typed)
    return pick(objects(turn), typed) if item is None else item


def _written(blocks: Blocks) -> str:
    """Format blocks so that they can be parsed in any language."""
    return ", ".join(f"{count} {name}" for name, count in blocks._asdict().items() if count)
