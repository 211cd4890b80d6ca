"""Texts for why a hint proposes what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.carcassonne import Action, IngotTaken, KeepFollower, PlaceFollower, PlaceTile, View, preview
from bot.games.players import Suggestion
from bot.texts import Texts
from bot.texts.games.carcassonne.actions import say_choice, say_completions
from bot.texts.games.carcassonne.panels import say_grown


def say_why(t: Texts, view: View, suggestion: Suggestion) -> str:
    """Explain what a suggestion completes or adds to, what its follower brings or that it is kept, and the ingots."""
    line = suggestion.advice.line if suggestion.then is None else (*suggestion.advice.line, suggestion.then)
    said = "; ".join(_reasons(t, view, line))
    return t.say("why-line", reasons=said) if said else ""


def say_in_hindsight(t: Texts, view: View, better: Sequence[Action]) -> str:
    """Explain what other actions would have completed or added to, and what became of the follower."""
    said = "; ".join(_reasons(t, view, better))
    return t.say("better-because", reasons=said) if said else ""


def _reasons(t: Texts, view: View, line: Sequence[Action]) -> Iterator[str]:
    first, laid = line[0], view
    if isinstance(first, PlaceTile):
        laid = preview(view, view.turn, [first]).view
        yield from say_completions(t, view, first)
        yield from say_grown(t, laid)
    match line[-1]:
        case PlaceFollower() as follower:
            segment, brings = say_choice(t, laid, follower)
            yield brings if follower is first else t.say("why-follower", segment=segment, brings=brings)
        case KeepFollower() if laid.players[laid.turn].followers:
            yield t.say("why-keep", followers=t.say("followers", count=laid.players[laid.turn].followers))
    taken = [each for each in preview(view, view.turn, line).events if isinstance(each, IngotTaken)]
    if own := sum(each.seat == view.turn for each in taken):
        yield t.say("why-ingots", ingots=t.say("ingots", count=own))
