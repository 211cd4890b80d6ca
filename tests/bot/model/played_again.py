"""Replays a stored log, as any program that knows the rules could."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.games import GAMES
from bot.model.draws import RecordedChance


def played_again(log: Sequence[Mapping[str, Any]]) -> Any:
    """Assert that each row of a Carrara log leads from the previous position to its own; return the last position."""
    codec, rules = GAMES["carrara"].codec, GAMES["carrara"].rules
    assert [row["seq"] for row in log] == list(range(len(log)))
    position = codec.position_from_json(json.loads(log[0]["position_after"]))
    for row in log[1:]:
        action = codec.action_from_json(json.loads(row["action"]))
        draws = RecordedChance(codec.drawn_from_json(action, json.loads(row["drawn"]).get("drawn")))
        played = rules.play(position, row["seat"], action, draws)
        draws.finish()
        position = played.position
        assert codec.position_to_json(position) == json.loads(row["position_after"])
        assert codec.events_to_json(played.events) == json.loads(row["events"])
        assert played.turn_ended == row["turn_ended"]
    return position
