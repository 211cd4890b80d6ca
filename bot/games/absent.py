"""What stands in for a game that is not there: its package is gone, broken, or made for another version of Piazza.

All that is stored of it can be written again as it is; nobody can play it, and nothing of a position is shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot.games.contract import AnyGame, Codec, Game, Json, Meta, Outcome, Rules, UnknownContent, Views


@dataclass(frozen=True, slots=True)
class StoredValue:
    """A position or an action as it is stored."""

    data: Json = field(repr=False)


@dataclass(frozen=True, slots=True)
class Nothing:
    """What anyone may know of a position that cannot be read."""


def _refuse(*_: Any) -> Any:
    raise UnknownContent("game", "not there")


def _nobody(_: StoredValue) -> tuple[int, ...]:
    return ()


def _no_outcome(_: StoredValue) -> Outcome | None:
    return None


def _hide(*_: Any) -> Nothing:
    return Nothing()


def _none_legal(_: StoredValue, seat: int) -> tuple[Any, ...]:
    return ()


def _stored(value: StoredValue) -> Json:
    return value.data


def _drawn(_: StoredValue, drawn: Any) -> dict[str, Json]:
    return {} if drawn is None else {"drawn": drawn}


@cache
def absent_game(name: str, rules_version: int = 0) -> AnyGame:
    """Return the stand-in for a game, under the rules that a table began with."""
    return Game(
        meta=Meta(name, rules_version, range(1, 100)),
        rules=Rules(_refuse, _nobody, _none_legal, _refuse, _no_outcome),
        codec=Codec(
            position_to_json=_stored,
            position_from_json=StoredValue,
            action_to_json=_stored,
            action_from_json=StoredValue,
            events_to_json=list,
            events_from_json=lambda _: (),
            setup_to_json=_refuse,
            setup_from_json=_refuse,
            drawn_to_json=_drawn,
            drawn_from_json=lambda _, drawn: drawn,
        ),
        views=Views(view=_hide, view_with_memory=_hide, determinize=_refuse, ended_early=_hide),
    )
