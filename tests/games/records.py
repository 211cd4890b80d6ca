"""Records that were made elsewhere."""

from __future__ import annotations

from typing import Any

from bot.games.contract import Json
from bot.model.record import replay, to_record


def written_again(sample: Any) -> Json:
    """Replay a record, and write its game again."""
    replayed = replay(sample)
    game, dealt = replayed.game, replayed.positions[0]
    setup, outcome = game.codec.setup_to_json(dealt, []), game.rules.outcome(replayed.position)
    return to_record(game, replayed.options, replayed.names, setup, replayed.moves, outcome)
