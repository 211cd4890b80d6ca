"""The texts of Carcassonne."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceTile
from bot.games.carcassonne.board import Place, coordinate
from bot.games.carcassonne.components import FOLLOWERS, TILES
from bot.games.carcassonne.events import IngotTaken
from bot.games.carcassonne.orders import TakeMost
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.carcassonne.prospects import obstruction
from bot.games.carcassonne.turn import free_segments, preview
from bot.games.contract import IllegalAction, Outcome, Turn
from bot.games.players import Suggestion
from bot.texts import Fact, Texts
from bot.texts.contract import GameTexts
from bot.texts.games.carcassonne.describe import describe, describe_players, describe_score
from bot.texts.games.carcassonne.events import say_events
from bot.texts.games.carcassonne.panels import (
    Gains,
    completions,
    effects,
    say_action,
    say_choice,
    say_grown,
    say_turn,
)
from bot.texts.games.carcassonne.pieces import say_directions, say_tile, say_turned
from bot.texts.graphemes import sentence
from bot.texts.sections import Section

LAST_TILES: Final = 5
"""From this number on, everyone is told how many tiles are left."""


class CarcassonneTexts(GameTexts):
    def rules(self) -> list[tuple[str, str]]:
        """Return the rules as chapters, followed by a list of all tiles."""
        say = self.t.say
        tiles = [
            say("rules-tile", tile=tile.id, count=tile.count, shows=say_tile(self.t, tile)) for tile in TILES.values()
        ]
        listed = "\n".join([say("rules-tiles"), "", *tiles])
        return [*super().rules(), (say("rules-tiles-title"), listed)]

    def lines(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """Describe what happened, a line for each turn."""
        return say_events(self.t, events, names, bold=True)

    def refusal_facts(self, refused: IllegalAction, names: Sequence[str]) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"followers": FOLLOWERS}
        for name, fact in refused.facts.items():
            facts |= _say_fact(self.t, name, fact, names)
        if "x" in refused.facts:
            facts["place"] = _place_named(*(int(str(refused.facts[name])) for name in "xy"))
        return facts

    def prompt(self, view: CarcassonneView, names: Sequence[str]) -> str:
        """Describe in a few words what the seat that is to act can do now."""
        if view.phase is CarcassonnePhase.TILE:
            assert view.tile is not None, "a tile is drawn for every turn"
            return self.t.say("asked-tile", tile=view.tile.id)
        if view.phase is CarcassonnePhase.INGOT:
            return self.t.say("asked-ingot")
        last = view.board.laid[-1]
        if view.phase is CarcassonnePhase.GOLD:
            return self.t.say("asked-gold", place=coordinate(last.place))
        return self.t.say("asked-follower", tile=last.tile.id)

    def role(self, view: CarcassonneView) -> str:
        """Return whether the seat that is asked is in its own turn, or takes an ingot in someone else's."""
        return "turn" if view.asked == view.turn else "answer"

    def turn_hint(self, view: CarcassonneView) -> str:
        """Return the public remark that few tiles are left, or nothing."""
        left = len(view.left)
        return self.t.say("hint-tiles-left", count=left) if view.tile is not None and left <= LAST_TILES else ""

    def action(self, action: Action, names: Sequence[str] = ()) -> str:
        """Describe an action in a few words, as something to do."""
        return say_action(self.t, action)

    def turn(self, view: CarcassonneView, actions: Sequence[Action]) -> str:
        """Describe actions that a seat does one after the other, the first of them in this view."""
        return say_turn(self.t, view, actions)

    def action_choice(self, view: CarcassonneView, action: Action, names: Sequence[str]) -> tuple[str, str]:
        """Describe an action among others of its kind, and what it brings."""
        if isinstance(action, PlaceTile):
            place = action.place
            _, does = effects(self.t, view, names, place, action.turn)
            return coordinate(place) + say_turned(self.t, action.turn), does or self.t.say("place-nothing")
        return say_choice(self.t, view, action)

    def why(self, view: CarcassonneView, suggestion: Suggestion, names: Sequence[str]) -> str:
        """Explain what an action completes, and what its follower brings."""
        said = "; ".join(_reasons(self.t, view, suggestion.line))
        return self.t.say("why-line", reasons=sentence(said)) if said else ""

    def in_hindsight(
        self,
        view: CarcassonneView,
        done: Action,
        better: Sequence[Action],
        later: Sequence[tuple[Turn, str]],
        names: Sequence[str],
    ) -> str:
        """Explain after a game what other actions would have brought."""
        said = "; ".join(_reasons(self.t, view, better))
        return self.t.say("better-because", reasons=said) if said else ""

    def order(self, order: TakeMost) -> str:
        return self.t.say("order-take-most")

    def order_terms(self, view: CarcassonneView, order: TakeMost) -> str:
        return self.t.say("order-take-most-terms")

    def score_text(self, view: CarcassonneView, outcome: Outcome, names: Sequence[str]) -> str:
        return "\n".join(describe_score(self.t, view, outcome, names))

    def standing_text(self, view: CarcassonneView, names: Sequence[str]) -> str:
        return "\n".join(describe_players(self.t, view, names))

    def sections(self, view: CarcassonneView, names: Sequence[str]) -> list[Section]:
        return describe(self.t, view, names)

    def outlook(self, view: CarcassonneView, names: Sequence[str]) -> str:
        return self.t.say("outlook", count=len(view.left))


TEXTS: Final = CarcassonneTexts


def _reasons(t: Texts, view: CarcassonneView, line: Sequence[Action]) -> Iterator[str]:
    """Yield the reasons for actions, each fact once."""
    first, laid, last = line[0], view, line[-1]
    if isinstance(first, PlaceTile):
        laid = preview(view, view.turn, [first]).view
        yield from (said for who, said in completions(t, view, first) if who in (Gains.OWN, Gains.SHARED))
        yield from say_grown(t, laid)
        yield from _warn_of_obstruction(t, view, first)
    match last:
        case PlaceFollower():
            segment, brings = say_choice(t, laid, last)
            yield brings if last is first else t.say("why-follower", segment=segment, brings=brings)
        case KeepFollower() if followers := laid.players[laid.turn].followers:
            yield t.say("why-keep" if free_segments(laid) else "why-keep-none", count=followers)
    taken = [each for each in preview(view, view.asked, line).events if isinstance(each, IngotTaken)]
    if own := sum(each.seat == view.asked for each in taken):
        yield t.say("why-ingots", ingots=t.say("ingots", count=own))


def _warn_of_obstruction(t: Texts, view: CarcassonneView, laying: PlaceTile) -> Iterator[str]:
    if found := obstruction(view, laying):
        place = coordinate(found.place)
        yield t.say("why-hinders", kind=found.kind, place=place, before=found.before, count=found.after)


def _place_named(x: int, y: int) -> str:
    """Return the name of a place, or its numbers if a record names one beyond any possible tile."""
    try:
        return coordinate(Place(x, y))
    except ValueError:
        return f"({x}, {y})"


def _say_fact(t: Texts, name: str, fact: Any, names: Sequence[str]) -> dict[str, Fact]:
    match name:
        case "turns":
            return {"count": fact}
        case "tile":
            return {"tile": fact.id}
        case "sides":
            return {"sides": say_directions(t, fact)}
        case "seats":
            return {"names": t.list([names[seat] for seat in fact])}
        case "feature":
            return {"feature": fact, "kind": t.say(f"the-{fact}"), "segment": t.say(f"kind-{fact}")}
    return {}
