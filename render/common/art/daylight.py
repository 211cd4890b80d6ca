"""The light of three times of day in the landscape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Daylight:
    """The colours of one time of day, and where the sun is; colours go from far to near or from top to bottom."""

    sky: tuple[str, ...]
    sun: tuple[float, float]
    glow: str
    disc: str
    cloud: tuple[str, str]
    far: tuple[str, str]
    lit: str
    shade: str
    mist: str
    haze: float
    marble: str
    marble_shade: str
    hills: tuple[str, str, str]
    hill_shades: tuple[str, str, str]
    cypress: tuple[str, str]
    wall: tuple[str, str]
    roof: str
    bird: str


MORNING: Final = Daylight(
    sky=("#b9c6dd", "#d9d2dc", "#f6d9cf", "#fde6c4", "#fff0d2"),
    sun=(34, 128),
    glow="#fff2c4",
    disc="#fffbe8",
    cloud=("#fff4ea", "#eab9b4"),
    far=("#d3c6d6", "#f2d9d0"),
    lit="#e6c5bd",
    shade="#a09dc0",
    mist="#fbe3cd",
    haze=1.0,
    marble="#fff8ee",
    marble_shade="#c9bfd6",
    hills=("#bfc49a", "#a9b57d", "#93a468"),
    hill_shades=("#8f9f8a", "#7d9368", "#66804f"),
    cypress=("#4e6a55", "#7d9270"),
    wall=("#f7e3c8", "#c2a3a0"),
    roof="#c8775c",
    bird="#6b6480",
)
NOON: Final = Daylight(
    sky=("#86bce8", "#a4cff0", "#c6e3f6", "#e3f1f7", "#f3f6ee"),
    sun=(250, -60),
    glow="#ffffff",
    disc="#ffffff",
    cloud=("#ffffff", "#bcd3e6"),
    far=("#b3cbe2", "#dbe8ee"),
    lit="#b7c3cc",
    shade="#7d93af",
    mist="#e4eeee",
    haze=0.45,
    marble="#ffffff",
    marble_shade="#b9cbdd",
    hills=("#b1c77e", "#97b85f", "#82a74b"),
    hill_shades=("#7ea066", "#6a9149", "#537d38"),
    cypress=("#2f5d3c", "#5f8f4e"),
    wall=("#fff3dc", "#c9b49a"),
    roof="#c65f3c",
    bird="#4f6680",
)
EVENING: Final = Daylight(
    sky=("#a3a6d2", "#c3b0d0", "#e8b6b4", "#fac690", "#ffdf9a"),
    sun=(604, 118),
    glow="#ffe6a0",
    disc="#fff6d0",
    cloud=("#ffe0a8", "#c0849a"),
    far=("#b08cae", "#e9b38f"),
    lit="#dd9f78",
    shade="#76688f",
    mist="#f5bf88",
    haze=0.75,
    marble="#fff0c8",
    marble_shade="#b697ad",
    hills=("#b89f5c", "#a08a49", "#7f7a3c"),
    hill_shades=("#7d6a55", "#6a6140", "#4f5530"),
    cypress=("#2f3d33", "#8a7a3e"),
    wall=("#ffdca0", "#9c6f70"),
    roof="#b4533a",
    bird="#4d3c5c",
)
