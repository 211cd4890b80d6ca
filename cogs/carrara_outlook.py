"""How close the end of a game of Carrara is, by what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara import Conditions, conditions
from bot.games.carrara.components import COSTS
from bot.games.carrara.position import Phase
from bot.games.carrara.view import SeatView
from bot.texts import Texts

FEW = 6
"""So many buildings are few enough to be told."""
FAR = 6
"""Beyond so many turns it does not matter yet who lacks what."""


def needed(view: SeatView) -> Conditions:
    """Tell what it takes to announce the end."""
    return conditions(len(view.players))


def outlook(t: Texts, view: SeatView, names: Sequence[str]) -> str:
    """Say who could announce the end when; names arrive escaped, and of the others only what lies open counts."""
    if view.last_round_by is not None:
        return t.say("outlook-last-round")
    own = _lacking(view, view.seat, sum(view.hand.objects))
    seat, other = _nearest(view)
    acted = view.phase is not Phase.ACTION
    if (turns := min(_turns(own, acted), _turns(other))) > FAR:
        said = [t.say("outlook-far", turns=turns)]
    else:
        said = [_own(t, own, acted), _other(t, other, names[seat])]
        if any(other) and view.open_hands is None:
            said.append(t.say("outlook-hidden"))
    if (left := len(view.display) + view.stack) <= FEW:
        said.append(t.say("outlook-buildings", count=left))
    return " ".join(said)


def _lacking(view: SeatView, seat: int, objects: int | None) -> Conditions:
    need, player = needed(view), view.players[seat]
    return Conditions(
        max(0, need.scorings - player.scorings),
        0 if objects is None else max(0, need.objects - objects),
        max(0, need.costs - player.costs),
    )


def _turns(lacking: Conditions, acted: bool = False) -> int:
    """Tell how many turns it takes at least: a scoring each, and buildings of the highest cost.

    The turn under way is counted, even where its action is done.
    """
    actions = lacking.scorings + -(-lacking.costs // COSTS[-1])
    return actions + 1 if acted else max(1, actions)


def _said(t: Texts, lacking: Conditions) -> str:
    keys = {"scorings": lacking.scorings, "objects": lacking.objects, "missing-costs": lacking.costs}
    return t.list([t.say(key, count=count) for key, count in keys.items() if count])


def _own(t: Texts, lacking: Conditions, acted: bool) -> str:
    if not any(lacking):
        return t.say("outlook-own-at-once" if acted else "outlook-own-now")
    return t.say("outlook-own", missing=_said(t, lacking), turns=_turns(lacking, acted))


def _nearest(view: SeatView) -> tuple[int, Conditions]:
    """Find whoever of the others is nearest to the end, and what they lack."""
    hands = view.open_hands
    others = {
        seat: _lacking(view, seat, None if hands is None else sum(hands[seat].objects))
        for seat in range(len(view.players))
        if seat != view.seat
    }
    return min(others.items(), key=lambda other: (_turns(other[1]), sum(other[1]), other[0]))


def _other(t: Texts, lacking: Conditions, name: str) -> str:
    if not any(lacking):
        return t.say("outlook-other-ready", name=name)
    return t.say("outlook-other", name=name, missing=_said(t, lacking), turns=_turns(lacking))
