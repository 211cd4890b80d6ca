"""The requirements for every game find mistakes: each game here is Fives with one."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.conformance import findings, speed
from bot.conformance.playing import SEED, play_random_game
from bot.conformance.requirement import REQUIREMENTS, Requirement, TrialTable, Unmet, require, tables_of
from bot.conformance.words import pictures_are_drawn
from bot.games import GAMES, with_computers
from bot.games.contract import AnyGame, BadData, IllegalAction, Outcome, Played, Statistics
from bot.games.hidden import View, hide
from bot.games.players import ComputerPlayer, Computers, Forecast, Level, Speed
from render.contract import Pictures
from render.engine.picture import Picture
from tests.games import fives
from tests.games.fives import Card, Draw, Lay

CORRECT = fives.GAME
RULES, VIEWS, CODEC = CORRECT.rules, CORRECT.views, CORRECT.codec


def rules(**parts: Any) -> AnyGame:
    return replace(CORRECT, rules=replace(RULES, **parts))


def views(**parts: Any) -> AnyGame:
    return replace(CORRECT, views=replace(VIEWS, **parts))


def codec(**parts: Any) -> AnyGame:
    return replace(CORRECT, codec=replace(CODEC, **parts))


def playing(change: Callable[..., Played[Any]]) -> AnyGame:
    """Return Fives with something else made of what each action led to."""
    return rules(play=lambda *arguments: change(RULES.play(*arguments), *arguments))


def choosing(choose: Callable[..., Any]) -> AnyGame:
    return replace(CORRECT, computers=Computers(players={Level.NOVICE: ComputerPlayer(choose, Speed.INSTANT)}))


def counting(count_them: Callable[..., Any]) -> AnyGame:
    return replace(CORRECT, statistics=Statistics(("laid",), count_them))


def telling_dice(played: Played[Any], *_: Any) -> Played[Any]:
    total = sum(player.die for player in played.position.players)
    return replace(played, events=tuple(replace(event, seat=total) for event in played.events))


def swapped(position: Any) -> Any:
    one, other, *others = position.players
    hands = replace(one, hand=other.hand), replace(other, hand=one.hand)
    return replace(position, players=(*hands, *others))


def with_fives(view: Any, chance: Any) -> Any:
    """Fill in a view with more fives than there are."""
    filled = VIEWS.determinize(view, chance)
    return replace(filled, deck=(Card.FIVE,) * len(filled.deck))


def only_fives(position: Any) -> bool:
    """Return whether the deck is one that nobody is dealt from."""
    return len(position.deck) > 2 and {*position.deck} == {Card.FIVE}


def refusing_in_words(*arguments: Any) -> Any:
    try:
        return RULES.play(*arguments)
    except IllegalAction as refused:
        raise IllegalAction("It is not your turn!") from refused


def reading(instead: Callable[[Any, BadData], Any]) -> Callable[[Any], Any]:
    """Read a position, and do something else where it is refused."""

    def read(data: Any) -> Any:
        try:
            return CODEC.position_from_json(data)
        except BadData as refused:
            return instead(data, refused)

    return read


def elsewhere(data: Any, refused: BadData) -> Any:
    raise BadData("somewhere", refused.problem)


def wrong_deal(seats: int, options: Any, chance: Any) -> Any:
    return RULES.deal(min(max(seats, 2), 4), options, chance)


def choosing_in_turn(view: Any, seat: int, legal: Any, *_: Any) -> Any:
    """Choose another action each time, as a player does that knows more than the view."""
    return legal[next(_CHOICES) % len(legal)]


def unsure(game: AnyGame) -> AnyGame:
    judged = Forecast((0.9,) * 4, (0.0,) * 4)
    return replace(game, computers=replace(game.computers, evaluate=lambda *_: judged))


_CHOICES = count()
MUTATIONS: dict[str, tuple[str, AnyGame]] = {
    # what is hidden
    "a view shows what is hidden": (
        "nothing_hidden_shows",
        views(view=lambda position, seat, open_hands: View(seat, position, RULES.actors(position))),
    ),
    "a memory knows what nobody has seen": (
        "nothing_hidden_shows",
        views(view_with_memory=lambda position, seat: View(seat, position, RULES.actors(position))),
    ),
    "what one may do tells another one's die": (
        "nothing_hidden_shows",
        rules(legal=lambda here, seat: RULES.legal(here, seat)[: 1 if here.players[seat - 1].die < 4 else None]),
    ),
    "what is forced tells the deck": (
        "nothing_hidden_shows",
        rules(forced=lambda here: (here.turn, Draw()) if _low(here) else None),
    ),
    "who may interrupt tells a die": (
        "nothing_hidden_shows",
        rules(may_interrupt=lambda here: RULES.may_interrupt(here) if here.players[here.turn].die < 4 else ()),
    ),
    "an event tells the sum of hidden dice": ("events_show_what_everyone_may_know", playing(telling_dice)),
    "what is drawn can be taken back": (
        "what_reveals_says_so",
        playing(lambda played, *_: replace(played, reveals=False)),
    ),
    "there are hidden hands and no hand": (
        "hands_are_shown",
        views(view=lambda position, seat, open_hands: hide(position, seat, open_hands)),
    ),
    "a sample deals one's own hand anew": (
        "determinized_positions_look_the_same",
        views(determinize=lambda view, chance: swapped(VIEWS.determinize(view, chance))),
    ),
    "what is imagined never ends": (
        "determinized_positions_can_be_played",
        replace(
            playing(lambda played, before, *_: replace(played, position=before) if only_fives(before) else played),
            views=replace(VIEWS, determinize=with_fives),
        ),
    ),
    "seats see less than onlookers": (
        "onlookers_know_no_more_than_seats",
        views(view=lambda here, seat, opened: VIEWS.view(here, seat, opened) if seat is None else View(seat, 0, ())),
    ),
    "stopping a game changes the type of its view": (
        "a_game_that_was_stopped",
        views(ended_early=lambda view: view.position if isinstance(view, View) else view),
    ),
    # play
    "the game never ends": (
        "random_play_ends",
        playing(lambda played, before, *_: replace(played, position=before)),
    ),
    "the outcome comes too early": (
        "the_end_is_an_outcome",
        rules(outcome=lambda here: Outcome.by_places((1, 2, 3, 4))),
    ),
    "anything is accepted": ("legal_is_what_play_accepts", rules(play=fives.play)),
    "an action is listed twice": ("legal_is_a_sequence", rules(legal=lambda *of: [*RULES.legal(*of)] * 2)),
    "a reason is a sentence": ("who_may_act_and_who_follows", rules(play=refusing_in_words)),
    "what is forced is one of several": (
        "turns_end",
        rules(forced=lambda here: (here.turn, Draw()) if RULES.actors(here) else None),
    ),
    "the game has a random generator of its own": (
        "play_depends_on_chance_alone",
        rules(play=lambda here, seat, action, chance: RULES.play(here, seat, action, Random())),
    ),
    # records
    "events are forgotten": ("everything_survives_json", codec(events_from_json=lambda data: ())),
    "draws are not recorded": ("records_replay", codec(drawn_to_json=lambda action, drawn: {})),
    "any text is a position": (
        "broken_json_is_refused",
        codec(position_from_json=reading(lambda data, refused: data)),
    ),
    "an error names the wrong place": (
        "one_broken_value_in_a_position",
        codec(position_from_json=reading(elsewhere)),
    ),
    "any number of seats is dealt to": ("it_is_set_up_as_it_says", rules(deal=wrong_deal)),
    # computer players and figures
    "a computer player knows more than its view": ("computers_know_their_view_alone", choosing(choosing_in_turn)),
    "a computer player does what is not listed": (
        "computers_know_their_view_alone",
        choosing(lambda *_: Lay(Card.ONE)),
    ),
    "chances do not add up": ("advice_is_legal_and_forecasts_add_up", unsure(with_computers(CORRECT))),
    "another figure is counted": (
        "figures_count_what_they_name",
        counting(lambda events, seats: ({"won": 0},) * seats),
    ),
}


def _low(here: Any) -> bool:
    return bool(here.deck) and here.deck[0].value < 4


def check(requirement: Requirement, game: AnyGame) -> None:
    for table in tables_of(game):
        requirement(table)


@cache
def check_correct(requirement: Requirement) -> None:
    """Check Fives itself, once for all mistakes that a requirement finds."""
    check(requirement, CORRECT)


@pytest.mark.parametrize("mistake", MUTATIONS)
def test_mistakes_are_found(monkeypatch: pytest.MonkeyPatch, mistake: str) -> None:
    """The requirement that names it is not met, at the table and move where it was found."""
    name, game = MUTATIONS[mistake]
    monkeypatch.setitem(GAMES, "fives", game)
    (requirement,) = [each for each in REQUIREMENTS if each.name == name]

    with pytest.raises(Unmet) as found:
        check(requirement, game)
    assert found.value.case.startswith("fives/")
    monkeypatch.undo()
    check_correct(requirement)


def test_a_finding_names_the_smallest_case() -> None:
    """However few moves and tables a requirement samples, it is the smallest table and its first wrong move."""

    def check(table: TrialTable) -> None:
        for step in table.steps(4, first=3):
            require(table.seats == 2 or len(step.before.deck) > 1, "few cards")

    four = next(table for table in tables_of(CORRECT) if table.seats == 4)
    played = play_random_game(four.game, 3)
    first = next(number for number, step in enumerate(played, 1) if len(step.before.deck) < 2)
    case = rf"with 3 seats in move {first} of {len(played)} by Random\({SEED}\), .*few cards"
    with pytest.raises(Unmet, match=case):
        Requirement("deck", "There are cards.", "deal more", check)(four)


def test_a_game_that_never_ends_is_the_only_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what was done last, and no further requirement is checked."""
    _, game = MUTATIONS["the game never ends"]
    monkeypatch.setitem(GAMES, "fives", game)
    begun = list[str]()

    (finding,) = findings(game, begun.append)

    assert "with 2 seats: after 3,000 moves: no end after 3,000 actions, of which the last 100 were " in finding.case
    assert begun == ["random play ends", "the end is an outcome"]


