"""The lesson's script: a complete legal game from a fixed deal, with real choices at every step."""

from __future__ import annotations

import pytest

from bot.games import carrara
from bot.games.carrara import Blocks, TakeBlocks
from bot.games.carrara.buying import purchases
from bot.games.carrara.components import BUILDING_OF, BuildingType, City
from bot.games.carrara.ending import breakdown, goals
from bot.games.carrara.lesson import (
    PUPIL,
    STEPS,
    Asks,
    CarraraLessonStep,
    attempt,
    dealt,
    game,
    over,
    position,
    purchase,
    shortcoming,
)
from bot.games.carrara.scoring import in_city
from bot.model.record import RecordedMove, replay, to_record
from tests.games.carrara.positions import all_blocks

ASKING = [step for step in STEPS if step.asks is not Asks.NOTHING]


def test_the_game_is_one_that_could_be_played() -> None:
    """Written as a record it replays to the same end: every action legal, every draw possible."""
    moves = [
        RecordedMove(moment.seat, moment.action, [moment.drawn] if moment.drawn else [])
        for turn in game()
        for moment in turn
    ]
    setup = carrara.GAME.codec.setup_to_json(dealt(), [])
    record = to_record(carrara.GAME, {}, ["Anna", "Lucia"], setup, moves, carrara.outcome(over()))
    again = replay(record)
    assert again.positions[-1] == over()
    assert all(all_blocks(at) == Blocks(7, 7, 7, 7, 7, 7) for at in again.positions)


def test_the_pupil_wins_by_announcing() -> None:
    """The pupil announces the end, and would have lost without the points for it."""
    outcome = carrara.outcome(over())
    assert outcome is not None
    assert over().announced_by == PUPIL
    assert outcome.winners == (PUPIL,)
    assert outcome.scores[PUPIL] - 5 < outcome.scores[1]


@pytest.mark.parametrize("step", ASKING, ids=lambda step: step.name)
def test_the_right_answer_is_what_the_script_plays(step: CarraraLessonStep) -> None:
    """At every step it is the pupil's turn, and the right answer is legal and has the script's events."""
    moment = game()[step.turn][step.place]
    assert position(step).turn == moment.seat == PUPIL
    right = step.answers[step.right]
    assert right == moment.action
    assert attempt(step, right).events == moment.events


def test_every_choice_of_blocks_is_legal() -> None:
    """Any blocks that the pupil picks from the segment can be bought; only one choice is right."""
    (step,) = (step for step in STEPS if step.asks is Asks.BLOCKS)
    right = step.answers[step.right]
    assert isinstance(right, TakeBlocks)
    there = position(step).wheel[right.segment - 1]
    judged = {}
    for blocks in purchases(right.segment, there, position(step).players[PUPIL].coins):
        assert attempt(step, purchase(step, blocks)).events
        judged[blocks] = shortcoming(blocks)
    assert [blocks for blocks, why in judged.items() if not why] == [right.blocks]
    assert set(judged.values()) == {"", "few", "dear", "free"}
    assert len(judged) == 2**6 - 1


def test_what_the_texts_rely_on() -> None:
    """Statements in the lesson's texts are true of its game."""
    at = {step.name: position(step) for step in STEPS}
    assert at["board"].players[PUPIL].coins == 20
    assert at["board"].players[PUPIL].blocks == Blocks(black=1)
    assert all(building.cost >= 2 for building in at["board"].display)
    assert sum(at["wheel"].wheel[0]) == 5
    assert at["building"].players[PUPIL].blocks == Blocks(red=1, green=1, blue=1, black=2)
    assert BUILDING_OF["villa2"] in at["timing"].display
    assert at["waiting"].wheel[2].green == 2
    assert not any(built.building.type is BuildingType.PALAZZO for built in at["type"].players[PUPIL].buildings)
    assert any(built.building.type is BuildingType.PALAZZO for built in at["type"].players[1].buildings)
    assert [len(in_city(player.buildings, City.VIAREGGIO)) for player in at["rush"].players] == [3, 3]
    assert at["rush"].players[1].cities_scored == (City.PISA,)
    assert City.VIAREGGIO in at["object"].players[PUPIL].cities_scored
    assert [goal.lacking for goal in goals(at["fourth"].players[PUPIL], 2, None)] == [1, 0, 0]
    assert BuildingType.CATTEDRALE not in at["fourth"].players[PUPIL].types_scored
    assert [goal.lacking for goal in goals(at["announce"].players[PUPIL], 2, None)] == [0, 0, 0]
    lead, other = (breakdown(player)["total"] for player in at["announce"].players)
    assert lead > other
