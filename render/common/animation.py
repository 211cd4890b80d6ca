"""A game as one animated file: its frames in sequence, within Discord's size limit.

The format is GIF, which Discord plays in every client; animated WebP plays only as a direct attachment, and not in all.
Measured on a game of four with 77 turns at 720 pixels: GIF 0.9 MB in 0.7 s, as it stores only what changed; with
dithering 1.2 MB, with a restless ground; animated WebP of quality 60 1.1 MB in 1.9 s.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from struct import pack
from typing import Final, NamedTuple

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from bot.texts import texts
from bot.texts.games import game_name
from bot.texts.graphemes import MAX_NAME_LENGTH
from bot.texts.sections import spoken_names
from render.engine import theme
from render.engine.colours import rgb

LIMIT: Final = 8 * 1024 * 1024
"""In bytes; Discord allows 10 MiB."""
_WIDTHS: Final = (720, 540, 360)
"""In pixels."""
_COLOURS: Final = 255
"""GIF has 256; one is left for pixels that stay as they were."""
_CLEAR: Final = _COLOURS
"""The index of pixels that stay as they were."""
_SAMPLES: Final = 4
"""The number of frames, spread over the game, that the palette is taken from."""
_INVISIBLE: Final = 4
"""The difference of red, green or blue, of 255, that nobody sees."""
_BAR: Final = 5
"""The height of the progress bar at the foot, in pixels."""
_PALETTE_BYTES: Final = 3 * 256
_SCREEN_FLAGS: Final = 0xF7
"""One palette for the whole file, with 256 colours of 8 bits."""
_LOOP_FOREVER: Final = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_TRAILER: Final = b"\x3b"


class Shot(NamedTuple):
    """A frame and its duration.

    It is drawn when needed, as all frames of a game would take up too much memory.
    """

    draw: Callable[[], Image.Image]
    seconds: float


def make_gif(shots: Sequence[Shot], limit: int = LIMIT) -> bytes:
    """Create a GIF.

    If the result would exceed `limit` bytes, the frames are made smaller, then fewer; raise ValueError if not even the
    last frame fits alone.
    """
    for width, kept in _attempts(shots):
        reel = _Reel(kept, width)
        for number in range(len(kept)):
            reel.add(number)
            if reel.size > limit:
                break
        else:
            return reel.file()
    raise ValueError(f"no frame of this game fits into {limit} bytes")


def animation_alt(language: str, game: str, names: Sequence[str], turns: int, winners: Sequence[str]) -> str:
    """Describe an animation for its alt text; there may be no winners."""
    t = texts(language)
    won = t.list(spoken_names(t, winners, MAX_NAME_LENGTH))
    return t.say(
        "replay-animation-alt",
        game=game_name(t, game),
        names=t.list(spoken_names(t, names, MAX_NAME_LENGTH)),
        turns=turns,
        result=t.say("replay-animation-winners", count=len(winners), winners=won) if winners else "",
    ).strip()


def _attempts(shots: Sequence[Shot]) -> Iterator[tuple[int, Sequence[Shot]]]:
    for width in _WIDTHS:
        yield width, shots
    every = 2
    while every // 2 < len(shots):
        yield _WIDTHS[-1], [*shots[:-1:every], shots[-1]]
        every *= 2
    yield _WIDTHS[-1], shots[-1:]


class _Reel:
    """Frames of one width, drawn over one another; they may differ in height.

    The file is written frame by frame, so that no frame is kept in memory.
    """

    def __init__(self, shots: Sequence[Shot], width: int) -> None:
        self._shots, self._last = shots, len(shots) - 1
        places = {self._last * part // (_SAMPLES - 1) for part in range(_SAMPLES)}
        self._samples = {place: _reduce(shots[place].draw(), width) for place in sorted(places)}
        height = max(sample.height for sample in self._samples.values())
        self._former = Image.new("RGB", (width, height), rgb(theme.TRAVERTINE))
        self._inks = _join_images([*self._samples.values()]).quantize(_COLOURS, Image.Quantize.FASTOCTREE)
        self._seen = self._former.copy()
        screen = pack("<6sHHBxx", b"GIF89a", width, height, _SCREEN_FLAGS)
        self._parts = [screen, bytes(self._inks.getpalette() or ()).ljust(_PALETTE_BYTES, b"\0"), _LOOP_FOREVER]

    @property
    def size(self) -> int:
        """The size of the file so far, in bytes."""
        return sum(map(len, self._parts)) + len(_TRAILER)

    def file(self) -> bytes:
        """Return the whole file."""
        return b"".join((*self._parts, _TRAILER))

    def add(self, number: int) -> None:
        """Add a frame, storing only what differs from the previous one."""
        width = self._former.width
        shown = Image.new("RGB", self._former.size, rgb(theme.TRAVERTINE))
        sample = self._samples.pop(number, None)
        shown.paste(_reduce(self._shots[number].draw(), width) if sample is None else sample)
        self._lay_bar(shown, number)
        changed = ImageChops.difference(self._former, shown).getbbox() if number else (0, 0, *shown.size)
        box = changed or (0, 0, 1, 1)
        part = self._part(shown.crop(box), box, first=number == 0)
        # with this disposal it stays visible under the next one; times are in hundredths of a second
        control = {"duration": round(self._shots[number].seconds * 100) * 10, "transparency": _CLEAR, "disposal": 1}
        self._parts += getdata(part, box[:2], **control)
        self._former = shown

    def _lay_bar(self, shown: Image.Image, number: int) -> None:
        width, height = shown.size
        if self._last:
            shown.paste(rgb(theme.SAND), (0, height - _BAR, width, height))
            shown.paste(rgb(theme.TERRACOTTA), (0, height - _BAR, width * number // self._last, height))

    def _part(self, shown: Image.Image, box: tuple[int, int, int, int], first: bool) -> Image.Image:
        """Return the palette indices of a box, clear where the former frame already looks the same."""
        found = shown.quantize(palette=self._inks, dither=Image.Dither.NONE)
        part = Image.frombytes("L", found.size, found.tobytes())
        inked, seen = found.convert("RGB"), self._seen.crop(box)
        new = Image.new("L", part.size, 255)
        if not first:
            new = ImageChops.darker(_differing(seen, inked, 0), _differing(seen, shown, _INVISIBLE))
        self._seen.paste(inked, box, new)
        part.paste(_CLEAR, mask=ImageChops.invert(new))
        return part


def _join_images(images: Sequence[Image.Image]) -> Image.Image:
    """Join images in one row, for a common palette."""
    whole = Image.new(
        "RGB", (sum(image.width for image in images), max(image.height for image in images)), rgb(theme.TRAVERTINE)
    )
    for number, image in enumerate(images):
        whole.paste(image, (number * image.width, 0))
    return whole


def _reduce(image: Image.Image, width: int) -> Image.Image:
    size = (width, round(image.height * width / image.width))
    return image.convert("RGB").resize(size, Image.Resampling.HAMMING)


def _differing(one: Image.Image, other: Image.Image, more_than: int) -> Image.Image:
    """Return a mask of the pixels whose red, green or blue differs by more than this, of 255."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([0] * (more_than + 1) + [255] * (255 - more_than))
