"""The lesson's script: a complete legal game from a fixed deal, with real choices at every step."""

from __future__ import annotations

from bot.games import carrara
from bot.games.carrara.components import Blocks
from bot.games.carrara.lesson import PUPIL, dealt_position, game
from bot.model.record import RecordedMove, replay, to_record
from tests.games.carrara.positions import all_blocks


def test_the_game_is_one_that_could_be_played() -> None:
    """Written as a record it replays to the same end: every action legal, every draw possible."""
    moves = [
        RecordedMove(moment.seat, moment.action, [moment.drawn] if moment.drawn else [])
        for turn in game().turns
        for moment in turn
    ]
    setup = carrara.GAME.codec.setup_to_json(dealt_position(), [])
    record = to_record(carrara.GAME, {}, ["Anna", "Lucia"], setup, moves, carrara.GAME.rules.outcome(game().end))
    again = replay(record)
    assert again.positions[-1] == game().end
    assert all(all_blocks(at) == Blocks(7, 7, 7, 7, 7, 7) for at in again.positions)


def test_the_pupil_wins_by_announcing() -> None:
    """The pupil announces the end, and would have lost without the points for it."""
    outcome = carrara.GAME.rules.outcome(game().end)
    assert outcome is not None
    assert game().end.announced_by == PUPIL
    assert outcome.winners == (PUPIL,)
    assert outcome.scores[PUPIL] - 5 < outcome.scores[1]
