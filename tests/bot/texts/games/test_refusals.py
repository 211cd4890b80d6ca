"""What a game refuses: the answer says why, and what the seat can do instead in that position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.conformance.playing import Transition, play_random_game
from bot.conformance.requirement import tables_of
from bot.games import GAMES
from bot.games.contract import AnyGame, BadData, IllegalAction
from bot.texts import texts
from bot.texts.games import game_texts

NAMES = ("Anna", "Ben", "Çelik", "Dora", "Emil")
WAYS = {
    "carrara": {
        "TurnWheel": "buy|turn the wheel",
        "TakeBlocks": "segment|block",
        "TakeCoins": "buy",
        "Build": "build|another city|choose",
        "ScoreType": "score|type",
        "ScoreCity": "score|city",
        "ScoreCategory": "score|the other buildings",
        "Decline": "pass",
        "BuyObject": "object",
        "Announce": "announce",
        "EndTurn": "end your turn",
    },
    "carcassonne": {
        "PlaceTile": "lay|turn it|place",
        "PlaceGold": "ingot|around your gold tile",
        "PlaceFollower": "place a follower|choose",
        "KeepFollower": "end your turn|no follower",
        "TakeIngot": "ingot|choose",
    },
    "palazzo": {
        "TakeMoney": "take money",
        "ChooseMoney": "cards?",
        "Reveal": "reveal tiles",
        "Buy": "buy|cards",
        "Auction": "auction",
        "Bid": "bid|add",
        "Pass": "pass",
        "ChooseTile": "choose|take",
        "BeginPalazzo": "build|palazzo",
        "AddFloor": "build|palazzo",
        "TakeOut": "rebuild|floor",
        "Remove": "rebuild|discard",
        "Insert": "rebuild|insert",
        "Discard": "discard",
        "EndTurn": "your turn is over",
    },
}
"""For each action the words by which a refusal names it where it is possible."""
RIGHT_VALUES = "choose|only|it has:|alone"
"""How a refusal of one value names others."""
PARTS = re.compile(r"\w[.:?](?=\s|$)")


def values(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield each value within an action's JSON with its path, and each list."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from values(value, (*path, key))
    if not isinstance(data, dict):
        yield path, data


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    copied = data.copy()
    copied[path[0]] = put(data[path[0]], path[1:], value)
    return copied


class Mistakes:
    """Makes actions that are not legal out of those of whole games: at the wrong time, or with a wrong value."""

    def __init__(self, game: AnyGame, games: list[list[Transition]]) -> None:
        self.codec, self.dice = game.codec, Random(3)
        self.done: dict[type, list[Any]] = {}
        self.known: dict[str, list[Any]] = {}
        for action in (step.action for steps in games for step in steps):
            data = game.codec.action_to_json(action)
            self.done.setdefault(type(action), []).append(data)
            for path, value in values(data):
                self.known.setdefault(self.kind(path), []).append(value)

    @staticmethod
    def kind(path: tuple[Any, ...]) -> str:
        return ".".join("" if isinstance(key, int) else key for key in path)

    def made_of(self, action: Any) -> Iterator[Any]:
        """Yield one that is done at other times, and one with another value."""
        data, dice = self.codec.action_to_json(action), self.dice
        path, value = dice.choice([*values(data)])
        others = [*dice.choices(self.known[self.kind(path)], k=2)]
        if isinstance(value, list):
            others += [value[1:], value[:1]]
        elif isinstance(value, int):
            others += [value - 1, value + 1]
        for changed in (put(data, path, dice.choice(others)), dice.choice(dice.choice([*self.done.values()]))):
            try:
                yield self.codec.action_from_json(changed)
            except BadData:
                continue


def refusals(name: str) -> Iterator[tuple[IllegalAction, str]]:
    """Yield refusals at the positions of whole games, each with words for the possible actions there."""
    tables = tables_of(GAMES[name])
    games = [play_random_game(table.game, table.seats) for table in tables]
    mistakes = Mistakes(GAMES[name], games)
    for table, steps in zip(tables, games, strict=True):
        rules, end = table.game.rules, steps[-1]
        for step in (*steps, Transition(end.played.position, end.seat, end.action, end.played)):
            acting = rules.acting(step.before)
            legal = {type(action).__name__ for action in rules.legal(step.before, step.seat)} if acting else ()
            for action in mistakes.made_of(step.action):
                for seat in {step.seat, mistakes.dice.randrange(table.seats)}:
                    words = (
                        [WAYS[name][each] for each in legal]
                        if seat == step.seat and acting
                        else [NAMES[each] for each in acting]
                    )
                    try:
                        rules.play(step.before, seat, action, Random(0))
                    except IllegalAction as refused:
                        yield refused, "|".join(words) or "/table new"


SAID_BY_PIAZZA = {"game_over", "not_your_turn"}
"""The reasons that are the same in all games."""


@pytest.mark.parametrize("name", WAYS)
def test_every_refusal_says_what_is_possible(name: str) -> None:
    """It names an action that is legal there, or who may act, or what is right in place of the wrong value."""
    english, german = (game_texts(texts(language), name) for language in ("en", "de"))
    seen = set[str]()
    for refused, words in {(str(refused), words): (refused, words) for refused, words in refusals(name)}.values():
        said, gesagt = english.refusal(refused, NAMES), german.refusal(refused, NAMES)
        assert re.search(f"{words}|{RIGHT_VALUES}", said, re.IGNORECASE), said
        assert len(PARTS.findall(gesagt)) >= len(PARTS.findall(said)), gesagt
        assert not re.search("[a-z]_[a-z]|None|{", said + gesagt), said
        seen.add(refused.reason)
    codes = getattr(import_module(f"bot.games.{name}.actions"), f"{name.capitalize()}Reason")
    reasons = {each.value for each in codes}
    assert len(seen) > 2 / 3 * len(reasons), "most of them happen in random games"
    for t in (english.t, german.t):
        assert {f"illegal-{each.replace('_', '-')}" for each in reasons - SAID_BY_PIAZZA} <= t.owned
