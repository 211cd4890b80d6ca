"""Text: the fonts, measuring words, and shortening them to fit; sizes are in `theme`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final, Literal, NamedTuple
from unicodedata import bidirectional

import font_source_sans_pro
import font_source_serif_pro
from PIL import Image, ImageDraw, ImageFont

from bot.texts.sections import END_ISOLATE, ISOLATE
from render.engine.cache import cached
from render.engine.scripts import FOLDER, FOREIGN, JOINERS, Script, can_shape, script_of

Face = Literal["sans", "narrow", "bold", "serif", "black"]

_FILES: Final[dict[Face, str]] = {
    "sans": font_source_sans_pro.font_files_ttf["SourceSansProSemibold"],
    "narrow": font_source_sans_pro.font_files_ttf["SourceSansProSemibold"],
    "bold": font_source_sans_pro.font_files_ttf["SourceSansProBold"],
    "serif": font_source_serif_pro.font_files_ttf["SourceSerifProBold"],
    "black": font_source_serif_pro.font_files_ttf["SourceSerifProBlack"],
}
FACES: Final[tuple[Face, ...]] = tuple(_FILES)
_NARROW_WIDTH: Final = 0.9
"""The width of narrow letters, as a share of the font's."""
_CAPITALS: Final[dict[Face, float]] = {"sans": 0.66, "narrow": 0.66, "bold": 0.66, "serif": 0.67, "black": 0.67}
_TALLEST_LETTERS: Final = "Çgjyß"
_TEST_SIZE: Final = 20
"""The size at which a font is tested for letters."""
_MISSING_LETTER: Final = "\U0010ffff"
"""A code point that no font has; it renders as the glyph for missing letters."""
_VIRAMA_CLASS: Final = 9
"""The combining class of the mark that joins a letter to the next."""
_SHRINK_FACTOR: Final = 0.95
_MIN_SCALE: Final = 0.4
"""A script too high for a line is scaled down by `_SHRINK_FACTOR` until it fits, but not below this."""


class Ink(NamedTuple):
    """The extent of a word, measured from its start on the baseline; `advance` is where the next word would start."""

    left: int
    top: int
    right: int
    bottom: int
    advance: int


class TextRun(NamedTuple):
    """Letters drawn in one font, `rise` pixels above the baseline; by default they are read from left to right."""

    text: str
    font: ImageFont.FreeTypeFont
    rise: int = 0
    direction: str | None = None


