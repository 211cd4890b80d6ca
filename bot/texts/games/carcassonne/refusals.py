"""Texts for why an action is refused, and what would be possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.carcassonne import Place, Reason, Tile
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import FOLLOWERS
from bot.games.contract import IllegalAction
from bot.texts import Fact, Texts
from bot.texts.games.carcassonne.pieces import say_directions


def say_refusal(t: Texts, refused: IllegalAction, names: Sequence[str]) -> str:
    """Explain why an action is refused, and what would be possible."""
    facts = _facts(t, Reason(refused.reason), refused.facts, names)
    return t.say("illegal-" + refused.reason.replace("_", "-"), **facts)


def _facts(t: Texts, reason: Reason, facts: dict[str, Any], names: Sequence[str]) -> dict[str, Fact]:
    match reason:
        case Reason.NOT_YOUR_TURN:
            return {"name": names[facts["turn"]]}
        case Reason.OTHER_TILE_DRAWN:
            tile: Tile = facts["tile"]
            return {"tile": tile.id}
        case Reason.NO_SUCH_TURN:
            return {"tile": facts["tile"].id, "count": facts["turns"]}
        case Reason.EDGES_DIFFER:
            return {"place": _place(facts), "sides": say_directions(t, facts["sides"])}
        case Reason.PLACE_TAKEN | Reason.NO_TILE_BESIDE | Reason.NOT_AROUND | Reason.NO_TILE_THERE | Reason.NO_CLAIM:
            return {"place": _place(facts)}
        case Reason.NO_SUCH_SEGMENT:
            return {"segment": t.say(f"kind-{facts['feature']}")}
        case Reason.NO_FOLLOWERS_LEFT:
            return {"followers": FOLLOWERS}
        case Reason.FEATURE_HELD:
            held = t.list([names[seat] for seat in facts["seats"]])
            return {"feature": facts["feature"], "kind": t.say(f"the-{facts['feature']}"), "names": held}
    return {}


def _place(facts: dict[str, Any]) -> str:
    return coordinate(Place(facts["x"], facts["y"]))
