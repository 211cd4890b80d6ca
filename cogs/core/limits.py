"""What Discord takes at most."""

from __future__ import annotations

from typing import Final

BUTTONS: Final = 5
"""Buttons in a row."""
OPTIONS: Final = 25
"""Options of a select, and suggestions while someone types."""
OPTION: Final = 100
"""Characters in the label or description of an option, or in a suggestion."""
CUSTOM_ID: Final = 100
"""Characters in the id of a control."""
TEXT: Final = 4000
"""Characters in all texts of a message."""


def cut(text: str, most: int = OPTION) -> str:
    """Cut a text to so many characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
