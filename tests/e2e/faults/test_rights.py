"""The bot lacks a permission, fails internally, or is asked too much: it says so privately, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.games.carrara.stage import midgame, public
from tests.e2e.reading import DE, EN, speak
from tests.e2e.stage import deny, nothing_changes
from tests.e2e.world import World, has, open_panel, refusal, tap

GAME = "carrara"

SECRET = "the wine is spilt in /home/anna/cellar"


async def test_a_missing_permission_is_named(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the reader's language; once it is restored, everything works again."""
    found = await world.begin(midgame())
    mover = world.by_seat(found, 0)
    german = world.by_seat(found, 1)
    speak(monkeypatch, "de", german.id)
    message = public(world)
    for right in ("send_messages", "attach_files", "view_channel"):
        deny(world, world.channel, **{right: True})
        key = f"right-{right.replace('_', '-')}"
        async with nothing_changes(world, found):
            for answer in (
                await mover.slash(world.channel, "carrara score", what="porta"),
                await tap(mover, message, "carrara_buy"),
                await mover.slash(world.channel, "table undo"),
            ):
                assert EN.say(key) in refusal(answer)
            answer = await german.slash(world.channel, "carrara end")
            assert DE.say(key) in refusal(answer)
        deny(world, world.channel)
        panel = await open_panel(mover, message, "carrara_score")
        assert has(panel, "carrara_scoring")
    await mover.slash(world.channel, "carrara score", what="porta")
    assert found.revision == 1


def fail(*_: Any, **__: Any) -> Any:
    raise RuntimeError(SECRET)


@pytest.mark.parametrize("broken", ["bot.store.store.Store.append", "cogs.core.request.Request.seat"])
async def test_an_error_before_the_move_is_stored(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    """It is answered with a private apology that tells nothing of it, and logged with its table."""
    found = await world.begin(midgame())
    mover = world.by_seat(found, 0)
    speak(monkeypatch, "de", mover.id)
    with monkeypatch.context() as patch:
        patch.setattr(broken, property(fail) if broken.endswith("seat") else fail)
        async with nothing_changes(world, found):
            answer = await world.refused(mover, "carrara score", what="porta")
    assert answer == DE.say("apology", table=str(found.id))
    assert SECRET not in answer
    assert f"table {found.id}: an interaction failed" in caplog.text
    assert SECRET in caplog.text
    await mover.slash(world.channel, "carrara score", what="porta")
    assert found.revision == 1


async def test_an_error_after_the_move_is_stored(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is told that nothing was changed."""
    found = await world.begin(midgame())
    mover = world.by_seat(found, 0)
    monkeypatch.setattr("cogs.play.turn.panel_after_action", fail)
    answer = await world.refused(mover, "carrara score", what="porta")
    assert answer == EN.say("answer-lost")
    assert found.revision == 1
    assert SECRET in caplog.text
