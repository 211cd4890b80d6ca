"""Requirements for the rules, the codec and the statistics of every game."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from bot.conformance.playing import play_random_game
from bot.conformance.requirement import TrialTable, accepts, expect_refusal, require, requirement, through_json
from bot.games import GAMES
from bot.games.action_limit import ActionCounter
from bot.games.codec import short_repr
from bot.games.contract import MAX_SEATS, AnyGame, BadData, IllegalAction, Json, fix_nothing
from bot.games.players import Level
from bot.model.draws import RecordedChance, RecordingChance
from bot.model.record import RecordedMove, replay, to_record

INVALID_DATA: tuple[Json, ...] = (None, True, 7, "text", [], {}, [{}], {"action": None}, {"event": 1}, {"turn": []})


@requirement("list just what `play` accepts, for each seat that is to act, and let every action bring the end nearer")
def random_play_ends(table: TrialTable) -> None:
    """Played at random, a game ends: whoever is to act can do something, and no listed action fails."""
    play_random_game(table.game, table.seats)


@requirement("return an outcome when, and only when, `actors` returns nobody, with a winner and a place for each seat")
def the_end_is_an_outcome(table: TrialTable) -> None:
    """A game ends with a score or place for each seat and a winner; until then someone can act and nobody has won."""
    rules, seats = table.game.rules, table.seats
    for step in table.steps():
        require(rules.outcome(step.before) is None, "there is an outcome although the game goes on")
        require(len({*rules.actors(step.before)}) == len(rules.actors(step.before)), "`actors` names a seat twice")
        require({*rules.actors(step.before)} <= {*range(seats)}, "`actors` names a seat that is not there")
        idle = [seat for seat in rules.actors(step.before) if not len(rules.legal(step.before, seat))]
        require(not idle, f"seats {idle} are to act, and `legal` lists nothing")
    table.now = "the end of the game"
    last = play_random_game(table.game, seats)[-1].played.position
    result = rules.outcome(last)
    require(result is not None, "nobody is to act, and there is no outcome")
    assert result is not None
    require(len(result.scores) in ({seats} if not result.places else {0}), f"the scores are {result.scores}")
    require(len(result.ranks) == len(result.breakdown) == seats, "not a rank and a breakdown for each seat")
    require(result.winners and {*result.winners} <= {*range(seats)}, f"the winners are {result.winners}")
    require(not any(len(rules.legal(last, seat)) for seat in range(seats)), "there is something to do after the end")
    require(rules.forced(last) is None, "an action is forced after the end")


@requirement("let `play` accept exactly what `legal` lists")
def legal_is_what_play_accepts(table: TrialTable) -> None:
    """Every listed action can be played; every action is accepted exactly where it is listed."""
    found = play_random_game(table.game, table.seats)
    tried = Random(4).sample([step.action for step in found], min(60, len(found)))
    for step in table.steps(9):
        for seat in range(table.seats):
            listed = list(table.game.rules.legal(step.before, seat))
            for action in listed:
                require(
                    accepts(table.game, step.before, seat, action), f"{action} of seat {seat} is listed and refused"
                )
            for action in tried:
                fits = (action in listed) == accepts(table.game, step.before, seat, action)
                require(fits, f"{action} of seat {seat} is accepted, but not listed")


@requirement("return a list or another true sequence from `legal`, without doubles")
def legal_is_a_sequence(table: TrialTable) -> None:
    """Length, index, slice, iteration and membership of legal actions agree, and none is listed twice."""
    for step in table.steps(7):
        for seat in range(table.seats):
            actions = table.game.rules.legal(step.before, seat)
            listed = list(actions)
            require(
                len(listed) == len(actions) == len({*listed}), f"seat {seat} has an action twice, or a wrong length"
            )
            require(listed == [actions[index] for index in range(len(actions))], "indexes differ from iteration")
            require(
                listed[::-1] == [actions[-index] for index in range(1, len(actions) + 1)], "negative indexes differ"
            )
            require(listed[1:3] == list(actions[1:3]), "slices differ from iteration")
            require(all(action in actions for action in listed), "a listed action is not in the list")
            require("something else" not in actions, "everything is in the list")
            for index in (len(actions), -len(actions) - 1):
                with expect_refusal(IndexError, f"index {index}") as caught:
                    caught.append(actions[index])
                    caught.clear()


@requirement("raise IllegalAction with a reason code in lower case, and name in `following` others than in `actors`")
def who_may_act_and_who_follows(table: TrialTable) -> None:
    """A seat that may not act is refused with a reason code in lower case; those who will be asked next are others."""
    rules = table.game.rules
    for step in table.steps(5):
        acting, following = rules.actors(step.before), rules.following(step.before)
        require(len({*following, *acting}) == len(following) + len(acting), f"following {following}, acting {acting}")
        require({*following} <= {*range(table.seats)}, f"following {following}")
        for seat in {*range(table.seats)} - {*rules.acting(step.before)}:
            with expect_refusal(IllegalAction, f"{step.action} of seat {seat}, which may not act,") as caught:
                rules.play(step.before, seat, step.action, Random(0))
            reason = caught[0].reason
            require(reason == reason.lower() and reason.replace("_", "").isalpha(), f"the reason code is {reason!r}")


@requirement("say `turn_ended`, or give `whose_turn`; see “The rules” in the documents")
def turns_end(table: TrialTable) -> None:
    """Every seat ends turns, no turn is in progress at the end of the game, and a forced action is the only one."""
    found, rules = play_random_game(table.game, table.seats), table.game.rules
    ended = {step.played.turn_ended for step in found} - {None}
    require(ended == {*range(table.seats)}, f"only the turns of seats {sorted(map(str, ended))} ever end")
    require(found[-1].played.turn_ended is not None, "the last action ends no turn")
    for step in table.steps():
        if rules.only_ends_turn(step.action):
            require(step.played.turn_ended == step.seat, "an action that only ends the turn does not")
        if (forced := rules.forced(step.before)) is not None:
            require(forced[0] in rules.actors(step.before), f"seat {forced[0]} is forced, but not to act")
            require(
                [*rules.legal(step.before, forced[0])] == [forced[1]], f"{forced[1]} is forced, but not the only one"
            )
        for seat in range(table.seats):
            closing = rules.closing(step.before, seat)
            require(
                closing is not None or not rules.may_end_unasked(step.before, seat), "may end unasked, but cannot end"
            )
    for step in table.steps(9):
        for seat in range(table.seats):
            closing = rules.closing(step.before, seat)
            ending = [action for action in rules.legal(step.before, seat) if rules.only_ends_turn(action)]
            require(
                ending == [closing] * (closing is not None), "an action that only ends the turn is not the last one"
            )


@requirement("store every field, and restore each value with its own type; best leave the codec to `game`")
def everything_survives_json(table: TrialTable) -> None:
    """Positions, actions and events restored from JSON are equal; positions have equal hashes, and can be pickled."""
    codec, rules = table.game.codec, table.game.rules
    for number, step in enumerate(table.steps()):
        action = codec.action_from_json(through_json(codec.action_to_json(step.action)))
        require((action, type(action)) == (step.action, type(step.action)), f"the action comes back as {action}")
        events = codec.events_from_json(through_json(codec.events_to_json(step.played.events)))
        require(events == step.played.events, f"the events {short_repr(str(step.played.events))} come back as {events}")
        if number % 5 == 0 or rules.outcome(step.played.position):
            position = codec.position_from_json(through_json(codec.position_to_json(step.played.position)))
            require(position == step.played.position, "the position comes back as another one")
            require(hash(position) == hash(step.played.position), "the position comes back with another hash")
            again = pickle.loads(pickle.dumps(position))
            require(again == position, "the position cannot be pickled")
            for seat in rules.actors(position):
                require(
                    [*rules.legal(again, seat)] == [*rules.legal(position, seat)], "legal actions differ afterwards"
                )


@requirement("raise BadData for whatever is not as it was written; best leave the codec to `game`")
def broken_json_is_refused(table: TrialTable) -> None:
    """Data that is not a position, action, events or setup is refused with BadData."""
    codec = table.game.codec
    for data in INVALID_DATA:
        readers = [codec.position_from_json, codec.action_from_json, codec.setup_from_json]
        for read in (*readers, *([codec.events_from_json] if data != [] else ())):
            with expect_refusal(BadData, f"{data} read by {getattr(read, '__name__', 'the codec')}"):
                read(data)


@requirement("raise BadData with the path of a missing, unknown or mistyped value; best leave that to `game`")
def one_broken_value_in_a_position(table: TrialTable) -> None:
    """A position with a key missing, unknown or of a wrong type is refused, and the error gives its path."""
    found, codec = play_random_game(table.game, table.seats), table.game.codec
    data = codec.position_to_json(found[len(found) // 2].before)
    # fields that come with an option may be missing
    always = codec.position_to_json(GAMES[table.game.meta.name].rules.deal(table.seats, {}, Random(10)))
    for key in data:
        without = [{k: v for k, v in data.items() if k != key}] if key in always else []
        for broken in (*without, data | {key: object()}, data | {key: [[[object()]]]}):
            with expect_refusal(BadData, f"a position with a broken or missing {key}") as caught:
                codec.position_from_json(broken)
            require(caught[0].path.startswith(key), f"the path of a broken {key} is {caught[0].path!r}")
    with expect_refusal(BadData, "a position with an unknown key"):
        codec.position_from_json(data | {"more": 1})


@requirement("draw from the chance that is passed in, and from nothing else; best leave the codec to `game`")
def records_replay(table: TrialTable) -> None:
    """Setup, actions and draws as recorded lead to every position again, so that all can be taken back and verified."""
    game, options = table.game, table.options
    positions, told = [], list[Json]()
    for position, drawn, moves in _record_game(game, table.seats, options, Random(11), Random(12)):
        positions.append(position)
        told, done = drawn, moves
    again = _replay_moves(game, table.seats, options, told, done)
    for number, position in enumerate(positions):
        table.now = (
            f"move {number}, {done[number - 1].action} of seat {done[number - 1].seat}" if number else "the deal"
        )
        require(next(again) == position, "the position after it is another one when it is replayed")
    for each in told[1:]:
        require(each.keys() <= {"drawn"}, f"keys besides `drawn` in {each}")
    names = [f"Player {seat}" for seat in range(table.seats)]
    record = through_json(to_record(game, options, names, told[0], done, game.rules.outcome(positions[-1])))
    replay(record)


def _record_game(
    game: AnyGame, seats: int, options: Mapping[str, bool], chance: Random, choose: Random
) -> Iterator[tuple[Any, list[Json], list[RecordedMove]]]:
    """Play a random game; yield each position with the serialised draws and the moves that led to it."""
    recording, moves, done = RecordingChance(chance), list[RecordedMove](), ActionCounter()
    position = game.rules.deal(seats, options, recording)
    drawn: list[Json] = [game.codec.setup_to_json(position, recording.take())]
    yield position, drawn, moves
    while actors := game.rules.actors(position):
        choices = game.rules.legal(position, actors[0])
        action = choices[choose.randrange(len(choices))]
        done.add(action)
        position = game.rules.play(position, actors[0], action, recording).position
        moves.append(RecordedMove(actors[0], action, recording.take()))
        drawn.append(game.codec.drawn_to_json(action, moves[-1].drawn))
        yield position, drawn, moves


def _replay_moves(
    game: AnyGame, seats: int, options: Mapping[str, bool], drawn: Sequence[Json], moves: Sequence[RecordedMove]
) -> Iterator[Any]:
    """Yield the positions that moves lead to with these serialised draws."""
    setup, *others = through_json(drawn)
    chance = RecordedChance(game.codec.setup_from_json(setup))
    position = game.rules.deal(seats, options, chance)
    chance.finish()
    yield position
    for move, there in zip(moves, others, strict=True):
        chance = RecordedChance(game.codec.drawn_from_json(move.action, there.get("drawn")))
        position = game.rules.play(position, move.seat, move.action, chance).position
        chance.finish()
        yield position


@requirement("use nothing but the arguments, change nothing that exists, and draw from nothing but `chance`")
def play_depends_on_chance_alone(table: TrialTable) -> None:
    """The same action with the same chance leads to the same result, which is another position than before."""
    rules, codec = table.game.rules, table.game.codec
    require(rules.deal(table.seats, {}, Random(3)) == rules.deal(table.seats, {}, Random(3)), "two equal deals differ")
    for seed, step in enumerate(table.steps(7)):
        data = codec.position_to_json(step.before)
        for action in list(rules.legal(step.before, step.seat))[:4]:
            once, again = (rules.play(step.before, step.seat, action, Random(seed)) for _ in range(2))
            require(once == again, f"{action} leads to two results with the same chance")
            require(once.position != step.before, f"{action} changes nothing")
        require(data == codec.position_to_json(step.before), "the position before has changed")


@requirement("let `draw_anew` change only what nobody has seen, and return what would have been drawn")
def what_is_drawn_anew_was_unseen(table: TrialTable) -> None:
    """Drawing anew changes nothing that a seat may know, returns the draws that lead to its result, and shuffles."""
    game, seats, chance = table.game, table.seats, Random(21)
    codec, draw_anew = game.codec, game.rules.draw_anew
    if draw_anew is fix_nothing:
        return
    for position, drawn, moves in _record_game(game, seats, {}, chance, chance):
        if len(moves) % 40 != 5 or not game.rules.actors(position):
            continue
        others = [draw_anew(position, drawn, Random(seed)) for seed in range(4)]
        for other, instead in others:
            for seat in (None, *range(seats)):
                same = game.views.view(other, seat, False) == game.views.view(position, seat, False)
                require(same, f"after {len(moves)} moves it changes what seat {seat} sees")
            *_, led = _replay_moves(game, seats, {}, [instead.get(row, each) for row, each in enumerate(drawn)], moves)
            require(led == other, f"after {len(moves)} moves the draws lead elsewhere")
        if len(moves) == 5:
            mixed = len({str(codec.position_to_json(other)) for other, _ in others}) > 1
            require(mixed, "after 5 moves it draws the same again")


@requirement("raise BadData from `deal`, and name players by their levels, weakest first")
def it_is_set_up_as_it_says(table: TrialTable) -> None:
    """At most six can play, other seats and options are refused, and computer players have the levels of all games."""
    game = table.game
    for seats in (game.meta.seats.start - 1, game.meta.seats.stop):
        with expect_refusal(BadData, f"a table with {seats} seats"):
            game.rules.deal(seats, {}, Random(0))
    with expect_refusal(BadData, "an unknown option"):
        game.rules.deal(table.seats, {"no such option": True}, Random(0))
    require(game.meta.seats[-1] <= MAX_SEATS, f"only {MAX_SEATS} seats have a colour and a badge in pictures")
    require(game.meta.rules_version >= 1, "the version of the rules is not counted from 1")
    players = list(game.computers.players)
    require(players == [level for level in Level if level in players], f"the computer players are {players}")
    require(game.computers.strongest_quick in players, "no computer player is quick")


@requirement("count exactly `figures` for each seat, from events alone")
def figures_count_what_they_name(table: TrialTable) -> None:
    """Each seat always has exactly the declared figures, also when counted from events that were stored."""
    statistics, codec = table.game.statistics, table.game.codec
    if statistics is None:
        return
    happened: list[Any] = []
    stored: list[Any] = []
    found = [statistics.count(happened, table.seats)]
    for number, step in enumerate(table.steps()):
        happened += step.played.events
        stored += codec.events_from_json(through_json(codec.events_to_json(step.played.events)))
        if number % 20 == 0:
            found.append(statistics.count(happened, table.seats))
    found.append(statistics.count(happened, table.seats))
    for counted in found:
        require([tuple(own) for own in counted] == [statistics.figures] * table.seats, f"counted is {counted}")
        require(all(isinstance(each, int) and each >= 0 for own in counted for each in own.values()), f"{counted}")
    require(
        not any(value for own in found[0] for value in own.values()), "something is counted before anything happened"
    )
    require(statistics.count(stored, table.seats) == found[-1], "events that were stored are counted otherwise")
