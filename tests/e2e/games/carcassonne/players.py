"""Clicks in the panel of a turn of Carcassonne: how many there should be, and a choice among several."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import simcord

from bot.games.carcassonne import Action, Place, PlaceFollower, PlaceGold, PlaceTile, View
from bot.games.carcassonne.prospects import turns_by_place
from cogs.games.carcassonne.draft import completed
from tests.e2e.world import controls

FEW = 4
"""Most turns take no more clicks."""


def clicks_of(view: View, actions: Sequence[Action]) -> int:
    """Count the clicks of a whole turn: those that open the panel, choose one of several places, confirm; what differs.

    The panel proposes a turn of the tile and a place for the second ingot, and no follower.
    """
    laying, *others = actions
    assert isinstance(laying, PlaceTile)
    place = Place(laying.x, laying.y)
    turned = completed(view, place).turn != laying.turn
    draft = completed(view, place, laying.turn)
    gold = any(isinstance(action, PlaceGold) and Place(action.x, action.y) != draft.gold for action in others)
    several = len(turns_by_place(view.board, laying.tile)) > 1
    return 2 + several + turned + gold + any(isinstance(action, PlaceFollower) for action in others)


async def choose(
    person: simcord.MemberActor, panel: discord.Message, what: str, value: str
) -> simcord.InteractionResult:
    """Choose one of several: by the button whose argument ends with a value, or in the select that offers it."""
    for custom_id, each in controls(panel).items():
        if custom_id.split(":")[1] != what:
            continue
        if isinstance(each, discord.ui.Button) and custom_id.endswith((f":{value}", f".{value}")):
            return await person.click(panel, custom_id=custom_id)
        if isinstance(each, discord.ui.Select) and value in [option.value for option in each.options]:
            return await person.select(panel, [value], custom_id=custom_id)
    raise AssertionError(f"{what} does not offer {value}: {list(controls(panel))}")
