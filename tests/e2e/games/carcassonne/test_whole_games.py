"""Whole games through a real client: by commands and by clicks."""

from __future__ import annotations

import json
import re

import discord
import pytest

from bot.games.carcassonne import GAME as RULES
from bot.games.carcassonne import Position
from bot.model.record import replay
from bot.model.rows import Status
from bot.tables.table import Table
from tests.e2e.games.carcassonne.clicks import FEW
from tests.e2e.games.carcassonne.players import ClickPlayer, CommandPlayer, TurnPlayer
from tests.e2e.reading import speak
from tests.e2e.vocabulary import everything, foreign
from tests.e2e.world import PEOPLE, World, alts, control, controls, files, has, said, shown
from tests.games.changing import change

GAME = "carcassonne"
pytestmark = pytest.mark.slow
LEFT_OUT = 56
"""So many tiles are out of a short game: what a turn needs is the same however long the map is."""


def shorten(monkeypatch: pytest.MonkeyPatch, left_out: int) -> None:
    """Let games be dealt with fewer tiles, the others having left the game."""

    def deal(*arguments: object) -> Position:
        position = RULES.rules.deal(*arguments)  # type: ignore[arg-type]
        gone, stack = position.stack[:left_out], position.stack[left_out:]
        return Position(position.open._replace(removed=gone), stack)

    change(monkeypatch, GAME, rules_deal=deal)


async def play_out(table: Table, player: TurnPlayer) -> None:
    """Play a game to its end."""
    while table.row.status is Status.RUNNING:
        await player.turn(table)


async def check_the_end(world: World, table: Table) -> None:
    """Check what everyone finds in the channel after a game."""
    *former, end = world.public()
    outcome = table.outcome()
    assert outcome is not None
    assert all(f"{name}: {score}" in said(end) for name, score in zip(table.names, outcome.scores, strict=True))
    assert has(end, "rematch")
    assert [controls(message) for message in former] == [{}] * len(former)
    pictures = [name for message in world.public() for name in files(message)]
    assert len(pictures) == len(set(pictures)), "no board is posted twice"
    assert len(former) == 1 + len(await table.turns()), "the table, and a message a turn"
    eva = world.people["Eva"]
    board = shown(await eva.click(end, custom_id=control(end, "final_board")))
    assert all(name in alts(board)[0] for name in table.names)


def check_language(message: discord.Message, language: str) -> None:
    """Check that a message says nothing in another language; half a word that was cut off belongs to none."""
    text = re.sub(r"\w+…", "", everything(message))
    assert not foreign(text, language), text


async def check_languages(world: World, player: TurnPlayer) -> None:
    """Check that each reads their own language: Anna and the channel German, the others English."""
    for name, message in player.seen:
        language = "de" if name == "Anna" else "en"
        check_language(message, language)
    for message in world.public():
        check_language(message, "de")


@pytest.mark.parametrize(
    ("by", "seats", "left_out"),
    [
        (CommandPlayer, 2, 0),
        (ClickPlayer, 3, LEFT_OUT),
        pytest.param(CommandPlayer, 5, 0, marks=pytest.mark.exhaustive),
        pytest.param(ClickPlayer, 2, 0, marks=pytest.mark.exhaustive),
    ],
)
async def test_a_whole_game(
    world: World, monkeypatch: pytest.MonkeyPatch, by: type[TurnPlayer], seats: int, left_out: int
) -> None:
    """Every turn is one command, or is played in one private panel, most in four clicks or fewer; in two languages."""
    if left_out:
        shorten(monkeypatch, left_out)
    speak(monkeypatch, "de", world.people["Anna"].id)
    table = await world.start(*PEOPLE[:seats], variant="gold_mines", language="de")
    player = by(world)

    await play_out(table, player)

    await check_the_end(world, table)
    await check_languages(world, player)
    if isinstance(player, ClickPlayer):
        assert player.clicks == player.needed
        assert sorted(player.clicks)[len(player.clicks) // 2] <= FEW
    if not left_out:
        end, eva = world.public()[-1], world.people["Eva"]
        (file,) = shown(await eva.click(end, custom_id=control(end, "record"))).attachments
        assert replay(json.loads(await file.read())).outcome == table.outcome()
