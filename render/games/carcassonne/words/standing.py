"""Whose turn it is and what it is about, in words that the text board and alt texts share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Phase, View
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.ending import totals
from bot.texts import Texts
from bot.texts.games.carcassonne.pieces import say_tile, say_turned

GAME: Final = "carcassonne"
_ASKED: Final = {Phase.TILE: "tile", Phase.GOLD: "gold", Phase.FOLLOWER: "follower", Phase.INGOT: "ingot"}


def say_turn(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    """Return whose turn it is and what to do, or who has won, and how many tiles are left."""
    if view.phase is Phase.OVER:
        won = [names[seat] for seat in totals(view).winners]
        return [t.say("board-over"), t.say("board-won", count=len(won), names=t.list(won))]
    left = t.say("board-left", count=len(view.left))
    if view.phase is Phase.STOPPED:
        return [t.say("board-over"), left]
    tile = "" if view.tile is None else view.tile.id
    asked = t.say(f"board-turn-{_ASKED.get(view.phase, 'none')}", name=names[view.asked], tile=tile)
    return [asked, left]


def say_newest(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    """Describe the tile that was laid last, by whom, and how it lies: a line, or none while the start tile is alone."""
    if len(view.board.laid) == 1:
        return []
    last = view.board.laid[-1]
    # until the tile of the next turn is laid, it is the one of the turn before
    seat = view.turn if view.tile is None else (view.turn - 1) % len(names)
    return [
        t.say(
            "board-newest",
            tile=last.tile.id,
            place=coordinate(last.place),
            turned=say_turned(t, last.turn),
            name=names[seat],
            shows=say_tile(t, last.tile, last.turn),
        )
    ]


def say_laid(t: Texts, view: View) -> str:
    """Describe the newest tile for an alt text: where it lies, how, and what it shows."""
    last = view.board.laid[-1]
    turned, shows = say_turned(t, last.turn), say_tile(t, last.tile, last.turn)
    return t.say("picture-alt-laid", tile=last.tile.id, place=coordinate(last.place), turned=turned, shows=shows)
