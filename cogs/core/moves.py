"""Describes moves of the log, and who made them; a game may put consecutive ones in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from bot.games.contract import Turn
from bot.model.history import effective_moves, seats_taken_back
from bot.model.rows import Move
from bot.tables.players import Players, players_of
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.contract import seat_of
from bot.texts.games import game_texts
from cogs.core.names import escape_names

LoggedEvent: TypeAlias = tuple[int, Any]
"""The row of a table's log in which something happened, and the event."""


def logged_events_of(table: Table, moves: Iterable[Move]) -> list[LoggedEvent]:
    read = table.game.codec.events_from_json
    return [(move.seq, event) for move in moves for event in read(move.events)]


def logged_events_of_turn(turn: Turn) -> list[LoggedEvent]:
    return [*zip(turn.rows, turn.events, strict=True)]


def actors_names(t: Texts, players: Players, seq: int) -> list[str]:
    """Return the unescaped names, by seat, of those who acted when a row of the log was written."""
    return [t.say("stood-in-for", name=player.name) if player.stood_in else player.name for player in players.at(seq)]


def shown_names(t: Texts, players: Players, happened: Iterable[LoggedEvent], seq: int) -> list[str]:
    """Return the names for a picture that marks events: by seat who acted there last, or else sat there at a row."""
    names = players.names(seq)
    for row, event in happened:
        if (seat := seat_of(event)) is not None:
            names[seat] = actors_names(t, players, row)[seat]
    return names


def say_happened(
    t: Texts,
    table: Table,
    players: Players,
    happened: Iterable[LoggedEvent],
    escaping: Callable[[Iterable[str]], list[str]] = escape_names,
) -> list[str]:
    """Describe events of the log, in lines."""
    words = game_texts(t, table.row.game)
    return [
        line
        for names, run in groupby(happened, lambda each: actors_names(t, players, each[0]))
        for line in words.lines([event for _, event in run], escaping(names))
    ]


def say_line(t: Texts, table: Table, view: Any, line: Sequence[Any]) -> str:
    """Describe a line of actions in a turn that begins in a view, without the action that only ends it."""
    first, *others = line
    told = [action for action in others if not table.game.rules.only_ends_turn(action)]
    return game_texts(t, table.row.game).turn(view, (first, *told))


async def say_moves(t: Texts, table: Table, moves: Iterable[Move]) -> list[str]:
    """Describe moves of the log, in lines."""
    return say_happened(t, table, await players_of(table), logged_events_of(table, moves))


async def say_since(t: Texts, table: Table, seq: int) -> list[str]:
    """Describe what was done after a row of the log, in lines."""
    return await say_moves(t, table, effective_moves(await table.moves(seq)))


async def say_taken_back(t: Texts, table: Table, back: Move) -> str:
    """Describe that a seat took back a move, and whose later moves were taken back with it."""
    assert back.back_to is not None
    names = escape_names(actors_names(t, await players_of(table), back.seq))
    others = seats_taken_back(await table.moves(back.back_to), back)
    name = "" if back.seat is None else names[back.seat]
    if not others:
        return t.say("taken-back", name=name)
    listed = t.list([names[seat] for seat in others])
    return t.say("taken-back-with-others", name=name, others=listed)
