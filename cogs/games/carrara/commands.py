"""The commands of Carrara: everything that its buttons do, each in one line."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.carrara import Announce, BuyObject, Decline, EndTurn
from bot.games.carrara.position import Phase
from bot.games.carrara.reasons import Reason
from bot.games.contract import IllegalAction
from cogs.core.request import Request, serve
from cogs.core.translator import description, name, options
from cogs.games.carrara.cards import show_cards
from cogs.games.carrara.completion import (
    complete_blocks,
    complete_building,
    complete_city,
    complete_object,
    complete_payment,
    complete_scoring,
    complete_segment,
)
from cogs.games.carrara.panels.build import build_at_once, building_panel, read_open_building
from cogs.games.carrara.panels.buy import buy_at_once, buying_panel, show_unturned, turn_at_once
from cogs.games.carrara.panels.close import read_object
from cogs.games.carrara.panels.parsing import (
    read_blocks,
    read_city,
    read_scoring,
    read_segment,
)
from cogs.games.carrara.panels.score import scoring_panel
from cogs.games.carrara.panels.turn import at_turn, closing_panel
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, find_table

Interaction = discord.Interaction[Any]
GAME = "carrara"


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
            place = None if segment is None else read_segment(segment)
            wanted = None if blocks is None else read_blocks(blocks)
            if wanted is not None:
                await buy_at_once(request, place, wanted, unturned=turn is False)
            elif turn:
                await turn_at_once(request, at_turn(request))
            elif turn is False:
                await show_unturned(request, at_turn(request))
            else:
                await show_with_recap(request, await buying_panel(request, at_turn(request)))

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
            chosen = None if building is None else read_open_building(turn, building)
            if chosen is None or city is None:
                await show_with_recap(request, await building_panel(request, turn, chosen))
            else:
                paid = None if blocks is None else read_blocks(blocks)
                await build_at_once(request, chosen, read_city(city), paid)

        await serve(interaction, work)

    @app_commands.command(name=name("score", GAME), description=description("score", GAME))
    @options("score", "what", game=GAME)
    async def score(self, interaction: Interaction, what: str | None = None) -> None:
        """Score a type or a city, or show what every scoring would bring."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            if what is None:
                await show_with_recap(request, await scoring_panel(request, at_turn(request)))
            else:
                await act(request, at_turn(request), read_scoring(what))

        await serve(interaction, work)

    @app_commands.command(name=name("object", GAME), description=description("object", GAME))
    @options("object", "object", game=GAME)
    async def object(self, interaction: Interaction, object: str | None = None) -> None:
        """Buy an object, or show which ones are on sale."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            turn = at_turn(request)
            if object is not None:
                await act(request, turn, BuyObject(read_object(object)))
            elif turn.view.phase in (Phase.ACTION, Phase.BUYING):
                raise IllegalAction(Reason.ACTION_FIRST if turn.view.phase is Phase.ACTION else Reason.BLOCKS_FIRST)
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
