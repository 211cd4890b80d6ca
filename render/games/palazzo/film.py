"""The film of a game: floors only ever become smaller, in steps, and fields stay where they are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from bot.games.palazzo.events import Event
from bot.games.palazzo.view import PalazzoView
from render.engine.layout import choose_fitting
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzi import FieldPlan, PlayerField, divide_fields, divide_seats, plan_fields
from render.games.palazzo.palazzo import smallest
from render.games.palazzo.worth import SAYINGS

Scene = tuple[PalazzoView, Sequence[Event], Sequence[str]]
_STEP: Final = 1.3
"""By how many times floors become smaller at once, so that they do so seldom."""


def plan_film(scenes: Sequence[Scene], language: str) -> list[FieldPlan]:
    """Plan the frames of a film."""
    last = scenes[-1][0]
    seats = range(len(last.players))
    lines = divide_seats(seats)
    if len(seats) == 3 and len(last.players[0].palazzi) > len(last.players[2].palazzi):
        # of three, the one with more to show has a line alone
        lines = [seats[:1], seats[1:]]

    def fields(scene: Scene) -> list[PlayerField]:
        view, events, names = scene
        return divide_fields(PalazzoPage(view, names, language, events), lines, last)

    frames = [fields(scene) for scene in scenes]
    saying = choose_fitting(SAYINGS[1:], lambda each: all(field.fits(each) for frame in frames for field in frame))
    sizes = [*accumulate((plan_fields(frame, (saying,)) for frame in frames), smallest)]
    # once nothing has been built floors have no size
    steps = [math.floor(math.log(each.width / sizes[-1].width, _STEP)) for each in sizes]
    of_step = dict(zip(steps, sizes, strict=True))
    return [FieldPlan(last, lines, (saying,), of_step[step]) for step in steps]