@cached
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Load a face in a size."""
    return ImageFont.truetype(_FILES[face], size)


@cached
def _noto(file: str, size: float) -> ImageFont.FreeTypeFont:
    """Load the font of a script when a text first needs it."""
    return ImageFont.truetype(FOLDER / file, size)


@lru_cache(maxsize=4096)
def has(face: Face, letter: str) -> bool:
    """Return whether a letter can be drawn, by the face itself or by the font of its script."""
    script = script_of(letter)
    return has_letter(_FILES[face], letter) or (script is not None and has_letter(str(FOLDER / script.file), letter))


def has_all(face: Face, text: str) -> bool:
    """Return whether a face draws a text without the fonts of other scripts."""
    return all(script is None for script, _ in _split_by_script(text, face))


@lru_cache(maxsize=4096)
def has_letter(file: str, letter: str) -> bool:
    """Return whether a font has a letter of its own, and not just the box for missing ones."""
    loaded, missing = _load_unshaped(file)
    return bytes(loaded.getmask(letter)) not in (missing, b"")


@cached
def _load_unshaped(file: str) -> tuple[ImageFont.FreeTypeFont, bytes]:
    """Load a font to look for letters in it, and its glyph for missing ones; shaping adds a circle to a lone mark."""
    loaded = ImageFont.truetype(file, _TEST_SIZE, layout_engine=ImageFont.Layout.BASIC)
    return loaded, bytes(loaded.getmask(_MISSING_LETTER))


@cache
def line(face: Face, size: int) -> tuple[int, int]:
    """Return the rows, from the first to the one after the last, that a line takes, measured from the baseline."""
    _, top, _, bottom = font(face, size).getbbox(_TALLEST_LETTERS, anchor="ls")
    return int(top) - size // 5, int(bottom)


@lru_cache(maxsize=4096)
def ink(text: str, face: Face, size: int) -> Ink:
    """Measure a word."""
    boxes: list[tuple[float, float, float, float]] = []
    start = 0
    for piece in pieces(text, face, size):
        left, top, right, bottom = piece.font.getbbox(piece.text, anchor="ls", direction=piece.direction)
        boxes.append((start + left, top - piece.rise, start + right, bottom - piece.rise))
        start += _advance(piece)
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    found = Ink(int(min(lefts)), int(min(tops)), int(max(rights)), int(max(bottoms)), start)
    if face != "narrow":
        return found
    left, right, advance = (round(each * _NARROW_WIDTH) for each in (found.left, found.right, found.advance))
    return found._replace(left=left, right=right, advance=advance)


def mask(text: str, face: Face, size: int) -> Image.Image:
    """Draw a word, cropped to its ink: white on black, as an "L" image."""
    if face == "narrow":
        wide = mask(text, "sans", size)
        narrow = ink(text, face, size)
        return wide.resize((max(1, narrow.right - narrow.left), wide.height), Image.Resampling.LANCZOS)
    measured = ink(text, face, size)
    width, height = measured.right - measured.left, measured.bottom - measured.top
    cover = Image.new("L", (max(1, width), max(1, height)))
    draw = ImageDraw.Draw(cover)
    start = -measured.left
    for piece in pieces(text, face, size):
        place = start, -measured.top - piece.rise
        draw.text(place, piece.text, 255, piece.font, anchor="ls", direction=piece.direction)
        start += _advance(piece)
    return cover


def _advance(piece: TextRun) -> int:
    return round(piece.font.getlength(piece.text, direction=piece.direction))


def pieces(text: str, face: Face, size: int) -> list[TextRun]:
    """Split a line into letters of one font and one direction, in the order that they are drawn in."""
    if not FOREIGN.search(text):
        return [TextRun(text, font(face, size))]
    split: list[tuple[Script | None, str, bool]] = []
    for run in split_runs(text):
        found = [(script, letters, run.rtl) for script, letters in _split_by_script(run.text, face)]
        split += reversed(found) if run.rtl else found
    pieces = []
    for script, letters, rtl in split:
        loaded, rise = font(face, size), 0
        if script is not None:
            # all words of a script are drawn at one size, on one line
            fitted, rise = _fit_size(script.file, " ".join(each for own, each, _ in split if own is script), face, size)
            loaded = _noto(script.file, fitted)
        pieces.append(TextRun(letters, loaded, rise, ("rtl" if rtl else "ltr") if can_shape() else None))
    return pieces or [TextRun("", font(face, size))]


def _split_by_script(text: str, face: Face) -> list[tuple[Script | None, str]]:
    """Split letters by the font that draws them; none if it is the face's own."""
    found: list[tuple[Script | None, str]] = []
    for letter in text:
        script = None if letter in JOINERS or has_letter(_FILES[face], letter) else script_of(letter)
        if found and (letter in JOINERS or found[-1][0] is script):
            found[-1] = found[-1][0], found[-1][1] + letter
        else:
            found.append((script, letter))
    return found


@cached
def _fit_size(file: str, text: str, face: Face, size: int) -> tuple[float, int]:
    """Return the size at which a text in a script's font stays in the line, and how far to raise it."""
    above, below = line(face, size)
    scale = 1.0
    while True:
        fitted = round(scale * size, 2)
        _, top, _, bottom = _noto(file, fitted).getbbox(text, anchor="ls")
        if bottom - top <= below - above or scale < _MIN_SCALE:
            return fitted, max(0, int(bottom) - below) or min(0, int(top) - above)
        scale *= _SHRINK_FACTOR


@cache
def capitals(face: Face, size: int) -> int:
    """Return the height of capital letters and digits."""
    return round(_CAPITALS[face] * size)


