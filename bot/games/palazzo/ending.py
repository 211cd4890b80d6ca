"""The end of a turn and of the game (sections 5 and 7)."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import Outcome, Played
from bot.games.palazzo.actions import EndTurn
from bot.games.palazzo.events import Event, GameEnded, TurnEnded
from bot.games.palazzo.payment import most
from bot.games.palazzo.player import Player
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.scoring import points_of_all


def end_turn(position: Position, _: EndTurn, __: Chance) -> Played[Position]:
    """Give the turn to the next seat."""
    seat, following = position.turn, position.after(position.turn)
    after = position._replace(turn=following, asked=following, phase=Phase.TURN)
    return Played(after, (TurnEnded(seat, following),), reveals=False, turn_ended=seat)


def end(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """End the game after the fifth envoy."""
    over = position._replace(phase=Phase.OVER)
    return over, (TurnEnded(position.turn, None), GameEnded(totals(over).winners))


def breakdown(player: Player) -> dict[str, int]:
    """Itemise a seat's score, with what its money could pay at most."""
    points = points_of_all(player.palazzi)
    return {**points._asdict(), "total": points.total, "money": most(player.hand)}


def totals(position: Position) -> Outcome:
    """Return scores and winners: the most points, then the most money; who is still tied shares."""
    items = tuple(breakdown(player) for player in position.players)
    keys = [(item["total"], item["money"]) for item in items]
    winners = tuple(seat for seat, key in enumerate(keys) if key == max(keys))
    return Outcome(tuple(item["total"] for item in items), winners, items)


def outcome(position: Position) -> Outcome | None:
    """Return scores and winners, or None while the game runs."""
    return totals(position) if position.phase is Phase.OVER else None
