"""Requirements for every registered game, at every number of seats, with and without its options."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.games import GAMES, NAMES
from bot.games.contract import AnyGame, BadData, IllegalAction, Json, Views
from bot.games.players import AT_ONCE
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from tests.games.chances import Recording, Replay
from tests.games.hidden import redeal_of
from tests.games.playouts import positions, steps
from tests.games.variants import variants

VARIANTS = variants()
TABLES = [
    # variants at other than the smallest and the largest table are left to -m slow
    pytest.param(game, seats, id=f"{name}-{seats}", marks=pytest.mark.slow if name not in GAMES and inner else ())
    for name, game in VARIANTS.items()
    for seats in game.meta.seats
    for inner in [seats not in (game.meta.seats[0], game.meta.seats[-1])]
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
with_secrets = pytest.mark.parametrize(
    ("game", "seats"), [table for table in TABLES if redeal_of(str(table.id).rpartition("-")[0])]
)


def through_json(data: Json) -> Json:
    """Convert data to text and back, as the store and the record do."""
    return json.loads(json.dumps(data))


def accepted(game: AnyGame, position: Any, seat: int, action: Any) -> bool:
    """Return whether a game accepts an action."""
    try:
        game.rules.play(position, seat, action, Random(0))
    except IllegalAction:
        return False
    return True


@every_table
def test_random_play_ends(game: AnyGame, seats: int) -> None:
    """Random play reaches an end with a score for each seat, a winner, and no seat left to act."""
    for seed in range(5):
        *_, last = steps(game, seats, Random(seed))
        result = game.rules.outcome(last.played.position)

        assert result is not None
        assert (seats, seats) == (len(result.scores), len(result.breakdown))
        assert {*result.winners} <= {*range(seats)}
        assert result.winners
        assert not any(game.rules.legal(last.played.position, seat) for seat in range(seats))


@every_table
def test_outcome_only_at_the_end(game: AnyGame, seats: int) -> None:
    """A game has an outcome exactly when no seat may act, and legal actions until then."""
    for step in steps(game, seats, Random(2)):
        assert game.rules.outcome(step.before) is None
        assert game.rules.actors(step.before)
        assert all(len(game.rules.legal(step.before, seat)) for seat in game.rules.actors(step.before))


@every_table
def test_legal_is_what_play_accepts(game: AnyGame, seats: int) -> None:
    """Every listed action can be played, and every action is accepted exactly where it is listed."""
    found = list(steps(game, seats, Random(3)))
    tried = Random(4).sample([step.action for step in found], min(60, len(found)))
    for step in found[::9]:
        for seat in range(seats):
            listed = list(game.rules.legal(step.before, seat))
            assert all(accepted(game, step.before, seat, action) for action in listed)
            assert [action in listed for action in tried] == [
                accepted(game, step.before, seat, action) for action in tried
            ]


@every_table
def test_legal_is_a_sequence(game: AnyGame, seats: int) -> None:
    """Length, index, slice, iteration and membership agree, and no action is listed twice."""
    for position in positions(game, seats, seed=5, every=7):
        for seat in range(seats):
            actions = game.rules.legal(position, seat)
            listed = list(actions)

            assert len(listed) == len(actions) == len({*listed})
            assert listed == [actions[index] for index in range(len(actions))]
            assert listed[::-1] == [actions[-index] for index in range(1, len(actions) + 1)]
            assert listed[1:3] == list(actions[1:3])
            assert all(action in actions for action in listed)
            assert "something else" not in actions
            for index in (len(actions), -len(actions) - 1):
                with pytest.raises(IndexError):
                    actions[index]


@every_table
def test_refusals_name_a_reason(game: AnyGame, seats: int) -> None:
    """A seat that may not act is refused with a reason code in lower case."""
    for step in list(steps(game, seats, Random(6)))[::5]:
        idle = [seat for seat in range(seats) if seat not in game.rules.actors(step.before)]
        for seat in idle:
            with pytest.raises(IllegalAction) as refused:
                game.rules.play(step.before, seat, step.action, Random(0))
            assert refused.value.reason == refused.value.reason.lower()
            assert refused.value.reason.replace("_", "").isalpha()


@every_table
def test_forced_actions_are_legal(game: AnyGame, seats: int) -> None:
    """A forced action is the seat's only legal one."""
    for step in steps(game, seats, Random(7)):
        forced = game.rules.forced(step.before)
        if forced is not None:
            seat, action = forced
            assert seat in game.rules.actors(step.before)
            assert list(game.rules.legal(step.before, seat)) == [action]
    assert game.rules.forced(step.played.position) is None


