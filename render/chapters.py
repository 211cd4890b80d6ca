"""By game: the pictures in the chapters of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from render.engine.picture import Picture
from render.games.carrara.showcase.chapters import CHAPTERS as carrara

CHAPTERS: Final[Mapping[str, Mapping[int, tuple[Callable[[str], Picture], ...]]]] = {"carrara": carrara}
"""For each chapter that has pictures, by its number from 1: what draws them in a language."""
