"""A stored log played anew, as any other program could do it that knows the rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.games import carrara
from bot.model.record import Recorded


def played_anew(log: Sequence[Mapping[str, Any]]) -> carrara.Position:
    """Check that every row of a game's log leads from the one before to its own position; tell the last one."""
    assert [row["seq"] for row in log] == list(range(len(log)))
    position = carrara.position_from_json(json.loads(log[0]["position_after"]))
    for row in log[1:]:
        action = carrara.action_from_json(json.loads(row["action"]))
        draws = Recorded(carrara.drawn_from_json(action, json.loads(row["drawn"]).get("drawn")))
        position = carrara.play(position, row["seat"], action, draws).position
        draws.finish()
        assert carrara.position_to_json(position) == json.loads(row["position_after"])
    return position
