"""What games hide: a module `hidden` in the tests of each that has secrets deals them again."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

Redeal = Callable[[Any, int | None, bool, Random], Any]
"""Deals again what a seat, or with None an onlooker, may not know; the flag says whether hands are open."""


def redeal_of(game: str) -> Redeal | None:
    """Return what deals the secrets of a game again; None if it has none."""
    try:
        found: Redeal = import_module(f"tests.games.{game}.hidden").redeal
    except ModuleNotFoundError:
        return None
    return found
