"""Hostile input: texts, numbers and names that break programs made for well-behaved ones."""

from __future__ import annotations

from random import Random
from typing import Final

LARGEST: Final = 2**53 - 1
"""The largest integer that Discord allows in a command."""
LONGEST: Final = 6000
"""The maximum number of characters that Discord allows in a text of a command."""

TEXTS: Final = (
    "",
    " ",
    "\0",
    "\n\n# big\n- list",
    "**bold** __under__ ~~gone~~ ||hidden|| `code`",
    "@everyone @here <@1> <@&2> <#3> </table new:4> <t:0:R> <:a:5>",
    "[free](https://evil.example) https://evil.example",
    "\u202egnirts\u202c\u2066\u2069\u200f\u061c",
    "\u200b\u2060\ufeff\u00ad\u034f\u115f\u3164",
    "e" + "\u0301" * 31,
    "\u0301" * 32,
    "👨\u200d👩\u200d👧\u200d👦🏳️\u200d🌈" * 3,
    "\ud800",
    "\udfff\ud800",
    "\U0010ffff\ufdd0\ue000",
    "﷽" * 32,
    "{ $name } { NUMBER(1) } { -brand }",
    "%s %d {0} {x} \\ \\n \x1b[31m",
    "'; DROP TABLE games; --",
    "١٢٣",
    "²³",
    "①",
    "-1",
    "0",
    "1",
    "1e309",
    "nan",
    "9" * 60,
    "9" * LONGEST,
    "a" * LONGEST,
    "\u0301" * LONGEST,
    ":.:.:.",
    "../../etc/passwd",
    "ıİßﬃ",
    "None",
    "true",
)
"""Each has broken some program."""
NUMBERS: Final = (-LARGEST, -(2**31) - 1, -1, 0, 1, 2, 3, 6, 7, 99, 200, 2**31, 2**32, LARGEST)
IDS: Final = ("0", "1", "-1", "9" * 18, str(2**63 - 1), str(2**63), str(2**64), "9" * 40, "٣")
"""Numbers in place of a table, a person or a revision."""


def text(dice: Random, words: tuple[str, ...] = (), longest: int = LONGEST) -> str:
    """Return a hostile text, a meaningful word, or parts of several joined."""
    pool = TEXTS + words * (1 + len(TEXTS) // max(1, len(words))) if words else TEXTS
    parts = [dice.choice(pool) for _ in range(dice.choice((1, 1, 1, 2, 3)))]
    made = dice.choice(("", " ", ",", ".", ":")).join(parts)
    if made and dice.random() < 0.3:
        at = dice.randrange(len(made))
        made = made[:at] + chr(dice.choice((dice.randrange(128), dice.randrange(0x3000), 0x1F600))) + made[at + 1 :]
    return made[:longest]


def number(dice: Random, least: int = -LARGEST, most: int = LARGEST) -> int:
    fitting = [each for each in (*NUMBERS, least, most) if least <= each <= most]
    return dice.choice([*fitting, dice.randint(least, most)])
