"""Texts on how near the end of a game of Carrara is, the conditions for it, and what the cards would score."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.cards.card import OF_BUILDINGS, OF_COSTS, Card, CardKind, Cards
from bot.games.carrara.cards.scoring import itemise
from bot.games.carrara.components import COINS_A_POINT, COSTS, GREAT_COST
from bot.games.carrara.ending import Goal
from bot.games.carrara.position import CarraraPhase, CarraraPlayer
from bot.games.carrara.prospects import HIDDEN_GOODS, goals_of, open_player, reveal_own_player
from bot.games.carrara.view import CarraraSeatView, CarraraView
from bot.texts import Texts
from bot.texts.games.carrara.cards import describe, describes_coins, say_goal, say_kind, say_many, say_with_source

FEW_BUILDINGS = 6
"""The number of buildings left from which it is mentioned."""
FAR_TURNS = 6
"""If the end is further away than this, nobody's missing conditions are told."""


def outlook(t: Texts, view: CarraraSeatView, names: Sequence[str]) -> str:
    """Describe when the seat and its nearest rival could announce the end, from what the seat sees."""
    if view.last_round_by is not None:
        return t.say("hint-last-round")
    own = [goal for goal in goals_of(view, reveal_own_player(view)) if goal.lacking]
    seat, other = _nearest(view)
    acted = view.phase is not CarraraPhase.ACTION
    if (turns := min(_least_turns(view, own, acted), _least_turns(view, other))) > FAR_TURNS:
        said = [t.say("outlook-far", turns=turns)]
    else:
        said = [_describe_own(t, view, own, acted), _describe_other(t, view, other, names[seat])]
        if other and view.open_hands is None:
            said.append(t.say("outlook-hidden"))
    if (left := len(view.display) + view.stack) <= FEW_BUILDINGS:
        said.append(t.say("outlook-buildings", count=left))
    return " ".join(said)


