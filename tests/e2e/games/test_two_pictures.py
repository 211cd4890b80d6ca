"""A game whose position takes two pictures: both are shown, each at its full width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import pytest

from render.common.plain import plain_picture
from render.contract import Pictures
from render.engine.picture import Picture
from render.games import pictures_of
from tests.e2e.world import World, alts, contents, files, parts
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
        return (*first, plain_picture("nim", stones, (), names, language, band))

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
    table = await world.start()
    heap = position_of(table).heap
    first = world.newest()
    await check_both(first, f"nim-{table.id}-0", heap, 0, 0)

    await table.act(0, table.revision, Take(2))
    await world.client.services.outbox.idle()
    (refreshed,) = [message for message in world.public() if message.id == first.id]
    await check_both(refreshed, f"nim-{table.id}-0", heap - 2, 2, 0)

    await table.act(0, table.revision, EndTurn())
    await world.client.services.outbox.idle()
    await check_both(world.public()[-2], f"nim-{table.id}-0", heap - 2, 2, 0)
    await check_both(world.newest(), f"nim-{table.id}-{table.revision}", heap - 2, 2, 0)
