"""The order of a line's letters when some are read from right to left: Unicode's bidirectional algorithm (UAX #9).

Left out is what no line of ours has: embeddings, overrides, isolates within isolates, and pairs of brackets (rule N0).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple
from unicodedata import bidirectional

from bot.texts.sections import END, ISOLATE

_ISOLATED: Final = re.compile(f"({ISOLATE}[^{ISOLATE}{END}]*{END}?)|{END}")
_RIGHT: Final = ("R", "AL")
_NUMBERS: Final = ("EN", "AN")


class Run(NamedTuple):
    """Letters of one direction, in the order of reading."""

    text: str
    rtl: bool


def runs(text: str) -> list[Run]:
    """Split a line that is read from left to right into runs, in the order that they are drawn in."""
    parts = [part for part in _ISOLATED.split(text) if part]
    units = [unit for part in parts for unit in ([part] if part[0] == ISOLATE else part)]
    return _arranged(units, False)


def _arranged(units: Sequence[str], rtl: bool) -> list[Run]:
    """Arrange letters, and isolates as a whole (rule L2)."""
    levels = _levels([_kind(unit) for unit in units], rtl)
    found = [(level, [unit for _, unit in each]) for level, each in groupby(zip(levels, units, strict=True), _first)]
    if rtl:
        found.reverse()
    else:
        found = _turned(found)
    return [run for level, each in found for run in _drawn(each, level % 2 == 1)]


def _first(pair: tuple[int, str]) -> int:
    return pair[0]


def _turned(found: list[tuple[int, list[str]]]) -> list[tuple[int, list[str]]]:
    """Turn round each sequence of runs that is read from right to left, with the numbers in it."""
    turned: list[tuple[int, list[str]]] = []
    for backward, each in groupby(found, lambda run: run[0] > 0):
        turned += list(each)[:: -1 if backward else 1]
    return turned


def _drawn(units: Sequence[str], rtl: bool) -> list[Run]:
    """Join the letters of a run; an isolate within it is arranged by itself."""
    drawn: list[list[Run]] = []
    for isolate, each in groupby(units, lambda unit: unit[0] == ISOLATE):
        if not isolate:
            drawn.append([Run("".join(each), rtl)])
            continue
        for unit in each:
            inner = unit.strip(ISOLATE + END)
            strong = next((kind for kind in map(bidirectional, inner) if kind in ("L", *_RIGHT)), "L")
            drawn.append(_arranged(list(inner), strong in _RIGHT))
    return [run for each_run in (reversed(drawn) if rtl else drawn) for run in each_run]


def _kind(unit: str) -> str:
    return "ON" if unit[0] == ISOLATE else bidirectional(unit)


def _levels(kinds: Sequence[str], rtl: bool) -> list[int]:
    """Return the embedding level of each letter (rules W, N and I)."""
    weak = _resolved(kinds, "R" if rtl else "L")
    base = "R" if rtl else "L"
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


def _resolved(kinds: Sequence[str], strong: str) -> list[str]:
    """Return the kinds with weak ones resolved (rules W): L, R, a number, or nothing for a neutral one."""
    resolved: list[str] = []
    for at, kind in enumerate(kinds):
        around = {kinds[at - 1] if at else "", kinds[at + 1] if at + 1 < len(kinds) else ""}
        if kind in ("NSM", "BN"):
            resolved.append(resolved[-1] if resolved else "")
        elif kind in ("L", *_RIGHT):
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
