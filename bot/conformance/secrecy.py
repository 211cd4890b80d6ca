"""Requirements for what the seats, onlookers and computer players of every game know."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from random import Random
from typing import Any

from bot.conformance.playing import Unplayable, play_random_game, to_the_end
from bot.conformance.requirement import Broken, TrialTable, describe_error, require, requirement, through_json
from bot.games.contract import AnyGame, Views
from bot.games.hidden import Mark, View, marks_of, parts_of
from bot.games.players import AT_ONCE, Level
from bot.model.draws import RecordingChance


def known_to_all(game: AnyGame, position: Any) -> Any:
    """Return what the rules tell everyone about a position in addition to views."""
    return game.rules.acting(position), game.rules.following(position)


def is_remembered_alike(game: AnyGame, one: Any, other: Any) -> bool:
    """Return whether an onlooker with a perfect memory cannot tell positions apart."""
    return bool(game.views.view_with_memory(one, None) == game.views.view_with_memory(other, None))


def visible_fields(event: Any) -> Any:
    """Return the type and fields of an event, without those marked as shown."""
    return type(event), [
        getattr(event, name) for name, hint in parts_of(type(event)).items() if Mark.SHOWN not in marks_of(hint)
    ]


def _name_seat(seat: int | None) -> str:
    return "an onlooker" if seat is None else f"seat {seat}"


@requirement("mark it `Hidden` in the types, and let `actors`, `forced` and what a seat may do depend on what it sees")
def nothing_hidden_shows(table: TrialTable) -> None:
    """Positions that differ only in what a seat may not know give it the same view and the same legal actions."""
    game, redeal, chance, differ = table.game, table.redeal, Random(15), 0
    if redeal is None:
        return
    views, rules, dealt = game.views, game.rules, play_random_game(game, table.seats)[0].before
    for seat in (None, *range(table.seats)):
        other = redeal(dealt, seat, False, chance)
        seen, instead = (views.view_with_memory(each, seat) for each in (dealt, other))
        # views of a game's own type are left out: its deal may have shown something
        require(
            seen == instead or not isinstance(seen, View),
            f"a perfect memory of {_name_seat(seat)} knows what it has never seen",
        )
    for step in table.sample_each_kind(4):
        position = step.before
        for seat, open_hands in product((None, *range(table.seats)), (False, True)):
            other = redeal(position, seat, open_hands, chance)
            differ += other != position
            same = views.view(position, seat, open_hands) == views.view(other, seat, open_hands)
            require(same, f"the view of {_name_seat(seat)} tells what is hidden")
            same = known_to_all(game, position) == known_to_all(game, other)
            require(same, "`actors`, `may_interrupt` or `following` tell what is hidden")
            if is_remembered_alike(game, position, other):
                require(rules.forced(position) == rules.forced(other), "`forced` tells what is hidden")
            if seat is not None:
                same = list(rules.legal(position, seat)) == list(rules.legal(other, seat))
                require(same, f"what {_name_seat(seat)} may do tells it what is hidden")
    require(differ > table.seats, "nothing that is hidden is ever dealt otherwise: list all `pieces`, or mend `redeal`")


@requirement("leave it out of the event, or mark the field `Shown` if the rules show it then")
def events_show_what_everyone_may_know(table: TrialTable) -> None:
    """Where everyone knows the same before and after an action, its events say the same, but for `Shown` values."""
    game, redeal, chance, compared = table.game, table.redeal, Random(16), 0
    if redeal is None:
        return
    for step in table.sample_each_kind(6):
        once = game.rules.play(step.before, step.seat, step.action, Random(1))
        for seat, seed in product((None, *range(table.seats)), (1, 2)):
            other = redeal(step.before, seat, False, chance)
            if step.action not in game.rules.legal(other, step.seat):
                continue
            played = game.rules.play(other, step.seat, step.action, Random(seed))
            ends = (once.position, played.position)
            remembered = is_remembered_alike(game, step.before, other) and not is_remembered_alike(game, *ends)
            if game.views.view(ends[0], None, False) == game.views.view(ends[1], None, False) and not remembered:
                tell = [*map(visible_fields, once.events)], [*map(visible_fields, played.events)]
                require(tell[0] == tell[1], f"the events tell what is hidden: {once.events} or {played.events}")
                compared += 1
    require(compared > table.seats, "there is hardly an action after which everyone knows the same")


@requirement("say `reveals=True`, which `game` does by itself only where it sees that something is shown")
def what_reveals_says_so(table: TrialTable) -> None:
    """An action reveals if anything is drawn, or if what comes after it depends on what a seat did not know."""
    game, redeal = table.game, table.redeal
    for step in table.sample_each_kind(30):
        recording = RecordingChance(Random(3))
        played = game.rules.play(step.before, step.seat, step.action, recording)
        require(played.reveals or not any(recording.drawn), "something is drawn, and it can be taken back freely")
        if played.reveals or redeal is None:
            continue
        for seat in range(table.seats):
            other = redeal(step.before, seat, False, Random(7))
            if step.action in game.rules.legal(other, step.seat):
                instead = game.rules.play(other, step.seat, step.action, Random(3))
                ends = (game.views.view(each, seat, False) for each in (played.position, instead.position))
                alike = len({*ends}) == 1 and played.events == instead.events
                require(alike, f"{_name_seat(seat)} learns something from it, and it can be taken back freely")


@requirement("bring a view with a `hand`, or leave `hidden_hands` and the views to `game`")
def hands_are_shown(table: TrialTable) -> None:
    """In a game with hidden hands a seat sees its own, and nobody else does; in others all see the same."""
    game = table.game
    require(table.redeal is not None or not game.meta.hidden_hands, "there are hidden hands, but nothing is hidden")
    for position in table.reached(9):
        public = game.views.view(position, None, False)
        for seat in range(table.seats):
            own = game.views.view(position, seat, False)
            if game.meta.hidden_hands:
                require(getattr(own, "hand", None) is not None, f"the view of {_name_seat(seat)} has no hand")
                require(not getattr(public, "hand", None), "an onlooker sees a hand")
            else:
                same = replace(own, seat=None) == public if isinstance(own, View) else own == public
                require(same, f"{_name_seat(seat)} sees more than an onlooker, and there are no hidden hands")


@requirement("list all `pieces`, or let `redeal` fill in each `Unseen` and change nothing else")
def determinized_positions_look_the_same(table: TrialTable) -> None:
    """A determinized position cannot be told from the real one by the seat it was sampled for."""
    game = table.game
    for position in table.reached(12):
        for seat in (None, *range(table.seats)):
            for open_hands in (False, True):
                view = game.views.view(position, seat, open_hands)
                dealt = game.views.determinize(view, Random(23))
                require(
                    game.views.view(dealt, seat, open_hands) == view, f"{_name_seat(seat)} can tell a sample from it"
                )
                stored = game.codec.position_from_json(through_json(game.codec.position_to_json(dealt)))
                require(stored == dealt, "a sample is no whole position")
                require(game.rules.actors(dealt) == game.rules.actors(position), "other seats are to act in a sample")
                if seat is not None:
                    same = list(game.rules.legal(dealt, seat)) == list(game.rules.legal(position, seat))
                    require(same, f"{_name_seat(seat)} may do other things in a sample")
            recalled = game.views.view_with_memory(position, seat)
            sampled = game.views.view_with_memory(game.views.determinize(recalled, Random(24)), seat)
            require(sampled == recalled, f"{_name_seat(seat)} remembers otherwise in a sample")


@requirement("list all `pieces`, each as often as it is there, or let `redeal` fill in only what the rules allow")
def determinized_positions_can_be_played(table: TrialTable) -> None:
    """Whatever hidden information someone imagines, the game can be played on from there, and ends."""
    game, chance = table.game, Random(27)
    if table.redeal is None:
        return
    for step in table.steps(max(1, len(play_random_game(game, table.seats)) // 2)):
        for seat in (None, step.seat):
            dealt = game.views.determinize(game.views.view_with_memory(step.before, seat), chance)
            try:
                played = to_the_end(game, table.seats, chance, dealt)
            except Unplayable as error:
                raise Broken(
                    f"{describe_error(error)}, in a game that goes on as {_name_seat(seat)} may imagine it"
                ) from error
            if played:
                require(
                    game.rules.outcome(played[-1].played.position),
                    f"no outcome of what {_name_seat(seat)} may imagine",
                )


@requirement("let computer players use the view that they get, and nothing else")
def computers_know_their_view_alone(table: TrialTable) -> None:
    """Every computer player chooses legal actions; if only hidden information differs, it decides alike."""
    game, chance = table.game, Random(17)
    long = len(play_random_game(game, table.seats))
    for step in table.steps(max(25, long // 2), first=min(5, long - 1)):  # each level thinks for seconds
        (seat, *_), position = game.rules.actors(step.before), step.before
        other = position if table.redeal is None else table.redeal(position, seat, False, chance)
        for level, computer in game.computers.players.items():
            if table.seats > game.meta.seats[0] and not table.options and level in (Level.ADVANCED, Level.MASTER):
                continue  # slower with more seats, without showing more than the smallest table does
            choice, again = (
                computer.choose(game.views.view(here, seat, False), seat, game.rules.legal(here, seat), Random(19))
                for here in (position, other)
            )
            require(choice == again, f"{level} of {_name_seat(seat)} chooses {choice} or {again}, by what is hidden")
            require(
                choice in game.rules.legal(position, seat),
                f"{level} of {_name_seat(seat)} chooses {choice}: not listed",
            )


@requirement("return legal actions from `rank_actions`, and chances that add up to 1")
def advice_is_legal_and_forecasts_add_up(table: TrialTable) -> None:
    """Advice consists of legal actions with chances that add up to 1; so do those of an evaluation."""
    game, views = table.game, table.game.views
    rank_actions, evaluate = game.computers.rank_actions, game.computers.evaluate
    if rank_actions is None or evaluate is None:
        return
    for step in table.steps(40):
        (seat, *_), position = game.rules.actors(step.before), step.before
        legal = game.rules.legal(position, seat)
        played = legal[len(legal) // 2]
        seen = views.view_with_memory(position, seat)
        advised = rank_actions(seen, seat, legal, Random(26), AT_ONCE, also=(played,))
        judged = evaluate(views.view_with_memory(position, None), Random(26), AT_ONCE)
        require(played in [each.action for each in advised], f"nothing is said of {played}, which was asked for")
        legally = all(each.action in legal and each.line[0] == each.action for each in advised)
        require(legally, "something illegal is advised")
        for forecast in (judged, *(each.forecast for each in advised)):
            require(len(forecast.chances) == len(forecast.points) == table.seats, "not a chance for each seat")
            require(abs(sum(forecast.chances) - 1) < 1e-6, f"the chances {forecast.chances} do not add up to 1")


@requirement("show each seat all that an onlooker sees")
def onlookers_know_no_more_than_seats(table: TrialTable) -> None:
    """Any change in an onlooker's view also changes every seat's view."""
    view = table.game.views.view
    for one, other in pairwise(table.reached(3)):
        if view(one, None, False) != view(other, None, False):
            for seat in range(table.seats):
                require(
                    view(one, seat, False) != view(other, seat, False),
                    f"{_name_seat(seat)} misses what an onlooker sees",
                )


@requirement("let `ended_early` return the same view with nobody to act")
def a_game_that_was_stopped(table: TrialTable) -> None:
    """Its views keep their type; a game that is already over is unchanged by stopping it."""
    game = table.game
    shows_it = game.views.ended_early is not Views().ended_early
    for position in table.reached(5):
        for seat in (None, *range(table.seats)):
            view = game.views.view(position, seat, False)
            stopped = game.views.ended_early(view)
            require(type(stopped) is type(view), f"its type is {type(stopped).__name__}")
            require(game.views.ended_early(stopped) == stopped, "stopping it twice changes it again")
            over = game.rules.outcome(position) is not None
            require(not shows_it or (stopped == view) is over, "stopping changes nothing, or a game that was over")
