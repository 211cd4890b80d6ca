"""The pictures of a game; what it does not draw itself is shown as text, or as a plain picture of the text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO
from random import Random
from typing import Any, Final, TypeAlias

from PIL.Image import Image
from PIL.Image import open as opened

from bot.games import GAMES
from bot.games.action_limit import ActionCounter
from bot.games.contract import AnyGame, Outcome
from bot.games.hidden import View, standing
from bot.texts import texts
from bot.texts.contract import GameTexts
from bot.texts.games import game_texts
from render.common.plain import board_page, draw_score
from render.common.plain_seats import seats_page, seats_picture
from render.engine.picture import Picture, number_pictures

Chapters: TypeAlias = Mapping[int, tuple[Callable[[str], Picture], ...]]
"""Functions that draw the pictures of a chapter in a language, by the chapter's number, counted from 1."""
_NAMES: Final = ("Anna", "Benedetto", "Chiara", "Dante", "Elena", "Fabio")
_SEED: Final = 3


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

    def film_frame(self, view: Any, names: Sequence[str], language: str, events: Sequence[Any], plan: Any) -> Image:
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
        """Yield every kind of picture for illustrative positions, each with a name.

        By default they are of random games at the smallest and the largest table: the board at the start, in the middle
        and at the end, a hand, a player's picture and the score.
        """
        game = GAMES[self.game]
        few, many = game.meta.seats[0], game.meta.seats[-1]
        for size, seats in [("few", few), ("many", many)][: 1 if few == many else 2]:
            names, view = _NAMES[:seats], game.views.view
            played = _random_game(game, seats)
            (first, _), (middle, events), (last, final) = played[0], played[len(played) // 2], played[-1]
            for moment, position, happened in (("start", first, ()), ("middle", middle, events), ("end", last, final)):
                boards = self.board(view(position, None, False), names, language, happened)
                yield from number_pictures(f"plain-{moment}-{size}", boards)
            seat = game.rules.actors(middle)[0]
            if game.meta.hidden_hands:
                yield f"plain-hand-{size}", self.hand(view(middle, seat, False), names, language)
            yield f"plain-player-{size}", self.player_board(view(middle, None, False), seat, names, language, events)
            outcome = game.rules.outcome(last)
            assert outcome is not None
            scores = self.final_score(view(last, None, True), outcome, names, language)
            yield from number_pictures(f"plain-score-{size}", scores)

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


def _random_game(game: AnyGame, seats: int) -> list[tuple[Any, Sequence[Any]]]:
    """Return the positions of a game, each with the events that led to it; raise TooManyActions."""
    chance, done = Random(_SEED), ActionCounter()
    position = game.rules.deal(seats, {}, chance)
    found = list[tuple[Any, Sequence[Any]]]([(position, ())])
    while actors := game.rules.actors(position):
        legal = game.rules.legal(position, actors[0])
        action = legal[chance.randrange(len(legal))]
        done.add(action)
        played = game.rules.play(position, actors[0], action, chance)
        position = played.position
        found.append((position, played.events))
    return found
