"""The pictures of a game; what it does not draw itself is shown as text, or as a plain picture of the text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO
from typing import Any, TypeAlias

from PIL.Image import Image
from PIL.Image import open as opened

from bot.games import GAMES
from bot.games.contract import Outcome
from bot.games.hidden import View, standing
from bot.texts import texts
from bot.texts.contract import GameTexts
from bot.texts.games import game_texts
from render.common.plain import board_page, draw_score
from render.common.plain_seats import seats_page, seats_picture
from render.common.showcase import draw_showcase
from render.engine.picture import Picture

Chapters: TypeAlias = Mapping[int, tuple[Callable[[str], Picture], ...]]
"""Functions that draw the pictures of a chapter in a language, by the chapter's number, counted from 1."""


class Pictures:
    """The pictures of one game; names are passed unescaped."""

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def chapters(self) -> Chapters:
        """The pictures in the rules."""
        return {}

    def board(
        self, view: Any, names: Sequence[str], language: str, events: Sequence[Any] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        """Draw the public position, the most important picture first, marking what the events changed.

        A `band` across each picture may say what it shows. They are shown at full width, one below the other.
        """
        return (self._plain(view, names, language, band, events),)

    def changes_board(self, events: Sequence[Any]) -> bool:
        """Return whether a public message about these events needs a new board; if not, its words suffice."""
        return True

    def film_frame(
        self, view: Any, names: Sequence[str], language: str, events: Sequence[Any] = (), plan: Any = None
    ) -> Image:
        """Draw the public position as a frame of an animated game, as planned; by default the board's last picture."""
        return opened(BytesIO(self.board(view, names, language, events)[-1].data))

    def plan_film(self, scenes: Sequence[tuple[Any, Sequence[Any], Sequence[str]]], language: str) -> Sequence[Any]:
        """Plan each frame of a film from the views, events and names of all, so that frames are alike.

        By default it is the last view, from which a game can tell what room all need.
        """
        return [scenes[-1][0]] * len(scenes)

    def shares_frame(self, events: Sequence[Any]) -> bool:
        """Return whether a film shows this turn in one frame with others like it in the same round; by default not."""
        return False

    def hand(self, view: Any, names: Sequence[str], language: str) -> Picture:
        """Draw a seat's own hand, for its owner only."""
        return self._plain(view, names, language)

    def player_board(
        self, view: Any, seat: int, names: Sequence[str], language: str, events: Sequence[Any] = ()
    ) -> Picture:
        """Draw the public information about one player, enlarged; by default the first picture of the game's board."""
        if type(self).board is Pictures.board:
            return self._plain(view, names, language, "", events, seat)
        return self.board(view, names, language, events)[0]

    def suggestion(self, view: Any, actions: Sequence[Any], names: Sequence[str], language: str) -> tuple[Picture, ...]:
        """Draw what actions of the view's seat would lead to, as far as it can know; by default nothing."""
        return ()

    def final_score(
        self,
        view: Any,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
        events: Sequence[Any] = (),
    ) -> tuple[Picture, ...]:
        """Draw the final scoring, and each seat's points after each of its turns where known.

        The events of the whole game may tell what else is worth showing. Each picture is shown at its full width,
        one below the other.
        """
        return draw_score(self.game, outcome, names, language, growth)

    def showcase(self, language: str) -> Iterator[tuple[str, Picture]]:
        """Yield every kind of picture for illustrative positions, each with a name."""
        return draw_showcase(self, GAMES[self.game], language)

    def _plain(
        self,
        view: Any,
        names: Sequence[str],
        language: str,
        band: str = "",
        events: Sequence[Any] = (),
        first: int | None = None,
    ) -> Picture:
        words = game_texts(texts(language), self.game)
        said, known = words.text_board(view, names), standing(words.game, view) or View(None, view, ())
        if words.game.kinds is None and type(words).sections is not GameTexts.sections:
            page, events = board_page(self.game, said, known.actors, names, language, band, known.winners), ()
        else:
            first = known.seat if first is None else first
            page = seats_page(words, view, known.actors, names, language, events, band, first, known.winners)
        return seats_picture(page, words, said, names, events, band)
