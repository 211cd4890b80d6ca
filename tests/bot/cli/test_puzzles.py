"""Puzzles that are looked for in games of computer players."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cli.puzzles import PHASES, find_in_game
from bot.model.puzzles import Puzzle
from bot.services import mining
from bot.services.mining import Jobs
from tests.bot.puzzles import puzzle_of


@pytest.mark.parametrize(
    ("themes", "count"),
    [([("a",), ("b",), ("c",), ("d",)], PHASES), ([("a",), ("a",)], 1), ([(), ()], 0)],
    ids=["different", "the same", "none"],
)
def test_each_part_of_a_game_has_a_theme_of_its_own(
    monkeypatch: pytest.MonkeyPatch, themes: list[tuple[str, ...]], count: int
) -> None:
    """A game gives as many puzzles as it has themes, and at most one for each of its parts."""
    seen = list[int]()

    def promising(*_: Any) -> tuple[str, ...]:
        seen.append(len(seen))
        return themes[len(seen) % len(themes)]

    def find_puzzle(*_: Any) -> Jobs[Puzzle | None]:
        yield from ()
        return puzzle_of(1)

    monkeypatch.setattr(mining, "promising", promising)
    monkeypatch.setattr(mining, "find_puzzle", find_puzzle)
    assert len(find_in_game("nim", 1, 1, 0)) == count
    assert len(seen) > PHASES
