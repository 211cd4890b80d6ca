"""By game: all its pictures for telling positions, to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from render.carrara.showcase import showcase as carrara
from render.engine.picture import Picture

SHOWCASES: Final[Mapping[str, Callable[[str], Iterator[tuple[str, Picture]]]]] = {"carrara": carrara}
"""Each draws in a language, and names every picture."""
