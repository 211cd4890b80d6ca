"""Autocomplete for the command of Carcassonne: only what is legal now, with what it would bring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.games.carcassonne import Phase, Place
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.prospects import turns_by_place
from bot.games.contract import IllegalAction
from bot.model.refusals import Refused
from bot.texts.games.carcassonne.panels import say_follower_choice, say_gold_choice, say_place_choice
from cogs.core.limits import OPTIONS, cut
from cogs.core.request import request_of
from cogs.games.carcassonne.panels.draft import (
    GAME,
    Draft,
    Turn,
    after_laying,
    at_turn,
    completed,
    open_numbers,
    tile_of,
)
from cogs.games.carcassonne.panels.place import advised
from cogs.games.carcassonne.typed import read_place, read_turn
from cogs.play.turn import find_table

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


async def _turn(interaction: Interaction) -> Turn | None:
    """Return the user's turn; None if they cannot act."""
    request = request_of(interaction)
    try:
        await find_table(request, GAME)
        return at_turn(request)
    except Refused:
        return None


def _fitting(typed: str, offers: Iterable[tuple[str, str]]) -> Choices:
    """Suggest the values that, with their labels, contain every typed word."""
    words = typed.casefold().split()
    fitting = [
        (value, label) for value, label in offers if all(word in f"{value} {label}".casefold() for word in words)
    ]
    return [app_commands.Choice(name=cut(label), value=value) for value, label in fitting[:OPTIONS]]


async def complete_place(interaction: Interaction, typed: str) -> Choices:
    """Suggest the places where the tile fits, the coach's best first, with its turns and what it would complete."""
    turn = await _turn(interaction)
    if turn is None or turn.view.phase is not Phase.TILE:
        return []
    places = turns_by_place(turn.view.board, tile_of(turn.view))
    best = advised(request_of(interaction), turn)
    stars = {place: "⭐ " if place in best else "" for place in sorted(places, key=lambda place: place not in best)}
    return _fitting(
        typed,
        (
            (
                coordinate(place),
                f"{star}{coordinate(place)}: {say_place_choice(turn.t, turn.view, place, places[place])}",
            )
            for place, star in stars.items()
        ),
    )


async def complete_turn(interaction: Interaction, typed: str) -> Choices:
    """Suggest the turns in which the tile fits at the chosen place."""
    turn = await _turn(interaction)
    place = None if turn is None else _place(turn, interaction)
    if turn is None or place is None:
        return []
    turns = turns_by_place(turn.view.board, tile_of(turn.view)).get(place, ())
    return _fitting(
        typed, ((str(90 * quarters), turn.t.say("button-turned", degrees=90 * quarters)) for quarters in turns)
    )


async def complete_follower(interaction: Interaction, typed: str) -> Choices:
    """Suggest the segments on which a follower may be set, with what they would bring, and none."""
    turn = await _turn(interaction)
    draft = None if turn is None else _draft(turn, interaction)
    if turn is None or draft is None:
        return []
    laid = after_laying(turn.view, draft.place, draft.turn)
    offers = [
        (str(number), say_follower_choice(turn.t, laid, action))
        for number, action in open_numbers(turn.view, draft).items()
    ]
    return _fitting(typed, [*offers, ("0", turn.t.say("button-no-follower"))])


async def complete_gold(interaction: Interaction, typed: str) -> Choices:
    """Suggest the tiles for the second ingot of a gold tile."""
    turn = await _turn(interaction)
    draft = None if turn is None else _draft(turn, interaction)
    if turn is None or draft is None or draft.gold is None:
        return []
    laid = after_laying(turn.view, draft.place, draft.turn)
    return _fitting(
        typed,
        (
            (coordinate(place), f"{coordinate(place)}: {say_gold_choice(turn.t, laid, place)}")
            for place in places_for_gold(laid)
        ),
    )


def _place(turn: Turn, interaction: Interaction) -> Place | None:
    """Return the place typed so far; None if there is none, or if the tile lies already."""
    where = interaction.namespace.where
    if turn.view.phase is not Phase.TILE or not isinstance(where, str):
        return None
    try:
        return read_place(where)
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
        quarters = read_turn(typed) % len(tile_of(turn.view).turned) if isinstance(typed, str) else None
        return completed(turn.view, place, quarters)
    except (Refused, IllegalAction):
        return None
