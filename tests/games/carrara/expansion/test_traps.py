"""Maliciously constructed card files."""

from __future__ import annotations

import pytest

from bot.games.carrara.cards.card import Source
from bot.games.carrara.cards.deck import LARGEST_FILE as LARGEST_CARDS
from bot.games.carrara.cards.deck import LONGEST_LINE, read_cards
from bot.games.contract import BadData

NESTED = 99_000


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 900 + "\n" + ("[" * 900 + "\n") * 90,
        "a = " + "{a = " * 190,
        ".".join("a" * NESTED)[:NESTED] + " = 1",
        "[" + ".".join("a" * NESTED)[:NESTED] + "]",
        "a = " + "9" * 990 * 1,
        "a = " + "9" * NESTED,
        "\n".join(f"k{number}." + ".".join("a" * 490) + " = 1" for number in range(99)),
        "[[card]]\n" * 11_000,
        "#" * LARGEST_CARDS + "\n",
        "\0" * NESTED,
    ],
)
def test_cards_that_are_a_trap(text: str) -> None:
    """Files that are deeply nested, long or dotted are refused with a short message."""
    with pytest.raises(BadData) as wrong:
        read_cards(text, Source.BOX)
    assert 0 < len(str(wrong.value)) < 300


def test_a_long_line_is_not_read() -> None:
    """A line beyond the limit is refused before it is read, as keys with many dots take long to read."""
    read_cards("#" * LONGEST_LINE, Source.BOX)
    with pytest.raises(BadData, match="a line is too long"):
        read_cards("#" * (LONGEST_LINE + 1), Source.BOX)
