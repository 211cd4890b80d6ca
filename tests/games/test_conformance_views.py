"""Requirements for what the seats, onlookers and computer players of every game know."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from bot.games.contract import AnyGame, Views
from bot.games.hidden import Mark, View, marks_of, parts_of
from bot.games.players import AT_ONCE
from tests.games.chances import Recording
from tests.games.hidden import redeal_of
from tests.games.playouts import of_each_kind, whole_game
from tests.games.tables import every_table, with_secrets


def reached(game: AnyGame, seats: int, every: int) -> list[Any]:
    """Return positions of a random game, the last one among them."""
    found = whole_game(game, seats)
    return [*[step.before for step in found[::every]], found[-1].played.position]


def known_to_all(game: AnyGame, position: Any) -> Any:
    """Return what the rules tell everyone of a position besides what a view shows."""
    return game.rules.acting(position), game.rules.following(position)


@with_secrets
def test_nothing_hidden_shows(game: AnyGame, seats: int) -> None:
    """Positions that differ only in what a seat may not know give it the same view and the same legal actions."""
    redeal, chance = redeal_of(game), Random(15)
    assert redeal is not None
    differ = 0
    for position in [step.before for step in of_each_kind(game, seats, 4)]:
        for seat in (None, *range(seats)):
            for open_hands in (False, True):
                other = redeal(position, seat, open_hands, chance)
                differ += other != position
                assert game.views.view(position, seat, open_hands) == game.views.view(other, seat, open_hands)
                assert known_to_all(game, position) == known_to_all(game, other)
                if remembers_same(game, position, other):
                    assert game.rules.forced(position) == game.rules.forced(other)
                if seat is not None:
                    assert list(game.rules.legal(position, seat)) == list(game.rules.legal(other, seat))
    assert differ > seats


@with_secrets
def test_events_show_what_everyone_may_know(game: AnyGame, seats: int) -> None:
    """Where everyone knows the same before and after an action, its events say the same, but for what is `Shown`."""
    redeal, chance, compared = redeal_of(game), Random(16), 0
    assert redeal is not None
    for step in of_each_kind(game, seats, 6):
        once = game.rules.play(step.before, step.seat, step.action, Random(1))
        for seat, seed in product((None, *range(seats)), (1, 2)):
            other = redeal(step.before, seat, False, chance)
            if step.action not in game.rules.legal(other, step.seat):
                continue
            played = game.rules.play(other, step.seat, step.action, Random(seed))
            ends = (once.position, played.position)
            remembered = remembers_same(game, step.before, other) and not remembers_same(game, *ends)
            if game.views.view(ends[0], None, False) == game.views.view(ends[1], None, False) and not remembered:
                assert [*map(told, once.events)] == [*map(told, played.events)]
                compared += 1
    assert compared > seats


def remembers_same(game: AnyGame, one: Any, other: Any) -> bool:
    """Return whether an onlooker with a perfect memory cannot tell positions apart."""
    return bool(game.views.view_with_memory(one, None) == game.views.view_with_memory(other, None))


def told(event: Any) -> Any:
    """Return what an event says, but for what it is marked to show."""
    return type(event), [
        getattr(event, name) for name, hint in parts_of(type(event)).items() if Mark.SHOWN not in marks_of(hint)
    ]


@every_table
def test_what_reveals_says_so(game: AnyGame, seats: int) -> None:
    """An action reveals if anything is drawn, or if what comes after it depends on what a seat did not know."""
    redeal = redeal_of(game)
    for step in of_each_kind(game, seats, 30):
        recording = Recording(Random(3))
        played = game.rules.play(step.before, step.seat, step.action, recording)
        assert played.reveals or not any(recording.draws)
        for seat in range(seats) if not played.reveals else ():
            if redeal is None:
                continue
            other = redeal(step.before, seat, False, Random(7))
            if step.action in game.rules.legal(other, step.seat):
                instead = game.rules.play(other, step.seat, step.action, Random(3))
                ends = (game.views.view(each, seat, False) for each in (played.position, instead.position))
                assert len({*ends}) == 1
                assert played.events == instead.events


@every_table
def test_hands(game: AnyGame, seats: int) -> None:
    """In a game with hidden hands a seat sees its own, and nobody else does; in others all see the same."""
    redeal, found = redeal_of(game), reached(game, seats, 9)
    assert redeal is not None or not game.meta.hidden_hands
    for position in found:
        public = game.views.view(position, None, False)
        for seat in range(seats):
            own = game.views.view(position, seat, False)
            if game.meta.hidden_hands:
                assert getattr(own, "hand", None) is not None
                assert not getattr(public, "hand", None)
            else:
                assert replace(own, seat=None) == public if isinstance(own, View) else own == public


@with_secrets
def test_computers_know_their_view_alone(game: AnyGame, seats: int) -> None:
    """If only hidden information differs, a computer player with the same chance decides alike."""
    redeal, chance = redeal_of(game), Random(17)
    assert redeal is not None
    for position in [step.before for step in whole_game(game, seats)[5::25]]:
        (seat, *_) = game.rules.actors(position)
        other = redeal(position, seat, False, chance)
        for computer in game.computers.players.values():
            choice, again = (
                computer.choose(game.views.view(here, seat, False), seat, game.rules.legal(here, seat), Random(19))
                for here in (position, other)
            )
            assert choice == again
            assert choice in game.rules.legal(position, seat)


@every_table
def test_determinized_positions_look_the_same(game: AnyGame, seats: int) -> None:
    """A determinized position cannot be told from the real one by the seat it was sampled for."""
    for position in reached(game, seats, 12):
        for seat in (None, *range(seats)):
            for open_hands in (False, True):
                view = game.views.view(position, seat, open_hands)
                dealt = game.views.determinize(view, Random(23))
                assert game.views.view(dealt, seat, open_hands) == view
                assert game.rules.actors(dealt) == game.rules.actors(position)
                if seat is not None:
                    assert list(game.rules.legal(dealt, seat)) == list(game.rules.legal(position, seat))
            recalled = game.views.view_with_memory(position, seat)
            assert game.views.view_with_memory(game.views.determinize(recalled, Random(24)), seat) == recalled


@every_table
def test_advice_is_legal_and_forecasts_add_up(game: AnyGame, seats: int) -> None:
    """Advice consists of legal actions with chances that add up to 1; so do those of an evaluation."""
    rank_actions, evaluate = game.computers.rank_actions, game.computers.evaluate
    if rank_actions is None or evaluate is None:
        pytest.skip("brings no search")
    for position in [step.before for step in whole_game(game, seats)[::40]]:
        (seat, *_) = game.rules.actors(position)
        legal = game.rules.legal(position, seat)
        played = legal[len(legal) // 2]
        advised = rank_actions(
            game.views.view_with_memory(position, seat), seat, legal, Random(26), AT_ONCE, also=(played,)
        )
        judged = evaluate(game.views.view_with_memory(position, None), Random(26), AT_ONCE)

        assert played in [each.action for each in advised]
        assert all(each.action in legal and each.line[0] == each.action for each in advised)
        for forecast in (judged, *(each.forecast for each in advised)):
            assert len(forecast.chances) == len(forecast.points) == seats
            assert sum(forecast.chances) == pytest.approx(1)


@every_table
def test_onlookers_know_no_more_than_seats(game: AnyGame, seats: int) -> None:
    """Any change in an onlooker's view also changes every seat's view."""
    found = reached(game, seats, 3)
    for one, other in pairwise(found):
        if game.views.view(one, None, False) != game.views.view(other, None, False):
            assert all(
                game.views.view(one, seat, False) != game.views.view(other, seat, False) for seat in range(seats)
            )


@every_table
def test_a_game_that_was_stopped(game: AnyGame, seats: int) -> None:
    """Its views keep their type; a game that is already over is unchanged by stopping it."""
    shows_it = game.views.ended_early is not Views().ended_early
    for position in reached(game, seats, 5):
        for seat in (None, *range(seats)):
            view = game.views.view(position, seat, False)
            stopped = game.views.ended_early(view)
            assert type(stopped) is type(view)
            assert game.views.ended_early(stopped) == stopped
            assert not shows_it or (stopped == view) is (game.rules.outcome(position) is not None)
