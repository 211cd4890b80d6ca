"""The chart of winning chances in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.texts import Messages, texts
from bot.texts.numbers import signed
from bot.texts.sections import cut, spoken_names
from render.common.charts.course import Chances, leads
from render.common.charts.pins import circled

_SPOKEN: Final = 12
"""Roughly how many moments are reported."""
_NAMES: Final = 20
_CHANGES: Final = 6
"""Up to this many leads are listed one by one."""


def chances_alt(shown: Chances, names: Sequence[str], language: str) -> str:
    """Describe who led, the chances at some moments, the turning point and the mistakes."""
    say, spoken = Messages(texts(language)), spoken_names(texts(language), names, _NAMES)
    every = max(1, -(-shown.turns // _SPOKEN))
    moments = sorted({*range(0, shown.turns, every), shown.turns})
    said = _say_leads(say, shown, spoken)
    said += [say("picture-alt-chances", moments=", ".join(map(str, moments)))]
    for seat, name in enumerate(spoken):
        told = ", ".join(str(round(100 * shown.chances[moment][seat])) for moment in moments)
        said.append(say("picture-alt-chances-of", name=name, chances=told))
    if shown.outcome is not None:
        scores = shown.outcome.scores
        results = ", ".join(f"{spoken[seat]} {signed(scores[seat])}" for seat in shown.order)
        said.append(say("picture-alt-chances-result", results=results))
    if shown.turning is not None:
        said.append(say("picture-turning", turn=str(shown.turning)) + ".")
    for mark in shown.marks:
        facts = {"mark": circled(mark.number), "name": spoken[mark.seat], "turn": str(mark.turn)}
        key = "picture-alt-mistake-cost" if mark.cost else "picture-alt-mistake"
        said.append(say(key, **facts, cost=say("percent", percent=mark.percent)))
    return cut(said, say("picture-alt-chances-more"))


def _say_leads(say: Messages, shown: Chances, spoken: Sequence[str]) -> list[str]:
    """Describe who led from when on, in at most one sentence."""
    found = leads(shown.chances)
    if not found:
        return []
    if len(found) > _CHANGES:
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
