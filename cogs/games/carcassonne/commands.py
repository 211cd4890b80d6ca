"""The commands of Carcassonne: a whole turn in one line, complete or to be completed in its panel, and an ingot.

Only what is legal now is suggested, with what it would bring.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.carcassonne import Phase, Place, PlaceTile, Reason, TakeIngot, preview
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.prospects import likely_turn, turns_by_place
from bot.games.contract import IllegalAction
from bot.model.refusals import Refused
from cogs.core.offers import Choices, fold, missing, suggest
from cogs.core.request import Request, request_of, serve
from cogs.core.translator import description, name, options
from cogs.games.carcassonne.offers import (
    SeveralSegments,
    check_laid,
    followers,
    gold,
    ingots,
    places,
    read_follower,
    read_gold,
    read_ingot,
    read_place,
    read_turn,
    turns,
)
from cogs.games.carcassonne.panels.draft import GAME, Draft, Turn, after_laying, at_turn, completed, tile_of
from cogs.games.carcassonne.panels.place import advised, opened
from cogs.games.carcassonne.panels.turn import play_draft, show_draft
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, find_table, find_turn

Interaction = discord.Interaction[Any]


async def complete_place(interaction: Interaction, typed: str) -> Choices:
    """Suggest the places where the tile fits, the coach's best first, with its turns and what it would complete."""
    turn = await find_turn(request_of(interaction), GAME)
    if turn is None or turn.view.phase is not Phase.TILE:
        return []
    found = places(turn, advised(request_of(interaction), turn))
    in_column = [each for each in found if each.value.casefold().startswith(fold(typed))]
    return suggest(in_column or found, typed)


async def complete_turn(interaction: Interaction, typed: str) -> Choices:
    """Suggest the turns in which the tile fits at the chosen place."""
    turn = await find_turn(request_of(interaction), GAME)
    place = None if turn is None else _place(turn, interaction)
    return [] if turn is None or place is None else suggest(turns(turn, place), typed)


async def complete_follower(interaction: Interaction, typed: str) -> Choices:
    """Suggest the segments on which a follower may be set, with what they would bring, and none."""
    turn = await find_turn(request_of(interaction), GAME)
    draft = None if turn is None else _draft(turn, interaction)
    return [] if turn is None or draft is None else suggest(followers(turn, draft), typed)


async def complete_gold(interaction: Interaction, typed: str) -> Choices:
    """Suggest the tiles for the second ingot of a gold tile."""
    turn = await find_turn(request_of(interaction), GAME)
    draft = None if turn is None else _draft(turn, interaction)
    return [] if turn is None or draft is None else suggest(gold(turn, draft), typed)


async def complete_ingot(interaction: Interaction, typed: str) -> Choices:
    """Suggest the tiles from which an ingot can be taken, with who else wants it."""
    turn = await find_turn(request_of(interaction), GAME)
    return [] if turn is None else suggest(ingots(turn), typed)


def _place(turn: Turn, interaction: Interaction) -> Place | None:
    """Return the place typed so far; None if there is none, or if the tile lies already."""
    where = interaction.namespace.where
    if turn.view.phase is not Phase.TILE or not isinstance(where, str):
        return None
    try:
        return read_place(turn, where)
    except Refused:
        return None


def _draft(turn: Turn, interaction: Interaction) -> Draft | None:
    """Return the turn as far as it is typed; None if its place or the turn of its tile is not possible."""
    if turn.view.phase is not Phase.TILE:
        return completed(turn.view)
    place, typed = _place(turn, interaction), interaction.namespace.turn
    if place is None:
        return None
    try:
        quarters = read_turn(turn, place, typed) if isinstance(typed, str) else None
        return completed(turn.view, place, quarters)
    except (Refused, IllegalAction):
        return None


