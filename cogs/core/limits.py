"""Discord's limits."""

from __future__ import annotations

from typing import Final

from bot.texts.graphemes import shorten

BUTTONS: Final = 5
"""Buttons in a row."""
OPTIONS: Final = 25
"""Options of a select, and autocomplete suggestions."""
OPTION: Final = 100
"""Characters in the label or description of an option, or in a suggestion."""
LABEL: Final = 80
"""Characters on a button."""
CUSTOM_ID: Final = 100
"""Characters in the custom id of a control."""
GROUP: Final = 10
"""Options of a radio or checkbox group."""
MODAL_TEXT: Final = 45
"""Characters in the title of a modal, and in the label of its field."""
COMPONENTS: Final = 40
"""Components of a message, nested ones included."""
TEXT: Final = 4000
"""Characters in all texts of a message."""


def cut(text: str, most: int = OPTION) -> str:
    """Shorten a text to at most `most` characters."""
    return shorten(text, most)