def test_of_a_slow_level_the_slowest_function_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding names the game's function in which most of the time is spent, and how often it is called."""

    def thinking(view: Any, seat: int, legal: Any, *others: Any) -> Any:
        for _again in range(200):
            RULES.outcome(view.position)
        return legal[0]

    monkeypatch.setattr(speed, "SLOWEST_DECISION", 0.0)
    (finding,) = speed.slow_levels(choosing(thinking))
    assert "goes into 200 calls of `outcome`" in finding.case
    assert finding.remedy.startswith("make `outcome` quicker")


def test_pictures_of_the_end_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board that is empty only once the game is over is found."""

    class EndsEmpty(Pictures):
        def board(self, view: Any, *others: Any) -> tuple[Picture, ...]:
            return (Picture(b"" if RULES.outcome(view.position) else b"drawn", "the table"),)

        def hand(self, *others: Any) -> Picture:
            return Picture(b"drawn", "the hand")

        def final_score(self, *others: Any) -> tuple[Picture, ...]:
            return ()

    monkeypatch.setattr("render.games.pictures_of", EndsEmpty)
    with pytest.raises(Unmet) as found:
        check(pictures_are_drawn, CORRECT)
    assert re.search(r"with 2 seats in move (\d+) of \1 by .*: a picture is empty", found.value.case)
