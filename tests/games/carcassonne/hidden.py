"""What nobody may know is the order of the stack."""

from __future__ import annotations

from random import Random

from bot.games.carcassonne import Position


def redeal(position: Position, seat: int | None, open_hands: bool, chance: Random) -> Position:
    """Shuffle the stack."""
    return position._replace(stack=tuple(chance.sample(position.stack, len(position.stack))))
