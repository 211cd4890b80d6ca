"""Whole games through a real client: by commands, by clicks, with computer players, across restarts."""

from __future__ import annotations

import json
import re
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.games.carrara.cards.card import Cards
from bot.games.carrara.cards.deck import DECK
from bot.model.record import replay
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.games.carrara.players import ClickPlayer, CommandPlayer, curious
from tests.e2e.players import Player
from tests.e2e.reading import speak
from tests.e2e.vocabulary import everything, foreign
from tests.e2e.world import PEOPLE, World, alts, control, controls, files, has, said, shown
from tests.games.carrara.expansion.combinations import every, few, named
from tests.positions import position_of

GAME = "carrara"
pytestmark = pytest.mark.slow


async def play_out(world: World, table: Table, player: Player) -> None:
    """Play a game to its end."""
    while table.row.status is Status.RUNNING:
        await player.turn(table)


async def check_the_end(world: World, table: Table) -> None:
    """Check what everyone finds in the channel after a game."""
    *_, end = world.public()
    outcome = table.outcome()
    assert outcome is not None
    for seat, name in enumerate(table.names):
        assert f"{name}: {outcome.scores[seat]}" in said(end)
    t, winners = texts(table.row.language, "carrara"), [table.names[seat] for seat in outcome.winners]
    assert t.say("game-over", count=len(winners), winners=t.list(winners)) in said(end)
    assert has(end, "rematch")
    stem = f"carrara-{table.id}-{table.revision}-score"
    assert files(end) == [stem, f"{stem}-2"], "the podium, and the points turn by turn"
    eva = world.people["Eva"]
    board = shown(await eva.click(end, custom_id=control(end, "final_board")))
    assert board.flags.ephemeral
    for name, score in zip(table.names, outcome.scores, strict=True):
        assert re.search(rf"{name}( \([\w ]+\))?: {score} \w+", alts(board)[1]), "not the points on the track"
    (file,) = shown(await eva.click(end, custom_id=control(end, "record"))).attachments
    record = json.loads(await file.read())
    replayed = replay(record)
    assert replayed.outcome == outcome
    assert list(replayed.names) == table.names


async def check_the_film(world: World, table: Table) -> None:
    """Check that the animation has a frame for each turn."""
    end, eva = world.public()[-1], world.people["Eva"]
    animation = shown(await eva.click(end, custom_id=control(end, "animation")))
    assert all(name in alts(animation)[0] for name in table.names)
    with Image.open(BytesIO(await animation.attachments[0].read())) as film:
        turns = [row for row in await table.store.log.moves(table.id) if row.action["action"] == "end_turn"]
        assert getattr(film, "n_frames", 1) == len(turns) + 1


def check_turn_messages(world: World, table: Table) -> None:
    """Check that no board is posted twice and that only the newest message has controls."""
    *former, newest = world.public()
    assert [controls(message) for message in former] == [{}] * len(former)
    assert controls(newest)
    pictures = [attachment.filename for message in world.public() for attachment in message.attachments]
    assert len(pictures) == len(set(pictures))


@pytest.mark.drawn
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.exhaustive) for seats in (3, 4))])
async def test_a_whole_game_by_commands(world: World, seats: int) -> None:
    """Two, three and four people play a game to its end by slash commands."""
    table = await world.start(*PEOPLE[:seats])
    player = CommandPlayer(world)

    await play_out(world, table, player)

    await check_the_end(world, table)
    check_turn_messages(world, table)
    turns = sum(move.action == {"action": "end_turn"} for move in await table.store.log.moves(table.id))
    assert len(world.public()) == 1 + turns + 1


@pytest.mark.exhaustive
@pytest.mark.drawn
async def test_a_whole_game_by_buttons_and_selects(world: World) -> None:
    """Two people play a game to its end by clicking."""
    table = await world.start("Anna", "Bruno")

    await play_out(world, table, ClickPlayer(world))

    await check_the_end(world, table)
    check_turn_messages(world, table)


@pytest.mark.exhaustive
@pytest.mark.drawn
async def test_a_whole_game_is_animated(world: World) -> None:
    """After the end everyone can have an animation with a frame for each turn."""
    table = await world.start("Anna", computers=1)

    await play_out(world, table, CommandPlayer(world))

    await check_the_film(world, table)


@pytest.mark.parametrize(
    ("language", "by", "people"),
    [
        ("de", ClickPlayer, 1),
        pytest.param("en", CommandPlayer, 1, marks=[pytest.mark.exhaustive, pytest.mark.drawn]),
        pytest.param("de", CommandPlayer, 3, marks=[pytest.mark.exhaustive, pytest.mark.drawn]),
        pytest.param("en", ClickPlayer, 2, marks=[pytest.mark.exhaustive, pytest.mark.drawn]),
    ],
)
async def test_a_whole_game_with_the_expansion(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str, by: type[Player], people: int
) -> None:
    """A game by clicks or commands uses everything that only the expansion has; its record verifies."""
    speak(monkeypatch, language, *(person.id for person in world.people.values()))
    computers = max(0, 2 - people)
    table = await world.start(*PEOPLE[:people], computers=computers, variant="expansion", language=language)
    player = by(world, decide=curious)

    await play_out(world, table, player)

    await check_the_end(world, table)
    check_turn_messages(world, table)
    done = [move.action for move in await table.store.log.moves(table.id) if move.seat is not None]
    follows = list(pairwise(action["action"] for action in done))
    assert ("end_turn", "take_blocks") in follows
    assert {action["category"] for action in done if action["action"] == "score_category"} == {"city", "land"}
    assert [action for action in done if action.get("building", "").endswith("8")]
    for message in (*(message for _, message in player.seen), *world.public()):
        assert not foreign(everything(message), language), everything(message)


@pytest.mark.exhaustive
@pytest.mark.drawn
@pytest.mark.parametrize("by", [ClickPlayer, CommandPlayer])
@pytest.mark.parametrize("laid", [*few(1), every()[-1]], ids=named)
async def test_a_whole_game_with_every_card(
    world: World, monkeypatch: pytest.MonkeyPatch, laid: Cards, by: type[Player]
) -> None:
    """With any card drawn, and without an Extra card, the game is played by clicks and by commands."""
    with monkeypatch.context() as patched:
        patched.setattr(DECK, "draw", lambda chance, only=None: laid)
        table = await world.start("Anna", computers=1, variant="expansion" if laid.extra else "documented")
    assert position_of(table).cards == laid

    await play_out(world, table, by(world, decide=curious))

    await check_the_end(world, table)


@pytest.mark.exhaustive
@pytest.mark.drawn
async def test_a_whole_game_with_computer_players(world: World) -> None:
    """One person plays against two computer players; consecutive computer turns become one message."""
    table = await world.start("Anna", computers=2)

    await play_out(world, table, CommandPlayer(world))

    await check_the_end(world, table)
    own_turns = position_of(table).round
    assert own_turns + 1 <= len(world.public()) <= own_turns + 2


@pytest.mark.exhaustive
@pytest.mark.drawn
async def test_a_restart_in_the_middle(world: World) -> None:
    """Across restarts old buttons work, and the game goes on to its end."""
    table = await world.start("Anna", "Bruno")
    player = ClickPlayer(world)
    turns = 0
    while table.row.status is Status.RUNNING:
        await player.turn(table)
        turns += 1
        if turns % 9 == 4:
            await world.restart()
            table = await world.table()

    await check_the_end(world, table)
    check_turn_messages(world, table)
