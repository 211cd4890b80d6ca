"""The ways to play: the base game, and the expansion with all of its cards or some."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.carrara.position import DOCUMENTED_ONLY, EXPANSION

VARIANTS: Mapping[str, Mapping[str, bool]] = {
    "base": {},
    "expansion": {EXPANSION: True},
    "documented": {EXPANSION: True, DOCUMENTED_ONLY: True},
}
"""By name, the plain one first: the options it is dealt with."""
