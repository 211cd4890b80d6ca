"""People who play whichever game a test plays."""

from __future__ import annotations

from tests.e2e.games.carrara.players import CommandPlayer as CarraraPlayer
from tests.e2e.players import CommandPlayer, Player
from tests.e2e.world import World


def command_player(world: World) -> Player:
    """Return someone who plays the world's game by its commands."""
    return CarraraPlayer(world) if world.game == "carrara" else CommandPlayer(world)
