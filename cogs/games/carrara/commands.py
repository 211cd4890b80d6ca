"""The commands of Carrara: everything that its buttons do, each in one line, and suggestions of what is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.games.carrara import Announce, Building, BuyObject, Decline, EndTurn
from bot.games.carrara.actions import Reason
from bot.games.carrara.position import Phase
from bot.games.contract import IllegalAction
from bot.model.refusals import Refused
from cogs.core.offers import Choices, missing, suggest
from cogs.core.request import Request, request_of, serve
from cogs.core.translator import description, name, options
from cogs.games.carrara import offers
from cogs.games.carrara.cards import show_cards
from cogs.games.carrara.panels.build import build_at_once, building_panel, check_phase
from cogs.games.carrara.panels.buy import (
    buy_at_once,
    buying_panel,
    check_segment,
    show_segment,
    show_unturned,
    turn_at_once,
)
from cogs.games.carrara.panels.parsing import parse_city
from cogs.games.carrara.panels.score import scoring_panel
from cogs.games.carrara.panels.turn import Turn, at_turn, closing_panel
from cogs.games.carrara.panels.wheel import NOT_DRAWN, takes_from_bag
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, find_table, find_turn

T = TypeVar("T")
Interaction = discord.Interaction[Any]
GAME = "carrara"


async def _action(interaction: Interaction) -> Turn | None:
    """Return the user's turn if its action is still to come."""
    turn = await find_turn(request_of(interaction), GAME)
    return turn if turn is not None and turn.view.phase is Phase.ACTION else None


def _unturned(interaction: Interaction) -> bool:
    """Return whether the command leaves the wheel unturned (expansion)."""
    return interaction.namespace.turn is False


async def complete_segment(interaction: Interaction, typed: str) -> Choices:
    """Suggest the segments in which something can be bought."""
    turn = await find_turn(request_of(interaction), GAME)
    if turn is None:
        return []
    found = offers.segments(turn, _unturned(interaction))
    named = _read(lambda: offers.read_segment(turn, _unturned(interaction), typed))
    return suggest(found, typed) if named is None else suggest([each for each in found if each.what == named], "")


async def complete_blocks(interaction: Interaction, typed: str) -> Choices:
    """Suggest the blocks that can be bought in the chosen segment, most first."""
    turn = await find_turn(request_of(interaction), GAME)
    unturned, named = _unturned(interaction), interaction.namespace.segment
    if turn is None or not isinstance(named, str):
        return []
    segment = _read(lambda: offers.read_segment(turn, unturned, named))
    return [] if segment is None else suggest(offers.blocks_in(turn, segment, unturned), typed)


async def complete_building(interaction: Interaction, typed: str) -> Choices:
    """Suggest the buildings that can be paid for, in the city if one has been typed."""
    turn, named = await _action(interaction), interaction.namespace.city
    city = parse_city(named) if isinstance(named, str) else None
    return [] if turn is None else suggest(offers.buildings(turn, city), typed)


async def complete_city(interaction: Interaction, typed: str) -> Choices:
    """Suggest the cities in which the chosen building can be paid for, with what it will bring there."""
    turn = await _action(interaction)
    building = None if turn is None else _building(turn, interaction)
    return [] if turn is None or building is None else suggest(offers.cities(turn, building), typed)


async def complete_payment(interaction: Interaction, typed: str) -> Choices:
    """Suggest the blocks that pay for the chosen building in the chosen city, the least valuable first."""
    turn, named = await _action(interaction), interaction.namespace.city
    building = None if turn is None else _building(turn, interaction)
    if turn is None or building is None or not isinstance(named, str):
        return []
    city = _read(lambda: offers.read_city(turn, building, named))
    return [] if city is None else suggest(offers.ways_to_pay(turn, building, city), typed)


async def complete_scoring(interaction: Interaction, typed: str) -> Choices:
    """Suggest the possible scorings, with what they would bring."""
    turn = await _action(interaction)
    return [] if turn is None else suggest(offers.possible_scorings(turn), typed)


async def complete_object(interaction: Interaction, typed: str) -> Choices:
    """Suggest the objects on sale that can be bought now."""
    turn = await find_turn(request_of(interaction), GAME)
    return [] if turn is None else suggest(offers.objects(turn), typed)


def _building(turn: Turn, interaction: Interaction) -> Building | None:
    named = interaction.namespace.building
    return _read(lambda: offers.read_building(turn, named)) if isinstance(named, str) else None


def _read(read: Callable[[], T]) -> T | None:
    try:
        return read()
    except (Refused, IllegalAction):
        return None


