"""Requirements for the rules and the codec of every game, at every number of seats, with and without its options."""

from __future__ import annotations

import doctest
import pickle
from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.games import GAMES, NAMES
from bot.games.contract import AnyGame, BadData, IllegalAction, Json, nothing_fixed
from bot.games.players import Level
from bot.texts import LANGUAGES, texts
from tests.games.chances import Recording, Replay
from tests.games.playouts import whole_game
from tests.games.tables import every_table, through_json


def accepted(game: AnyGame, position: Any, seat: int, action: Any) -> bool:
    """Return whether a game accepts an action."""
    try:
        game.rules.play(position, seat, action, Random(0))
    except IllegalAction:
        return False
    return True


@every_table
def test_random_play_ends(game: AnyGame, seats: int) -> None:
    """It ends with a score for each seat and a winner; until then some seat can act, and nobody has won."""
    *before, last = whole_game(game, seats)
    result = game.rules.outcome(last.played.position)
    assert result is not None
    assert len(result.scores) in ({seats} if not result.places else {0})
    assert (seats, seats) == (len(result.ranks), len(result.breakdown))
    assert result.winners
    assert {*result.winners} <= {*range(seats)}
    assert not any(game.rules.legal(last.played.position, seat) for seat in range(seats))
    assert game.rules.forced(last.played.position) is None
    for step in (*before, last):
        assert game.rules.outcome(step.before) is None
        assert game.rules.actors(step.before)
        assert all(len(game.rules.legal(step.before, seat)) for seat in game.rules.actors(step.before))


@every_table
def test_legal_is_what_play_accepts(game: AnyGame, seats: int) -> None:
    """Every listed action can be played and changes something; every action is accepted exactly where it is listed."""
    found = whole_game(game, seats)
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
    for step in whole_game(game, seats)[::7]:
        for seat in range(seats):
            actions = game.rules.legal(step.before, seat)
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
def test_who_may_act_and_who_follows(game: AnyGame, seats: int) -> None:
    """A seat that may not act is refused with a reason code in lower case; those who will be asked next are others."""
    for step in whole_game(game, seats)[::5]:
        acting, following = game.rules.actors(step.before), game.rules.following(step.before)
        assert len({*following, *acting}) == len(following) + len(acting)
        assert {*following} <= {*range(seats)}
        for seat in {*range(seats)} - {*acting}:
            with pytest.raises(IllegalAction) as refused:
                game.rules.play(step.before, seat, step.action, Random(0))
            assert refused.value.reason == refused.value.reason.lower()
            assert refused.value.reason.replace("_", "").isalpha()


@every_table
def test_turns_end(game: AnyGame, seats: int) -> None:
    """Every seat ends turns, no turn is in progress at the end of the game, and a forced action is the only one."""
    found, rules = whole_game(game, seats), game.rules
    assert {step.played.turn_ended for step in found} - {None} == {*range(seats)}
    assert found[-1].played.turn_ended is not None
    for step in found:
        if rules.only_ends_turn(step.action):
            assert step.played.turn_ended == step.seat
        if (forced := rules.forced(step.before)) is not None:
            assert forced[0] in rules.actors(step.before)
            assert [*rules.legal(step.before, forced[0])] == [forced[1]]
        for seat in range(seats):
            closing = rules.closing(step.before, seat)
            assert closing is None or rules.only_ends_turn(closing)
            assert closing is not None or not rules.may_end_unasked(step.before, seat)
    for step in found[::9]:
        for seat in range(seats):
            closing = rules.closing(step.before, seat)
            ending = [action for action in rules.legal(step.before, seat) if rules.only_ends_turn(action)]
            assert ending == [closing] * (closing is not None)


