"""Definitions of games that are refused, and what follows from their types."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import ModuleType
from typing import Any

import pytest

from bot.conformance import checks
from bot.conformance.playing import steps
from bot.conformance.words import pictures_are_drawn
from bot.games import GAMES
from bot.games.codec import tags
from bot.games.contract import AnyGame, BadData, BadDefinition, IllegalAction
from bot.games.define import game
from bot.games.hidden import Die, Hidden, PerSeat, Seat, Unseen, deal_anew, parts_of
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from tests import ROOT
from tests.games import fives, nim
from tests.games.fives import Card


@dataclass
class Loose:
    """A class that can be changed."""

    heap: int


@dataclass(frozen=True)
class Bag:
    numbers: set[int]


@dataclass(frozen=True)
class Pair:
    both: PerSeat[tuple[int, str]]


@dataclass(frozen=True)
class Either:
    card: Card | Die | None


@dataclass(frozen=True)
class Secret:
    coins: PerSeat[Hidden[int]]


@dataclass(frozen=True)
class Notes:
    notes: PerSeat[PerSeat[Hidden[Die]]]


@dataclass(frozen=True)
class Told:
    die: Hidden[Die]


@dataclass(frozen=True)
class Act:
    seat: Seat


def fives_with(**parts: Any) -> AnyGame:
    rules = {name: getattr(fives, name) for name in ("deal", "actors", "legal", "play", "outcome")}
    types = {"position": fives.Position, "actions": fives.Action, "events": fives.Event}
    return game(parts.pop("name", "fives"), **{"seats": range(2, 5), **rules, **types, **parts})


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"position": Loose}, "Loose: Loose can be changed; use @dataclass(frozen=True)"),
        ({"position": Bag}, "Bag.numbers: set[int] cannot be stored; use tuple[X, ...]"),
        ({"position": Pair}, "Pair.both: tuple[int, str] has parts of its own; use a NamedTuple, or tuple[X, ...]"),
        ({"position": Either}, "Either.card: "),
        ({"position": Secret}, "Secret.coins: int cannot be dealt anew when hidden; list all there are in `pieces="),
        (
            {"position": Notes},
            "Notes.notes: PerSeat within PerSeat hides things of two seats; hide the whole inner one",
        ),
        ({"events": Told}, "Told.die: every event is told to all; leave it out, or mark it Shown"),
        ({"actions": Act}, "Act.seat: seat has a meaning in records; give it another name"),
        ({"seats": range(2, 8)}, "fives.seats: range(2, 8) has numbers of players that cannot be shown; use a range "),
        ({"name": "high_fives"}, "high_fives: a game can’t be called that; take up to 32 of a–z and 0–9, and begin "),
        ({"colour": "red"}, "fives: there is no part colour; see the fields of Game and Rules"),
    ],
)
def test_what_is_refused_at_definition(parts: dict[str, Any], said: str) -> None:
    """The error names the field, the mistake in its type, and what to use instead."""
    with pytest.raises(BadDefinition) as refused:
        fives_with(**parts)
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("turn", 2, "turn: no such seat"),
        ("players", [], "players: 0 is not from 2 to 4"),
        ("players", [{"hand": [1], "die": 7}] * 2, "players.0.die: not from 1 to 6"),
        ("players", [{"hand": [6], "die": 1}] * 2, "players.0.hand.0: unknown: 6"),
    ],
)
def test_what_is_refused_in_a_position(key: str, value: Any, said: str) -> None:
    """Seats that there are not, and values out of range, are refused as the types say."""
    data = fives.GAME.codec.position_to_json(fives.GAME.rules.deal(2, {}, Random(1)))
    with pytest.raises(BadData) as refused:
        fives.GAME.codec.position_from_json(data | {key: value})
    assert str(refused.value) == said


def test_the_game_in_the_documents(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is defined and played as it stands there, and tells nobody anything hidden."""
    page = (ROOT / ".github" / "docs" / "games.md").read_text("utf-8")
    module = ModuleType("tricks")
    monkeypatch.setitem(sys.modules, "tricks", module)  # where its annotations are looked up
    exec(page.partition("```python\n")[2].partition("```")[0], module.__dict__)
    monkeypatch.setitem(GAMES._loaded, "tricks", module.GAME)  # which has nothing in place of games that are not there
    for check in checks("tricks"):
        if check.requirement is not pictures_are_drawn:
            check()
    fields = [*parts_of(module.Position), *parts_of(module.Player)]
    assert not unnamed(module.GAME, fields, [*tags(module.Lay | module.Laid | module.TrickWon).items()])


