"""Typed text means one of the completions, or is refused."""

from __future__ import annotations

import pytest

from bot.model.refusals import Refusal, Refused
from cogs.core.completions import Completion, complete, pick
from cogs.core.limits import OPTION_LENGTH, shorten_text

LONG = f"build {', '.join(f'marble {floor} on palazzo {floor}' for floor in range(1, 9))}"
SITES = (
    Completion("build.new", "brick 3 (1 window): as a new palazzo, −5 points", "new", "as a new palazzo", ("new",)),
    Completion(
        "build.2", "brick 3 (1 window): on palazzo 2 (brick 1), 1 → 4", "on 2", "on palazzo 2", ("palazzo 2", "2")
    ),
    Completion(
        "build.out", "brick 3 (1 window): out of the game, no change", "out", "out of the game", ("out",), whole=True
    ),
)
CARDS = (
    Completion("a", "florin 5 and florin 3 · then still 4", "f5 f3", "florin 5 and florin 3"),
    Completion("b", "scudo 3 and a certificate · then still 6", "s3 c", "scudo 3 and a certificate"),
    Completion("c", "⭐ ducat 13 · then still 2", "d13", "ducat 13"),
    Completion("d", LONG, "long"),
)


MEANT = {
    "on 2": (
        *("build.2", "2", "\N{FULLWIDTH DIGIT TWO}", "ON\N{NO-BREAK SPACE}Palazzo  2", "palazzo 2"),
        "brick 3 (1 window): on palazzo 2 (brick 1), 1 → 4",
    ),
    "new": ("new", "new palazzo"),
    "out": ("out of the game", "out"),
    "f5 f3": ("florin 3, florin 5", "then still 4 · florin 3 + FLORIN 5"),
    "s3 c": ("a certificate and scudo 3",),
    "d13": ("ducat", "⭐ ducat 13 · then still 2"),
    "long": (shorten_text(LONG), LONG.upper()),
}
"""By meaning: a value, a name, a label in any writing or as it is cut, a word that only one has, parts in any order."""
NO_PLACE = (
    *("", " ", "0", "1", "3", "4", "-5", "22"),
    *("a", "the", "nge", "change", "game", "window", "palazz", "no", "not new", "new and", "und 2"),
)
NO_CARDS = (
    *("3", "13", "florin", "florin 3", "scudo", "certificate", "florin 5", "florin 5, scudo 3", "still", "palazzo 3"),
)


@pytest.mark.parametrize("meant", MEANT)
def test_what_means_a_completion(meant: str) -> None:
    completions = SITES if meant in ("on 2", "new", "out") else CARDS
    assert {typed: pick(completions, typed) for typed in MEANT[meant]} == dict.fromkeys(MEANT[meant], meant)


def test_what_means_no_completion() -> None:
    """Indices, parts of words, words of descriptions, and one part of several."""
    for typed in NO_PLACE:
        with pytest.raises(Refused) as refused:
            pick(SITES, typed)
        assert refused.value.reason is Refusal.NOT_OFFERED, typed
        assert refused.value.facts["offered"] == ("as a new palazzo", "on palazzo 2", "out of the game")
    for typed in NO_CARDS:
        with pytest.raises(Refused):
            pick(CARDS, typed)


def test_several_completions_that_are_meant() -> None:
    """The refusal names all that have a word, or of which one has the name and another the value."""
    seats = (Completion("1", "Hannah", 0), Completion("2", "1", 1), Completion("3", "Hannah of the North", 2))
    with pytest.raises(Refused) as refused:
        pick(seats, "1")
    assert refused.value.reason is Refusal.SEVERAL_OFFERED
    named = refused.value.facts["offered"]
    assert isinstance(named, tuple)
    assert set(named) == {"Hannah", "1"}
    assert pick(seats, "hannah") == 0
    assert pick(seats, "North") == 2


def test_a_refusal_names_a_dozen_completions() -> None:
    """First those that have something of what was typed; the others are counted."""
    many = [Completion(f"v.{number}", f"tile {number} north", number) for number in range(40)]
    with pytest.raises(Refused) as refused:
        pick(many, "39 south" + "x" * 6000)
    names = refused.value.facts["offered"]
    assert isinstance(names, tuple)
    assert (names[0], len(names), refused.value.facts["left"]) == ("tile 39 north", 12, 28)


def test_suggestions_are_narrowed_and_fit() -> None:
    """Narrowed by anything in the label, and no more or longer than Discord allows."""
    assert [each.value for each in complete(CARDS, "still FLOR")] == ["a"]
    (long,) = complete(CARDS, "marble")
    assert len(long.name) == OPTION_LENGTH
    assert len(complete([Completion(str(n), f"number {n}", n) for n in range(40)], "")) == 25