class CarcassonneCommands(app_commands.Group):
    """The group `/carcassonne`."""

    def __init__(self) -> None:
        super().__init__(name=name("group", GAME), description=description("group", GAME))

    @app_commands.command(name=name("place", GAME), description=description("place", GAME))
    @options("place", "where", "turn", "follower", "gold", game=GAME)
    async def place(
        self,
        interaction: Interaction,
        where: str | None = None,
        turn: str | None = None,
        follower: str | None = None,
        gold: str | None = None,
    ) -> None:
        """Play a whole turn, or show what is left to choose in it."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            await _play(request, at_turn(request), where, turn, follower, gold)

        await serve(interaction, work)

    place.autocomplete("where")(complete_place)
    place.autocomplete("turn")(complete_turn)
    place.autocomplete("follower")(complete_follower)
    place.autocomplete("gold")(complete_gold)

    @app_commands.command(name=name("take", GAME), description=description("take", GAME))
    @options("take", "where", game=GAME)
    async def take(self, interaction: Interaction, where: str | None = None) -> None:
        """Take an ingot, or show from which tiles one can be taken."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            turn = at_turn(request)
            if turn.view.phase is not Phase.INGOT:
                raise IllegalAction(Reason.TILE_FIRST if turn.view.phase is Phase.TILE else Reason.NO_INGOT_TO_TAKE)
            if where is None:
                await show_with_recap(request, await opened(request, turn))
            else:
                await act(request, turn, TakeIngot(*read_ingot(turn, where)))

        await serve(interaction, work)

    take.autocomplete("where")(complete_ingot)


async def _play(
    request: Request, turn: Turn, where: str | None, turned: str | None, follower: str | None, gold: str | None
) -> None:
    """Play what was typed if nothing is left open, since a turn cannot be taken back freely; else show its panel."""
    view = turn.view
    if all(each is None for each in (where, turned, follower, gold)):
        await show_with_recap(request, await opened(request, turn))
        return
    if view.phase is Phase.INGOT:
        raise IllegalAction(Reason.INGOT_FIRST)
    if view.phase is not Phase.TILE:
        check_laid(view, where, turned)
        place, quarters = view.board.laid[-1].place, None
    elif where is None:
        raise missing("place-where", places(turn), GAME)
    else:
        place = read_place(turn, where)
        quarters = None if turned is None else read_turn(turn, place, turned)
        if _fits_in_no_turn(turn, place, quarters):
            note = turn.t.say("panel-not-there", tile=tile_of(view).id, place=coordinate(place))
            await request.show(await opened(request, turn, note))
            return
    draft, settled = _laid(turn, place, quarters, follower)
    if gold is not None:
        draft = draft._replace(gold=read_gold(turn, draft, gold))
    elif draft.gold is not None:
        settled = settled and len(places_for_gold(after_laying(view, place, draft.turn))) == 1
    if follower is None:
        await show_draft(request, turn, draft)
        return
    try:
        draft = draft._replace(number=read_follower(turn, draft, follower))
    except SeveralSegments:
        await show_draft(request, turn, draft, turn.t.say("panel-which"))
        return
    await (play_draft(request, turn, draft) if settled else show_draft(request, turn, draft))


def _laid(turn: Turn, place: Place, quarters: int | None, follower: str | None) -> tuple[Draft, bool]:
    """Return a draft with the tile at a place, and whether there was no choice but what was typed.

    If the turn of the tile was not typed, it is the likeliest one in which the follower can be set.
    """
    view = turn.view
    if view.phase is not Phase.TILE or quarters is not None:
        return completed(view, place, quarters), True
    fitting = turns_by_place(view.board, tile_of(view))[place]
    if len(fitting) == 1 or follower is None:
        return completed(view, place), len(fitting) == 1
    possible = [each for each in fitting if _can_stand(turn, Draft(place, each), follower)] or fitting
    return completed(view, place, likely_turn(view, place, possible)), False


def _can_stand(turn: Turn, draft: Draft, follower: str) -> bool:
    draft = completed(turn.view, draft.place, draft.turn)
    try:
        number = read_follower(turn, draft, follower)
    except SeveralSegments:
        return True
    except (Refused, IllegalAction):
        return False
    return completed(turn.view, draft.place, draft.turn, number).number == number


def _fits_in_no_turn(turn: Turn, place: Place, quarters: int | None) -> bool:
    """Return whether the tile fits at an empty place in no turn; raise IllegalAction if it cannot lie there so."""
    view, tile = turn.view, tile_of(turn.view)
    fitting = turns_by_place(view.board, tile).get(place)
    if fitting is None and place in view.board.frontier:
        return True
    if fitting is None or quarters is not None:
        preview(view, turn.seat, [PlaceTile(tile, *place, quarters or 0)])
    return False
