"""The ways to play: with or without the Gold Mines, and with or without farmers."""

from __future__ import annotations

from collections.abc import Mapping

GOLD_MINES = "gold_mines"
WITHOUT_FARMERS = "without_farmers"
OPTIONS = (GOLD_MINES, WITHOUT_FARMERS)

VARIANTS: Mapping[str, Mapping[str, bool]] = {
    "base": {},
    "gold_mines": {GOLD_MINES: True},
    "without_farmers": {WITHOUT_FARMERS: True},
    "gold_mines_without_farmers": {GOLD_MINES: True, WITHOUT_FARMERS: True},
}
"""By name, the plain one first: the options it is dealt with."""
