"""Palazzo keeps the contract of a game: it passes the tests that every registered game must pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from inspect import signature
from typing import Any

import pytest

from bot.games import GAMES, palazzo
from bot.games.chance import Chance
from bot.games.contract import AnyGame
from tests.games import test_conformance, test_conformance_statistics, test_conformance_views
from tests.games.palazzo.positions import enter_stacks

CHECKS = [
    check
    for module in (test_conformance, test_conformance_statistics, test_conformance_views)
    for name, check in vars(module).items()
    if name.startswith("test_") and [*signature(check).parameters] == ["game", "seats"]
]
BROKEN: list[Any] = [None, True, 7, "text", [], {}, [{}], {"action": None}, {"event": 1}, {"turn": []}]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "palazzo", palazzo.GAME)


def dealt_with(options: Mapping[str, bool]) -> AnyGame:
    """Return the game, always dealt with these options."""
    rules = palazzo.GAME.rules

    def deal(seats: int, more: Mapping[str, bool], chance: Chance) -> Any:
        return rules.deal(seats, {**options, **more}, chance)

    return replace(palazzo.GAME, rules=replace(rules, deal=deal))


every_table = pytest.mark.parametrize(
    ("variant", "seats"),
    [
        pytest.param(variant, seats, marks=() if seats in quick else pytest.mark.slow)
        for variant, quick in {"base": (2,), "even_stacks": (4,), "own_stacks": ()}.items()
        for seats in palazzo.SEATS
    ],
)


@every_table
@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_keeps_the_contract(
    check: Callable[[AnyGame, int], None], variant: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every common test of rules, views, records and statistics passes."""
    if variant == "own_stacks":
        enter_stacks(monkeypatch)
    check(dealt_with(palazzo.VARIANTS[variant]), seats)


@pytest.mark.parametrize("data", BROKEN)
def test_broken_json_is_refused(data: Any) -> None:
    """Data that is not a position, action, events or setup is refused with BadData."""
    test_conformance.test_broken_json_is_refused(palazzo.GAME, 2, data)


def test_the_common_tests_were_found() -> None:
    """The list above holds the tests of all three modules."""
    modules = (test_conformance, test_conformance_statistics, test_conformance_views)
    assert {check.__module__ for check in CHECKS} == {module.__name__ for module in modules}


def test_other_seat_numbers_are_refused() -> None:
    """Two to four people play."""
    assert [*palazzo.SEATS] == [2, 3, 4]
    test_conformance.test_other_seat_numbers_are_refused("palazzo")


def test_every_figure_is_counted() -> None:
    """No figure is 0 for every seat in all variants."""
    test_conformance_statistics.test_every_figure_is_counted("palazzo")
