"""Computer players at a table: replacing one by another, and choosing the stand-in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.model.pace import Pace
from bot.model.refusals import Refusal
from bot.model.rows import NewTable
from bot.tables import lobby
from bot.tables.moderation import replace_computer, replaceable
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import ADA, CHANNEL, computer_seat, invitation, reason_of, refused, reread, seat_of, state

pytestmark = pytest.mark.usefixtures("levels")


async def opened(tables: Tables, **changes: Any) -> Table:
    return await lobby.open_table(tables, replace(invitation(2, ["novice"], capacity=4), **changes))


async def started(tables: Tables, **changes: Any) -> Table:
    table = await opened(tables, **changes)
    await lobby.start(table, ADA)
    return table


async def test_invalid_replacements_are_refused(tables: Tables) -> None:
    """People's seats and unknown or identical levels are refused, and nothing changes."""
    table = await started(tables)
    seat = computer_seat(table)
    person = seat_of(table, ADA)
    before = state(table)
    for doing, reason in (
        (replace_computer(table, ADA, person, "master"), Refusal.NO_COMPUTER_SEAT),
        (replace_computer(table, ADA, 9, "master"), Refusal.NO_COMPUTER_SEAT),
        (replace_computer(table, ADA, -1, "master"), Refusal.NO_COMPUTER_SEAT),
        (replace_computer(table, ADA, seat, "novice"), Refusal.SAME_LEVEL),
        (replace_computer(table, ADA, seat, "deep"), Refusal.NO_COMPUTER),
    ):
        assert await reason_of(doing) == reason
    assert await reread(table) == state(table) == before


async def test_a_rated_game_keeps_its_computer_players(tables: Tables) -> None:
    table = await opened(tables, rated=True)
    await replace_computer(table, ADA, 2, "advanced")
    assert replaceable(table, ADA) == [2]
    await lobby.start(table, ADA)
    assert await refused(replace_computer(table, ADA, computer_seat(table), "random")) == (Refusal.LEVELS_FIXED, {})
    assert replaceable(table, ADA) == []


def paced(**changes: Any) -> NewTable:
    return replace(invitation(3), pace=Pace.BRISK, **changes)


async def test_the_default_stand_in_is_quick(tables: Tables) -> None:
    table = await lobby.open_table(tables, paced())
    assert (table.row.stand_in, table.stand_in) == (None, "advanced")
    unknown = await lobby.open_table(tables, replace(paced(stand_in="oracle"), channel=CHANNEL + 1))
    assert unknown.stand_in == "advanced"
