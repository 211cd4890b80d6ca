"""Controls that lead from a hint to the panel in which its action is confirmed, with everything already chosen."""

from __future__ import annotations

from bot.games.carrara import (
    Action,
    Announce,
    Build,
    BuyObject,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TurnWheel,
)
from bot.tables.table import Table
from cogs.core.controls import ControlId
from cogs.games.carrara.panels import build, score
from cogs.games.carrara.panels.parsing import pack


def confirm_id(table: Table, seat: int, action: Action) -> ControlId:
    """Return the id of a control that opens the panel in which an action is confirmed."""
    what, arg = _panel(action)
    return ControlId(what, table.id, table.revision, seat, arg)


def _panel(action: Action) -> tuple[str, str]:
    match action:
        case TurnWheel():
            return "carrara_buy", ""
        case TakeBlocks(segment, blocks):
            return "carrara_blocks", f"{segment}.{pack(blocks)}"
        case Build():
            return "carrara_city", build.key_of(action)
        case ScoreType() | ScoreCity() | ScoreCategory():
            return "carrara_scoring", score.key_of(action)
        case BuyObject(item):
            return "carrara_object", item.key
        case Announce():
            # as a hint may propose to end the turn too, which is done in the same panel
            return "carrara_turn", "announce"
        case _:
            return "carrara_turn", ""
