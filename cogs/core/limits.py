"""Discord's limits."""

from __future__ import annotations

from typing import Final

from bot.texts.graphemes import shorten

MAX_BUTTONS: Final = 5
"""Buttons in a row."""
MAX_OPTIONS: Final = 25
"""Options of a select, and completions of typed text."""
OPTION_LENGTH: Final = 100
"""Characters in the label or description of an option, or in a completion."""
LABEL_LENGTH: Final = 80
"""Characters on a button."""
CUSTOM_ID_LENGTH: Final = 100
"""Characters in the custom id of a control."""
MAX_GROUP_OPTIONS: Final = 10
"""Options of a radio or checkbox group."""
MODAL_TEXT_LENGTH: Final = 45
"""Characters in the title of a modal, and in the label of its field."""
MAX_COMPONENTS: Final = 40
"""Components of a message, nested ones included."""
TEXT_LENGTH: Final = 4000
"""Characters in all texts of a message."""


def shorten_text(text: str, most: int = OPTION_LENGTH) -> str:
    """Shorten a text to at most `most` characters."""
    return shorten(text, most)
