"""The pictures that a game shows which names none: of random games at its smallest and its largest table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from bot.games.action_limit import ActionCounter
from bot.games.contract import AnyGame
from render.engine.picture import Picture, number_pictures

_NAMES: Final = ("Anna", "Benedetto", "Chiara", "Dante", "Elena", "Fabio")
_SEED: Final = 3


def draw_showcase(pictures: Any, game: AnyGame, language: str) -> Iterator[tuple[str, Picture]]:
    """Yield the board at the start, in the middle and at the end, a hand, a player's picture and the score."""
    few, many = game.meta.seats[0], game.meta.seats[-1]
    for size, seats in [("few", few), ("many", many)][: 1 if few == many else 2]:
        names, view = _NAMES[:seats], game.views.view
        played = _random_game(game, seats)
        (first, _), (middle, events), (last, final) = played[0], played[len(played) // 2], played[-1]
        for moment, position, happened in (("start", first, ()), ("middle", middle, events), ("end", last, final)):
            boards = pictures.board(view(position, None, False), names, language, happened)
            yield from number_pictures(f"plain-{moment}-{size}", boards)
        seat = game.rules.actors(middle)[0]
        if game.meta.hidden_hands:
            yield f"plain-hand-{size}", pictures.hand(view(middle, seat, False), names, language)
        yield f"plain-player-{size}", pictures.player_board(view(middle, None, False), seat, names, language, events)
        outcome = game.rules.outcome(last)
        assert outcome is not None
        scores = pictures.final_score(view(last, None, True), outcome, names, language)
        yield from number_pictures(f"plain-score-{size}", scores)


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
