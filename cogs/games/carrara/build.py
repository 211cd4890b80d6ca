"""Building: the choice of building, city and blocks, with the cost and the gain when it is scored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.carrara.actions import Build, CarraraReason
from bot.games.carrara.building import apply_building, payments
from bot.games.carrara.components import CITIES, COLOURS, NO_BLOCKS, Blocks, Building, City, is_accepted
from bot.games.carrara.prospects import counts_by_city, counts_by_type, open_buildings, reveal_own_player
from bot.games.contract import IllegalAction
from bot.texts.games import game_texts
from bot.texts.games.carrara.pieces import say_blocks, say_building, say_city, say_colour, say_value, say_worth
from cogs.core.buttons import spread
from cogs.core.clicks import on_click
from cogs.core.controls import Button, Buttons, InvalidControl, Row, Select, SelectOption, style_of
from cogs.core.limits import MAX_BUTTONS, MAX_OPTIONS
from cogs.core.panel import Panel, text_panel
from cogs.core.request import Request
from cogs.games.carrara.parsing import pack, parse_building, parse_city, parse_known, unpack
from cogs.games.carrara.turn import (
    GAME,
    Turn,
    add_action_button,
    add_choice_button,
    add_panel_button,
    check_phase,
    confirm_buttons,
    describe_final_gain,
)
from cogs.play.turn import act, at_turn, with_shown
from render.games.carrara import pictures

_MAX_WAYS = 5
"""Payments listed if the chosen blocks do not pay."""
_BETTER_COLOURS, _WORSE_COLOURS = COLOURS[:3], COLOURS[3:]


async def building_panel(request: Request, turn: Turn, building: Building | None = None) -> Panel:
    """Return the panel that chooses what to build, and where; what leaves no choice is chosen already.

    Raise IllegalAction if building is not possible.
    """
    check_phase(turn)
    if building is None and len(possible := buildable(turn)) == 1:
        building = possible[0]
    if building in open_buildings(turn.view) and not cities_for(turn, building):
        said = turn.t.say(
            "panel-fits-nowhere",
            building=say_building(turn.t, building),
            blocks=say_blocks(turn.t, turn.view.hand.blocks),
        )
        return text_panel(said, turn.back)
    if building is None or len(cities := cities_for(turn, building)) != 1:
        return choice_panel(turn, building, None, NO_BLOCKS)
    return await _preview(request, turn, Build(building, cities[0], cheapest_payment(turn, building, cities[0])))


add_panel_button("carrara_build", building_panel)
add_choice_button("carrara_building", building_panel, partial(parse_known, parse_building))


def cheapest_payment(turn: Turn, building: Building, city: City) -> Blocks:
    """Return the least valuable blocks that pay for a building in a city; none if it cannot be paid for there."""
    return next(iter(payments(turn.view.hand.blocks, building.cost, city)), NO_BLOCKS)


@on_click("carrara_pay")
async def choose_blocks(request: Request) -> None:
    """Apply the chosen blocks; those of another select stay unchanged."""
    turn, (written, _, offered) = await at_turn(request), request.control.arg.rpartition(".")
    action = _read(written)
    chosen = list(action.blocks)
    for colour in COLOURS:
        if colour.key[:2] in offered.split("-"):
            chosen[colour] = sum(value.partition(".")[0] == colour.key for value in request.values)
    await request.show(await _preview(request, turn, Build(action.building, action.city, Blocks(*chosen))))


async def _preview(request: Request, turn: Turn, action: Build) -> Panel:
    """Return the choice panel, with a picture of the construction if it is possible."""
    panel = choice_panel(turn, action.building, action.city, action.blocks)
    if turn.refusal(action) is not None:
        return panel
    return await with_shown(request, turn, panel, "construction", pictures.construction, action)


def _read(text: str) -> Build:
    """Read a construction from the id of a control; raise InvalidControl."""
    parts = text.split(".")
    if len(parts) != 3:
        raise InvalidControl(text)
    building, city, blocks = parts
    return Build(parse_known(parse_building, building), parse_known(parse_city, city), unpack(blocks))


add_choice_button("carrara_city", _preview, _read)
add_action_button("carrara_construct", _read)


def cities_for(turn: Turn, building: Building) -> list[City]:
    return [city for city in CITIES if payments(turn.view.hand.blocks, building.cost, city)]


def buildable(turn: Turn) -> list[Building]:
    """List the buildings on display, and with the expansion those of cost 8, that can be paid for."""
    return [building for building in open_buildings(turn.view) if cities_for(turn, building)]


def choice_panel(turn: Turn, building: Building | None, city: City | None, chosen: Blocks) -> Panel:
    """Return the panel that chooses building, city and blocks, with the choices made so far."""
    check_phase(turn)
    t, hand = turn.t, turn.view.hand.blocks
    possible = buildable(turn)
    texts = [t.say("panel-build", blocks=say_blocks(t, hand))]
    others = [say_building(t, item) for item in open_buildings(turn.view) if item not in possible]
    if others:
        texts.append(t.say("panel-not-buildable", count=sum(hand), buildings=", ".join(others)))
    if not possible:
        return text_panel("\n".join(texts), turn.back)
    rows: list[Row] = []
    if len(possible) > 1 or building not in possible:
        rows.append(_building_row(turn, possible, building))
    buttons: list[Button] = []
    if building is not None:
        rows += _city_rows(turn, building, city)
        if city is None:
            one = t.say(f"objects-{building.object.key}", count=1)
            texts.append(t.say("panel-city", building=say_building(t, building), object=one))
    if building is not None and city is not None:
        action = Build(building, city, chosen)
        if len(payments(hand, building.cost, city)) > 1:
            rows += _pay_selects(turn, action)
        facts = {"building": say_building(t, building), "city": say_city(t, city)}
        texts.append(_say_worth(turn, building, city))
        texts.append(t.say("panel-pay", blocks=say_blocks(t, chosen), count=sum(chosen), cost=building.cost))
        after = apply_building(reveal_own_player(turn.view), action)
        texts += describe_final_gain(turn, after)
        if turn.refusal(action) is None:
            label, verb = t.say("button-construct", **facts), t.say("button-build")
            buttons += confirm_buttons(turn, "carrara_construct", write_construction(action), label, verb, after)
    buttons.append(turn.back)
    return Panel(("\n".join(texts),), rows=(*rows, buttons))


def _say_worth(turn: Turn, building: Building, city: City) -> str:
    """Say what a building brings in a city, and at which scorings."""
    t, view = turn.t, turn.view
    by_type, by_city = counts_by_type(view, building), counts_by_city(view, city)
    counted = ("both" if by_city else "type") if by_type else "city" if by_city else "neither"
    return t.say(
        "panel-construct",
        building=say_building(t, building),
        city=say_city(t, city),
        type=t.say(f"type-{building.type.key}"),
        gain=say_worth(t, building, city),
        counted=counted,
    )


def write_construction(action: Build) -> str:
    """Return the key of a construction, for custom ids."""
    return f"{action.building.key}.{action.city.key}.{pack(action.blocks)}"


def _building_row(turn: Turn, possible: list[Building], chosen: Building | None) -> Row:
    """Return a button for each building, or a select where there are many or the expansion has more to say of them."""
    if len(possible) <= MAX_BUTTONS and turn.view.cards is None:
        return [
            Button(turn.id("carrara_building", each.key), say_building(turn.t, each), style_of(each == chosen))
            for each in possible
        ]
    choices = [
        SelectOption(each.key, say_building(turn.t, each), building_terms(turn, each), chosen=each == chosen)
        for each in possible
    ]
    return Select(turn.id("carrara_building"), turn.t.say("choose-building"), choices)


def building_terms(turn: Turn, building: Building) -> str:
    """Return the category of a building, which counts in the expansion, and the cities in which it can be paid for."""
    cities = ", ".join(say_city(turn.t, city) for city in cities_for(turn, building))
    category = "none" if turn.view.cards is None else turn.t.say(f"category-{building.category}")
    return turn.t.say("choice-building", category=category, cities=cities)


def _city_rows(turn: Turn, building: Building, chosen: City | None) -> Sequence[Buttons]:
    """Return a button for each city in which a building can be paid for, with what it would bring there."""
    t, cities = turn.t, cities_for(turn, building)
    if not cities:
        raise IllegalAction(CarraraReason.NOT_ON_DISPLAY, building=building)
    if cities == [chosen]:
        return ()
    return spread(
        [
            Button(
                turn.id(
                    "carrara_city", write_construction(Build(building, city, cheapest_payment(turn, building, city)))
                ),
                t.say("button-city", city=say_city(t, city), gain=say_value(t, building, city)),
                style_of(city == chosen),
            )
            for city in cities
        ]
    )


def _pay_selects(turn: Turn, action: Build) -> list[Select]:
    """Return the selects of the blocks that the city accepts: two if one would be too long."""
    t, hand, cost = turn.t, turn.view.hand.blocks, action.building.cost
    counts = {colour: min(hand[colour], cost) for colour in COLOURS if is_accepted(action.city, colour)}
    groups = [counts] if sum(counts.values()) <= MAX_OPTIONS else [_BETTER_COLOURS, _WORSE_COLOURS]
    selects = []
    for group in groups:
        choices = [
            SelectOption(
                f"{colour.key}.{number}", say_colour(t, colour).capitalize(), chosen=number < action.blocks[colour]
            )
            for colour in group
            for number in range(counts.get(colour, 0))
        ]
        if choices:
            arg = f"{write_construction(action)}.{'-'.join(colour.key[:2] for colour in group)}"
            least = 1 if len(groups) == 1 else 0
            selects.append(
                Select(turn.id("carrara_pay", arg), t.say("choose-payment"), choices, least=least, most=cost)
            )
    return selects


async def build_at_once(request: Request, turn: Turn, building: Building, city: City, blocks: Blocks | None) -> None:
    """Build in one step, paying with the least valuable blocks unless others are given; raise Refused."""
    ways = payments(turn.view.hand.blocks, building.cost, city)
    wanted = blocks if blocks is not None else ways[0] if ways else best_blocks(turn.view.hand.blocks, building.cost)
    refused = turn.refusal(Build(building, city, wanted))
    if refused is not None and refused.reason in _NOT_PAID:
        words, missing = game_texts(turn.t, GAME), blocks is None and sum(wanted) < building.cost
        chosen = "" if missing else words.refusal(refused, request.names)
        await request.show(_panel_with_payments(turn, building, city, chosen))
        return
    await act(request, turn, Build(building, city, wanted))


_NOT_PAID = (CarraraReason.WRONG_NUMBER_OF_BLOCKS, CarraraReason.BLOCKS_NOT_OWNED, CarraraReason.BLOCKS_NOT_ACCEPTED)


def best_blocks(hand: Blocks, cost: int) -> Blocks:
    """Return the most valuable blocks of a hand; if these cannot pay, none can, and the refusal says what it lacks."""
    chosen = list(NO_BLOCKS)
    for colour in COLOURS:
        chosen[colour] = min(hand[colour], cost - sum(chosen))
    return Blocks(*chosen)


def _panel_with_payments(turn: Turn, building: Building, city: City, refused: str) -> Panel:
    """Return a panel with a refusal and, below it, the payments that would fit."""
    t, hand = turn.t, turn.view.hand.blocks
    facts = {"building": say_building(t, building), "city": say_city(t, city)}
    if ways := payments(hand, building.cost, city):
        said = "; ".join([*(say_blocks(t, way) for way in ways[:_MAX_WAYS]), *(["…"] if ways[_MAX_WAYS:] else [])])
        fits = t.say("panel-fits", ways=said, **facts)
    elif cities := cities_for(turn, building):
        fits = t.say("panel-fits-elsewhere", cities=t.list([say_city(t, there) for there in cities]), **facts)
    else:
        return Panel((f"{refused}\n{t.say('panel-fits-nowhere', blocks=say_blocks(t, hand), **facts)}".strip(),))
    rows = choice_panel(turn, building, city if ways else None, ways[0] if ways else NO_BLOCKS).rows
    return Panel((f"{refused}\n{fits}".strip(),), rows=rows)
