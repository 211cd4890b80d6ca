"""Whole games through a real client: by commands and by clicks."""

from __future__ import annotations

import json

import pytest

from bot.games.palazzo import GAME as RULES
from bot.games.palazzo import Position, Stack
from bot.model.record import replay
from bot.model.rows import Status
from bot.texts.numbers import signed
from tests.e2e.games.palazzo.players import ClickPlayer, CommandPlayer, PalazzoPlayer
from tests.e2e.reading import speak
from tests.e2e.vocabulary import everything, foreign
from tests.e2e.world import PEOPLE, World, control, controls, said, shown
from tests.games.changing import change

GAME = "palazzo"
pytestmark = pytest.mark.slow


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games be dealt without most of stacks I and II."""

    def deal(*arguments: object) -> Position:
        position = RULES.rules.deal(*arguments)  # type: ignore[arg-type]
        first, _, third = position.stacks
        return position._replace(stacks=(Stack(first[:4]), Stack(), third))

    change(monkeypatch, GAME, rules_deal=deal)


@pytest.mark.parametrize(
    ("by", "seats", "short"),
    [
        (CommandPlayer, 4, False),
        (ClickPlayer, 2, True),
        pytest.param(CommandPlayer, 3, False, marks=pytest.mark.exhaustive),
        pytest.param(ClickPlayer, 4, False, marks=pytest.mark.exhaustive),
    ],
)
async def test_a_whole_game(
    world: World, monkeypatch: pytest.MonkeyPatch, by: type[PalazzoPlayer], seats: int, short: bool
) -> None:
    """Everything that is asked is one command, or is done in one private panel; in two languages."""
    if short:
        shorten(monkeypatch)
    speak(monkeypatch, "de", world.people["Anna"].id)
    table = await world.start(*PEOPLE[:seats], language="de")
    player = by(world)

    while table.row.status is Status.RUNNING:
        await player.turn(table)

    *former, end = world.public()
    outcome = table.outcome()
    assert outcome is not None
    assert all(f"{name}: {signed(score)}" in said(end) for name, score in zip(table.names, outcome.scores, strict=True))
    assert [controls(message) for message in former] == [{}] * len(former)
    for name, message in player.seen:
        assert not foreign(everything(message), "de" if name == "Anna" else "en"), everything(message)
    for message in world.public():
        assert not foreign(everything(message), "de"), everything(message)
    if isinstance(player, ClickPlayer):
        assert max(player.clicks) <= 5
        assert sorted(player.clicks)[len(player.clicks) // 2] <= 3
    if short:
        return
    (file,) = shown(await world.people["Eva"].click(end, custom_id=control(end, "record"))).attachments
    assert replay(json.loads(await file.read())).outcome == outcome
