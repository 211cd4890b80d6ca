"""Colours, type sizes and dimensions of all pictures, defined only here.

The background is travertine and marble; terracotta, olive and sea are for things on it. Pictures are 1,100 pixels
wide and 700 high, which fills both a phone and the box that the desktop client gives a picture; a phone shows
them at 400, where the smallest letters are still 11 pixels high.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1100
HEIGHT: Final = 700
"""The height of all pictures but a whole map, which is looked at enlarged."""
MARGIN: Final = 24
GAP: Final = 14

SMALL: Final = 31
BODY: Final = 35
LARGE: Final = 43
TITLE: Final = 51
HUGE: Final = 67

INK: Final = "#33211a"
SOFT: Final = "#654f3f"
TRAVERTINE: Final = "#efe3cb"
MARBLE: Final = "#fbf8f1"
VEIN: Final = "#f0e8d9"
SAND: Final = "#ddcdb2"
EDGE: Final = "#bda98a"
SEA: Final = "#1c5a74"
TERRACOTTA: Final = "#b24a28"
TERRACOTTA_DEEP: Final = "#7d2f17"
OLIVE: Final = "#566c2b"
GOLD: Final = "#e3ae35"
GOLD_DEEP: Final = "#8a5e10"
GOLD_PALE: Final = "#f8e3ad"
WHITE: Final = "#ffffff"
NEW: Final = "#c00d4f"
"""Reserved for what has just changed."""
NEW_PALE: Final = "#fbd7e2"
GLOW: Final = "#ffdf7a"
"""Around what has just changed."""
SKY: Final = "#aaa8d0"
"""Behind titles on the landscape, which is at least as bright there in every light."""

SEATS: Final = ("#6a3fb5", "#137b75", "#eda41c", "#27324d", "#57b8f5", "#5b3413")
"""By seat: the colour of its badge; each badge has a shape and a letter too."""
ON_SEATS: Final = (WHITE, WHITE, INK, WHITE, INK, WHITE)
PLAQUES: Final = ("#6a3fb5", "#136e67", "#eda41c", "#27324d", "#57b8f5", "#5b3413")
"""By seat: the colour behind its name, on which letters as in `ON_SEATS` can be read."""
