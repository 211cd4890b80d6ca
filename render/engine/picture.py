"""The result of every drawing: bytes to upload, and alt text for those who cannot see them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

_SIGNATURES: Final = {
    "png": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "webp": re.compile(rb"RIFF.{4}WEBP", re.DOTALL),
    "jpeg": re.compile(rb"\xff\xd8\xff"),
    "gif": re.compile(rb"GIF8[79]a"),
}
"""By extension, how the files of a format begin."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture file, still or animated, and its alt text of at most 1,024 characters."""

    data: bytes
    alt: str

    @property
    def extension(self) -> str:
        """Return the extension of its format, read from the data; raise ValueError if it has no known format."""
        for extension, signature in _SIGNATURES.items():
            if signature.match(self.data):
                return extension
        raise ValueError("unknown picture format")

    def file_name(self, stem: str) -> str:
        """Return the file name with this stem; raise ValueError if the data has no known format."""
        return f"{stem}.{self.extension}"


def number_pictures(stem: str, pictures: Iterable[Picture]) -> tuple[tuple[str, Picture], ...]:
    """Give each picture the stem of its file name: the first has the stem itself, the others add their numbers."""
    return tuple((stem if number == 1 else f"{stem}-{number}", each) for number, each in enumerate(pictures, 1))
