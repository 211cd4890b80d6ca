"""How far a training has come, and the file that keeps it, so that it can be resumed with the same result."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from bot.training.plan import Plan
from bot.training.policy import Ridge
from bot.training.weights import Adam, Array, Weights


class OtherPlan(Exception):
    """The checkpoint belongs to a training with another plan."""


class NoCheckpoint(Exception):
    """The file is no checkpoint, or a damaged one."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a game teaches: what the network saw, and how it ended."""

    seen: Array
    """By position, seat and feature."""
    won: Array
    scored: Array
    """By seat."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How often the network won against the former one, after a number of games of training."""

    games: int
    share: float
    low: float
    high: float


@dataclass(slots=True)
class State:
    """A training between two batches of games."""

    weights: Weights
    adam: Adam
    ridge: Ridge
    games: int = 0
    seconds: float = 0.0
    """How long it took so far, on the machine that it ran on."""
    memory: list[Lesson] = field(default_factory=list)
    curve: list[Strength] = field(default_factory=list)

    @classmethod
    def begin(cls, plan: Plan, features: int, turn_features: int) -> State:
        """Return the state before the first game."""
        weights = Weights.random(features, plan.units, np.random.default_rng(plan.seed))
        return cls(weights, Adam.begin(weights), Ridge.begin(turn_features))

    def save(self, file: Path, plan: Plan) -> None:
        """Write a checkpoint, which replaces the former one as a whole; raise OSError."""
        facts = {
            "plan": plan.as_dict(),
            "games": self.games,
            "seconds": self.seconds,
            "steps": self.adam.steps,
            "curve": [[each.games, each.share, each.low, each.high] for each in self.curve],
        }
        arrays: dict[str, Any] = {
            "facts": np.array(json.dumps(facts)),
            "lengths": np.array([len(lesson.seen) for lesson in self.memory], dtype=np.int64),
            **self.weights.arrays("weights"),
            **self.adam.first.arrays("first"),
            **self.adam.second.arrays("second"),
            **self.ridge.arrays(),
        }
        if self.memory:
            arrays["memory_seen"] = np.concatenate([lesson.seen for lesson in self.memory])
            for name in ("won", "scored"):
                arrays[f"memory_{name}"] = np.stack([getattr(lesson, name) for lesson in self.memory])
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        with new.open("wb") as stream:
            np.savez(stream, **arrays)
        new.replace(file)

    @classmethod
    def load(cls, file: Path, plan: Plan) -> State:
        """Read a checkpoint of this plan; raise OtherPlan, NoCheckpoint or OSError."""
        try:
            return cls._read(file, plan)
        except (BadZipFile, KeyError, ValueError) as error:
            raise NoCheckpoint from error

    @classmethod
    def _read(cls, file: Path, plan: Plan) -> State:
        with np.load(file, allow_pickle=False) as arrays:
            facts = json.loads(str(arrays["facts"]))
            if facts["plan"] != plan.as_dict():
                raise OtherPlan
            memory: list[Lesson] = []
            if facts["games"]:
                seen = np.split(arrays["memory_seen"], np.cumsum(arrays["lengths"])[:-1])
                memory = [*map(Lesson, seen, arrays["memory_won"], arrays["memory_scored"])]
            adam = Adam(Weights.of(arrays, "first"), Weights.of(arrays, "second"), facts["steps"])
            return cls(
                Weights.of(arrays, "weights"),
                adam,
                Ridge.of(arrays),
                facts["games"],
                facts["seconds"],
                memory,
                [Strength(*each) for each in facts["curve"]],
            )
