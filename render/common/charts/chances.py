"""The chart of winning chances by turn, with the turning point, the worst mistakes and the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final

from bot.texts import Messages, texts
from bot.texts.alt_text import join_within_limit
from bot.texts.numbers import write_signed
from bot.texts.sections import spoken_names
from render.common.atlas import common_atlas
from render.common.charts.chart import GROUND, TURNS, Chart, Plot, lay_chart, lay_ends, spread
from render.common.charts.course import MAX_CHANGES, Chances, ChartMistake, circled_number
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box, Role

_BELOW: Final = 124
"""The space below the shares, for mistakes and the turning point."""
_APART: Final = 3
"""The space between two shares."""
_RESULT, _LAUREL = 110, 84
"""The width of the result, and the size of the winner's laurel on it."""
_PERCENTAGES: Final = 0, 25, 50, 75, 100
_SHARE_BADGE: Final = 44
"""The size of the badge on a share."""
_TAG: Final = 50
"""The height of the notes on the turning point and on mistakes."""
_BADGE: Final = 40
_WORST: Final = 2
"""The number of mistakes shown, the costliest."""
_SLIGHT: Final = 0.03
"""The least known cost of a mistake that is shown: smaller ones say little beside a turning point."""
_PIN, _PIN_HEIGHT, _ABOVE = 46, 56, 30
"""The width and height of a pin, and how far one may reach above the shares."""
_SPOKEN: Final = 12
"""The approximate number of turns told in the alt text."""
_NAMES: Final = 20
_GOLD, _BAR = "#f6d98b", 10
"""The colour of the turning point, and the width of its bar."""


def chances(shown: Chances, names: Sequence[str], language: str, game: str = "") -> Picture:
    """Draw the chart, in the words of a game."""
    page = chances_page(shown, names, language, game)
    return Picture(paint(page, common_atlas()), chances_alt(shown, names, language))


