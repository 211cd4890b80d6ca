"""Controls that lead from a hint to the panel in which its action is confirmed, with everything already chosen."""

from __future__ import annotations

from bot.games.carrara import (
    Action,
    Announce,
    Build,
    BuyObject,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TurnWheel,
)
from bot.games.carrara.components import COLOURS
from bot.tables.table import Table
from cogs.core.controls import ControlId
from cogs.core.request import Request, clicked
from cogs.games.carrara.panels.build import choose_city
from cogs.games.carrara.panels.buy import choose_blocks
from cogs.games.carrara.panels.close import choose_object
from cogs.games.carrara.panels.parsing import pack, unpack
from cogs.games.carrara.panels.score import choose_scoring, key_of


def confirm_id(table: Table, seat: int, action: Action) -> ControlId:
    """Return the id of a control that opens the panel in which an action is confirmed."""
    what, arg = _panel(action)
    return ControlId(what, table.id, table.revision, seat, arg)


def _panel(action: Action) -> tuple[str, str]:
    match action:
        case TurnWheel():
            return "carrara_buy", ""
        case TakeBlocks(segment, blocks):
            return "carrara_confirm_blocks", f"{segment}.{pack(blocks)}"
        case Build(building, city, _):
            return "carrara_confirm_building", f"{building.key}.{city.key}"
        case ScoreType() | ScoreCity() | ScoreCategory():
            return "carrara_confirm_scoring", key_of(action)
        case BuyObject(item):
            return "carrara_confirm_object", item.key
        case Announce() | EndTurn():
            return "carrara_turn", "" if isinstance(action, EndTurn) else "announce"
        case _:
            return "carrara_turn", ""


@clicked("carrara_confirm_blocks")
async def _blocks(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the purchase with its total."""
    segment, _, packed = control.arg.partition(".")
    blocks = unpack(packed)
    chosen = [f"{colour.key}.{number}" for colour in COLOURS for number in range(blocks[colour])]
    await choose_blocks(request, _with(control, segment), chosen)


@clicked("carrara_confirm_building")
async def _building(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the building in its city, with the least valuable blocks that pay for it."""
    building, _, city = control.arg.partition(".")
    await choose_city(request, _with(control, building), [city])


@clicked("carrara_confirm_scoring")
async def _scoring(request: Request, control: ControlId, values: list[str]) -> None:
    """Show what the scoring brings."""
    await choose_scoring(request, control, [control.arg])


@clicked("carrara_confirm_object")
async def _object(request: Request, control: ControlId, values: list[str]) -> None:
    """Ask for confirmation to buy the object."""
    await choose_object(request, control, [control.arg])


def _with(control: ControlId, arg: str) -> ControlId:
    return ControlId(control.what, control.table, control.revision, control.seat, arg)
