"""The requirements for every game find what is wrong: each game here is Fives with one mistake."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.conformance import findings, speed
from bot.conformance.playing import SEED, whole_game
from bot.conformance.requirement import REQUIREMENTS, Requirement, TrialTable, Unmet, need, tables_of
from bot.games import GAMES, complete
from bot.games.contract import AnyGame, BadData, IllegalAction, Outcome, Played, Statistics
from bot.games.hidden import View, hide
from bot.games.players import ComputerPlayer, Computers, Forecast, Level, Speed
from tests.games import fives
from tests.games.fives import Card, Draw, Lay

HONEST = fives.GAME
RULES, VIEWS, CODEC = HONEST.rules, HONEST.views, HONEST.codec


def rules(**parts: Any) -> AnyGame:
    """Return Fives with other parts of its rules."""
    return replace(HONEST, rules=replace(RULES, **parts))


def views(**parts: Any) -> AnyGame:
    """Return Fives with other views."""
    return replace(HONEST, views=replace(VIEWS, **parts))


def codec(**parts: Any) -> AnyGame:
    """Return Fives with other parts of its codec."""
    return replace(HONEST, codec=replace(CODEC, **parts))


def playing(change: Callable[..., Played[Any]]) -> AnyGame:
    """Return Fives with something else made of what each action led to."""
    return rules(play=lambda *arguments: change(RULES.play(*arguments), *arguments))


def choosing(choose: Callable[..., Any]) -> AnyGame:
    """Return Fives with a computer player of its own."""
    return replace(HONEST, computers=Computers(players={Level.NOVICE: ComputerPlayer(choose, Speed.INSTANT)}))


def counting(count_them: Callable[..., Any]) -> AnyGame:
    """Return Fives with a figure."""
    return replace(HONEST, statistics=Statistics(("laid",), count_them))


def telling_dice(played: Played[Any], *_: Any) -> Played[Any]:
    """Tell the sum of all dice with every event."""
    total = sum(player.die for player in played.position.players)
    return replace(played, events=tuple(replace(event, seat=total) for event in played.events))


def breaking_long(seats: int, options: Any, chance: Any) -> Any:
    """Deal, but not the variant that is rated with the plain one."""
    if options.get("long"):
        raise KeyError("long")
    return RULES.deal(seats, options, chance)


def swapped(position: Any) -> Any:
    """Exchange the first two hands."""
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


def refusing(reason: str) -> Callable[..., Any]:
    """Refuse with another reason code."""

    def play(*arguments: Any) -> Any:
        try:
            return RULES.play(*arguments)
        except IllegalAction as refused:
            raise IllegalAction(reason) from refused

    return play


def reading(instead: Callable[[Any, BadData], Any]) -> Callable[[Any], Any]:
    """Read a position, and do something else where it is refused."""

    def read(data: Any) -> Any:
        try:
            return CODEC.position_from_json(data)
        except BadData as refused:
            return instead(data, refused)

    return read


def elsewhere(data: Any, refused: BadData) -> Any:
    """Name another place as the wrong one."""
    raise BadData("somewhere", refused.problem)


def without(data: Any, key: str) -> Any:
    """Return an object without a key."""
    return {name: value for name, value in data.items() if name != key}


def wrong_deal(seats: int, options: Any, chance: Any) -> Any:
    """Deal to whoever asks."""
    return RULES.deal(min(max(seats, 2), 4), options, chance)


def any_option(seats: int, options: Any, chance: Any) -> Any:
    """Deal with any option."""
    return RULES.deal(seats, {name: on for name, on in options.items() if name == "long"}, chance)


def thinking_twice(view: Any, seat: int, legal: Any, *_: Any) -> Any:
    """Choose another action each time, as one does who looks elsewhere than at the view."""
    return legal[next(_TICKS) % len(legal)]


def unsure(game: AnyGame) -> AnyGame:
    """Return a game with forecasts that do not add up."""
    judged = Forecast((0.9,) * 4, (0.0,) * 4)
    return replace(game, computers=replace(game.computers, evaluate=lambda *_: judged))


def first_of_all(result: Outcome | None) -> Outcome | None:
    """Return an outcome that nobody wins."""
    return result and replace(result, winners=())


_TICKS = count()
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
    "who is to act tells the deck": (
        "nothing_hidden_shows",
        rules(actors=lambda here: RULES.actors(here) if here.deck[:1] != (Card.FIVE,) else (here.turn, here.turn)),
    ),
    "who may interrupt tells a die": (
        "nothing_hidden_shows",
        rules(may_interrupt=lambda here: RULES.may_interrupt(here) if here.players[here.turn].die < 4 else ()),
    ),
    "what is forced tells the deck": (
        "nothing_hidden_shows",
        rules(forced=lambda here: (here.turn, Draw()) if _low(here) else None),
    ),
    "who follows tells a die": (
        "nothing_hidden_shows",
        rules(following=lambda here: (1 - here.turn,) if here.turn < 2 and here.players[0].die < 4 else ()),
    ),
    "an event tells the sum of hidden dice": ("events_show_what_everyone_may_know", playing(telling_dice)),
    "what shows something hidden can be taken back": (
        "what_reveals_says_so",
        playing(lambda played, *_: replace(played, reveals=any(isinstance(e, fives.Drew) for e in played.events))),
    ),
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
    "a sample leaves out what is hidden": (
        "determinized_positions_look_the_same",
        views(determinize=lambda view, chance: view.position),
    ),
    "what is imagined never ends": (
        "determinized_positions_can_be_played",
        replace(
            playing(lambda played, before, *_: replace(played, position=before) if only_fives(before) else played),
            views=replace(VIEWS, determinize=with_fives),
        ),
    ),
    "a sample has another seat to act": (
        "determinized_positions_look_the_same",
        views(determinize=lambda view, chance: replace(VIEWS.determinize(view, chance), turn=0)),
    ),
    "seats see less than onlookers": (
        "onlookers_know_no_more_than_seats",
        views(view=lambda here, seat, opened: VIEWS.view(here, seat, opened) if seat is None else View(seat, 0, ())),
    ),
    "stopping a game changes the type of its view": (
        "a_game_that_was_stopped",
        views(ended_early=lambda view: view.position if isinstance(view, View) else view),
    ),
    "stopping a game changes nothing": ("a_game_that_was_stopped", views(ended_early=lambda view: view and view)),
    # play
    "a variant that is not rated apart cannot be dealt": ("random_play_ends", rules(deal=breaking_long)),
    "the game never ends": (
        "random_play_ends",
        playing(lambda played, before, *_: replace(played, position=before)),
    ),
    "there is no outcome": ("the_end_is_an_outcome", rules(outcome=lambda here: None)),
    "the outcome comes too early": (
        "the_end_is_an_outcome",
        rules(outcome=lambda here: Outcome.by_places((1, 2, 3, 4))),
    ),
    "nobody wins": ("the_end_is_an_outcome", rules(outcome=lambda here: first_of_all(RULES.outcome(here)))),
    "a rank is missing": (
        "the_end_is_an_outcome",
        rules(outcome=lambda here: RULES.outcome(here) and Outcome.by_places((1,))),
    ),
    "someone is to act who can do nothing": (
        "random_play_ends",
        rules(legal=lambda here, seat: RULES.legal(here, seat) if here.deck else ()),
    ),
    "anything is accepted": ("legal_is_what_play_accepts", rules(play=fives.play)),
    "something is listed that is refused": (
        "legal_is_what_play_accepts",
        rules(legal=lambda here, seat: [*RULES.legal(here, seat), Lay(Card.FIVE), Lay(Card.ONE)]),
    ),
    "an action is listed twice": ("legal_is_a_sequence", rules(legal=lambda *of: [*RULES.legal(*of)] * 2)),
    "what is listed is in no order": (
        "legal_is_a_sequence",
        rules(legal=lambda here, seat: dict.fromkeys(RULES.legal(here, seat))),
    ),
    "a reason is a sentence": ("who_may_act_and_who_follows", rules(play=refusing("It is not your turn!"))),
    "who is to act also follows": ("who_may_act_and_who_follows", rules(following=RULES.actors)),
    "no turn ends": ("turns_end", playing(lambda played, *_: replace(played, turn_ended=None))),
    "only one seat’s turns end": ("turns_end", playing(lambda played, *_: replace(played, turn_ended=0))),
    "what is forced is one of several": (
        "turns_end",
        rules(forced=lambda here: (here.turn, Draw()) if RULES.actors(here) else None),
    ),
    "what only ends the turn does not come last": (
        "turns_end",
        rules(only_ends_turn=lambda action: isinstance(action, Draw)),
    ),
    "dice of its own": (
        "play_depends_on_chance_alone",
        rules(play=lambda here, seat, action, chance: RULES.play(here, seat, action, Random())),
    ),
    "a deal that nobody recorded": (
        "records_replay",
        rules(deal=lambda seats, options, chance: RULES.deal(seats, options, Random(next(_TICKS)))),
    ),
    "an action that does nothing": (
        "play_depends_on_chance_alone",
        playing(lambda played, before, seat, action, _: replace(played, position=before)),
    ),
    # records
    "a field is not stored": (
        "everything_survives_json",
        codec(position_to_json=lambda here: without(CODEC.position_to_json(here), "turn")),
    ),
    "another action is restored": ("everything_survives_json", codec(action_from_json=lambda data: Draw())),
    "events are forgotten": ("everything_survives_json", codec(events_from_json=lambda data: ())),
    "draws are not recorded": ("records_replay", codec(drawn_to_json=lambda action, drawn: {})),
    "any text is a position": (
        "broken_json_is_refused",
        codec(position_from_json=reading(lambda data, refused: data)),
    ),
    "an unknown key is read over": (
        "one_broken_value_in_a_position",
        codec(position_from_json=lambda data: CODEC.position_from_json(without(data, "more"))),
    ),
    "an error names the wrong place": (
        "one_broken_value_in_a_position",
        codec(position_from_json=reading(elsewhere)),
    ),
    "any number of seats is dealt to": ("it_is_set_up_as_it_says", rules(deal=wrong_deal)),
    "seven can play": ("it_is_set_up_as_it_says", replace(HONEST, meta=replace(HONEST.meta, seats=range(2, 8)))),
    "any option is accepted": ("it_is_set_up_as_it_says", rules(deal=any_option)),
    # computer players and figures
    "a computer player looks elsewhere": ("computers_know_their_view_alone", choosing(thinking_twice)),
    "a computer player does what is not listed": (
        "computers_know_their_view_alone",
        choosing(lambda *_: Lay(Card.ONE)),
    ),
    "chances do not add up": ("advice_is_legal_and_forecasts_add_up", unsure(complete(HONEST))),
    "another figure is counted": (
        "figures_count_what_they_name",
        counting(lambda events, seats: ({"won": 0},) * seats),
    ),
    "figures are counted before the game": (
        "figures_count_what_they_name",
        counting(lambda events, seats: ({"laid": 1},) * seats),
    ),
}


def _low(here: Any) -> bool:
    return bool(here.deck) and here.deck[0].value < 4


def check(requirement: Requirement, game: AnyGame) -> None:
    """Check a game at all its tables."""
    for table in tables_of(game):
        requirement(table)


@cache
def check_honest(requirement: Requirement) -> None:
    """Check Fives itself, once for all mistakes that a requirement finds."""
    check(requirement, HONEST)


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
    check_honest(requirement)


def test_a_finding_names_the_smallest_case() -> None:
    """However few moves and tables a requirement looks at, it is the smallest table and first move that are wrong."""

    def check(table: TrialTable) -> None:
        for step in table.steps(4, first=3):
            need(table.seats == 2 or len(step.before.deck) > 1, "few cards")

    four = next(table for table in tables_of(HONEST) if table.seats == 4)
    played = whole_game(four.game, 3)
    first = next(number for number, step in enumerate(played, 1) if len(step.before.deck) < 2)
    case = rf"with 3 seats in move {first} of {len(played)} by Random\({SEED}\), .*few cards"
    with pytest.raises(Unmet, match=case):
        Requirement("deck", "There are cards.", "deal more", check)(four)


def test_what_follows_from_a_wrong_end_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game that never ends, one finding says so with what was done last, and nothing else is looked at."""
    _, game = MUTATIONS["the game never ends"]
    monkeypatch.setitem(GAMES, "fives", game)
    begun = list[str]()

    (finding,) = findings(game, begun.append)

    assert "with 2 seats: after 3,000 moves: no end after 3,000 actions, of which the last 100 were " in finding.case
    assert begun == ["random play ends", "the end is an outcome"]


def test_a_slow_level_is_told_with_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding names the part of the game in which most of the time is spent, and how often it is called."""

    def thinking(view: Any, seat: int, legal: Any, *others: Any) -> Any:
        for _again in range(200):
            RULES.outcome(view.position)
        return legal[0]

    monkeypatch.setattr(speed, "SLOWEST", 0.0)
    (finding,) = speed.slow_levels(choosing(thinking))
    assert "goes into 200 calls of `outcome`" in finding.case
    assert finding.remedy.startswith("make `outcome` quicker")
