"""Texts for why a hint proposes what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.carcassonne import Action, IngotTaken, KeepFollower, PlaceFollower, PlaceTile, View, preview
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.followers import free_segments
from bot.games.carcassonne.obstruction import obstruction
from bot.games.players import Suggestion
from bot.texts import Fact, Texts
from bot.texts.games.carcassonne.actions import Gains, completions, say_choice
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
    """Yield what speaks for actions, each fact once."""
    first, laid, last = line[0], view, line[-1]
    if isinstance(first, PlaceTile):
        laid = preview(view, view.turn, [first]).view
        yield from (said for who, said in completions(t, view, first) if who in (Gains.OWN, Gains.SHARED))
        yield from say_grown(t, laid)
        yield from _hinders(t, view, first)
    match last:
        case PlaceFollower():
            segment, brings = say_choice(t, laid, last)
            yield brings if last is first else t.say("why-follower", segment=segment, brings=brings)
        case KeepFollower() if followers := laid.players[laid.turn].followers:
            yield t.say("why-keep" if free_segments(laid) else "why-keep-none", count=followers)
    taken = [each for each in preview(view, view.asked, line).events if isinstance(each, IngotTaken)]
    if own := sum(each.seat == view.asked for each in taken):
        yield t.say("why-ingots", ingots=t.say("ingots", count=own))


def _hinders(t: Texts, view: View, laying: PlaceTile) -> Iterator[str]:
    if found := obstruction(view, laying):
        facts: dict[str, Fact] = {"place": coordinate(found.place), "before": found.before}
        yield t.say("why-hinders", kind=t.say(f"kind-{found.kind}"), count=found.after, **facts)