@every_table
def test_everything_survives_json(game: AnyGame, seats: int) -> None:
    """Positions, actions and events restored from JSON are equal; positions have equal hashes, and can be pickled."""
    codec = game.codec
    for number, step in enumerate(whole_game(game, seats)):
        action = codec.action_from_json(through_json(codec.action_to_json(step.action)))
        assert (action, type(action)) == (step.action, type(step.action))
        events = through_json(codec.events_to_json(step.played.events))
        assert codec.events_from_json(events) == step.played.events
        if number % 5 == 0 or game.rules.outcome(step.played.position):
            position = codec.position_from_json(through_json(codec.position_to_json(step.played.position)))
            assert position == step.played.position
            assert hash(position) == hash(step.played.position)
            again = pickle.loads(pickle.dumps(position))
            assert again == position
            for seat in game.rules.actors(position):
                assert [*game.rules.legal(again, seat)] == [*game.rules.legal(position, seat)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("data", [None, True, 7, "text", [], {}, [{}], {"action": None}, {"event": 1}, {"turn": []}])
def test_broken_json_is_refused(name: str, data: Json) -> None:
    """Data that is not a position, action, events or setup is refused with BadData."""
    codec = GAMES[name].codec
    readers = [codec.position_from_json, codec.action_from_json, codec.setup_from_json]
    for read in (*readers, *([codec.events_from_json] if data != [] else ())):
        with pytest.raises(BadData):
            read(data)


@every_table
def test_one_broken_value_in_a_position(game: AnyGame, seats: int) -> None:
    """A position with a key missing, unknown or of a wrong type is refused, and the error gives its path."""
    found = whole_game(game, seats)
    data = game.codec.position_to_json(found[len(found) // 2].before)
    # fields that come with an option may be missing
    always = game.codec.position_to_json(GAMES[game.meta.name].rules.deal(seats, {}, Random(10)))
    for key in data:
        without = [{k: v for k, v in data.items() if k != key}] if key in always else []
        for broken in (*without, data | {key: object()}, data | {key: [[[object()]]]}):
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
    """The same action with the same chance leads to the same result, and leaves the former position as it was."""
    for seed, step in enumerate(whole_game(game, seats)[::7]):
        data = game.codec.position_to_json(step.before)
        for action in list(game.rules.legal(step.before, step.seat))[:4]:
            once, again = (game.rules.play(step.before, step.seat, action, Random(seed)) for _ in range(2))
            assert once == again
            assert once.position != step.before
        assert data == game.codec.position_to_json(step.before)


@every_table
def test_what_is_drawn_anew_was_unseen(game: AnyGame, seats: int) -> None:
    """Drawing anew changes nothing that a seat may know, what it returns as drawn leads there, and it mixes all."""
    chance, rules, codec = Random(21), game.rules, game.codec
    dealing = Recording(chance)
    position = rules.deal(seats, {}, dealing)
    drawn: list[Json] = [codec.setup_to_json(position, dealing.draws)]
    played: list[tuple[int, Any]] = []
    while rules.actors(position):
        if len(played) % 40 == 5:
            others = [rules.draw_anew(position, drawn, Random(seed)) for seed in range(4)]
            for other, instead in others:
                for seat in (None, *range(seats)):
                    assert game.views.view(other, seat, False) == game.views.view(position, seat, False)
                there = [instead.get(row, each) for row, each in enumerate(drawn)]
                assert codec.position_to_json(replayed(game, seats, there, played)) == codec.position_to_json(other)
            if len(played) == 5 and rules.draw_anew is not nothing_fixed:
                assert len({str(codec.position_to_json(other)) for other, _ in others}) > 1
        seat = rules.actors(position)[0]
        legal = rules.legal(position, seat)
        action, drawing = legal[chance.randrange(len(legal))], Recording(chance)
        position = rules.play(position, seat, action, drawing).position
        played.append((seat, action))
        drawn.append(codec.drawn_to_json(action, drawing.draws))


def replayed(game: AnyGame, seats: int, drawn: list[Json], played: list[tuple[int, Any]]) -> Any:
    """Return the position that moves lead to with what is written as drawn, read as from a store."""
    setup, *others = through_json(drawn)
    position = game.rules.deal(seats, {}, Replay(game.codec.setup_from_json(setup)))
    for (seat, action), there in zip(played, others, strict=True):
        draws = Replay(game.codec.drawn_from_json(action, there.get("drawn")))
        position = game.rules.play(position, seat, action, draws).position
    return position


def test_every_game_is_known_by_its_name() -> None:
    """A game is registered under its own name, with a rules version and computer players of the levels of all games."""
    for name, game in GAMES.items():
        assert name == game.meta.name
        assert game.meta.rules_version >= 1
        assert game.computers.strongest_quick in game.computers.players
        assert list(game.computers.players) == [level for level in Level if level in game.computers.players]


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_library(name: str) -> None:
    """The examples in the package's docstring run as shown, and it exports every action, event and error."""
    package = import_module(f"bot.games.{name}")
    result = doctest.testmod(package)
    assert (result.failed, result.attempted > 7) == (0, True)
    names = {kind.__name__ for kind in (*package.Action.__args__, *package.Event.__args__)}
    assert names | {"IllegalAction", "Outcome", "Reason"} <= {*package.__all__}
    assert all(hasattr(package, name) for name in package.__all__)


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
