"""Colours, type sizes and dimensions of all pictures, defined only here.

The background is travertine and marble; terracotta, olive and sea are for what is on it. All pictures are 1,080 pixels
wide; a phone shows them at 400, where the smallest letters are still 11 pixels high.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1080
MARGIN: Final = 24
GAP: Final = 14
CORNER: Final = 24

SMALL: Final = 30
BODY: Final = 34
LARGE: Final = 42
TITLE: Final = 50
HUGE: Final = 66

INK: Final = "#33251c"
SOFT: Final = "#654f3f"
TRAVERTINE: Final = "#e8dcc7"
MARBLE: Final = "#fbf8f1"
VEIN: Final = "#f0e8d9"
SAND: Final = "#ddcdb2"
EDGE: Final = "#bda98a"
SEA: Final = "#1c5a74"
SEA_DEEP: Final = "#123e52"
SEA_PALE: Final = "#cfe3e6"
TERRACOTTA: Final = "#b24a28"
TERRACOTTA_DEEP: Final = "#7d2f17"
TERRACOTTA_PALE: Final = "#f4cfa6"
OLIVE: Final = "#566c2b"
OLIVE_DEEP: Final = "#36471a"
OLIVE_PALE: Final = "#c6d494"
GOLD: Final = "#e3ae35"
GOLD_DEEP: Final = "#8a5e10"
GOLD_PALE: Final = "#f8e3ad"
WHITE: Final = "#ffffff"
NEW: Final = "#c00d4f"
"""Reserved for what has just changed."""
NEW_PALE: Final = "#fbd7e2"

SEATS: Final = ("#6a3fb5", "#17877e", "#eda41c", "#27324d", "#952104", "#d09af4")
"""By seat: the colour of its badge; each badge has a shape and a number too."""
ON_SEATS: Final = (WHITE, WHITE, INK, WHITE, WHITE, INK)
FOUR_SEATS: Final = SEATS[:4]
"""The colours of games for up to four; each further colour takes up palette entries."""

COLOURS: Final = (
    INK,
    SOFT,
    TRAVERTINE,
    MARBLE,
    VEIN,
    SAND,
    EDGE,
    SEA,
    SEA_DEEP,
    SEA_PALE,
    TERRACOTTA,
    TERRACOTTA_DEEP,
    TERRACOTTA_PALE,
    OLIVE,
    OLIVE_DEEP,
    OLIVE_PALE,
    GOLD,
    GOLD_DEEP,
    GOLD_PALE,
    WHITE,
    NEW,
    NEW_PALE,
    *FOUR_SEATS,
)
GROUNDS: Final = (TRAVERTINE, MARBLE, VEIN, SAND, TERRACOTTA_PALE, OLIVE_PALE, SEA_PALE, GOLD_PALE, WHITE, SEA, NEW)
"""Colours that others are drawn on; edges are smoothed towards these."""
