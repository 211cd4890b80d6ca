"""Text: the fonts, measuring words, and shortening them to fit."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

import font_source_sans_pro
import font_source_serif_pro
from PIL import ImageFont

Face = Literal["sans", "bold", "serif"]

_FILES: Final[dict[Face, str]] = {
    "sans": font_source_sans_pro.font_files_ttf["SourceSansProSemibold"],
    "bold": font_source_sans_pro.font_files_ttf["SourceSansProBold"],
    "serif": font_source_serif_pro.font_files_ttf["SourceSerifProBold"],
}
_CAPITALS: Final[dict[Face, float]] = {"sans": 0.66, "bold": 0.66, "serif": 0.67}


class Ink(NamedTuple):
    """The extent of a word, measured from its start on the baseline; `advance` is where the next word would start."""

    left: int
    top: int
    right: int
    bottom: int
    advance: int


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Load a font once."""
    return ImageFont.truetype(_FILES[face], size)


@lru_cache(maxsize=4096)
def ink(text: str, face: Face, size: int) -> Ink:
    """Measure a word."""
    loaded = font(face, size)
    left, top, right, bottom = loaded.getbbox(text, anchor="ls")
    return Ink(int(left), int(top), int(right), int(bottom), round(loaded.getlength(text)))


def capitals(face: Face, size: int) -> int:
    """Return the height of capital letters and digits."""
    return round(_CAPITALS[face] * size)


@lru_cache(maxsize=1024)
def wrapped(text: str, face: Face, size: int, width: int, most: int) -> tuple[str, ...]:
    """Wrap a text into at most `most` lines of this width; the last is shortened to fit."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or ink(longer, face, size).advance <= width):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(fit(line, face, size, width) for line in lines)


@lru_cache(maxsize=1024)
def fit(text: str, face: Face, size: int, width: int) -> str:
    """Shorten a text with an ellipsis until it is no wider than this."""
    if ink(text, face, size).advance <= width:
        return text
    short = text
    while short and ink(short.rstrip() + "…", face, size).advance > width:
        short = short[:-1]
    return short.rstrip() + "…"
