"""The tables that `piazza arena` prints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from bot.cli.arena import LineUp
from bot.texts import Texts

GAP = "  "


def line_up_table(say: Texts, found: LineUp) -> Iterator[str]:
    """Yield the lines of the table of a line-up's results."""
    yield say.say(
        "arena-line-up",
        players=", ".join(found.players),
        seats=len(found.players),
        games=len(found.rounds),
        rounds=decimal(say, found.length),
    )
    rows = [[say.say(f"arena-{name}") for name in ("player", "seats", "wins", "interval", "score")]]
    for standing in found.standings:
        low, high = standing.interval
        rows.append(
            [
                standing.player,
                str(standing.seats),
                percent(say, standing.rate),
                say.say("arena-range", low=decimal(say, 100 * low), high=percent(say, high)),
                decimal(say, standing.score),
            ]
        )
    yield from aligned(rows)


def times_table(say: Texts, times: Mapping[str, Sequence[float]]) -> Iterator[str]:
    """Yield the lines of the table of each player's decision times, given in seconds."""
    yield say.say("arena-times")
    rows = [[say.say(f"arena-{name}") for name in ("player", "decisions", "median", "p95", "longest")]]
    for player, seconds in times.items():
        if seconds:
            ordered = [1000 * each for each in sorted(seconds)]
            shown = (median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1])
            rows.append([player, str(len(ordered)), *(decimal(say, milliseconds) for milliseconds in shown)])
    yield from aligned(rows)


def percent(say: Texts, share: float) -> str:
    """Format a share as a percentage with one decimal place."""
    return say.say("percent", percent=decimal(say, 100 * share))


def decimal(say: Texts, number: float) -> str:
    """Format a non-negative number with one decimal place."""
    tenths = round(10 * number)
    return say.say("decimal", whole=str(tenths // 10), tenth=tenths % 10)


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table, the first column left-aligned and the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        yield GAP + GAP.join(cells).rstrip()