def _least_turns(view: CarraraSeatView, lacking: Sequence[Goal], acted: bool = False) -> int:
    """Return the minimum number of turns: one for each scoring, and for costs, buildings of the highest cost.

    The turn under way is counted even if its action is done.
    """
    most = GREAT_COST if view.great else COSTS[-1]
    buildings = scorings = 0
    for goal in lacking:
        if goal.counted.of in OF_BUILDINGS:
            buildings = max(buildings, -(-goal.lacking // most) if goal.counted.of in OF_COSTS else goal.lacking)
        elif goal.counted.of not in HIDDEN_GOODS:
            scorings = max(scorings, goal.lacking)
    actions = buildings + scorings
    return actions + 1 if acted else max(1, actions)


def _list_goals(t: Texts, lacking: Sequence[Goal]) -> str:
    return t.list([say_goal(t, goal) for goal in lacking])


def _describe_own(t: Texts, view: CarraraSeatView, lacking: Sequence[Goal], acted: bool) -> str:
    if not lacking:
        return t.say("outlook-own-at-once" if acted else "outlook-own-now")
    return t.say("outlook-own", missing=_list_goals(t, lacking), turns=_least_turns(view, lacking, acted))


def _nearest(view: CarraraSeatView) -> tuple[int, list[Goal]]:
    """Find the other seat that is nearest to the end, and what it lacks."""
    others = {seat: _lacking_goals(view, seat) for seat in range(len(view.players)) if seat != view.seat}
    return min(
        others.items(),
        key=lambda other: (_least_turns(view, other[1]), sum(goal.lacking for goal in other[1]), other[0]),
    )


def _lacking_goals(view: CarraraSeatView, seat: int) -> list[Goal]:
    lacking = [goal for goal in goals_of(view, open_player(view, seat)) if goal.lacking]
    return lacking if view.open_hands is not None else [goal for goal in lacking if goal.counted.of not in HIDDEN_GOODS]


def _describe_other(t: Texts, view: CarraraSeatView, lacking: Sequence[Goal], name: str) -> str:
    if not lacking:
        return t.say("outlook-other-ready" if view.cards is None else "outlook-other-ready-cards", name=name)
    return t.say("outlook-other", name=name, missing=_list_goals(t, lacking), turns=_least_turns(view, lacking))


_LONGEST_CARD = 900
"""The limit on the text about a card, in characters."""
_BASE_CONDITIONS = ("scorings", "objects", "costs")
"""The conditions of the base game, in the order of goals."""


def condition_lines(t: Texts, view: CarraraSeatView) -> list[str]:
    """Describe how far a seat is from each condition for announcing, and with cards what they would score now."""
    player = reveal_own_player(view)
    goals = goals_of(view, player)
    if view.cards is None:
        have = {name: goal.have for name, goal in zip(_BASE_CONDITIONS, goals, strict=True)}
        need = {f"{name}_needed": goal.need for name, goal in zip(_BASE_CONDITIONS, goals, strict=True)}
        return [t.say("hand-conditions", **have, **need)]
    lines = [t.say("hand-conditions-cards")]
    lines += [t.say("hand-goal", goal=_progress(t, goal), card=say_with_source(t, goal.card)) for goal in goals]
    return [*lines, _describe_final_points(t, player, view.cards)]


def _progress(t: Texts, goal: Goal) -> str:
    what = say_many(t, goal.counted)
    return t.say("card-goal" if goal.lacking else "card-goal-met", what=what, have=goal.have, need=goal.need)


def _describe_final_points(t: Texts, player: CarraraPlayer, cards: Cards) -> str:
    """Describe in a line what everything would score if the game ended now."""
    points = itemise(player, cards)
    names = {"objects": cards.object, "buildings": cards.building, "extra": cards.extra}
    parts = [
        t.say("hand-card-points", card=say_with_source(t, card), count=points[item])
        for item, card in names.items()
        if card is not None
    ]
    parts += [t.say(f"hand-points-{item}", count=points[f"{item}"]) for item in ("loose_objects", "coins")]
    return t.say("hand-at-end", parts=", ".join(parts), count=sum(points.values()))


def opening(t: Texts, view: CarraraView) -> list[str]:
    """Describe which cards were drawn: a line, or none in the base game."""
    if view.cards is None:
        return []
    cards = [t.say("card-drawn", kind=say_kind(t, card), card=say_with_source(t, card)) for card in view.cards.all()]
    return [t.say("cards-drawn", cards=t.list(cards))]


def cards_texts(t: Texts, view: CarraraView) -> tuple[str, ...]:
    """Describe every card of a table, and to a seat its progress and what each would score for it now."""
    cards = view.cards
    assert cards is not None
    player = reveal_own_player(view) if isinstance(view, CarraraSeatView) else None
    goals = {} if player is None else {goal.card.kind: goal for goal in goals_of(view, player)}
    points = {} if player is None else itemise(player, cards)
    texts = [t.say("cards-title")]
    for card in cards.all():
        lines = [t.say("card-head", card=say_with_source(t, card), kind=say_kind(t, card))]
        lines.append(describe(t, card, len(view.players)))
        if card.kind is CardKind.OBJECT:
            lines.append(t.say("card-loose-objects"))
        if player is not None:
            lines.append(_describe_prospects(t, card, goals.get(card.kind), points))
        said = "\n".join(lines)
        texts.append(said if len(said) <= _LONGEST_CARD else said[: _LONGEST_CARD - 1] + "…")
    if not any(map(describes_coins, cards.all())):
        texts.append(t.say("cards-coins", per=COINS_A_POINT))
    if points:
        texts.append(t.say("cards-total", count=sum(points.values())))
    return tuple(texts)


_ITEMS = {CardKind.OBJECT: "objects", CardKind.BUILDING: "buildings", CardKind.EXTRA: "extra"}


def _describe_prospects(t: Texts, card: Card, goal: Goal | None, points: dict[str, int]) -> str:
    parts = [] if goal is None else [_progress(t, goal)]
    if card.kind in _ITEMS:
        parts.append(t.say("card-would-bring", count=points[_ITEMS[card.kind]]))
    if card.kind is CardKind.OBJECT and points["loose_objects"]:
        parts.append(t.say("card-would-bring-loose", count=points["loose_objects"]))
    return t.say("card-own", own=" · ".join(parts))
