"""By game: how what happened is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.texts import Texts
from bot.texts.carrara import say_events as carrara

EVENTS: Final[Mapping[str, Callable[[Texts, Sequence[Any], Sequence[str]], list[str]]]] = {"carrara": carrara}
"""Each says a sentence an event, with the names by seat."""
