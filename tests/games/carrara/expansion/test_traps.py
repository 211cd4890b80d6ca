"""Maliciously constructed card files."""

from __future__ import annotations

import time

import pytest

from bot.games.carrara.cards.card import Source
from bot.games.carrara.cards.toml import LARGEST_FILE as LARGEST_CARDS
from bot.games.carrara.cards.toml import read_cards
from bot.games.contract import BadData

QUICK = 1.0
"""The CPU seconds within which a bad file must be refused, however busy the machine is."""
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
    """Files that are deeply nested, long or dotted are refused quickly, with a short message."""
    begin = time.process_time()
    with pytest.raises(BadData) as wrong:
        read_cards(text, Source.BOX)
    assert time.process_time() - begin < QUICK
    assert 0 < len(str(wrong.value)) < 300
