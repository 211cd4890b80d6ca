"""Scripts that our faces lack, and the Noto font that each of them is drawn with."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import features

JOINERS: Final = "\u200c\u200d"
"""Marks that keep letters apart or together (ZWNJ, ZWJ)."""
FOLDER: Final = Path(__file__).parent / "noto"


class Script(NamedTuple):
    """A font's file, the ranges of code points it is for, and whether its letters depend on their neighbours."""

    file: str
    blocks: tuple[tuple[int, int], ...]
    shaped: bool


SCRIPTS: Final = (
    Script("armenian.ttf", ((0x0530, 0x058F),), False),
    Script("hebrew.ttf", ((0x0590, 0x05FF),), True),
    Script("arabic.ttf", ((0x0600, 0x06FF), (0x0750, 0x077F)), True),
    Script("devanagari.ttf", ((0x0900, 0x097F),), True),
    Script("bengali.ttf", ((0x0980, 0x09FF),), True),
    Script("gurmukhi.ttf", ((0x0A00, 0x0A7F),), True),
    Script("gujarati.ttf", ((0x0A80, 0x0AFF),), True),
    Script("tamil.ttf", ((0x0B80, 0x0BFF),), True),
    Script("telugu.ttf", ((0x0C00, 0x0C7F),), True),
    Script("kannada.ttf", ((0x0C80, 0x0CFF),), True),
    Script("malayalam.ttf", ((0x0D00, 0x0D7F),), True),
    Script("sinhala.ttf", ((0x0D80, 0x0DFF),), True),
    Script("thai.ttf", ((0x0E00, 0x0E7F),), True),
    Script("lao.ttf", ((0x0E80, 0x0EFF),), True),
    Script("georgian.ttf", ((0x10A0, 0x10FF), (0x1C90, 0x1CBF)), False),
    Script("khmer.ttf", ((0x1780, 0x17FF),), True),
    # arrows, shapes and symbols; punctuation and kana; Han characters
    Script("han.otf", ((0x2190, 0x21FF), (0x25A0, 0x27BF), (0x3000, 0x30FF), (0x4E00, 0x9FFF)), False),
    Script("hangul.otf", ((0xAC00, 0xD7A3),), False),
)
_BLOCKS: Final = sorted((first, last, script) for script in SCRIPTS for first, last in script.blocks)
_FIRSTS: Final = [first for first, _, _ in _BLOCKS]
FOREIGN: Final = re.compile("[\u2068\u2069" + "".join(f"{chr(first)}-{chr(last)}" for first, last, _ in _BLOCKS) + "]")
"""Finds letters of these scripts, and the marks that isolate them."""


def script_of(letter: str) -> Script | None:
    """Return the script whose font may have a letter; None if only the faces can."""
    code = ord(letter)
    if code < _FIRSTS[0]:
        return None
    _, last, script = _BLOCKS[bisect_right(_FIRSTS, code) - 1]
    return script if code <= last and (can_shape() or not script.shaped) else None


@cache
def can_shape() -> bool:
    """Return whether this machine's Pillow can join letters and order them from right to left."""
    return bool(features.check("raqm"))
