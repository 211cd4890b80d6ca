"""Frozen values to JSON and back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

import pytest

from bot.games.codec import from_json, to_json
from bot.games.contract import BadData, Json


class Mood(Enum):
    GOOD = "good"
    BAD = "bad"


class Leaf(NamedTuple):
    mood: Mood
    size: int | None


@dataclass(frozen=True, slots=True)
class BigTree:
    name: str
    alive: bool
    leaves: tuple[Leaf, ...]


LEAVES = [{"mood": "good", "size": 3}, {"mood": "bad", "size": None}]
DATA: dict[str, Any] = {"name": "oak", "alive": True, "leaves": LEAVES}


class Flower(NamedTuple):
    name: str
    petals: int = 5
    leaves: tuple[Leaf, ...] = ()


def test_defaults_are_left_out() -> None:
    """A field equal to its default is not written, and a missing one gets its default."""
    assert to_json(Flower("rose")) == {"name": "rose"}
    assert from_json(Flower, {"name": "rose"}) == from_json(Flower, {"name": "rose", "petals": 5}) == Flower("rose")
    leafy = Flower("lily", 6, (Leaf(Mood.GOOD, None),))
    assert to_json(leafy) == {"name": "lily", "petals": 6, "leaves": [{"mood": "good", "size": None}]}
    assert from_json(Flower, to_json(leafy)) == leafy


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "here: not an object"),
        ({**DATA, "age": 1}, "here.age: unknown key"),
        ({"name": "oak", "alive": True}, "here.leaves: missing"),
        ({**DATA, "alive": 1}, "here.alive: not true or false"),
        ({**DATA, "name": 1}, "here.name: not a text"),
        ({**DATA, "name": "x" * 201}, "here.name: too long"),
        ({**DATA, "leaves": "x"}, "here.leaves: not a list"),
        ({**DATA, "leaves": [[]] * 201}, "here.leaves: too long"),
        ({**DATA, "leaves": [*LEAVES, {"mood": "sad", "size": 1}]}, "here.leaves.2.mood: unknown: 'sad'"),
        ({**DATA, "leaves": [{"mood": "good", "size": -(10**7)}]}, "here.leaves.0.size: too large"),
        ({**DATA, "leaves": [{"mood": "good", "size": True}]}, "here.leaves.0.size: not a number"),
        ({**DATA, "leaves": [{"mood": ["good"], "size": 1}]}, "here.leaves.0.mood: unknown: ['good']"),
    ],
)  # fmt: skip
def test_what_is_wrong_and_where(data: Json, message: str) -> None:
    """The error gives the path, from outside in, and the problem."""
    with pytest.raises(BadData) as refused:
        from_json(BigTree, data, "here")

    assert message == str(refused.value)
