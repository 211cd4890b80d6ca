"""Discord's limits at the largest positions: everything on one board, full hands, the longest and worst names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord
import pytest

from bot.games.carrara import Phase, Position
from bot.model.rows import Status
from cogs.core.panel import Panel, layout
from tests.cogs.limits import check_panel
from tests.e2e.games.carrara.stage import crowded, public
from tests.e2e.world import World, alts, has, parts, said

GAME = "carrara"
pytestmark = pytest.mark.drawn

NAMES = ("*" * 31 + "1", "[x](https://evil.example/abcdefg", "W" * 32, "`|>#_~@everyone<@1>||**__~~--::()")
FILE = re.compile(r"[a-z0-9-]{1,60}\.(jpeg|gif|json)")
LANGUAGES = ["en", "de"]


@pytest.fixture
def panels(monkeypatch: pytest.MonkeyPatch) -> list[Panel]:
    """Measure every panel laid out anywhere, and list them all."""
    seen: list[Panel] = []

    def measured(
        panel: Panel, commands: Mapping[str, str], kept: Sequence[discord.Attachment] = (), **marked: Any
    ) -> discord.ui.LayoutView:
        check_panel(panel)
        names = [name for name, _ in (*panel.uploaded_pictures, *panel.files)]
        assert all(FILE.fullmatch(name) for name in names), names
        assert sum(len(data) for _, data in panel.files) + sum(len(p.data) for _, p in panel.pictures) < 5_000_000
        seen.append(panel)
        return layout(panel, commands, kept, **marked)

    for module in ("core.response", "posts.messages", "tables.invitation"):
        monkeypatch.setattr(f"cogs.{module}.layout", measured)
    return seen


async def seat(world: World, position: Position, **options: Any) -> Any:
    """Seat people with the worst possible names."""
    for name in NAMES:
        world.people[name] = world.guild.add_member(world.env.create_user("villain", global_name=name))
    found = await world.begin(position, *NAMES, **options)
    for place in found.seats:
        world.people[place.name] = next(person for person in world.people.values() if person.id == place.user)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_of_the_largest_game(world: World, panels: list[Panel], language: str) -> None:
    """The final scoring of four players with the worst names and a full board fits into one message."""
    position = crowded(4, turn=3, last_round_by=0, announced_by=0, phase=Phase.AFTER_ACTION)
    found = await seat(world, position, language=language)
    last = world.by_seat(found, 3)
    await last.slash(world.channel, "carrara object", object="shield")
    assert found.row.status is Status.OVER
    end = world.public()[-1]
    assert has(end, "rematch")
    assert len(alts(end)) == 2
    assert len(said(end)) <= 4000
    assert len(parts(end)) <= 40
    assert panels


async def test_more_happened_than_fits(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """If more happened than fits into a message, the oldest lines are dropped, and the message comes."""
    found = await seat(world, crowded(4))
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
