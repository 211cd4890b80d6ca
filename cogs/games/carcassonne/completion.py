"""Autocomplete for the command of Carcassonne: only what is legal now, with what it would bring."""

from __future__ import annotations

from typing import Any

import discord

from bot.games.carcassonne import Phase, Place
from bot.games.contract import IllegalAction
from bot.model.refusals import Refused
from cogs.core.offers import Choices, fold, suggest
from cogs.core.request import request_of
from cogs.games.carcassonne.offers import followers, gold, ingots, places, read_place, read_turn, turns
from cogs.games.carcassonne.panels.draft import GAME, Draft, Turn, at_turn, completed
from cogs.games.carcassonne.panels.place import advised
from cogs.play.turn import find_table

Interaction = discord.Interaction[Any]


async def _turn(interaction: Interaction) -> Turn | None:
    """Return the user's turn; None if they cannot act."""
    request = request_of(interaction)
    try:
        await find_table(request, GAME)
        return at_turn(request)
    except Refused:
        return None


async def complete_place(interaction: Interaction, typed: str) -> Choices:
    """Suggest the places where the tile fits, the coach's best first, with its turns and what it would complete."""
    turn = await _turn(interaction)
    if turn is None or turn.view.phase is not Phase.TILE:
        return []
    found = places(turn, advised(request_of(interaction), turn))
    in_column = [each for each in found if each.value.casefold().startswith(fold(typed))]
    return suggest(in_column or found, typed)


async def complete_turn(interaction: Interaction, typed: str) -> Choices:
    """Suggest the turns in which the tile fits at the chosen place."""
    turn = await _turn(interaction)
    place = None if turn is None else _place(turn, interaction)
    return [] if turn is None or place is None else suggest(turns(turn, place), typed)


async def complete_follower(interaction: Interaction, typed: str) -> Choices:
    """Suggest the segments on which a follower may be set, with what they would bring, and none."""
    turn = await _turn(interaction)
    draft = None if turn is None else _draft(turn, interaction)
    return [] if turn is None or draft is None else suggest(followers(turn, draft), typed)


async def complete_gold(interaction: Interaction, typed: str) -> Choices:
    """Suggest the tiles for the second ingot of a gold tile."""
    turn = await _turn(interaction)
    draft = None if turn is None else _draft(turn, interaction)
    return [] if turn is None or draft is None else suggest(gold(turn, draft), typed)


async def complete_ingot(interaction: Interaction, typed: str) -> Choices:
    """Suggest the tiles from which an ingot can be taken, with who else wants it."""
    turn = await _turn(interaction)
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
