"""Pictures: a view in, image bytes and alt text out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.games.game import Outcome
from render.engine.picture import Picture
from render.games import carrara


class Pictures(Protocol):
    """What every game draws; a package of functions fulfils it as it is."""

    def board(
        self, view: Any, names: Sequence[str], language: str, events: Sequence[Any] = (), band: str = ""
    ) -> Picture:
        """Draw the public board, with what events changed since a former turn marked; a band may say what it is."""
        ...

    def hand(self, view: Any, names: Sequence[str], language: str) -> Picture:
        """Draw a seat's own hand; for its owner alone."""
        ...

    def player_board(
        self, view: Any, seat: int, names: Sequence[str], language: str, events: Sequence[Any] = ()
    ) -> Picture:
        """Draw what is public of one player, large."""
        ...

    def final_score(
        self,
        view: Any,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
    ) -> Picture:
        """Draw the final scoring; where each seat's points after each of its turns are known, how they grew."""
        ...

    def text_board(self, view: Any, names: Sequence[str], language: str) -> str:
        """Write the whole public position as text."""
        ...


PICTURES: Mapping[str, Pictures] = {"carrara": carrara}

__all__ = ["PICTURES", "Picture", "Pictures"]
