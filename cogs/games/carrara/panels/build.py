"""Building: the choice of building, city and blocks, with the cost and what it will bring when it is scored."""

from __future__ import annotations

from bot.games.carrara import Blocks, Build, Building
from bot.games.carrara.building import payments
from bot.games.carrara.components import CITIES, COLOURS, NO_BLOCKS, City, accepts
from bot.games.carrara.position import Phase
from bot.games.carrara.prospects import after_building, open_buildings
from bot.games.carrara.reasons import Reason
from bot.games.contract import IllegalAction
from bot.texts.games.carrara.events import say_refusal
from bot.texts.games.carrara.pieces import say_blocks, say_building, say_city, say_colour, say_worth
from cogs.core.controls import Button, Choice, ControlId, Select, single_value, split_arg
from cogs.core.limits import OPTIONS
from cogs.core.panel import Panel, with_picture
from cogs.core.request import Request, clicked
from cogs.games.carrara.panels.parsing import pack, read_building, read_city, unpack
from cogs.games.carrara.panels.turn import SUCCESS, Turn, acting, adds_at_end, at_turn, back_button
from cogs.play.recap import show_with_recap
from cogs.play.turn import act
from render.games.carrara import pictures

MOST_WAYS = 5
"""The number of ways to pay that are listed if the chosen blocks are none of them."""
BETTER, WORSE = COLOURS[:3], COLOURS[3:]


