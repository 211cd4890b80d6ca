"""By game: all its pictures for telling positions, to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from render.engine.picture import Picture
from render.games.carrara.showcase.showcase import showcase as carrara

SHOWCASES: Final[Mapping[str, Callable[[str], Iterator[tuple[str, Picture]]]]] = {"carrara": carrara}
"""Each draws in a language, and names every picture."""
