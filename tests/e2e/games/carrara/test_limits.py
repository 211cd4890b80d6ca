"""Discord's limits where more is told than there is room for."""

from __future__ import annotations

import pytest

from tests.e2e.games.carrara.stage import crowded, public
from tests.e2e.world import World, said

GAME = "carrara"


async def test_more_happened_than_fits(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """If more happened than fits into a message, the oldest lines are dropped, and the message comes."""
    found = await world.begin(crowded(4))
    monkeypatch.setattr(
        "bot.texts.games.carrara.say_events", lambda *_: [f"{number} {'x' * 190}" for number in range(40)]
    )
    await world.by_seat(found, 0).slash(world.channel, "carrara score", what="porta")
    await world.by_seat(found, 0).slash(world.channel, "carrara end")
    text = said(public(world))
    assert 3700 < len(text) <= 4000
    assert text.startswith("…\n")
    assert "39 xxx" in text
    assert not await found.store.outbox.waiting(found.id)
