"""The film of a game: floors only ever become smaller, in steps, and fields stay where they are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from bot.games.palazzo.events import Event
from bot.games.palazzo.view import View
from render.engine.layout import choose_fitting
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzi import FilmPlan, PlayerField, divide_fields, plan_fields
from render.games.palazzo.palazzo import PalazzoSize
from render.games.palazzo.worth import SAYINGS

Scene = tuple[View, Sequence[Event], Sequence[str]]
_STEP: Final = 1.3
"""By how many times floors become smaller at once, so that they do so seldom."""
_LINES: Final = {1: ([0],), 2: ([0], [1]), 3: ([0, 1], [2]), 4: ([0, 1], [2, 3])}
_THREE: Final = ([0], [1, 2])
"""The other way to divide a page among three, where the first one has most to show."""


def plan_film(scenes: Sequence[Scene], language: str) -> list[FilmPlan]:
    """Plan the frames of a film."""
    last = scenes[-1][0]
    lines = _LINES[len(last.players)]
    if len(last.players) == 3 and len(last.players[0].palazzi) > len(last.players[2].palazzi):
        lines = _THREE

    def fields(scene: Scene) -> list[PlayerField]:
        view, events, names = scene
        return divide_fields(PalazzoPage(view, names, language, events), lines, last)

    frames = [fields(scene) for scene in scenes]
    saying = choose_fitting(SAYINGS[1:], lambda each: all(field.fits(each) for frame in frames for field in frame))
    sizes = [plan_fields(frame, (saying,)) for frame in frames]
    smallest = [*accumulate(sizes, lambda one, other: PalazzoSize(*map(min, zip(one, other, strict=True))))]
    # once nothing has been built floors have no size
    steps = [math.floor(math.log(each.width / smallest[-1].width, _STEP)) for each in smallest]
    of_step = dict(zip(steps, smallest, strict=True))
    return [FilmPlan(last, lines, saying, of_step[step]) for step in steps]
