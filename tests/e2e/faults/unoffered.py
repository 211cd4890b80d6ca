"""Texts that nobody offered, and what a literal-minded reader takes a text for."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from tests.fuzz.junk import LONGEST, TEXTS

Offered = Sequence[tuple[str, str]]
"""Suggestions: their names, and the values that they send."""
FOREIGN: Final = ("palazzo", "maison", "drei", "три", "neu", "keine", "alle", "dorthin", "Pass", "nothing", "first")
_WIDE: Final = {number: chr(0xFF10 + number) for number in range(10)}
_HOUR: Final = r"\d{1,2}([:.h]\d\d)? ?([ap]m)?|\d{4}|off|no(ne)?|keine|noon|midnight"
_DAY: Final = r"[\d./-]+|\d+ \w+|\w+ \d+|(to|morgen|heute|mon|tue|wed|thu|fri|sat|sun|di|mi|do|so)\w*"
FREE: Final = (("/note", "text"), ("/rules", "search"))
"""Options for any text."""
LITERAL: Final[Mapping[tuple[str, str], str]] = {
    **dict.fromkeys(FREE, r"(?s).*"),
    ("/settings quiet", "from"): _HOUR,
    ("/settings quiet", "until"): _HOUR,
    ("/settings digest", "at"): _HOUR,
    ("/settings quiet", "zone"): r"(utc|gmt)? ?[+-] ?\d+(:\d+)?|utc|gmt|pacific",
    ("/settings zone", "zone"): r"(utc|gmt)? ?[+-] ?\d+(:\d+)?|utc|gmt|pacific",
    ("/settings away", "until"): _DAY,
    ("/carcassonne place", "where"): r"[a-z]{1,2} ?\d+",
    ("/carcassonne place", "gold"): r"[a-z]{1,2} ?\d+",
    ("/carcassonne place", "turn"): r"0|90|180|270",
    ("/carcassonne place", "follower"): r"\d? ?(road|city|field|monastery)|\d|no(ne|thing)?",
    ("/carrara buy", "segment"): r"[1-6]|[iv]+",
    ("/carrara buy", "blocks"): r"((\d+ ?)?(white|yellow|red|green|blue|black)s?[ ,+&]*(and )?)+|alle?",
    ("/carrara build", "blocks"): r"((\d+ ?)?(white|yellow|red|green|blue|black)s?[ ,+&]*(and )?)+",
    ("/palazzo money", "cards"): r"((\d |a )?(florin|ducat|scudo) \d|(\d |an? )?certificates?|[ ,+&]|and)+",
    ("/palazzo buy", "pay"): r"((\d |a )?(florin|ducat|scudo) \d|(\d |an? )?certificates?|[ ,+&]|and)+",
    ("/palazzo bid", "cards"): r"((\d |a )?(florin|ducat|scudo) \d|(\d |an? )?certificates?|[ ,+&]|and)+",
    **dict.fromkeys(
        [
            *(("/palazzo buy", each) for each in ("place", "second")),
            *(("/palazzo build", each) for each in ("place", "second", "third")),
            ("/palazzo choose", "place"),
        ],
        r"new|neu|out|discard|raus|weg",
    ),
    ("/order give", "what"): r"\d{1,3}",
    ("/palazzo rebuild", "card"): r"(florin|ducat|scudo) \d|(an? )?certificate",
}
"""Texts that options understand though no suggestion says so, by command and option."""


def plain(text: str) -> str:
    """Return a text in small letters, with single blanks and usual digits."""
    digits = (str(unicodedata.decimal(each, each)) for each in text.casefold())
    return " ".join(re.sub(r"[()\[\]\"“”’'°⭐]", " ", "".join(digits).replace("−", "-").replace("×", "x")).split())


def _parts(text: str) -> list[str]:
    return sorted(
        filter(None, (each.strip(" .!?") for each in re.split(r"[,;:·|&]|\+(?!\d)|\b(?:and|und)\b", plain(text))))
    )


def says(text: str, command: str, option: str, offered: Offered, named: Sequence[str]) -> bool:
    """Return whether a text says literally what one of the offers is, given how a refusal names them."""
    if any(plain(text) == plain(value) or _parts(text) == _parts(name) for name, value in offered if _parts(text)):
        return True
    if any(_parts(text) == _parts(name) for name in named if _parts(text)):
        return True
    if re.fullmatch(LITERAL.get((command, option), "(?!)"), plain(text).strip()):
        return True
    words = [word for word in plain(text).split() if any(map(str.isalnum, word))]
    if len(words) == 1 and words[0].isdecimal():
        return sum(plain(name).split()[-1:] == words or plain(name).split(".")[:1] == words for name in named) == 1
    if not any(len(word) > (2 if option == "zone" else 3) and word.isalpha() for word in words):
        return (
            len(words) == 1
            and words[0] in ("new", "out", "neu")
            and sum(words[0] in plain(name).split() for name in named) == 1
        )
    return sum(_within(words, re.split(r"[ ,;:·]+", plain(name))) for name in named) == 1


def _within(words: Sequence[str], others: Sequence[str]) -> bool:
    return any(list(others[start : start + len(words)]) == list(words) for start in range(len(others)))


def hostile(offered: Offered) -> list[str]:
    """Return texts near what is offered that are none of it, and texts that have nothing to do with it."""
    return list(dict.fromkeys([*_near(offered), *map(str, range(10)), "99", "-1", *FOREIGN, *TEXTS, "x" * LONGEST]))


def _near(offered: Offered) -> Iterator[str]:
    for name, value in offered[:12]:
        for number in {int(found) for found in re.findall(r"[0-9]{1,4}", f"{name} {value}")}:
            yield from map(str, (number - 1, number + 1, 10 * number, -number))
            yield "".join(_WIDE[int(digit)] for digit in str(number + 1))
        words = re.findall(r"[^\W\d_]+", name)
        for word in dict.fromkeys(words):
            yield from (word, word[:-1], word[1:], word[1:-1], f"{word}x", f"not {word}")
        for first, second in pairwise(words):
            yield from (f"{second} {first}", f"{first}{second}")
        yield from (f"{name} x", f"no {name}", name[:-2], name[2:], value[:-1], f"{value}0", f"{value} {value}")
        yield from (" ".join(reversed(name.split())), f"{name} {offered[0][0]}")


def written(name: str) -> Iterator[str]:
    """Yield other ways to write a suggestion that say the same: in capitals, with odd blanks and digits, reordered."""
    yield name.upper()
    yield "  ".join(name.split(" "))
    yield name.replace(" ", "\N{NO-BREAK SPACE}") + "\N{IDEOGRAPHIC SPACE}"
    yield re.sub(r"[0-9]", lambda digit: _WIDE[int(digit[0])], name)
    first, dot, rest = name.partition(" · ")
    yield f"{rest} · {first}" if dot else name
    first, comma, rest = name.partition(", ")
    # a list within a sentence has no other order
    yield f"{rest}, {first}" if comma and not re.search("[:·(]|and", name) else name
