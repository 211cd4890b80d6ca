"""A fixed palette: all colours of a theme exactly, and the shades between them as well as 256 entries allow.

Pictures are drawn as palette indices throughout, so nothing needs to be quantized when they are encoded.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageColor

Rgb = tuple[int, int, int]

CLEAR = 252
"""The first of four indices from transparent to nearly opaque, for the rounded corners of the picture."""
STEPS = 4
_SHARES = (1 / 3, 2 / 3)
_RAMP = 4
"""Edges are smoothed in thirds: finer steps are barely visible, and cost a tenth of the bytes."""
_SHADES = 48
"""More shades are barely visible, and cost bytes."""
_NEAR = 8


@lru_cache(maxsize=1024)
def rgb(colour: str) -> Rgb:
    """Parse a colour written as #rrggbb."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mix(a: str, b: str, share: float) -> str:
    """Return a colour mixed with a share, 0 to 1, of another."""
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(rgb(a), rgb(b), strict=True))


def _apart(a: Rgb, b: Rgb) -> int:
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


class Palette:
    """Map colours to indices of a fixed palette."""

    def __init__(self, colours: Sequence[str], grounds: Sequence[str], frame: str) -> None:
        exact = [rgb(colour) for colour in dict.fromkeys(colours)]
        between = [rgb(mix(ground, colour, share)) for ground in grounds for colour in colours for share in _SHARES]
        wide = Image.new("RGB", (len(between), 1))
        wide.putdata(between)
        room = min(_SHADES, CLEAR - len(exact))
        found = wide.quantize(room, Image.Quantize.MEDIANCUT).getpalette() or []
        shades = [(found[i], found[i + 1], found[i + 2]) for i in range(0, min(len(found), room * 3), 3)]
        # colours are looked up in steps of four: a shade this close would be taken for the colour itself
        shades = [shade for shade in shades if all(_apart(shade, entry) > _NEAR for entry in exact)]
        self._entries: list[Rgb] = [*exact, *shades]
        self._entries += [exact[0]] * (CLEAR - len(self._entries))
        self._image = Image.new("P", (1, 1))
        self._image.putpalette([part for entry in [*self._entries, *[exact[0]] * STEPS] for part in entry])
        self.data = bytes(part for entry in [*self._entries, *[rgb(frame)] * STEPS] for part in entry)
        self.alpha = bytes([255] * CLEAR + [round(255 * step / STEPS) for step in range(STEPS)])
        self._ramps: dict[tuple[str, str], bytes] = {}
        self._indices: dict[str, int] = {}

    def index(self, colour: str) -> int:
        """Return the index of the entry nearest to a colour."""
        if colour not in self._indices:
            red, green, blue = rgb(colour)
            distances = [(r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for r, g, b in self._entries]
            self._indices[colour] = distances.index(min(distances))
        return self._indices[colour]

    def ramp(self, ground: str, colour: str) -> bytes:
        """Return the indices from a background to a colour drawn on it, for 256 levels of coverage."""
        key = ground, colour
        if key not in self._ramps:
            steps = [self.index(mix(ground, colour, step / (_RAMP - 1))) for step in range(_RAMP)]
            self._ramps[key] = bytes(steps[round(cover / 255 * (_RAMP - 1))] for cover in range(256))
        return self._ramps[key]

    def indices(self, image: Image.Image) -> Image.Image:
        """Convert an RGB image to an image of indices."""
        quantized = image.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", quantized.size, quantized.tobytes())
