"""Autocomplete for the commands of Carrara: only what is legal now, with its price or what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.games.carrara import BuyObject
from bot.games.carrara.building import payments
from bot.games.carrara.buying import purchases
from bot.games.carrara.components import SEGMENTS, Blocks, price
from bot.games.carrara.position import Phase
from bot.games.contract import IllegalAction
from bot.model.refusals import Refused
from bot.texts.games.carrara.pieces import (
    say_blocks,
    say_building,
    say_city,
    say_object,
    say_segment,
    say_subject,
    say_worth,
)
from cogs.core.limits import OPTION, OPTIONS
from cogs.core.request import request_of
from cogs.games.carrara.panels.build import buildable, cities_for
from cogs.games.carrara.panels.parsing import read_building, read_city, read_segment
from cogs.games.carrara.panels.score import brings, key_of
from cogs.games.carrara.panels.turn import Turn, at_turn, object_terms, scorings
from cogs.games.carrara.panels.wheel import priced
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


def _fitting(current: str, offers: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Suggest the values that, with their labels, contain every typed word."""
    words = current.casefold().replace(",", " ").split()
    fitting = [
        (value, label) for value, label in offers if all(word in f"{value} {label}".casefold() for word in words)
    ]
    return [app_commands.Choice(name=label[:OPTION], value=value) for value, label in fitting[:OPTIONS]]


def _segment_content(turn: Turn, segment: int, unturned: bool) -> Blocks:
    """Return the blocks in a segment at the time of buying; if the wheel turns first, those known already."""
    return turn.view.wheel[segment - 1 if unturned or turn.view.phase is Phase.BUYING else segment - 2]


def _unturned(interaction: Interaction) -> bool:
    """Return whether the command leaves the wheel unturned (expansion)."""
    return interaction.namespace.turn is False


def _purchases(turn: Turn, segment: int, unturned: bool) -> tuple[Blocks, ...]:
    if turn.view.phase not in (Phase.ACTION, Phase.BUYING) or (unturned and turn.view.cards is None):
        return ()
    return purchases(segment, _segment_content(turn, segment, unturned), turn.view.hand.coins)


async def complete_segment(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the segments in which something can be bought."""
    turn, unturned = await _turn(interaction), _unturned(interaction)
    if turn is None:
        return []
    typed = _read(read_segment, current)
    offers = [
        (
            say_segment(turn.t, segment),
            turn.t.say(
                "completion-segment",
                segment=say_segment(turn.t, segment),
                blocks=priced(turn.t, segment, _segment_content(turn, segment, unturned)),
            ),
        )
        for segment in range(1, SEGMENTS + 1)
        if _purchases(turn, segment, unturned) and typed in (None, segment)
    ]
    return _fitting(current if typed is None else "", offers)


async def complete_blocks(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the blocks that can be bought in the chosen segment, most first."""
    turn, segment = await _turn(interaction), _read(read_segment, interaction.namespace.segment)
    if turn is None or segment is None:
        return []
    possible = _purchases(turn, segment, _unturned(interaction))
    ways = sorted(possible, key=lambda blocks: (-sum(blocks), price(segment, blocks)))
    return _fitting(
        current,
        (
            (
                _typed(blocks),
                turn.t.say("completion-blocks", blocks=say_blocks(turn.t, blocks), price=price(segment, blocks)),
            )
            for blocks in ways
        ),
    )


async def complete_building(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the buildings that can be paid for."""
    turn = await _turn(interaction)
    if turn is None or turn.view.phase is not Phase.ACTION:
        return []
    return _fitting(current, ((building.key, say_building(turn.t, building)) for building in buildable(turn)))


async def complete_city(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the cities in which the chosen building can be paid for, with what it will bring there."""
    turn = await _turn(interaction)
    building = _read(read_building, interaction.namespace.building)
    if turn is None or building is None or turn.view.phase is not Phase.ACTION:
        return []
    return _fitting(
        current,
        (
            (
                city.key,
                turn.t.say("completion-city", city=say_city(turn.t, city), gain=say_worth(turn.t, building, city)),
            )
            for city in cities_for(turn, building)
        ),
    )


async def complete_payment(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the blocks that pay for the chosen building in the chosen city, the least valuable first."""
    turn = await _turn(interaction)
    building = _read(read_building, interaction.namespace.building)
    city = _read(read_city, interaction.namespace.city)
    if turn is None or building is None or city is None or turn.view.phase is not Phase.ACTION:
        return []
    ways = payments(turn.view.hand.blocks, building.cost, city)
    return _fitting(current, ((_typed(blocks), say_blocks(turn.t, blocks)) for blocks in ways))


async def complete_scoring(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the possible scorings, with what they would bring."""
    turn = await _turn(interaction)
    if turn is None or turn.view.phase is not Phase.ACTION:
        return []
    return _fitting(
        current,
        (
            (
                key_of(action),
                turn.t.say("completion-scoring", subject=say_subject(turn.t, action), gain=brings(turn, action)),
            )
            for action in scorings(turn)
        ),
    )


async def complete_object(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the objects on sale that can be bought now."""
    turn = await _turn(interaction)
    if turn is None:
        return []
    return _fitting(
        current,
        (
            (item.key, f"{say_object(turn.t, item)}: {object_terms(turn, item)}")
            for item in turn.view.on_sale
            if turn.table.refusal(turn.seat, BuyObject(item)) is None
        ),
    )


def _typed(blocks: Blocks) -> str:
    """Format blocks so that they can be parsed in any language."""
    return ", ".join(f"{count} {name}" for name, count in blocks._asdict().items() if count)


def _read(reader: Callable[[str], T], text: Any) -> T | None:
    try:
        return reader(text) if isinstance(text, str) else None
    except (Refused, IllegalAction):
        return None
