"""The command `python -m render.bake.noto`: cuts the Noto fonts down to the letters that names are written in."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import manimgx_fonts
import noto_cjk_sans_jp_bold
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from render.engine.scripts import FOLDER, JOINERS, SCRIPTS, Script

_WEIGHT: Final = 700
_SPACE: Final = 0x20
_DOTTED_CIRCLE: Final = 0x25CC
"""Drawn in place of the letter that a mark lacks."""
_NOTICE_IDS: Final = (0, 13, 14)
"""The entries of a font's name table that hold its copyright and its licence."""
_HAN: Final = (("gb2312", 16, 87), ("euc_jp", 16, 47))
"""The rows of both levels of simplified characters, and of the common ones in Japan."""
_HANGUL: Final = (("euc_kr", 16, 40),)


def main() -> int:
    for script in SCRIPTS:
        cut = _east_asian(script) if script.file.endswith(".otf") else _variable(script)
        (FOLDER / script.file).write_bytes(cut)
        sys.stdout.write(f"{script.file}: {len(cut):,} bytes\n")
    return 0


def _variable(script: Script) -> bytes:
    """Cut down a font that has an axis of weights."""
    stem = script.file.removesuffix(".ttf").capitalize()
    font = TTFont(Path(manimgx_fonts.__file__).parent / f"NotoSans{stem}[wght].ttf")
    axes = {axis.axisTag: _WEIGHT if axis.axisTag == "wght" else axis.defaultValue for axis in font["fvar"].axes}
    letters = [code for first, last in script.blocks for code in range(first, last + 1)]
    return _cut(
        instancer.instantiateVariableFont(font, axes), (*letters, *map(ord, JOINERS), _DOTTED_CIRCLE), subset.Options()
    )


def _east_asian(script: Script) -> bytes:
    """Cut down the font of Han characters, kana and hangul, which draws characters shared with China as Japan does."""
    source = next(Path(noto_cjk_sans_jp_bold.__file__).parent.glob("*.otf"))
    options = subset.Options(layout_features=[])
    options.drop_tables += ["BASE", "VORG", "vhea", "vmtx"]
    wanted = set(_rows(_HANGUL)) if script.file == "hangul.otf" else {*_rows(_HAN), *_traditional(), *_others(script)}
    return _cut(TTFont(source, lazy=True), (ord(letter) for letter in wanted), options)


def _cut(font: TTFont, letters: Iterable[int], options: subset.Options) -> bytes:
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = list(_NOTICE_IDS)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=(_SPACE, *letters))
    cutter.subset(font)
    file = BytesIO()
    font.save(file)
    return file.getvalue()


def _others(script: Script) -> Iterator[str]:
    """Iterate over the symbols, punctuation and kana, of which the font has only some."""
    return (chr(code) for first, last in script.blocks if first < 0x4E00 for code in range(first, last + 1))


def _rows(sets: Iterable[tuple[str, int, int]]) -> Iterator[str]:
    """Iterate over the characters in some rows of national character sets."""
    for encoding, first, last in sets:
        for row in range(first, last + 1):
            for cell in range(1, 95):
                yield from bytes((0xA0 + row, 0xA0 + cell)).decode(encoding, "ignore")


def _traditional() -> Iterator[str]:
    """Iterate over the common traditional characters: level 1 of Big5."""
    for row in range(0xA4, 0xC7):
        for cell in (*range(0x40, 0x7F), *range(0xA1, 0xFF)):
            if (row, cell) < (0xC6, 0x7F):
                yield from bytes((row, cell)).decode("big5", "ignore")


if __name__ == "__main__":
    sys.exit(main())
