"""The whole state of a game, and its setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.games.carcassonne.board import start
from bot.games.carcassonne.components import SEATS, Tile, drawn_tiles
from bot.games.carcassonne.player import Player
from bot.games.carcassonne.variants import GOLD_MINES, OPTIONS, WITHOUT_FARMERS
from bot.games.carcassonne.view import Phase, View
from bot.games.chance import Chance
from bot.games.codec import short
from bot.games.contract import BadData


class Position(NamedTuple):
    """The whole state of a game, including the order of the stack."""

    open: View
    """All that everyone may know."""
    stack: tuple[Tile, ...]
    """From the top."""


RULES: Final = 2
"""The version of the rules."""


def deal(seats: int, options: Mapping[str, bool], chance: Chance, rules: int = RULES) -> Position:
    """Set up a game: the start tile, and all others in a random order, the first of them drawn; raise BadData."""
    if seats not in SEATS:
        raise BadData("seats", f"{seats} is not from {SEATS.start} to {SEATS[-1]}")
    for name, chosen in options.items():
        if name not in OPTIONS:
            raise BadData("options." + short(name).strip("'"), "unknown option")
        if not chosen:
            raise BadData(f"options.{name}", "left out unless chosen")
    tiles = drawn_tiles(GOLD_MINES in options)
    first, *stack = chance.sample(tiles, len(tiles))
    view = View(
        board=start(),
        players=(Player(),) * seats,
        turn=0,
        phase=Phase.TILE,
        tile=first,  # every tile fits the start tile, which shows all three terrains
        removed=(),
        gold_mines=GOLD_MINES in options,
        without_farmers=WITHOUT_FARMERS in options,
        rules=rules,
    )
    return Position(view, tuple(stack))


def view(position: Position, seat: int | None, open_hands: bool = False) -> View:
    """Return what a seat, or with None an onlooker, may know: the same for all, as nobody holds anything hidden."""
    return position.open


def view_with_memory(position: Position, seat: int | None) -> View:
    """Return the same: everything that happened in public still lies open."""
    return position.open


def determinize(view: View, chance: Chance) -> Position:
    """Shuffle the stack, whose tiles are known."""
    left = view.left
    return Position(view, tuple(chance.sample(left, len(left))))
