"""Tables that need the most room: the longest names, all seats taken, games played to the end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from bot.app.config import Config
from bot.cli.doctor.run import command_payloads
from bot.games import GAMES
from bot.games.carcassonne.actions import PlaceTile
from bot.games.carcassonne.board import Place, neighbours
from bot.model.rows import NewTable, Seat
from bot.tables import lobby
from bot.tables.registry import Tables
from bot.tables.table import Table
from cogs.core.controls import HANDLERS, Button, EntitySelect, Select, TextRow
from cogs.core.panel import Panel
from tests.cogs.limits import check_panel

NAME = "*" * 32
"""Escaping doubles its length."""


async def payloads(path: Path) -> list[dict[str, Any]]:
    return await command_payloads(Config(database=path / "none.sqlite3"))


async def worst(tables: Tables, language: str, begun: bool, variant: str = "base", game: str = "carrara") -> Table:
    """Open a table at which as many people as can play have the longest names."""
    big, most = 2**63 - 1, GAMES[game].meta.seats[-1]
    seats = tuple(Seat(NAME[:-1] + str(number), user=big - number) for number in range(most))
    new = NewTable(
        guild=big,
        channel=big,
        host=big,
        game=game,
        rules=GAMES[game].meta.rules_version,
        options=GAMES[game].meta.variants[variant],
        open_hands=True,
        language=language,
        capacity=most,
        seats=seats,
    )
    table = await lobby.open_table(tables, new)
    if begun:
        await lobby.start(table, big)
    return table


async def play_on(table: Table, chance: Random, most: int = 10_000) -> None:
    """Play as novices do, for computer players too, to the end or for at most `most` actions."""
    decide = table.game.computers.players["novice"].choose
    while table.actors() and most:
        (seat,) = table.actors()
        action = decide(table.view(seat), seat, table.game.rules.legal(table.position, seat), chance)
        await table.act(seat, table.revision, action, decider=table.seats[seat].decider)
        most -= 1


def any_or_last(view: Any, legal: Sequence[Any], chance: Random) -> Any:
    """Choose an action, half of the time the last one: there are many ways to buy or to bid, but one to pass."""
    return legal[chance.choice((-1, chance.randrange(len(legal))))]


def sprawling(view: Any, legal: Sequence[Any], chance: Random) -> Any:
    """In Carcassonne, leave as many places open as possible, and set no follower."""
    if not isinstance(legal[0], PlaceTile):
        return legal[-1]
    return max(
        legal, key=lambda each: sum(place not in view.board.spots for place in neighbours(Place(each.x, each.y)))
    )


def buttons_of(panel: Panel) -> list[Button]:
    return [each for row in panel.rows if isinstance(row, Sequence) for each in row if isinstance(each, Button)]


def check(panel: Panel) -> None:
    """Check a panel, and that each of its controls has a handler."""
    check_panel(panel)
    for row in panel.rows:
        several = [row] if isinstance(row, Select | EntitySelect) else row
        for control in [several.beside] if isinstance(several, TextRow) else several:
            if isinstance(control, Button | Select | EntitySelect):
                assert control.id.what in HANDLERS, control.id.what
