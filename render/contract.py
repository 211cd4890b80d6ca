"""What a game draws. What it does not draw itself is shown as text, in words or as a plain picture of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.contract import Outcome
from render.common.plain import plain_picture, plain_score, plain_text
from render.engine.picture import Picture


class Pictures:
    """The pictures of one game; names are raw."""

    chapters: Mapping[int, tuple[Callable[[str], Picture], ...]] = {}
    """For each chapter of the rules that has pictures, by its number from 1: what draws them in a language."""

    def __init__(self, game: str) -> None:
        self.game = game

    def board(
        self, view: Any, names: Sequence[str], language: str, events: Sequence[Any] = (), band: str = ""
    ) -> Picture:
        """Draw the public board, with what events changed marked; a band may say what picture it is."""
        return plain_picture(self.game, self.text_board(view, names, language), names, language, band)

    def hand(self, view: Any, names: Sequence[str], language: str) -> Picture:
        """Draw a seat's own hand; for its owner alone."""
        return plain_picture(self.game, plain_text(self.game, view, names, language), names, language)

    def player_board(
        self, view: Any, seat: int, names: Sequence[str], language: str, events: Sequence[Any] = ()
    ) -> Picture:
        """Draw what is public of one player, large."""
        return self.board(view, names, language, events)

    def final_score(
        self,
        view: Any,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
    ) -> Picture:
        """Draw the final scoring, with each seat's points after each of its turns where they are known."""
        return plain_score(self.game, outcome, names, language, growth)

    def text_board(self, view: Any, names: Sequence[str], language: str) -> str:
        """Write the whole public position in Discord's markdown, in at most 3,500 characters."""
        return plain_text(self.game, view, names, language)

    def showcase(self, language: str) -> Iterator[tuple[str, Picture]]:
        """Draw every kind of picture for telling positions, each with a name."""
        return iter(())