def chances_page(shown: Chances, names: Sequence[str], language: str, game: str = "") -> Page:
    """Lay out the chart."""
    page = Page(names, language, game)
    grave = [mark for mark in shown.marks if not 0 < mark.cost < _SLIGHT]
    worst = sorted(sorted(grave, key=lambda mark: -mark.cost)[:_WORST], key=lambda mark: mark.turn)
    outcome, winners = shown.outcome, shown.winners
    scores = outcome.scores if outcome is not None else ()
    chart = Chart(
        "chances",
        page.say("picture-chances"),
        page.say("picture-turn-axis"),
        shown.turns,
        winners,
        [seat not in winners for seat in range(len(names))] if outcome is None else outcome.ranks,
        scores,
        page.say("picture-final-points") if scores else "",
        end=_RESULT,
        below=_BELOW if shown.turning is not None or worst else TURNS,
    )
    plot = lay_chart(page, chart, 0, 1)
    for part in _PERCENTAGES:
        middle, said = plot.up(part / 100), _percent(page, part)
        page.label(f"percent/{part}", plot.box.x - 10, middle, said, theme.BODY, theme.SOFT, GROUND, anchor="r")
    shares = _stack_shares(shown, chart, plot)
    spots = [shares[mark.seat][mark.turn - 1].middle for mark in worst]
    middles = spread(
        [(x, number) for number, (x, _) in enumerate(spots)], plot.box.x + _PIN // 2, plot.box.right, _PIN + 2
    )
    top = plot.box.y - _ABOVE
    pins = [
        Box(x - _PIN // 2, max(top, y - _PIN_HEIGHT), _PIN, _PIN_HEIGHT)
        for x, (_, y) in zip(middles, spots, strict=True)
    ]
    _lay_shares(page, plot, shown.chances[-1], shares, pins)
    for mark, pin in zip(worst, pins, strict=True):
        _lay_pin(page, f"mark/{mark.number}", mark, pin)
    left = _explain_pins(page, worst, theme.MARGIN + 6, plot.box.bottom + 68) if worst else plot.box.x - 80
    if shown.turning is not None:
        _lay_turning(page, shown, plot, left)
    lay_ends(page, chart, plot, [shares[seat][-1].mid_y for seat in range(len(shares))])
    return page


def _stack_shares(shown: Chances, chart: Chart, plot: Plot) -> dict[int, list[Box]]:
    """Return everyone's chances as a box for each turn, the winner's uppermost."""
    order = sorted(range(len(chart.ranks)), key=lambda seat: (chart.ranks[seat], seat))
    found: dict[int, list[Box]] = {seat: [] for seat in order}
    edges = pairwise(plot.across(turn) for turn in range(shown.turns + 1))
    for chances, (left, right) in zip(shown.before, edges, strict=True):
        parts = accumulate((chances[seat] for seat in order), initial=0)
        tops = pairwise(plot.box.y + plot.box.height * part // 100 for part in parts)
        for seat, (top, bottom) in zip(order, tops, strict=True):
            found[seat].append(Box(left, top, right - left, bottom - top))
    return found


def _lay_shares(
    page: Page, plot: Plot, won: Sequence[float], shares: dict[int, list[Box]], avoid: Sequence[Box]
) -> None:
    """Lay out all shares, a little apart, the result, and a badge on each seat's share where there is room."""
    apart, y = 0, plot.box.y
    for seat, boxes in shares.items():
        colour = theme.PLAQUES[seat]
        for turn, box in enumerate(boxes):
            if box.width and box.height > apart:
                box = box._replace(y=box.y + apart, height=box.height - apart)
                page.plate(f"chances/{seat}/{turn}", box, colour, GROUND, role=Role.GROUND)
        if high := round(plot.box.height * won[seat]):
            box = Box(plot.end.x + _APART, y, plot.end.width - _APART, high)
            page.plate(f"won/{seat}", box, colour, GROUND, role=Role.GROUND)
            if high > _LAUREL:
                page.wreathe(f"won/{seat}", *box.middle, seat, colour, _LAUREL)
        free = [room for room in _badge_rooms(plot, boxes) if not any(map(room.meets, avoid))]
        if free:
            best = max(free, key=lambda room: room.height)
            at = best.x, best.mid_y - _SHARE_BADGE // 2, _SHARE_BADGE
            page.badge(f"chances/{seat}/badge", *at, seat, colour)
        apart, y = _APART, y + high


def _badge_rooms(plot: Plot, boxes: Sequence[Box]) -> Iterator[Box]:
    """Yield the boxes within a seat's share in which its badge has room, each from a turn on."""
    for box in boxes:
        left = max(plot.box.x, min(box.x, plot.box.right - _SHARE_BADGE - 8)) + 4
        across = [part for part in boxes if part.x < left + _SHARE_BADGE and left < part.right]
        top, bottom = max(part.y for part in across), min(part.bottom for part in across)
        if bottom - top > _SHARE_BADGE + 4:
            yield Box(left, top, _SHARE_BADGE, bottom - top)


def _explain_pins(page: Page, marks: Sequence[ChartMistake], x: int, y: int) -> int:
    """Lay out a legend of the pins: whose mistakes and what they cost; return its right end."""
    middle, said = y + _TAG // 2, page.say("picture-mistakes")
    x = page.label("mistakes", x, middle, said, theme.BODY, theme.INK, GROUND).right + 14
    for mark in marks:
        what = f"mistake/{mark.number}"
        _lay_pin(page, what, mark, Box(x, y - 2, _PIN, _PIN_HEIGHT))
        x = page.badge(f"{what}/badge", x + _PIN + 4, middle - _BADGE // 2, _BADGE, mark.seat, GROUND).right + 24
        if mark.cost:
            cost = page.say("picture-mistake-cost", cost=_percent(page, mark.percent))
            at = x - 16, middle, cost, theme.BODY, theme.TERRACOTTA_DEEP, GROUND
            x = page.label(f"{what}/cost", *at, face="bold").right + 24
    return x


def _lay_pin(page: Page, what: str, mark: ChartMistake, box: Box) -> None:
    """Lay out a pin with the number of a mistake."""
    page.fill(what, box, "pin", GROUND, plate=True, role=Role.MARK)
    at = box.mid_x, box.y + _PIN // 2, str(mark.number), theme.SMALL, theme.INK, theme.WHITE
    page.label(f"{what}/number", *at, face="bold", anchor="m", role=Role.MARK)


def _lay_turning(page: Page, shown: Chances, plot: Plot, left_end: int) -> None:
    """Mark the turning point with a bar, and say below it, right of `left_end`, who gained how much."""
    assert shown.turning is not None
    middle, rise = plot.across(shown.turning), shown.rise
    bar = Box(middle - _BAR // 2, plot.box.y - 32, _BAR, plot.box.height + 42)
    page.plate("turning", bar, _GOLD, GROUND, _BAR // 2, theme.GOLD_DEEP, role=Role.MARK)
    said, by = page.say("picture-turning-point"), _percent(page, abs(rise))
    gained = page.say("picture-chance-gained", gained=by) if rise >= 0 else page.say("picture-mistake-cost", cost=by)
    size = theme.BODY
    whole = sum(ink(each, "bold", size).advance for each in (said, gained)) + _BADGE + 52
    start = max(left_end, min(middle - whole // 2, plot.box.right + 60 - whole))
    tag = page.plate("turning/tag", Box(start, plot.box.bottom + 68, whole, _TAG), _GOLD, GROUND, 12, theme.GOLD_DEEP)
    y = tag.y + _TAG // 2
    x = page.label("turning/name", tag.x + 16, y, said, size, theme.INK, _GOLD, face="bold").right + 10
    x = page.badge("turning/badge", x, y - _BADGE // 2, _BADGE, shown.favoured, _GOLD).right + 8
    page.label("turning/gained", x, y, gained, size, theme.INK, _GOLD, face="bold")


def _percent(page: Page, percent: int) -> str:
    return page.say("percent", percent=percent)


def chances_alt(shown: Chances, names: Sequence[str], language: str) -> str:
    """Describe who led, the chances at some turns, the result, the turning point and the mistakes."""
    say, spoken = Messages(texts(language)), spoken_names(texts(language), names, _NAMES)
    every = max(1, -(-shown.turns // _SPOKEN))
    moments = sorted({*range(0, shown.turns, every), shown.turns})
    said = _say_leads(say, shown, spoken)
    said += [say("picture-alt-chances", moments=", ".join(map(str, moments)))]
    for seat, name in enumerate(spoken):
        told = ", ".join(str(round(100 * shown.chances[moment][seat])) for moment in moments)
        said.append(say("picture-alt-chances-of", name=name, chances=told))
    if shown.outcome is not None and shown.outcome.scores:
        scores = shown.outcome.scores
        results = ", ".join(f"{spoken[seat]} {write_signed(scores[seat])}" for seat in shown.outcome.order)
        said.append(say("picture-alt-chances-result", results=results))
    if shown.turning is not None:
        said.append(say("picture-turning", turn=str(shown.turning)) + ".")
    for mark in shown.marks:
        facts = {"mark": circled_number(mark.number), "name": spoken[mark.seat], "turn": str(mark.turn)}
        key = "picture-alt-mistake-cost" if mark.cost else "picture-alt-mistake"
        said.append(say(key, **facts, cost=say("percent", percent=mark.percent)))
    return join_within_limit(said, say("picture-alt-rest"))


def _say_leads(say: Messages, shown: Chances, spoken: Sequence[str]) -> list[str]:
    """Describe in at most one sentence who led when."""
    found = shown.leads
    if not found:
        return []
    if len(found) > MAX_CHANGES:
        named = [(turn, seat) for turn, seat in found if seat is not None]
        taken = [new for new, (_, old) in zip(named, [(0, None), *named], strict=False) if new[1] != old]
        turn, seat = taken[-1]
        return [say("picture-alt-changes", count=len(taken) - 1, name=spoken[seat], turn=str(turn))]
    told = []
    for turn, leader in found:
        if leader is None:
            told.append(say("picture-alt-lead-even", turn=str(turn)))
        else:
            key = "picture-alt-lead" if turn else "picture-alt-lead-first"
            told.append(say(key, name=spoken[leader], turn=str(turn)))
    return [say("picture-alt-leads", leads=", ".join(told))]
