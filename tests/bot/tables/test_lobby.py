"""The lobby: opening a table, joining, starting and abandoning it, and every reason to refuse."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.chance import Chance
from bot.games.contract import UnknownContent
from bot.model.refusals import Refusal
from bot.model.rows import PostKind, Status
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    DAN,
    NAMES,
    begun,
    check_stored,
    invitation,
    posts,
    reason_of,
    refused,
    reread,
    state,
)
from tests.games.changing import change
from tests.games.nim import HEAP
from tests.positions import position_of

pytestmark = pytest.mark.usefixtures("levels")


async def opened(tables: Tables, people: int = 1, computers: tuple[str, ...] = (), capacity: int = 4) -> Table:
    return await lobby.open_table(tables, invitation(people, computers, capacity=capacity))


def who(table: Table) -> list[int | str | None]:
    return [seat.user or seat.computer for seat in table.seats]


async def test_a_channel_has_one_table(tables: Tables) -> None:
    """A second table is refused with the number of the first, even for concurrent requests."""
    results = await asyncio.gather(opened(tables), opened(tables), return_exceptions=True)
    (table,) = (result for result in results if isinstance(result, Table))

    assert await refused(opened(tables)) == (Refusal.CHANNEL_TAKEN, {"table": table.id})
    assert (await lobby.open_table(tables, invitation(channel=CHANNEL + 1))).id != table.id


async def test_the_last_seat_goes_to_one(tables: Tables) -> None:
    table = await opened(tables, 3)
    joining = (lobby.join(table, user, "Guest") for user in range(1, 6))
    results = await asyncio.gather(*joining, return_exceptions=True)

    assert [getattr(result, "reason", None) for result in results] == [None] + [Refusal.TABLE_FULL] * 4
    await check_stored(table)


async def test_leaving_frees_the_seat(tables: Tables) -> None:
    """Later seats move up; the host stays host, or the first remaining person becomes it, never a computer player."""
    table = await opened(tables, 2, ("novice",))
    await lobby.join(table, CLEO, "Cleo")
    assert await lobby.leave(table, BEN) is False
    assert (who(table), table.row.host) == ([ADA, "novice", CLEO], ADA)
    assert await reason_of(lobby.leave(table, BEN)) == Refusal.NOT_AT_TABLE
    assert await lobby.leave(table, ADA) is False
    assert (who(table), table.row.host) == (["novice", CLEO], CLEO)
    await check_stored(table)


async def test_computer_players_sit_down_and_get_up(tables: Tables) -> None:
    """People at the table can add and remove computer players, whose names are unique, by seat or the last."""
    table = await opened(tables, 2)
    await lobby.add_computer(table, BEN, "novice")
    await lobby.add_computer(table, ADA, "novice")
    assert table.names == ["Ada", "Ben", "Novice", "Novice 2"]
    await check_stored(table)
    assert await refused(lobby.add_computer(table, ADA, "novice")) == (Refusal.TABLE_FULL, {"seats": 4})

    await lobby.remove_computer(table, BEN, 2)
    await lobby.add_computer(table, ADA, "random")
    assert table.names == ["Ada", "Ben", "Novice 2", "Random"]
    for seat in (0, 1, 4, -1):
        assert await reason_of(lobby.remove_computer(table, BEN, seat)) == Refusal.NO_COMPUTER
    await lobby.remove_computer(table, ADA)
    await lobby.remove_computer(table, ADA)
    await check_stored(table)
    assert await refused(lobby.remove_computer(table, ADA)) == (Refusal.NO_COMPUTER, {"computer": ""})


async def test_strangers_and_unknown_computer_players_are_refused(tables: Tables) -> None:
    """Only people at the table can change who sits there, and only to known levels."""
    table = await opened(tables, 1, ("random",))
    before = state(table)

    assert await refused(lobby.add_computer(table, DAN, "random")) == (Refusal.NOT_AT_TABLE, {})
    assert await refused(lobby.remove_computer(table, DAN)) == (Refusal.NOT_AT_TABLE, {})
    assert await refused(lobby.ask(table, DAN, (5,))) == (Refusal.NOT_AT_TABLE, {})
    assert await refused(lobby.add_computer(table, ADA, "deep")) == (Refusal.NO_COMPUTER, {"computer": "deep"})
    assert await reread(table) == state(table) == before


async def test_the_game_begins(tables: Tables, store: Store) -> None:
    """Row 0 of the log is the deal, and the first seat is to act and is notified."""
    heard: list[int] = []
    table = await opened(tables, 3)
    tables.listeners.append(lambda table: heard.append(table.revision))
    await lobby.start(table, ADA)

    assert (table.row.status, table.revision, table.actors(), heard) == (Status.RUNNING, 0, (0,), [0])
    assert sorted(table.names) == sorted(NAMES[:3])
    assert await posts(store, table) == [(PostKind.TURN, -1, 0)]
    (deal,) = await store.log.moves(table.id)
    assert (deal.seq, deal.seat, deal.action) == (0, None, {"action": "deal"})
    (draw,) = table.game.codec.setup_from_json(deal.drawn)
    assert position_of(table).heap == 3 * HEAP + draw[0]
    await check_stored(table)


@pytest.mark.usefixtures("path")
async def test_the_order_of_seats_is_drawn(tables: Tables) -> None:
    """The seat order is random and independent of the order of joining."""
    orders = set()
    for channel in range(30):
        orders.add(tuple((await begun(tables, 3, channel=channel)).names))

    assert len(orders) == 6


async def test_only_the_host_starts_once_with_enough_players(tables: Tables) -> None:
    table = await opened(tables)
    assert await refused(lobby.start(table, ADA)) == (Refusal.TOO_FEW_PLAYERS, {"need": 2, "have": 1})
    await lobby.join(table, BEN, "Ben")
    assert await reason_of(lobby.start(table, BEN)) is Refusal.HOST_FIRST
    assert await refused(lobby.start(table, CLEO)) == (Refusal.NOT_AT_TABLE, {})
    assert table.row.status is Status.INVITATION

    results = await asyncio.gather(*(lobby.start(table, ADA) for _ in range(5)), return_exceptions=True)
    assert [getattr(result, "reason", None) for result in results] == [None] + [Refusal.STARTED] * 4
    await check_stored(table)


async def test_a_variant_whose_content_was_removed_cannot_start(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = GAMES["nim"].rules.deal

    def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> Any:
        if not options:
            raise UnknownContent("options", "no content")
        return dealt(seats, options, chance)

    change(monkeypatch, "nim", rules_deal=deal)
    table = await opened(tables, 2)

    assert await refused(lobby.start(table, ADA)) == (Refusal.NO_VARIANT, {})
    assert table.row.status is Status.INVITATION
    await check_stored(table)
    await lobby.set_variant(table, ADA, "nim/expansion")
    await lobby.start(table, ADA)
    await check_stored(table)
    assert table.actors()


async def test_a_setting_is_checked_against_the_changes_before_it(tables: Tables) -> None:
    """Of two clicks at once, the second one counts for the game that the first one has chosen."""
    table = await opened(tables)
    await lobby.set_variant(table, ADA, "palazzo/base")
    chosen, refusal = await asyncio.gather(
        lobby.set_variant(table, ADA, "carcassonne/base"), reason_of(lobby.set_terms(table, ADA, open_hands=True))
    )
    assert (chosen, refusal) == (None, Refusal.NO_HANDS)
    assert (table.row.game, table.row.open_hands) == ("carcassonne", False)
