"""Whole games through a real client: by commands and by clicks, with computer players, in two languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from bot.model.record import replay
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts.numbers import signed
from tests.e2e.games.carcassonne import players as carcassonne
from tests.e2e.games.carcassonne.players import FEW
from tests.e2e.games.carrara import players as carrara
from tests.e2e.games.palazzo import players as palazzo
from tests.e2e.players import Player
from tests.e2e.reading import everything, foreign, speak
from tests.e2e.world import PEOPLE, World, alts, controls, files, has, open_more, open_panel, said

pytestmark = pytest.mark.slow

MINES = {"variant": "gold_mines"}
Make = Callable[..., Any]


async def play_out(world: World, player: Player, restart_every: int = 0) -> Table:
    """Play the newest game to its end, and check what everyone finds in the channel then."""
    table, turns = await world.table(), 0
    while table.row.status is Status.RUNNING:
        await player.turn(table)
        turns += 1
        if restart_every and turns % restart_every == 0:
            await world.restart()
            table = await world.table()
    *former, end = world.public()
    outcome = table.outcome()
    assert outcome is not None
    assert all(f"{name}: {signed(score)}" in said(end) for name, score in zip(table.names, outcome.scores, strict=True))
    assert has(end, "rematch")
    assert len(controls(end)) <= 6, "two rows of three; the rest is under More"
    assert files(end)[0] == f"{table.row.game}-{table.id}-{table.revision}-score"
    assert [controls(message) for message in former] == [{}] * len(former)
    pictures = [name for message in world.public() for name in files(message)]
    assert len(pictures) == len(set(pictures)), "no board is posted twice"
    board = await open_panel(world.people["Eva"], end, "final_board")
    assert board.flags.ephemeral
    assert all(name in " ".join(alts(board)) for name in table.names)
    assert not {*alts(board)} & {*alts(end)}, "it shows more than the end does"
    return table


async def check_record(world: World, table: Table) -> None:
    """Check that the record of a game, which everyone can have, leads to its end."""
    (file,) = (await open_more(world.people["Eva"], world.public()[-1], "record")).attachments
    found = replay(json.loads(await file.read()))
    assert (found.outcome, list(found.names)) == (table.outcome(), table.names)


def check_languages(world: World, player: Player) -> None:
    """Check that each reads their own language: Anna and the channel German, the others English."""
    read = [*player.seen, *(("Anna", message) for message in world.public())]
    for name, message in read:
        text = re.sub(r"\w+…", "", everything(message))  # half a word that was cut off belongs to no language
        assert not foreign(text, "de" if name == "Anna" else "en"), text


@pytest.mark.parametrize(
    ("game", "by", "seats", "options"),
    [
        ("carrara", carrara.CommandPlayer, 2, {}),
        ("carcassonne", carcassonne.CommandPlayer, 2, MINES),
        ("palazzo", palazzo.CommandPlayer, 4, {}),
        pytest.param("carrara", carrara.ClickPlayer, 2, {}, marks=pytest.mark.exhaustive),
        pytest.param("carrara", carrara.CommandPlayer, 4, {}, marks=pytest.mark.exhaustive),
        pytest.param("carcassonne", carcassonne.CommandPlayer, 5, MINES, marks=pytest.mark.exhaustive),
        pytest.param("carcassonne", carcassonne.ClickPlayer, 2, MINES, marks=pytest.mark.exhaustive),
        pytest.param("palazzo", palazzo.ClickPlayer, 4, {}, marks=pytest.mark.exhaustive),
    ],
)
async def test_a_whole_game(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, by: Make, seats: int, options: dict[str, Any]
) -> None:
    """Everything that is asked is one command, or is done in one private panel, in everyone's language."""
    speak(monkeypatch, "de", world.people["Anna"].id)
    await world.start(*PEOPLE[:seats], game=game, language="de", **options)
    player = by(world)

    table = await play_out(world, player)

    await check_record(world, table)
    check_languages(world, player)
    if game != "palazzo":  # whose auctions ask several people in a turn
        assert len(world.public()) == 2 + len(await table.turns()), "the invitation, a message a turn, the end"


async def test_few_clicks_in_carcassonne(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most turns are played in four clicks or fewer; what a turn needs is the same however long the map is."""
    carcassonne.shorten(monkeypatch, 56)
    await world.start(*PEOPLE[:3], game="carcassonne", variant="gold_mines")
    player = carcassonne.ClickPlayer(world)
    await play_out(world, player)
    assert player.clicks == player.needed
    assert sorted(player.clicks)[len(player.clicks) // 2] <= FEW


async def test_few_clicks_in_palazzo(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is done in five clicks or fewer, half of it in three."""
    palazzo.shorten(monkeypatch)
    await world.start(*PEOPLE[:2], game="palazzo")
    player = palazzo.ClickPlayer(world)
    await play_out(world, player)
    assert max(player.clicks) <= 5
    assert sorted(player.clicks)[len(player.clicks) // 2] <= 3


@pytest.mark.parametrize(
    ("by", "people"),
    [(carrara.ClickPlayer, 1), pytest.param(carrara.CommandPlayer, 3, marks=pytest.mark.exhaustive)],
)
async def test_the_expansion(world: World, monkeypatch: pytest.MonkeyPatch, by: Make, people: int) -> None:
    """A game by clicks or commands uses everything that only the expansion has; its record verifies."""
    speak(monkeypatch, "de", world.people["Anna"].id)
    await world.start(
        *PEOPLE[:people], computers=max(0, 2 - people), game="carrara", language="de", variant="expansion"
    )
    player = by(world, decide=carrara.curious)

    table = await play_out(world, player)

    await check_record(world, table)
    check_languages(world, player)
    done = [move.action for move in await table.store.log.moves(table.id) if move.seat is not None]
    assert ("end_turn", "take_blocks") in pairwise(action["action"] for action in done)
    assert {action["category"] for action in done if action["action"] == "score_category"} == {"city", "land"}
    assert [action for action in done if action.get("building", "").endswith("8")]