@every_table
def test_turns_end(game: AnyGame, seats: int) -> None:
    """Every seat ends turns, and no turn is in progress at the end of the game."""
    found = list(steps(game, seats, Random(7)))
    assert {step.played.turn_ended for step in found} - {None} == {*range(seats)}
    assert found[-1].played.turn_ended is not None
    for step in found:
        if game.rules.only_ends_turn(step.action):
            assert step.played.turn_ended == step.seat


@every_table
def test_positions_survive_json(game: AnyGame, seats: int) -> None:
    """A position restored from JSON is equal, including its hash."""
    for position in positions(game, seats, seed=8):
        back = game.codec.position_from_json(through_json(game.codec.position_to_json(position)))

        assert position == back
        assert hash(position) == hash(back)


@every_table
def test_actions_and_events_survive_json(game: AnyGame, seats: int) -> None:
    """Actions and events restored from JSON are equal."""
    for step in steps(game, seats, Random(9)):
        data = through_json(game.codec.action_to_json(step.action))

        assert step.action == game.codec.action_from_json(data)
        assert {type(step.action)} == {type(game.codec.action_from_json(data))}
        assert step.played.events == game.codec.events_from_json(
            through_json(game.codec.events_to_json(step.played.events))
        )


@every_table
@pytest.mark.parametrize("data", [None, True, 7, "text", [], {}, [{}], {"action": None}, {"event": 1}, {"turn": []}])
def test_broken_json_is_refused(game: AnyGame, seats: int, data: Json) -> None:
    """Data that is not a position, action, events or setup is refused with BadData."""
    for read in (game.codec.position_from_json, game.codec.action_from_json, game.codec.setup_from_json):
        with pytest.raises(BadData):
            read(data)
    if data != []:
        with pytest.raises(BadData):
            game.codec.events_from_json(data)


