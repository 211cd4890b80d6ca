"""More clicks than the bot can answer: those beyond the limit are refused at once, and their games do not change."""

from __future__ import annotations

import pytest

from bot.games.carrara import Position
from bot.texts import texts
from tests.e2e.games.carrara.stage import FULL_WHEEL, begin, public
from tests.e2e.reading import refusal, speak
from tests.e2e.stage import nothing_changes
from tests.e2e.world import World, has, open_panel, tap
from tests.games.carrara.positions import table

GAME = "carrara"


@pytest.mark.parametrize("language", ["en", "de"])
async def test_clicks_beyond_the_limit_are_refused(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Clicks and commands are refused in the reader's language; once there is room again they work."""
    position: Position = table(coins=20, wheel=FULL_WHEEL)
    found = await begin(world, monkeypatch, position, "Anna", "Bruno")
    mover, message = world.by_seat(found, 0), public(world)
    speak(monkeypatch, language, mover.id)
    with monkeypatch.context() as crowded:
        crowded.setattr("bot.services.load_limit.MOST", 0)
        async with nothing_changes(world, found):
            for answer in (
                await tap(mover, message, "carrara_buy"),
                await tap(mover, message, "hand"),
                await mover.slash(world.channel, "table undo"),
            ):
                assert refusal(answer) == texts(language, "carrara").say("refused-crowded")

    assert has(await open_panel(mover, message, "carrara_buy"), "carrara_wheel")
