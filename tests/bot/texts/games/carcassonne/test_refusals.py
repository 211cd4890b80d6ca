"""Every refusal is explained in both languages, with what would be possible instead."""

from __future__ import annotations

from itertools import product

import pytest

from bot.games.carcassonne import Reason
from bot.games.carcassonne.rules import play
from bot.games.contract import IllegalAction
from bot.texts import LANGUAGES
from bot.texts.games.carcassonne import TEXTS
from tests.games.carcassonne.test_turn import CASES
from tests.games.chances import First

NAMES = ("Anna", "Ben", "Çelik", "Dora", "Emil")


def explained(case: int, language: str) -> str:
    """Return how a case is explained."""
    _, _, position, seat, action = CASES[case]
    with pytest.raises(IllegalAction) as refused:
        play(position, seat, action, First())
    return TEXTS(language, "carcassonne").refusal(refused.value, NAMES)


def find(reason: Reason) -> int:
    """Return the first case of a reason."""
    return next(number for number, case in enumerate(CASES) if case[0] is reason)


def test_there_is_a_case_for_every_reason() -> None:
    """The cases below leave none out."""
    assert {case[0] for case in CASES} == {*Reason}


@pytest.mark.parametrize(("case", "language"), [*product(range(len(CASES)), LANGUAGES)])
def test_every_refusal_is_explained(case: int, language: str) -> None:
    """Whole sentences, free of codes."""
    said = explained(case, language)
    assert said.endswith(".")
    assert "_" not in said
    assert "None" not in said


@pytest.mark.parametrize(
    ("reason", "english"),
    [
        (Reason.NOT_YOUR_TURN, "It’s Anna’s turn."),
        (Reason.OTHER_TILE_DRAWN, "You’ve drawn tile U, so lay that one."),
        (Reason.NO_SUCH_TURN, "Tile U can be turned in only 2 ways. Choose one of those."),
        (Reason.PLACE_TAKEN, "There’s already a tile at M20. Choose an empty place beside a tile."),
        (
            Reason.EDGES_DIFFER,
            "The tile doesn’t match there (N20, to the west). Turn it, or choose another place.",
        ),
    ],
)
def test_examples(reason: Reason, english: str) -> None:
    """Places, sides and names are told as people see them."""
    assert explained(find(reason), "en") == english


@pytest.mark.parametrize("x", [-1_000_000, 1_000_000])
def test_places_too_far_away_for_any_tile_have_numbers(x: int) -> None:
    """They have no names, but a record that someone has written may hold one."""
    refused = IllegalAction(Reason.NO_TILE_BESIDE, x=x, y=-7)
    assert f"({x}, -7)" in TEXTS("en", "carcassonne").refusal(refused, NAMES)


def test_a_held_feature_names_its_holders() -> None:
    """Who stands there is told by name."""
    assert " steht schon ein Gefolgsmann: " in explained(find(Reason.FEATURE_HELD), "de")
    assert any(name in explained(find(Reason.FEATURE_HELD), "de") for name in NAMES)
