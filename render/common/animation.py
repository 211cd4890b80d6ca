"""A game as one animated file: its pictures in sequence, within Discord's size limit.

The format is GIF, which Discord plays in every client; animated WebP came late there, and is not played everywhere.
Measured on 62 turns of two players (84 of four) at 720 pixels: GIF 2.5 MB in 1.1 s (3.4 in 1.7), as it stores only what
changed; lossless WebP 2.5 MB in 2.1 s (3.5 in 3.6); lossy WebP 4.3 MB in 3.1 s (6.4 in 5.1), with blurred edges.
Pillow's own GIF writer keeps all frames in memory, and stores nearly all of each: 7.3 MB (10.8).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageChops

from bot.texts import texts
from bot.texts.games import game_name
from render.common.names import plain
from render.engine import theme
from render.engine.gif import Gif

LIMIT: Final = 8 * 1024 * 1024
"""In bytes; Discord allows 10 MiB."""
SECONDS: Final = 1.2
LAST_SECONDS: Final = 5.0
_WIDTHS: Final = (720, 540, 360)
"""In pixels: two thirds, a half and a third of a picture; other ratios create more colours, and more bytes."""
_LONGEST_NAME: Final = 32
_COLOURS: Final = 255
_CLEAR: Final = 255
"""The index of what stays as it was."""


def animated(pictures: Sequence[bytes], limit: int = LIMIT) -> bytes:
    """Create a GIF from pictures, one frame each.

    If the result would exceed `limit` bytes, the frames are made smaller, then fewer; raise ValueError if not even the
    last picture fits alone.
    """
    for width, kept in _attempts(pictures):
        reel = _Reel(kept, width)
        for number, data in enumerate(kept, 1):
            reel.add(data, LAST_SECONDS if number == len(kept) else SECONDS)
            if reel.gif.size > limit:
                break
        else:
            return reel.gif.data()
    raise ValueError(f"no frame of this picture fits into {limit} bytes")


def animation_alt(language: str, game: str, names: Sequence[str], turns: int, winners: Sequence[str]) -> str:
    """Describe an animation for its alt text; there may be no winners."""
    t = texts(language)
    spoken = {name: plain(name)[:_LONGEST_NAME] or "?" for name in (*names, *winners)}
    won = t.list([spoken[name] for name in winners])
    return t.say(
        "replay-animation-alt",
        game=game_name(t, game),
        names=t.list([spoken[name] for name in names]),
        turns=turns,
        result=t.say("replay-animation-winners", count=len(winners), winners=won) if winners else "",
    ).strip()


def _attempts(pictures: Sequence[bytes]) -> Iterator[tuple[int, Sequence[bytes]]]:
    for width in _WIDTHS:
        yield width, pictures
    every = 2
    while every // 2 < len(pictures):
        yield _WIDTHS[-1], [*pictures[:-1:every], pictures[-1]]
        every *= 2
    yield _WIDTHS[-1], pictures[-1:]


class _Reel:
    """Frames of one width, drawn over one another; the pictures may differ in height."""

    def __init__(self, pictures: Sequence[bytes], width: int) -> None:
        self._width = width
        height = max(_height(Image.open(BytesIO(data)), width) for data in pictures)
        # the first picture and the last have most of what is ever seen
        sample = Image.new("RGB", (width, 2 * height))
        for place, data in enumerate((pictures[0], pictures[-1])):
            sample.paste(_reduced(data, width), (0, place * height))
        self._inks = sample.quantize(_COLOURS, Image.Quantize.MEDIANCUT)
        palette = bytes(self._inks.getpalette() or ())
        self._ground = self._indices(Image.new("RGB", (width, height), theme.TRAVERTINE))
        self._former: Image.Image | None = None
        self.gif = Gif(width, height, palette, _CLEAR)

    def add(self, picture: bytes, seconds: float) -> None:
        """Add a picture, storing only what differs from the previous one."""
        frame = self._ground.copy()
        frame.paste(self._indices(_reduced(picture, self._width)))
        if self._former is None:
            self.gif.add_frame(frame, 0, 0, seconds)
        else:
            self.gif.add_frame(*_change(self._former, frame), seconds)
        self._former = frame

    def _indices(self, image: Image.Image) -> Image.Image:
        found = image.quantize(palette=self._inks, dither=Image.Dither.NONE)
        return Image.frombytes("L", found.size, found.tobytes())


def _height(image: Image.Image, width: int) -> int:
    return round(image.height * width / image.width)


def _reduced(data: bytes, width: int) -> Image.Image:
    image = Image.open(BytesIO(data))
    # this filter creates the fewest new colours: a quarter fewer bytes, and no halos
    return image.convert("RGB").resize((width, _height(image, width)), Image.Resampling.BOX)


def _change(former: Image.Image, frame: Image.Image) -> tuple[Image.Image, int, int]:
    """Cut out the region that differs and return it with its position; unchanged pixels in it are transparent."""
    difference = ImageChops.difference(former, frame)
    box = difference.getbbox() or (0, 0, 1, 1)
    changed = frame.copy()
    changed.paste(_CLEAR, mask=difference.point([255] + [0] * 255))
    return changed.crop(box), box[0], box[1]
