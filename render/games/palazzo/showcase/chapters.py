"""The pictures in the rules: for each chapter that benefits from it, a moment of a game that shows what it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.games.palazzo import Phase, Position, highest, outcome, view
from bot.games.palazzo.components import TOO_MANY
from render.engine.cache import kept
from render.engine.picture import Picture
from render.games.palazzo.pictures import PAGES
from render.games.palazzo.showcase.played import Moment, moment, played

NAMES: Final = ("Anna", "Benedetto", "Chiara", "Dante")
SEED: Final = 9


def start() -> Moment:
    """Return the beginning of a game of two."""
    return played(2, 3)[0]


def money() -> Moment:
    """Return a moment in which money has been revealed to three players."""
    return moment(3, SEED, lambda position: len(position.display) > 3)


def revealed() -> Moment:
    """Return a moment in which a tile has just come to a warehouse of several."""
    return moment(4, SEED, lambda position: position.phase is Phase.REVEALED and len(position.warehouse) > 2)


def auction() -> Moment:
    """Return a moment in which two have bid for the tiles of a quarry."""
    return moment(4, SEED, lambda position: position.phase is Phase.BIDDING and highest(position.bids) > 5)


def offered() -> Moment:
    """Return a moment in which everyone takes a tile of a quarry with four or more."""
    return moment(2, SEED, lambda position: position.phase is Phase.CHOOSING and len(position.quarry) >= TOO_MANY)


def built() -> Moment:
    """Return a moment late in a game of two, with palazzi of all heights."""

    def heights(position: Position) -> set[int]:
        return {len(each.floors) for player in position.players for each in player.palazzi}

    return moment(2, SEED, lambda position: position.phase is Phase.TURN and heights(position) >= {2, 3, 4, 5}, 0.9)


def _market(which: Callable[[], Moment]) -> Callable[[str], Picture]:
    """Draw the market at a moment."""
    return kept(lambda language: _board(which(), language)[0])


def _palazzi(which: Callable[[], Moment]) -> Callable[[str], Picture]:
    """Draw everyone's palazzi at a moment."""
    return kept(lambda language: _board(which(), language)[1])


def _board(shown: Moment, language: str) -> tuple[Picture, ...]:
    names = NAMES[: len(shown.position.players)]
    return PAGES.board(view(shown.position, None), names, language, shown.events)


@kept
def hand(language: str) -> Picture:
    """Draw the hand of someone who holds a group."""
    position = built().position
    seat = max(range(2), key=lambda seat: len(position.players[seat].hand))
    return PAGES.hand(view(position, seat), NAMES[:2], language)


@kept
def ending(language: str) -> Picture:
    """Draw a final scoring."""
    end = played(4, SEED)[-1].position
    result = outcome(end)
    assert result is not None, "the game has been played to its end"
    return PAGES.final_score(view(end, None), result, NAMES, language)[0]


CHAPTERS: Final[Mapping[int, tuple[Callable[[str], Picture], ...]]] = {
    1: (_palazzi(built),),
    3: (_market(start),),
    5: (_market(money),),
    6: (hand,),
    7: (_market(revealed),),
    8: (_market(auction), _market(offered)),
    11: (ending,),
}
"""By chapter, numbered from 1: functions that draw its pictures in a language."""