@lru_cache(maxsize=1024)
def wrap_text(text: str, face: Face, size: int, width: int) -> tuple[str, ...]:
    """Wrap a text into lines of this width; a word that is too long for one is shortened."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and ink(longer, face, size).advance <= width:
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
        short = _shorter(short)
    return short.rstrip() + "…"


def fit_size(text: str, face: Face, sizes: Iterable[int], width: int) -> int:
    """Return the first of some sizes in which a text is no wider than this, or else the last."""
    for size in sizes:
        if ink(text, face, size).advance <= width:
            break
    return size


def _shorter(text: str) -> str:
    """Take away the last letter with its marks, and a joiner or virama before it that would be left over."""
    while len(text) > 1 and (unicodedata.category(text[-1])[0] == "M" or text[-1] in JOINERS):
        text = text[:-1]
    text = text[:-1]
    while text and (text[-1] in JOINERS or unicodedata.combining(text[-1]) == _VIRAMA_CLASS):
        text = text[:-1]
    return text


_ISOLATED: Final = re.compile(f"({ISOLATE}[^{ISOLATE}{END_ISOLATE}]*{END_ISOLATE}?)|{END_ISOLATE}")
_RIGHT_TO_LEFT: Final = ("R", "AL")
_NUMBERS: Final = ("EN", "AN")


class Run(NamedTuple):
    """Letters of one direction, in the order of reading."""

    text: str
    rtl: bool


def split_runs(text: str) -> list[Run]:
    """Split a line that is read from left to right into runs, in the order that they are drawn in."""
    parts = [part for part in _ISOLATED.split(text) if part]
    units = [unit for part in parts for unit in ([part] if part[0] == ISOLATE else part)]
    return _arrange(units, False)


def _arrange(units: Sequence[str], rtl: bool) -> list[Run]:
    """Arrange letters, and isolates as a whole (rule L2)."""
    levels = _levels([_bidi_class(unit) for unit in units], rtl)
    found = [
        (level, [unit for _, unit in each]) for level, each in groupby(zip(levels, units, strict=True), itemgetter(0))
    ]
    if rtl:
        found.reverse()
    else:
        found = _reverse_rtl(found)
    return [run for level, each in found for run in _join_runs(each, level % 2 == 1)]


def _reverse_rtl(found: list[tuple[int, list[str]]]) -> list[tuple[int, list[str]]]:
    """Reverse each sequence of runs that is read from right to left, with the numbers in it."""
    ordered: list[tuple[int, list[str]]] = []
    for backward, each in groupby(found, lambda run: run[0] > 0):
        ordered += list(each)[:: -1 if backward else 1]
    return ordered


def _join_runs(units: Sequence[str], rtl: bool) -> list[Run]:
    """Join the letters of a run; an isolate within it is arranged by itself."""
    drawn: list[list[Run]] = []
    for isolate, each in groupby(units, lambda unit: unit[0] == ISOLATE):
        if not isolate:
            drawn.append([Run("".join(each), rtl)])
            continue
        for unit in each:
            inner = unit.strip(ISOLATE + END_ISOLATE)
            strong = next((kind for kind in map(bidirectional, inner) if kind in ("L", *_RIGHT_TO_LEFT)), "L")
            drawn.append(_arrange(list(inner), strong in _RIGHT_TO_LEFT))
    return [run for each_run in (reversed(drawn) if rtl else drawn) for run in each_run]


def _bidi_class(unit: str) -> str:
    return "ON" if unit[0] == ISOLATE else bidirectional(unit)


def _levels(kinds: Sequence[str], rtl: bool) -> list[int]:
    """Return the embedding level of each letter (rules W, N and I)."""
    base = "R" if rtl else "L"
    weak = _resolve(kinds, base)
    sides = [kind if kind in ("L", "") else "R" for kind in weak]
    start = 0
    for neutral, each in groupby(sides, lambda side: side == ""):
        end = start + len(list(each))
        if neutral:
            before = sides[start - 1] if start else base
            after = sides[end] if end < len(sides) else base
            weak[start:end] = [before if before == after else base] * (end - start)
        start = end
    return [_level(kind, rtl) for kind in weak]


def _level(kind: str, rtl: bool) -> int:
    if rtl:
        return 1 if kind == "R" else 2
    return {"L": 0, "R": 1}.get(kind, 2)


def _resolve(kinds: Sequence[str], strong: str) -> list[str]:
    """Return the kinds with weak ones resolved (rules W): L, R, a number, or nothing for a neutral one."""
    resolved: list[str] = []
    for at, kind in enumerate(kinds):
        around = {kinds[at - 1] if at else "", kinds[at + 1] if at + 1 < len(kinds) else ""}
        if kind in ("NSM", "BN"):
            resolved.append(resolved[-1] if resolved else "")
        elif kind in ("L", *_RIGHT_TO_LEFT):
            strong = kind
            resolved.append("L" if kind == "L" else "R")
        elif kind == "EN":
            resolved.append({"L": "L", "AL": "AN"}.get(strong, "EN"))
        elif kind == "AN":
            resolved.append("AN")
        elif (kind in ("CS", "ES") and len(around) == 1 and around <= {*_NUMBERS}) or (kind == "ET" and "EN" in around):
            resolved.append(resolved[-1] if resolved and resolved[-1] in ("L", *_NUMBERS) else "EN")
        else:
            resolved.append("")
    return resolved