@every_table
def test_one_broken_value_in_a_position(game: AnyGame, seats: int) -> None:
    """A position with a key missing, unknown or of a wrong type is refused, and the error gives its path."""
    found = positions(game, seats, seed=10)
    data = game.codec.position_to_json(found[len(found) // 2])
    # fields that come with an option may be missing
    always = game.codec.position_to_json(GAMES[game.meta.name].rules.deal(seats, {}, Random(10)))
    for key in data:
        without = [{k: v for k, v in data.items() if k != key}] if key in always else []
        for broken in (*without, data | {key: object()}, data | {key: [[]]}):
            with pytest.raises(BadData) as refused:
                game.codec.position_from_json(broken)
            assert refused.value.path.startswith(key)
    with pytest.raises(BadData, match="more: unknown key"):
        game.codec.position_from_json(data | {"more": 1})


@every_table
def test_setup_and_draws_replay(game: AnyGame, seats: int) -> None:
    """Setup, actions and draws as recorded reproduce every position."""
    recording = Recording(Random(11))
    position = game.rules.deal(seats, {}, recording)
    setup = Replay(game.codec.setup_from_json(through_json(game.codec.setup_to_json(position, recording.draws))))
    replayed = game.rules.deal(seats, {}, setup)
    assert position == replayed
    assert setup.left == 0

    choose = Random(12)
    while actors := game.rules.actors(position):
        choices = game.rules.legal(position, actors[0])
        action = choices[choose.randrange(len(choices))]
        recording.draws.clear()
        position = game.rules.play(position, actors[0], action, recording).position
        data = through_json(game.codec.drawn_to_json(action, recording.draws))
        assert data.keys() <= {"drawn"}
        drawn = Replay(game.codec.drawn_from_json(action, data.get("drawn")))
        replayed = game.rules.play(replayed, actors[0], action, drawn).position
        assert position == replayed
        assert drawn.left == 0


@every_table
def test_play_depends_on_chance_alone(game: AnyGame, seats: int) -> None:
    """The same action with the same chance leads to the same position and events."""
    for seed, position in enumerate(positions(game, seats, seed=13, every=5)[:-1]):
        (seat, *_) = game.rules.actors(position)
        for action in list(game.rules.legal(position, seat))[:5]:
            once, again = (game.rules.play(position, seat, action, Random(seed)) for _ in range(2))
            assert once == again


@every_table
def test_undo_gives_the_position_back(game: AnyGame, seats: int) -> None:
    """Playing does not change the previous position, so an undo can return to it."""
    for step in steps(game, seats, Random(14)):
        data = game.codec.position_to_json(step.before)
        for action in list(game.rules.legal(step.before, step.seat))[:4]:
            assert game.rules.play(step.before, step.seat, action, Random(0)).position != step.before
        assert data == game.codec.position_to_json(step.before)
        assert step.before == game.codec.position_from_json(data)


@with_secrets
def test_nothing_hidden_shows(game: AnyGame, seats: int) -> None:
    """Positions that differ only in what a seat may not know give it the same view and the same legal actions."""
    redeal, chance = redeal_of(game.meta.name), Random(15)
    assert redeal is not None
    differ = 0
    for position in positions(game, seats, seed=16, every=4):
        for seat in (None, *range(seats)):
            for open_hands in (False, True):
                other = redeal(position, seat, open_hands, chance)
                differ += other != position
                assert game.views.view(position, seat, open_hands) == game.views.view(other, seat, open_hands)
                if seat is not None:
                    assert list(game.rules.legal(position, seat)) == list(game.rules.legal(other, seat))
    assert differ > 50


@with_secrets
def test_computers_know_their_view_alone(game: AnyGame, seats: int) -> None:
    """If only hidden information differs, a computer player with the same chance decides alike."""
    redeal, chance = redeal_of(game.meta.name), Random(17)
    assert redeal is not None
    for position in positions(game, seats, seed=18, every=10)[:-1]:
        (seat, *_) = game.rules.actors(position)
        other = redeal(position, seat, False, chance)
        for computer in game.computers.players.values():
            choice, again = (
                computer.choose(game.views.view(here, seat, False), game.rules.legal(here, seat), Random(19))
                for here in (position, other)
            )
            assert choice == again
            assert choice in game.rules.legal(position, seat)


@every_table
def test_determinized_positions_look_the_same(game: AnyGame, seats: int) -> None:
    """A determinized position cannot be told from the real one by the seat it was sampled for."""
    for position in positions(game, seats, seed=22, every=12):
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
    for position in positions(game, seats, seed=25, every=25)[:-1]:
        (seat, *_) = game.rules.actors(position)
        legal = game.rules.legal(position, seat)
        played = legal[len(legal) // 2]
        advised = rank_actions(game.views.view_with_memory(position, seat), legal, Random(26), AT_ONCE, also=(played,))
        judged = evaluate(game.views.view_with_memory(position, None), Random(26), AT_ONCE)

        assert played in [each.action for each in advised]
        assert all(each.action in legal and each.line[0] == each.action for each in advised)
        for forecast in (judged, *(each.forecast for each in advised)):
            assert len(forecast.chances) == len(forecast.points) == seats
            assert sum(forecast.chances) == pytest.approx(1)


@every_table
def test_onlookers_know_no_more_than_seats(game: AnyGame, seats: int) -> None:
    """Any change in an onlooker's view also changes every seat's view."""
    found = positions(game, seats, seed=20, every=3)
    for one, other in pairwise(found):
        if game.views.view(one, None, False) != game.views.view(other, None, False):
            assert all(
                game.views.view(one, seat, False) != game.views.view(other, seat, False) for seat in range(seats)
            )


@every_table
def test_a_game_that_was_stopped(game: AnyGame, seats: int) -> None:
    """Its views keep their type; a game that is already over is unchanged by stopping it."""
    shows_it = game.views.ended_early is not Views().ended_early
    for position in positions(game, seats, seed=7, every=5):
        for seat in (None, *range(seats)):
            view = game.views.view(position, seat, False)
            stopped = game.views.ended_early(view)
            assert type(stopped) is type(view)
            assert game.views.ended_early(stopped) == stopped
            assert not shows_it or (stopped == view) is (game.rules.outcome(position) is not None)


@every_table
def test_figures_count_what_they_name(game: AnyGame, seats: int) -> None:
    """Each seat always has exactly the declared figures, also when counted from events that were stored."""
    statistics = game.statistics
    assert statistics is not None
    happened: list[Any] = []
    stored: list[Any] = []
    found = [statistics.count(happened, seats)]
    for number, step in enumerate(steps(game, seats, Random(21))):
        happened += step.played.events
        stored += game.codec.events_from_json(through_json(game.codec.events_to_json(step.played.events)))
        if number % 20 == 0:
            found.append(statistics.count(happened, seats))
    found.append(statistics.count(happened, seats))

    for counted in found:
        assert [tuple(own) for own in counted] == [statistics.figures] * seats
        assert all(isinstance(value, int) and value >= 0 for own in counted for value in own.values())
    assert not any(value for own in found[0] for value in own.values())
    assert statistics.count(stored, seats) == found[-1]


@pytest.mark.parametrize("name", GAMES)
def test_every_figure_is_counted(name: str) -> None:
    """No figure is 0 for every seat in all variants of a game."""
    statistics = GAMES[name].statistics
    assert statistics is not None
    counted: set[str] = set()
    for game in (game for game in variants().values() if name == game.meta.name):
        happened = [event for step in steps(game, game.meta.seats[0], Random(21)) for event in step.played.events]
        counted |= {
            figure for own in statistics.count(happened, game.meta.seats[0]) for figure, value in own.items() if value
        }

    assert counted == {*statistics.figures}


@pytest.mark.parametrize("name", GAMES)
def test_figures_have_short_names_in_every_language(name: str) -> None:
    """Each figure has a distinct name, short enough for four numbers beside it on a phone."""
    statistics = GAMES[name].statistics
    assert statistics is not None
    figures = statistics.figures
    assert 0 < len({*figures}) == len(figures) <= 12
    for language in LANGUAGES:
        named = [game_texts(texts(language), name).figure(figure) for figure in figures]
        assert len({*named}) == len(named)
        assert max(map(len, named)) <= 16


def test_every_game_is_known_by_its_name() -> None:
    """A game is registered under its own name, with a rules version and computer players that can act for any seat."""
    for name, game in GAMES.items():
        assert name == game.meta.name
        assert game.meta.rules_version >= 1
        assert game.computers.strongest_quick in game.computers.players
        assert game.meta.hidden_hands is False or redeal_of(name)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_a_game_hide_none_of_the_host(name: str, language: str) -> None:
    """A key belongs either to the host or to the game, so that it means the same message everywhere."""
    own, host = texts(language, name), texts(language)
    assert [key for key in own.owned if host.has(key)] == []


@pytest.mark.parametrize("name", GAMES)
def test_other_seat_numbers_are_refused(name: str) -> None:
    """Fewer or more seats than a game allows are refused."""
    game = GAMES[name]
    for seats in (game.meta.seats.start - 1, game.meta.seats.stop):
        with pytest.raises(BadData):
            game.rules.deal(seats, {}, Random(0))
