"""The commands of Carrara: everything that its buttons do, each in one line, and completions of legal choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from bot.games.carrara.actions import Announce, BuyObject, CarraraReason, Decline, EndTurn
from bot.games.carrara.building import payments
from bot.games.carrara.buying import purchases
from bot.games.carrara.components import SEGMENTS, TYPES, Blocks, Building, City, Object, price
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.prospects import open_buildings
from bot.games.carrara.scoring import Scoring
from bot.games.contract import IllegalAction
from bot.model.refusals import Refused
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
from cogs.core.completions import Completion, find_fitting, fold, pick, refuse_missing
from cogs.core.request import Request
from cogs.games.carrara.build import build_at_once, buildable, building_panel, building_terms, cities_for
from cogs.games.carrara.buy import (
    buy_at_once,
    buying_panel,
    check_buying,
    check_segment,
    content,
    leave_wheel,
    list_unit_prices,
    segment_panel,
    takes_from_bag,
    turn_wheel,
)
from cogs.games.carrara.parsing import (
    TypedReason,
    key_of,
    parse_blocks,
    parse_building,
    parse_city,
    parse_object,
    parse_scoring,
    parse_segment,
)
from cogs.games.carrara.turn import (
    GAME,
    Turn,
    check_phase,
    closing_panel,
    describe_gain,
    object_terms,
    scoring_panel,
    scorings,
    show_cards,
)
from cogs.play.game_commands import GameCommands, Typed
from cogs.play.recap import show_with_recap
from cogs.play.turn import act

T = TypeVar("T")
COMMANDS: Final = GameCommands(GAME)


# Offers with their prices or gains, and how they are parsed


def _meant(parsed: T | None, completions: Callable[[], Iterable[Completion[T]]], typed: str) -> T:
    """Return what a typed text was parsed as, even if impossible, or else what completion it means; raise Refused."""
    return pick(completions(), typed) if parsed is None else parsed


def _without_turning(turn: Turn, typed: str) -> str:
    """Return a typed completion without the words that say that the wheel turns first."""
    return typed.removeprefix(turn.t.say("completion-turned", what=""))


def _read_segment(turn: Turn, unturned: bool, typed: str) -> int:
    typed = _without_turning(turn, typed)
    return _meant(parse_segment(typed), lambda: segments(turn, unturned), typed)


def segments(turn: Turn, unturned: bool) -> list[Completion[int]]:
    """Return the segments in which something can be bought."""
    found = []
    for segment in range(1, SEGMENTS + 1):
        if purchases_in(turn, segment, unturned):
            named = say_segment(turn.t, segment)
            blocks = list_unit_prices(turn.t, segment, content(turn, segment, unturned))
            label = turn.t.say("completion-segment", segment=named, blocks=blocks)
            found.append(Completion(named, label, segment, named))
    return found


def purchases_in(turn: Turn, segment: int, unturned: bool) -> Sequence[Blocks]:
    if turn.view.phase not in (CarraraPhase.ACTION, CarraraPhase.BUYING) or (unturned and turn.view.cards is None):
        return ()
    return purchases(segment, content(turn, segment, unturned), turn.view.hand.coins)


def blocks_in(turn: Turn, segment: int, unturned: bool) -> list[Completion[Blocks]]:
    """Return the blocks that can be bought in a segment, most first."""
    found, there = [], content(turn, segment, unturned)
    ways, drawn = purchases_in(turn, segment, unturned), takes_from_bag(turn, segment, unturned)
    for blocks in sorted(ways, key=lambda blocks: (-sum(blocks), price(segment, blocks))):
        named, written = say_blocks(turn.t, blocks), _format_blocks(blocks)
        label = turn.t.say("completion-blocks", blocks=named, price=price(segment, blocks))
        every = (
            [texts(language, "carrara").say("typed-all") for language in LANGUAGES]
            if blocks == there and not drawn
            else []
        )
        found.append(Completion(written, label, blocks, named, (written, *every)))
    return found


def read_blocks(turn: Turn, segment: int | None, unturned: bool, typed: str) -> Blocks:
    """Parse blocks to buy, in any segment if none is given; raise Refused or IllegalAction."""
    typed = _without_turning(turn, typed)
    blocks = parse_blocks(typed)
    if blocks is not None:
        return blocks
    among = range(1, SEGMENTS + 1) if segment is None else (segment,)
    found = [completion for each in among for completion in blocks_in(turn, each, unturned)]
    if segment is not None and takes_from_bag(turn, segment, unturned) and not find_fitting(found, typed):
        raise IllegalAction(TypedReason.NOT_DRAWN)
    return pick(found, typed)


def buildings(turn: Turn, city: City | None = None) -> list[Completion[Building]]:
    """Return the buildings that can be paid for, in a city if one is given, and where else they can."""
    found = []
    for building in buildable(turn):
        if city is None or city in cities_for(turn, building):
            named = say_building(turn.t, building)
            found.append(Completion(building.key, f"{named}: {building_terms(turn, building)}", building, named))
    return found


def read_building(turn: Turn, typed: str) -> Building:
    """Parse a building; raise Refused, or IllegalAction for a type without a number that it has."""
    building, on_display = parse_building(typed), open_buildings(turn.view)
    if building is not None and building not in on_display and on_display:
        raise IllegalAction(TypedReason.NOT_DISPLAYED, building=building, buildings=tuple(on_display))
    if building is not None:
        return building
    for building_type in TYPES:
        there = tuple(each for each in on_display if each.type is building_type)
        if there and fold(typed).rstrip(" 0123456789") == building_type.key:
            raise IllegalAction(TypedReason.NUMBER_MISSING, type=building_type, buildings=there)
    return pick(buildings(turn), typed)


def cities(turn: Turn, building: Building) -> list[Completion[City]]:
    """Return the cities in which a building can be paid for, with what it will bring there."""
    found = []
    for city in cities_for(turn, building):
        named, gain = say_city(turn.t, city), say_worth(turn.t, building, city)
        found.append(Completion(city.key, turn.t.say("completion-city", city=named, gain=gain), city, named))
    return found


def ways_to_pay(turn: Turn, building: Building, city: City) -> list[Completion[Blocks]]:
    """Return the blocks that pay for a building in a city, the least valuable first."""
    ways = payments(turn.view.hand.blocks, building.cost, city)
    return [Completion(_format_blocks(each), say_blocks(turn.t, each), each) for each in ways]


def list_scorings(turn: Turn) -> list[Completion[Scoring]]:
    """Return the possible scorings, with what they would bring."""
    found = []
    for action in scorings(turn.view):
        named = say_subject(turn.t, action)
        label = turn.t.say("completion-scoring", subject=named, gain=describe_gain(turn, action))
        found.append(Completion(key_of(action), label, action, named))
    return found


def objects(turn: Turn) -> list[Completion[Object]]:
    """Return the objects on sale that can be bought now."""
    found = []
    for item in turn.view.on_sale:
        if turn.refusal(BuyObject(item)) is None:
            named = say_object(turn.t, item)
            found.append(Completion(item.key, f"{named}: {object_terms(turn, item)}", item, named))
    return found


def _format_blocks(blocks: Blocks) -> str:
    """Format blocks so that they can be parsed in any language."""
    return ", ".join(f"{count} {name}" for name, count in blocks._asdict().items() if count)


# Completions that depend on the options typed so far


def _is_unturned(typed: Typed) -> bool:
    """Return whether the command leaves the wheel unturned (expansion)."""
    return typed.get("turn") is False


def _segments(turn: Turn, typed: Typed) -> list[Completion[int]]:
    """Return the segments in which something can be bought, as far as they fit what was typed."""
    found = _say_if_turned(turn, typed, segments(turn, _is_unturned(typed)))
    try:
        named = _read_segment(turn, _is_unturned(typed), typed["segment"])
    except (Refused, IllegalAction):
        return found
    return [replace(each, names=(typed["segment"],)) for each in found if each.what == named]


def _blocks(turn: Turn, typed: Typed) -> list[Completion[Blocks]]:
    unturned = _is_unturned(typed)
    found = blocks_in(turn, _read_segment(turn, unturned, typed["segment"]), unturned)
    return _say_if_turned(turn, typed, found)


def _say_if_turned(turn: Turn, typed: Typed, found: list[Completion[T]]) -> list[Completion[T]]:
    """Say that the wheel turns first, where it need not and nothing about that was typed yet."""
    if turn.view.cards is None or turn.view.phase is not CarraraPhase.ACTION or "turn" in typed:
        return found
    return [replace(each, label=turn.t.say("completion-turned", what=each.label)) for each in found]


def _payments(turn: Turn, typed: Typed) -> list[Completion[Blocks]]:
    building = read_building(turn, typed["building"])
    city = _meant(parse_city(typed["city"]), lambda: cities(turn, building), typed["city"])
    return ways_to_pay(turn, building, city)


@COMMANDS.add("buy", panel=buying_panel, segment=_segments, blocks=_blocks)
async def buy(
    request: Request, now: Turn, turn: bool | None = None, segment: str | None = None, blocks: str | None = None
) -> None:
    """Turn the wheel and buy blocks, or only turn it; with the expansion it can be left unturned."""
    unturned = turn is False
    if turn and segment is None and blocks is None:
        await turn_wheel(request, now, "")
        return
    check_buying(now, unturned)
    place = None if segment is None else _read_segment(now, unturned, segment)
    if blocks is not None:
        await buy_at_once(request, now, place, read_blocks(now, place, unturned, blocks), unturned)
    elif place is not None:
        await _open_segment(request, now, place, unturned)
    else:
        await leave_wheel(request, now, "")


async def _open_segment(request: Request, now: Turn, segment: int, unturned: bool) -> None:
    """Show what can be bought in a segment; the wheel, which cannot be turned back, is not turned for that."""
    there = content(now, segment, unturned)
    if not any(there) and takes_from_bag(now, segment, unturned):
        raise IllegalAction(TypedReason.NOT_DRAWN)
    check_segment(now, segment, there)
    if not unturned and now.view.phase is not CarraraPhase.BUYING:
        raise refuse_missing("buy-blocks", blocks_in(now, segment, unturned), GAME)
    await show_with_recap(request, await segment_panel(request, now, segment))


@COMMANDS.add(
    "build",
    panel=building_panel,
    check=check_phase,
    needs="building",
    building=lambda turn, typed: buildings(turn, parse_city(typed.get("city", ""))),
    city=lambda turn, typed: cities(turn, read_building(turn, typed["building"])),
    blocks=_payments,
)
async def build(
    request: Request, turn: Turn, building: str, city: str | None = None, blocks: str | None = None
) -> None:
    """Build a building, or show where it can be built."""
    chosen = read_building(turn, building)
    if city is None and blocks is not None:
        raise refuse_missing("build-city", cities(turn, chosen), GAME)
    if city is None:
        await show_with_recap(request, await building_panel(request, turn, chosen))
        return
    there = _meant(parse_city(city), lambda: cities(turn, chosen), city)
    paid = None if blocks is None else _meant(parse_blocks(blocks), lambda: ways_to_pay(turn, chosen, there), blocks)
    await build_at_once(request, turn, chosen, there, paid)


@COMMANDS.add("score", panel=scoring_panel, check=check_phase, what=lambda turn, _: list_scorings(turn))
async def score(request: Request, turn: Turn, what: str) -> None:
    await act(request, turn, parse_scoring(what) or pick(list_scorings(turn), what))


@COMMANDS.add("object", object=lambda turn, _: objects(turn))
async def buy_object(request: Request, turn: Turn, object: str | None = None) -> None:
    """Buy an object, or show which ones are on sale."""
    if turn.view.phase in (CarraraPhase.ACTION, CarraraPhase.BUYING):
        raise IllegalAction(
            CarraraReason.ACTION_FIRST if turn.view.phase is CarraraPhase.ACTION else CarraraReason.BLOCKS_FIRST
        )
    if object is None:
        await show_with_recap(request, closing_panel(turn))
    else:
        await act(request, turn, BuyObject(_meant(parse_object(object), lambda: objects(turn), object)))


COMMANDS.act("announce", Announce())


@COMMANDS.add("end")
async def end(request: Request, turn: Turn) -> None:
    """End the turn; in the last round, before one's action, decline to act."""
    declines = turn.view.phase is CarraraPhase.ACTION and turn.view.announced_by is not None
    await act(request, turn, Decline() if declines else EndTurn())


COMMANDS.add("cards", looks=True)(show_cards)