def test_memory_and_a_redeal_of_its_own() -> None:
    """A perfect memory knows what everyone has seen once, and a game may itself fill in what a view does not show."""

    def redeal(position: Any, seat: int | None, chance: Any) -> Any:
        players = [replace(each, die=6) if isinstance(each.die, Unseen) else each for each in position.players]
        return deal_anew(replace(position, players=tuple(players)), {Card: fives.CARDS}, chance)

    own = fives_with(redeal=redeal)
    laid = [step.played.position for step in steps(own, 2, Random(3))][-2]
    heaps = [player.heap for player in laid.players]

    assert [player.heap for player in own.views.view_with_memory(laid, None).position.players] == heaps
    assert [each.heap for each in own.views.view(laid, None, False).position.players] == [Unseen(len(h)) for h in heaps]
    filled = own.views.determinize(own.views.view(laid, 1, False), Random(1))
    assert [player.die for player in filled.players] == [6, laid.players[1].die]


def test_a_simulation_of_its_own() -> None:
    """A game's own `simulate` is used in place of the one that is derived from `play`."""
    position = fives.GAME.rules.deal(2, {}, Random(1))
    reached = fives.GAME.rules.deal(2, {}, Random(2))
    rules = fives_with(pieces={Card: fives.CARDS}, simulate=lambda *_: reached).rules
    assert rules.after(position, 0, fives.GAME.rules.legal(position, 0)[0], Random(1)) is reached


def test_an_action_that_is_not_listed() -> None:
    """It is refused for the game, and nobody reads a code."""
    position = fives.GAME.rules.deal(2, {}, Random(1))
    with pytest.raises(IllegalAction) as refused:
        fives.GAME.rules.play(position, 0, fives.Guess(1), Random(1))
    said = [game_texts(texts(language), "fives").refusal(refused.value, ["Ada", "Ben"]) for language in LANGUAGES]
    assert said == [texts(language).say("any-impossible") for language in LANGUAGES]


@pytest.mark.parametrize("rules", [fives, nim], ids=["fives", "nim"])
def test_a_game_without_words_uses_the_hosts(rules: ModuleType) -> None:
    """Whatever such a game names has a word in every language: in German nothing is said in English."""
    fields = [*parts_of(rules.Position), *(parts_of(fives.Player) if rules is fives else ())]
    assert not unnamed(rules.GAME, fields, [*tags(rules.Action).items(), *tags(rules.Event).items()])


def unnamed(rules: AnyGame, fields: Iterable[str], classes: Sequence[tuple[str, type]]) -> list[str]:
    """List what has no German name: fields, and classes of actions and events with theirs."""
    words = game_texts(texts("de"), rules.meta.name)
    named = {*fields, *(name for name, _ in classes), *(part for _, each in classes for part in parts_of(each))}
    return [name for name in named - {"players"} if words.label(name) == name.replace("_", " ")]


@dataclass(frozen=True)
class Raised:
    seat: Seat
    count: int
    face: Die


@dataclass(frozen=True)
class NewDeal:
    """Cards were dealt, by nobody in particular."""

    dealer: Seat


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Anna: taken 3, ended.", "Bruno: drawn 7, laid 2, raised 4 × 6.", "New deal (dealer Anna)."]),
        (
            "de",
            ["Anna: genommen 3, fertig.", "Bruno: gezogen 7, ausgelegt 2, erhöht 4 × 6.", "Neu gegeben (Geber Anna)."],
        ),
    ],
)
def test_events_without_words(language: str, told: list[str]) -> None:
    """A seat's consecutive events are one sentence; obvious fields have no label, and events of no seat no name."""
    events = nim.Taken(0, 3), nim.Ended(0), nim.Drawn(1, 7), fives.Laid(1, Card.TWO), Raised(1, 4, 6), NewDeal(0)
    assert game_texts(texts(language), "nim").lines(events, ("Anna", "Bruno")) == told
