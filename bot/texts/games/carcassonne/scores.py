"""Texts for what everyone has, during the game and after it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carcassonne import Kind, Outcome, Phase, View
from bot.texts import Texts


def say_belongings(t: Texts, view: View, seat: int) -> str:
    """Return a seat's points, the followers in its supply and its ingots."""
    player = view.players[seat]
    said = [t.say("points-scored", count=player.points), t.say("followers", count=player.followers)]
    if view.gold_mines:
        said.append(t.say("ingots", count=player.ingots))
    return ", ".join(said)


def say_scores(t: Texts, view: View, seat: int, ended: Outcome) -> str:
    """Return what a seat has, and the score it would have if the game ended now."""
    has = say_belongings(t, view, seat)
    return has if view.phase is Phase.STOPPED else t.say("score-if-ended", has=has, score=ended.scores[seat])


def say_standing(t: Texts, view: View, names: Sequence[str]) -> str:
    """List what everyone has, a line for each seat."""
    return "\n".join(
        t.say("standing-line", name=name, items=say_belongings(t, view, seat)) for seat, name in enumerate(names)
    )


def say_score(t: Texts, view: View, outcome: Outcome, names: Sequence[str], places: Sequence[str]) -> str:
    """Itemise the final scoring, a line for each seat in order of rank."""
    return "\n".join(
        t.say(
            "score-line",
            place=places[seat],
            name=names[seat],
            total=outcome.scores[seat],
            items=say_items(t, view, outcome, seat),
        )
        for seat in outcome.order
    )


def say_items(t: Texts, view: View, outcome: Outcome, seat: int) -> str:
    """List where a seat's points come from, as far as the variant has it."""
    items = [kind.value for kind in Kind if not (view.without_farmers and kind is Kind.FIELD)]
    items += ["gold"] * view.gold_mines
    counted = outcome.breakdown[seat]
    return ", ".join(t.say("item", item=t.say(f"item-{item}"), points=counted[item]) for item in items)
