"""The stand-in for a game that is missing: its package is gone, broken, or made for another version of Piazza.

Its stored data can be read and written unchanged; nobody can play it, and its positions show nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot.games.contract import AnyGame, Codec, Game, Json, Meta, Rules, UnknownContent, Views


@dataclass(frozen=True, slots=True)
class StoredValue:
    """A position or action, as it is stored."""

    data: Json = field(repr=False)


@dataclass(frozen=True, slots=True)
class EmptyView:
    """The view of a position that cannot be read."""


def _refuse(*_: Any) -> Any:
    raise UnknownContent("game", "not there")


def _return_nothing(*_: Any) -> tuple[Any, ...]:
    return ()


def _hide(*_: Any) -> EmptyView:
    return EmptyView()


def _stored_data(value: StoredValue) -> Json:
    return value.data


def _draw_to_json(_: StoredValue, drawn: Any) -> dict[str, Json]:
    return {} if drawn is None else {"drawn": drawn}


@cache
def absent_game(name: str, rules_version: int = 0) -> AnyGame:
    """Return the stand-in for a game, under the rules that a table began with."""
    return Game(
        meta=Meta(name, rules_version, range(1, 100)),
        rules=Rules(deal=_refuse, actors=_return_nothing, legal=_return_nothing, play=_refuse, outcome=lambda _: None),
        codec=Codec(
            position_to_json=_stored_data,
            position_from_json=StoredValue,
            action_to_json=_stored_data,
            action_from_json=StoredValue,
            events_to_json=list,
            events_from_json=_return_nothing,
            setup_to_json=_refuse,
            setup_from_json=_refuse,
            drawn_to_json=_draw_to_json,
            drawn_from_json=lambda _, drawn: drawn,
        ),
        views=Views(view=_hide, view_with_memory=_hide, determinize=_refuse, ended_early=_hide),
    )
