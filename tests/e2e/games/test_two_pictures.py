"""A game whose position takes two pictures: both are shown wherever the board is, each at its full width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import pytest

from bot.model.person import Notices, Person
from bot.model.rows import Status
from render.common.plain import plain_picture
from render.contract import Pictures
from render.engine.picture import Picture
from render.games import pictures_of
from tests.e2e.players import CommandPlayer
from tests.e2e.world import World, alts, contents, control, direct, files, open_panel, parts, shown
from tests.games.nim import EndTurn, Position, Take
from tests.positions import position_of


@pytest.fixture(autouse=True)
def _stones_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the stones that each has taken as a second picture."""
    pictures = pictures_of("nim")

    def board(
        view: Position, names: Sequence[str], language: str, events: Sequence[Any] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        first = Pictures.board(pictures, view, names, language, events, band)
        stones = f"Taken: {', '.join(map(str, view.stones))}"
        return (*first, plain_picture("nim", stones, names, language, band))

    monkeypatch.setattr(pictures, "board", board)


async def check_both(message: discord.Message, stem: str, heap: int, *stones: int) -> None:
    """Check that a message shows both pictures, one below the other, with their alt texts."""
    assert files(message) == [stem, f"{stem}-2"]
    first, second = await contents(message)
    assert first != second
    galleries = [part.items for part in parts(message) if isinstance(part, discord.ui.MediaGallery)]
    shown = [[item.media.url.partition("?")[0].rpartition("/")[2] for item in items] for items in galleries]
    assert shown == [[file.filename] for file in message.attachments], "a gallery would halve what it shares"
    board, taken = alts(message)
    assert f"Heap: {heap}" in board
    assert f"Taken: {', '.join(map(str, stones))}" in taken
    assert [file.description for file in message.attachments] == [board, taken]


async def test_a_turns_message(world: World) -> None:
    """It has both pictures, of what there is once the turn has gone on, and keeps those when it is over."""
    table = await world.start("Anna", "Bruno")
    heap = position_of(table).heap
    first = world.public()[-1]
    await check_both(first, f"nim-{table.id}-0", heap, 0, 0)

    await table.act(0, table.revision, Take(2))
    await world.client.services.outbox.idle()
    (refreshed,) = [message for message in world.public() if message.id == first.id]
    await check_both(refreshed, f"nim-{table.id}-0", heap - 2, 2, 0)

    await table.act(0, table.revision, EndTurn())
    await world.client.services.outbox.idle()
    await check_both(world.public()[-2], f"nim-{table.id}-0", heap - 2, 2, 0)
    await check_both(world.public()[-1], f"nim-{table.id}-{table.revision}", heap - 2, 2, 0)


async def test_a_direct_notice(world: World) -> None:
    """Where nobody has a hand, a direct message about a turn shows the board."""
    anna = world.people["Anna"]
    await world.client.services.store.people.save(Person(anna.id, notices=Notices.DIRECT))
    table = await world.start("Anna", "Bruno")
    if table.names[0] != "Anna":
        await table.act(0, table.revision, Take(1))
        await table.act(0, table.revision, EndTurn())
        await world.client.services.outbox.idle()

    (told,) = direct(anna)

    await check_both(told, f"hand-{table.id}-{table.revision}", position_of(table).heap, *position_of(table).stones)


async def test_looking_at_the_table(world: World) -> None:
    """`/table show` has both, and keeps them when its buttons are used."""
    table = await world.start("Anna", "Bruno")
    eva, stem = world.people["Eva"], f"table-{table.id}-0"

    panel = await world.ask(eva, "table show")

    await check_both(panel, stem, position_of(table).heap, 0, 0)
    await check_both(shown(await eva.click(panel, label="Follow")), stem, position_of(table).heap, 0, 0)


async def test_the_board_of_a_recap(world: World) -> None:
    """The board with what is new marked has both."""
    table = await world.start("Anna", "Bruno")
    for seat in (0, 1):
        await table.act(seat, table.revision, Take(1))
        await table.act(seat, table.revision, EndTurn())
    await world.client.services.outbox.idle()
    person = world.by_seat(table, 0)
    panel = await open_panel(person, world.turn_message(), "play")

    board = await open_panel(person, panel, "recap_board")

    await check_both(board, f"nim-{table.id}-{table.revision}-new", position_of(table).heap, 1, 1)


async def test_a_sandbox(world: World) -> None:
    """What-if play has both."""
    table = await world.start("Anna", "Bruno")
    person = world.by_seat(table, 0)

    panel = await world.ask(person, "table whatif")

    await check_both(panel, f"whatif-{table.id}-0", position_of(table).heap, 0, 0)


@pytest.mark.slow
async def test_after_the_end(world: World) -> None:
    """The replay and the final board have both."""
    table = await world.start("Anna", "Bruno")
    heap, player = position_of(table).heap, CommandPlayer(world)
    while table.row.status is Status.RUNNING:
        await player.turn(table)
    eva, end = world.people["Eva"], world.public()[-1]

    board = await open_panel(eva, end, "final_board")
    await check_both(board, f"nim-{table.id}-{table.revision}-end", 0, *position_of(table).stones)

    panel = await world.ask(eva, "table replay")
    dealt = shown(await eva.select(panel, ["0"], custom_id=control(panel, "replay_jump")))
    await check_both(dealt, f"nim-{table.id}-0-replay", heap, 0, 0)
