"""What every drawing comes to: bytes to upload and words for those who do not see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ALT_LIMIT: Final = 1024
"""Discord takes no longer alt text."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, or an animated GIF, and its alt text of at most 1,024 characters."""

    data: bytes
    alt: str
