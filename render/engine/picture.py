"""The result of every drawing: bytes to upload, and alt text for those who cannot see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ALT_LIMIT: Final = 1024
"""The maximum length of an alt text in Discord."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, or an animated GIF, and its alt text of at most 1,024 characters."""

    data: bytes
    alt: str
