"""The two pictures of a position under one name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.carrara.events import Event
from bot.games.carrara.view import View
from render.engine.picture import Picture
from render.games.carrara import pictures


def both(
    name: str, view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()
) -> Iterator[tuple[str, Picture]]:
    """Yield the market under this name, then the cities."""
    market, cities = pictures.board(view, names, language, events)
    yield name, market
    yield f"{name}-cities", cities
