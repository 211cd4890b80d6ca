"""How near the end of a game of Carrara is, judging by a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.cards.card import OF_BUILDINGS, OF_OBJECTS, Of
from bot.games.carrara.components import COSTS, GREAT_COST
from bot.games.carrara.ending import Goal
from bot.games.carrara.position import Phase
from bot.games.carrara.prospects import goals_of, open_player, own_player
from bot.games.carrara.view import SeatView
from bot.texts import Texts
from bot.texts.games.carrara.cards import say_goal

FEW = 6
"""Up to how many buildings left are worth mentioning."""
FAR = 6
"""Beyond this many turns it does not matter yet who lacks what."""
_IN_COSTS = (Of.COSTS, Of.CITY_COSTS, Of.LAND_COSTS)
_HIDDEN = OF_OBJECTS | {Of.COINS}
"""What is behind a screen."""


def outlook(t: Texts, view: SeatView, names: Sequence[str]) -> str:
    """Describe who could announce the end when; names arrive escaped, and of others only what is visible counts."""
    if view.last_round_by is not None:
        return t.say("outlook-last-round")
    own = [goal for goal in goals_of(view, own_player(view)) if goal.lacking]
    seat, other = _nearest(view)
    acted = view.phase is not Phase.ACTION
    if (turns := min(_turns(view, own, acted), _turns(view, other))) > FAR:
        said = [t.say("outlook-far", turns=turns)]
    else:
        said = [_own(t, view, own, acted), _other(t, view, other, names[seat])]
        if other and view.open_hands is None:
            said.append(t.say("outlook-hidden"))
    if (left := len(view.display) + view.stack) <= FEW:
        said.append(t.say("outlook-buildings", count=left))
    return " ".join(said)


def _of(goal: Goal) -> Of:
    assert goal.card.condition is not None
    return goal.card.condition.counted.of


def _turns(view: SeatView, lacking: Sequence[Goal], acted: bool = False) -> int:
    """Return how many turns it takes at least: one per scoring, and for costs buildings of the highest cost.

    The turn under way is counted, even if its action is done.
    """
    most = GREAT_COST if view.great else COSTS[-1]
    buildings = scorings = 0
    for goal in lacking:
        if _of(goal) in OF_BUILDINGS:
            buildings = max(buildings, -(-goal.lacking // most) if _of(goal) in _IN_COSTS else goal.lacking)
        elif _of(goal) not in _HIDDEN:
            scorings = max(scorings, goal.lacking)
    actions = buildings + scorings
    return actions + 1 if acted else max(1, actions)


def _said(t: Texts, lacking: Sequence[Goal]) -> str:
    return t.list([say_goal(t, goal) for goal in lacking])


def _own(t: Texts, view: SeatView, lacking: Sequence[Goal], acted: bool) -> str:
    if not lacking:
        return t.say("outlook-own-at-once" if acted else "outlook-own-now")
    return t.say("outlook-own", missing=_said(t, lacking), turns=_turns(view, lacking, acted))


def _nearest(view: SeatView) -> tuple[int, list[Goal]]:
    """Find the other seat that is nearest to the end, and what it lacks."""
    others = {seat: _seen_lacking(view, seat) for seat in range(len(view.players)) if seat != view.seat}
    return min(
        others.items(), key=lambda other: (_turns(view, other[1]), sum(goal.lacking for goal in other[1]), other[0])
    )


def _seen_lacking(view: SeatView, seat: int) -> list[Goal]:
    lacking = [goal for goal in goals_of(view, open_player(view, seat)) if goal.lacking]
    return lacking if view.open_hands is not None else [goal for goal in lacking if _of(goal) not in _HIDDEN]


def _other(t: Texts, view: SeatView, lacking: Sequence[Goal], name: str) -> str:
    if not lacking:
        return t.say("outlook-other-ready" if view.cards is None else "outlook-other-ready-cards", name=name)
    return t.say("outlook-other", name=name, missing=_said(t, lacking), turns=_turns(view, lacking))
