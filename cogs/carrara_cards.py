"""The conditions for announcing the end, printed or on cards, and what the cards would bring a player now."""

from __future__ import annotations

from bot.games.carrara.view import SeatView
from bot.texts import Texts
from bot.texts.carrara_cards import say_many
from cogs.carrara_own import goals_of, own_player


def condition_lines(t: Texts, view: SeatView) -> list[str]:
    """Say how far a seat is from each condition for announcing the end."""
    goals = goals_of(view, own_player(view))
    if view.cards is None:
        have = {name: goal.have for name, goal in zip(_PRINTED, goals, strict=True)}
        need = {f"{name}_needed": goal.need for name, goal in zip(_PRINTED, goals, strict=True)}
        return [t.say("hand-conditions", **have, **need)]
    lines = [t.say("hand-conditions-cards")]
    for goal in goals:
        assert goal.card.condition is not None
        what = say_many(t, goal.card.condition.counted)
        key = "hand-goal" if goal.lacking else "hand-goal-met"
        lines.append(t.say(key, what=what, have=goal.have, need=goal.need))
    return lines


_PRINTED = ("scorings", "objects", "costs")
