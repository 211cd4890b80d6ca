"""What a command offers: values with their labels and what they stand for, and what people type for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

from discord import app_commands

from bot.model.refusals import Refusal, Refused
from cogs.core.limits import OPTIONS, cut
from cogs.core.names import clean, escape

T = TypeVar("T")
Offered: TypeAlias = Mapping[str, tuple[str, T]]
"""By value: the label and what it stands for."""


def picked(offered: Offered[T], typed: str) -> T:
    """Return what was typed: a value, a label, or words that only one label has; raise Refused."""
    wanted = typed.strip().casefold()
    if wanted in offered:
        return offered[wanted][1]
    words = wanted.split()
    found = [what for label, what in offered.values() if label.casefold() == wanted] or [
        what for label, what in offered.values() if words and all(word in label.casefold() for word in words)
    ]
    if len(found) != 1:
        raise Refused(Refusal.NOT_UNDERSTOOD, text=escape(clean(typed)))
    return found[0]


def suggestions(offered: Offered[object], typed: str) -> list[app_commands.Choice[str]]:
    """Return as suggestions what has every word that was typed in its label."""
    words = typed.casefold().split()
    fitting = [
        (value, label) for value, (label, _) in offered.items() if all(word in label.casefold() for word in words)
    ]
    return [app_commands.Choice(name=cut(label), value=value) for value, label in fitting[:OPTIONS]]