@clicked("carrara_build")
async def open_building(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the buildings that can be paid for."""
    await show_with_recap(request, acting(at_turn(request, control), building_panel))


def building_panel(turn: Turn) -> Panel:
    """Return the panel with which building begins; raise IllegalAction if that is not possible."""
    check_phase(turn)
    return choice_panel(turn, None, None, NO_BLOCKS)


def check_phase(turn: Turn) -> None:
    """Raise IllegalAction unless this turn's action is still to come."""
    if turn.view.phase is Phase.BUYING:
        raise IllegalAction(Reason.BLOCKS_FIRST)
    if turn.view.phase is not Phase.ACTION:
        raise IllegalAction(Reason.ACTION_DONE)


@clicked("carrara_building")
async def choose_building(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the cities in which the chosen building can be paid for."""
    await request.show(choice_panel(at_turn(request, control), read_building(single_value(values)), None, NO_BLOCKS))


@clicked("carrara_city")
async def choose_city(request: Request, control: ControlId, values: list[str]) -> None:
    """Propose the least valuable blocks for the chosen city."""
    turn, building, city = at_turn(request, control), read_building(control.arg), read_city(single_value(values))
    ways = payments(turn.view.hand.blocks, building.cost, city)
    await request.show(await _preview(request, turn, Build(building, city, ways[0] if ways else NO_BLOCKS)))


@clicked("carrara_pay")
async def choose_blocks(request: Request, control: ControlId, values: list[str]) -> None:
    """Apply the chosen blocks; those of another select stay unchanged."""
    turn = at_turn(request, control)
    building, city, blocks, offered = split_arg(control, 4)
    chosen = list(unpack(blocks))
    for colour in COLOURS:
        if colour.key[:2] in offered.split("-"):
            chosen[colour] = sum(value.partition(".")[0] == colour.key for value in values)
    await request.show(await _preview(request, turn, Build(read_building(building), read_city(city), Blocks(*chosen))))


async def _preview(request: Request, turn: Turn, action: Build) -> Panel:
    """Return the choice panel, with a picture of the construction if it is possible."""
    panel = choice_panel(turn, action.building, action.city, action.blocks)
    if turn.table.refusal(turn.seat, action) is not None:
        return panel
    view, names, language = turn.view, turn.table.names, turn.t.language
    picture = await request.painter.paint(lambda: pictures.construction(view, action, names, language))
    return with_picture(panel, "construction.png", picture)


@clicked("carrara_construct")
async def construct(request: Request, control: ControlId, values: list[str]) -> None:
    """Build what the button names."""
    building, city, blocks = split_arg(control, 3)
    await act(request, at_turn(request, control), Build(read_building(building), read_city(city), unpack(blocks)))


def cities_for(turn: Turn, building: Building) -> list[City]:
    """List the cities in which a building can be paid for."""
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
        return Panel(("\n".join(texts),), rows=((back_button(turn),),))
    rows: list[Select | tuple[Button, ...]] = [_building_select(turn, possible, building)]
    buttons = []
    if building is not None:
        rows.append(_city_select(turn, building, city))
        if city is not None:
            rows += _pay_selects(turn, building, city, chosen)
            texts.append(
                t.say(
                    "panel-construct",
                    building=say_building(t, building),
                    city=say_city(t, city),
                    gain=say_worth(t, building, city),
                )
            )
            texts.append(t.say("panel-pay", blocks=say_blocks(t, chosen), count=sum(chosen), cost=building.cost))
            action = Build(building, city, chosen)
            texts += adds_at_end(turn, lambda player: after_building(player, action))
            if turn.table.refusal(turn.seat, action) is None:
                arg = f"{building.key}.{city.key}.{pack(chosen)}"
                label = t.say("button-construct", building=say_building(t, building), city=say_city(t, city))
                buttons.append(Button(turn.id("carrara_construct", arg), label, SUCCESS))
    buttons.append(back_button(turn))
    return Panel(("\n".join(texts),), rows=(*rows, tuple(buttons)))


def _building_select(turn: Turn, possible: list[Building], chosen: Building | None) -> Select:
    t = turn.t
    choices = tuple(
        Choice(
            building.key,
            say_building(t, building),
            t.say(
                "choice-building",
                category=t.say(f"category-{building.category}"),
                cities=", ".join(say_city(t, city) for city in cities_for(turn, building)),
            ),
            chosen=building == chosen,
        )
        for building in possible
    )
    return Select(turn.id("carrara_building"), t.say("choose-building"), choices)


def _city_select(turn: Turn, building: Building, chosen: City | None) -> Select:
    t = turn.t
    choices = tuple(
        Choice(
            city.key,
            say_city(t, city),
            t.say("choice-city", gain=say_worth(t, building, city)),
            chosen=city == chosen,
        )
        for city in cities_for(turn, building)
    )
    if not choices:
        raise IllegalAction(Reason.NOT_ON_DISPLAY, building=building)
    return Select(turn.id("carrara_city", building.key), t.say("choose-city"), choices)


def _pay_selects(turn: Turn, building: Building, city: City, chosen: Blocks) -> list[Select]:
    """Return the selects of the blocks that the city accepts: two if one would be too long."""
    t, hand = turn.t, turn.view.hand.blocks
    counts = {colour: min(hand[colour], building.cost) for colour in COLOURS if accepts(city, colour)}
    groups = [tuple(counts)] if sum(counts.values()) <= OPTIONS else [BETTER, WORSE]
    selects = []
    for group in groups:
        choices = tuple(
            Choice(f"{colour.key}.{number}", say_colour(t, colour).capitalize(), chosen=number < chosen[colour])
            for colour in group
            for number in range(counts.get(colour, 0))
        )
        if choices:
            offered = "-".join(colour.key[:2] for colour in group)
            arg = f"{building.key}.{city.key}.{pack(chosen)}.{offered}"
            least = 1 if len(groups) == 1 else 0
            selects.append(
                Select(turn.id("carrara_pay", arg), t.say("choose-payment"), choices, least=least, most=building.cost)
            )
    return selects


async def build_at_once(request: Request, building: Building, city: City, blocks: Blocks | None) -> None:
    """Build in one step, paying with the least valuable blocks unless others are given; raise Refused."""
    turn = at_turn(request)
    ways = payments(turn.view.hand.blocks, building.cost, city)
    wanted = blocks if blocks is not None else ways[0] if ways else best_blocks(turn.view.hand.blocks, building.cost)
    refused = turn.table.refusal(turn.seat, Build(building, city, wanted))
    if refused is not None and refused.reason in _NOT_PAID:
        chosen = "" if blocks is None and sum(wanted) < building.cost else say_refusal(turn.t, refused, request.names)
        await request.show(_fitting(turn, building, city, chosen))
        return
    await act(request, turn, Build(building, city, wanted))


_NOT_PAID = (Reason.WRONG_NUMBER_OF_BLOCKS, Reason.BLOCKS_NOT_OWNED, Reason.BLOCKS_NOT_ACCEPTED)


def best_blocks(hand: Blocks, cost: int) -> Blocks:
    """Return the most valuable blocks of a hand, so that the refusal names what even they lack."""
    chosen = list(NO_BLOCKS)
    for colour in COLOURS:
        chosen[colour] = min(hand[colour], cost - sum(chosen))
    return Blocks(*chosen)


def _fitting(turn: Turn, building: Building, city: City, refused: str) -> Panel:
    """Return a panel with a refusal and, below it, the payments that would fit."""
    t, hand = turn.t, turn.view.hand.blocks
    facts = {"building": say_building(t, building), "city": say_city(t, city)}
    if ways := payments(hand, building.cost, city):
        said = "; ".join([*(say_blocks(t, way) for way in ways[:MOST_WAYS]), *(["…"] if ways[MOST_WAYS:] else [])])
        fits = t.say("panel-fits", ways=said, **facts)
    elif cities := cities_for(turn, building):
        fits = t.say("panel-fits-elsewhere", cities=t.list([say_city(t, there) for there in cities]), **facts)
    else:
        return Panel((f"{refused}\n{t.say('panel-fits-nowhere', blocks=say_blocks(t, hand), **facts)}".strip(),))
    rows = choice_panel(turn, building, city if ways else None, ways[0] if ways else NO_BLOCKS).rows
    return Panel((f"{refused}\n{fits}".strip(),), rows=rows)