class CarraraCommands(app_commands.Group):
    """The group `/carrara`."""

    def __init__(self) -> None:
        super().__init__(name=name("group", GAME), description=description("group", GAME))

    @app_commands.command(name=name("buy", GAME), description=description("buy", GAME))
    @options("buy", "segment", "blocks", "turn", game=GAME)
    async def buy(
        self,
        interaction: Interaction,
        segment: str | None = None,
        blocks: str | None = None,
        turn: bool | None = None,
    ) -> None:
        """Turn the wheel and buy blocks, or only turn it, or show what there is to buy.

        With the expansion the wheel can be left unturned.
        """

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            now, unturned = at_turn(request), turn is False
            if segment is None and blocks is None:
                await _open_buying(request, now, turn)
                return
            offers.check_buying(now, unturned)
            place = None if segment is None else offers.read_segment(now, unturned, segment)
            if blocks is not None:
                wanted = offers.read_blocks(now, place, unturned, blocks)
                await buy_at_once(request, place, wanted, unturned=unturned)
            elif place is not None:
                await _open_segment(request, now, place, unturned)

        await serve(interaction, work)

    @app_commands.command(name=name("build", GAME), description=description("build", GAME))
    @options("build", "building", "city", "blocks", game=GAME)
    async def build(
        self, interaction: Interaction, building: str | None = None, city: str | None = None, blocks: str | None = None
    ) -> None:
        """Build a building, or show what can be built."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            turn = at_turn(request)
            check_phase(turn)
            if building is None:
                if city is not None or blocks is not None:
                    raise missing("build-building", offers.buildings(turn), GAME)
                await show_with_recap(request, await building_panel(request, turn))
                return
            chosen = offers.read_building(turn, building)
            if city is None:
                if blocks is not None:
                    raise missing("build-city", offers.cities(turn, chosen), GAME)
                await show_with_recap(request, await building_panel(request, turn, chosen))
                return
            there = offers.read_city(turn, chosen, city)
            paid = None if blocks is None else offers.read_payment(turn, chosen, there, blocks)
            await build_at_once(request, chosen, there, paid)

        await serve(interaction, work)

    @app_commands.command(name=name("score", GAME), description=description("score", GAME))
    @options("score", "what", game=GAME)
    async def score(self, interaction: Interaction, what: str | None = None) -> None:
        """Score a type or a city, or show what every scoring would bring."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            turn = at_turn(request)
            check_phase(turn)
            if what is None:
                await show_with_recap(request, await scoring_panel(request, turn))
            else:
                await act(request, turn, offers.read_scoring(turn, what))

        await serve(interaction, work)

    @app_commands.command(name=name("object", GAME), description=description("object", GAME))
    @options("object", "object", game=GAME)
    async def object(self, interaction: Interaction, object: str | None = None) -> None:
        """Buy an object, or show which ones are on sale."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            turn = at_turn(request)
            if turn.view.phase in (Phase.ACTION, Phase.BUYING):
                raise IllegalAction(Reason.ACTION_FIRST if turn.view.phase is Phase.ACTION else Reason.BLOCKS_FIRST)
            if object is not None:
                await act(request, turn, BuyObject(offers.read_object(turn, object)))
            else:
                await show_with_recap(request, closing_panel(turn))

        await serve(interaction, work)

    @app_commands.command(name=name("announce", GAME), description=description("announce", GAME))
    async def announce(self, interaction: Interaction) -> None:
        """Announce the end of the game."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            await act(request, at_turn(request), Announce())

        await serve(interaction, work)

    @app_commands.command(name=name("end", GAME), description=description("end", GAME))
    async def end(self, interaction: Interaction) -> None:
        """End the turn; in the last round, before one's action, decline to act."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            turn = at_turn(request)
            declines = turn.view.phase is Phase.ACTION and turn.view.announced_by is not None
            await act(request, turn, Decline() if declines else EndTurn())

        await serve(interaction, work)

    @app_commands.command(name=name("cards", GAME), description=description("cards", GAME))
    async def cards(self, interaction: Interaction) -> None:
        """Show the cards of the expansion that this game is played with."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            await show_cards(request)

        await serve(interaction, work)

    buy.autocomplete("segment")(complete_segment)
    buy.autocomplete("blocks")(complete_blocks)
    build.autocomplete("building")(complete_building)
    build.autocomplete("city")(complete_city)
    build.autocomplete("blocks")(complete_payment)
    score.autocomplete("what")(complete_scoring)
    object.autocomplete("object")(complete_object)


async def _open_buying(request: Request, now: Turn, turn: bool | None) -> None:
    """Turn the wheel, leave it, or show what that would lead to, as was typed."""
    if turn:
        await turn_at_once(request, now)
    elif turn is False:
        offers.check_buying(now, unturned=True)
        await show_unturned(request, now)
    else:
        await show_with_recap(request, await buying_panel(request, now))


async def _open_segment(request: Request, now: Turn, segment: int, unturned: bool) -> None:
    """Show what can be bought in a segment; the wheel, which cannot be turned back, is not turned for that."""
    there = offers.content(now, segment, unturned)
    if not any(there) and takes_from_bag(now, segment, unturned):
        raise IllegalAction(NOT_DRAWN)
    check_segment(now, segment, there)
    if unturned or now.view.phase is Phase.BUYING:
        await show_segment(request, now, segment)
    else:
        raise missing("buy-blocks", offers.blocks_in(now, segment, unturned), GAME)
