"""Redealing of hidden information, found in a module `hidden` in the tests of each game that has any."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

Redeal = Callable[[Any, int | None, bool, Random], Any]
"""Redeals what a seat, or with None an onlooker, may not know; the flag says whether hands are open."""


def redeal_of(game: str) -> Redeal | None:
    """Return the function that redeals a game's hidden information; None if it has none."""
    try:
        found: Redeal = import_module(f"tests.games.{game}.hidden").redeal
    except ModuleNotFoundError:
        return None
    return found
