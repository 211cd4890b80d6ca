"""Fives, a game of rules and types alone, with hidden hands, interruptions and no scores."""

from __future__ import annotations

from random import Random

from tests.bot.kit import play
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import EN
from tests.e2e.world import World, open_panel, pings, said, shown
from tests.games.fives import Guess
from tests.positions import position_of

GAME = "fives"


async def test_interrupting_out_of_turn(world: World) -> None:
    """Whoever may is neither called nor timed, but can act; what they were offered is outdated by the next action."""
    table = await world.start(pace="normal")
    seat = table.actors()[0]
    (other,) = table.acting()[1:]
    person, turn = world.by_seat(table, other), world.turn_message()
    assert pings(turn) == [world.by_seat(table, seat).user.id]
    assert (await table.store.clocks.get(table.id, other)).due is None
    opened = await open_panel(person, turn, "play")

    await CommandPlayer(world).act(world.by_seat(table, seat), table, table.game.rules.legal(table.position, seat)[0])
    result = await person.select(opened, ["1"])

    assert EN.say("refused-moved-on") in said(shown(result))
    assert not position_of(table).players[other].guessed
    other = table.acting()[1]
    await CommandPlayer(world).act(world.by_seat(table, other), table, Guess(1))
    assert position_of(table).players[other].guessed


async def test_a_game_without_scores(world: World) -> None:
    """Its end names the winner and everyone's place, its record can be replayed, and it is rated and counted."""
    table = await world.start("Anna", "Bruno", "Carla", rated=True)
    await play(table, Random(3))
    await world.services.idle()
    await world.services.results_writer.idle()
    end, outcome = world.newest(), table.outcome()

    assert outcome is not None
    for seat, name in enumerate(table.names):
        assert f"{EN.say('rank', place=outcome.ranks[seat])} **{name}**\n" in f"{said(end)}\n"
    assert "Anna" in said(await world.ask(world.anna, "leaderboard", game="fives"))
    assert "Fives" in said(await world.ask(world.anna, "stats"))
