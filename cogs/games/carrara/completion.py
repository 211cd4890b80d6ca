"""Autocomplete for the commands of Carrara: only what is legal now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord

from bot.games.carrara import Building
from bot.games.carrara.position import Phase
from bot.games.contract import IllegalAction
from bot.model.refusals import Refused
from cogs.core.offers import Choices, suggest
from cogs.core.request import request_of
from cogs.games.carrara import offers
from cogs.games.carrara.panels.parsing import parse_city
from cogs.games.carrara.panels.turn import Turn, at_turn
from cogs.play.turn import find_table

T = TypeVar("T")
Interaction = discord.Interaction[Any]


async def _turn(interaction: Interaction) -> Turn | None:
    """Return the user's turn; None if they cannot act."""
    request = request_of(interaction)
    try:
        await find_table(request, "carrara")
        return at_turn(request)
    except Refused:
        return None


async def _action(interaction: Interaction) -> Turn | None:
    """Return the user's turn if its action is still to come."""
    turn = await _turn(interaction)
    return turn if turn is not None and turn.view.phase is Phase.ACTION else None


def _unturned(interaction: Interaction) -> bool:
    """Return whether the command leaves the wheel unturned (expansion)."""
    return interaction.namespace.turn is False


async def complete_segment(interaction: Interaction, typed: str) -> Choices:
    """Suggest the segments in which something can be bought."""
    turn = await _turn(interaction)
    if turn is None:
        return []
    found = offers.segments(turn, _unturned(interaction))
    named = _read(lambda: offers.read_segment(turn, _unturned(interaction), typed))
    return suggest(found, typed) if named is None else suggest([each for each in found if each.what == named], "")


async def complete_blocks(interaction: Interaction, typed: str) -> Choices:
    """Suggest the blocks that can be bought in the chosen segment, most first."""
    turn, unturned, named = await _turn(interaction), _unturned(interaction), interaction.namespace.segment
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
    turn = await _turn(interaction)
    return [] if turn is None else suggest(offers.objects(turn), typed)


def _building(turn: Turn, interaction: Interaction) -> Building | None:
    named = interaction.namespace.building
    return _read(lambda: offers.read_building(turn, named)) if isinstance(named, str) else None


def _read(read: Callable[[], T]) -> T | None:
    try:
        return read()
    except (Refused, IllegalAction):
        return None
