"""Places in a hand for cards that are not there, with their worth, and the seal of a group of three."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Currency
from bot.games.palazzo.components import WORTHS
from render.bake.drawing import Drawing, linear, soft_shadow
from render.bake.shapes import rect, stroke

_DIGITS: Final = {
    2: "M24 26Q27 19 34 20Q42 23 39 32L24 50H42",
    3: "M24 24Q31 17 38 22Q44 29 33 33Q46 35 40 45Q33 53 23 46",
    4: "M36 51V20L22 41H43",
    5: "M41 20H27L25 33Q40 28 41 40Q40 52 24 48",
    6: "M38 20Q24 27 24 42Q25 51 33 51Q41 50 41 42Q40 34 32 35Q26 36 24 42",
    7: "M23 20H41L30 51",
}


_TINTS: Final = {
    Currency.FLORIN: ("#f7ecd0", "#d9c08a"),
    Currency.DUCAT: ("#e3eaf3", "#a9bdd8"),
    Currency.SCUDO: ("#f6e3dd", "#dbaea4"),
    None: ("#f3eee2", "#cfc4ad"),
}


def _slot(currency: Currency | None, worth: int) -> Drawing:
    """Draw an outline with a number in a pale tint of the currency's colour."""
    paper, line = _TINTS[currency]
    made = rect(3, 3, 58, 80, paper, line, 2, 8) + rect(7, 7, 50, 72, "none", line, 1, 5)
    return Drawing(64, 86, made + stroke(_DIGITS[worth], line, 5))


def _seal() -> Drawing:
    """Draw a golden ribbon for the worth of a group."""
    made = f"<defs>{linear('g', '#fff3c4', '#f5d578', '#e6b748')}{soft_shadow('cast', 1, 2, 1.4)}</defs>"
    shape = "M4 4H118L111 22L118 40H4L11 22Z"
    return Drawing(
        122,
        46,
        made + f'<path d="{shape}" fill="url(#g)" stroke="#5b3b05" stroke-width="2.4" '
        'stroke-linejoin="round" filter="url(#cast)"/>',
    )


DRAWINGS: Final = {
    **{f"slot-{currency}-{worth}": _slot(currency, worth) for currency in Currency for worth in WORTHS},
    "slot-certificate-2": _slot(None, 2),
    "group": _seal(),
}
