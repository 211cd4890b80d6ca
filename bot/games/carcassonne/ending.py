"""The end of the game: features that are not completed, fields and ingots score."""

from __future__ import annotations

from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import Event, FeatureScored, GameEnded, IngotsScored
from bot.games.carcassonne.player import Player
from bot.games.carcassonne.scoring import scored, with_points
from bot.games.carcassonne.view import Phase, View
from bot.games.contract import Outcome


def final_scorings(view: View) -> tuple[FeatureScored, ...]:
    """Return how all features that hold followers would score if the game ended now; none that brings nothing."""
    held = (feature for feature in view.board.features.values() if feature.followers)
    events = (scored(view.board, feature) for feature in held)
    return tuple(sorted((event for event in events if event.points), key=lambda event: event.followers))


def end(view: View) -> tuple[View, tuple[Event, ...]]:
    """End the game; the followers stay where they are."""
    features = final_scorings(view)
    over = with_points(view, features)._replace(phase=Phase.OVER, tile=None)
    ingots = [
        IngotsScored(seat, player.ingots, player.gold) for seat, player in enumerate(over.players) if player.ingots
    ]
    return over, (*features, *ingots, GameEnded(totals(over).winners))


def if_ended(view: View) -> Outcome:
    """Return how the game would end now, as everyone can work it out."""
    return totals(end(view)[0])


def breakdown(player: Player) -> dict[str, int]:
    """Itemise a player's score."""
    items = {kind.value: getattr(player, kind.value) for kind in Kind} | {"gold": player.gold}
    return {**items, "total": sum(items.values())}


def totals(view: View) -> Outcome:
    """Add up everyone's points; the most win, and ties are shared."""
    items = tuple(breakdown(player) for player in view.players)
    scores = tuple(item["total"] for item in items)
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)), items)
