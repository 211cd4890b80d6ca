"""The light over the landscape, which follows the game from morning to evening."""

from __future__ import annotations

from bot.games.carrara.components import SCORINGS_TO_ANNOUNCE
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.view import CarraraView
from render.common.page import Light


def light_of(view: CarraraView) -> Light:
    """Return the light of a position: evening in the last round and at the end, morning in the first third."""
    if view.phase is CarraraPhase.OVER or view.last_round_by is not None:
        return Light.EVENING
    costs = conditions(len(view.players)).costs
    furthest = max((each.scorings / SCORINGS_TO_ANNOUNCE + min(1, each.costs / costs)) / 2 for each in view.players)
    return Light.MORNING if furthest < (1 / 3) else Light.NOON
