"""The lessons that there are, and the answers to their buttons, in which alone it stands how far someone is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import discord

from cogs.core.controls import ControlId, answers
from cogs.core.panel import Panel
from cogs.core.request import Request, serve
from cogs.games.carrara.lesson import CarraraLesson

Interaction = discord.Interaction[Any]


class Lesson(Protocol):
    """A game's lesson; a number of a step that there is not means the nearest that there is."""

    async def page(self, request: Request, number: int) -> Panel:
        """Make the panel of a step, counted from 0."""
        ...

    async def answer(self, request: Request, number: int, given: Sequence[str]) -> Panel:
        """Judge an answer: make the next step's panel if it is right, else the step's own with the reason why not."""
        ...


LESSONS: Final[Mapping[str, Lesson]] = {"carrara": CarraraLesson()}
"""By game: the lessons that there are."""


async def _answered(
    interaction: Interaction, control: ControlId, make: Callable[[Request, Lesson, int, str], Awaitable[Panel]]
) -> None:
    game, _, rest = control.arg.partition(":")
    number, _, given = rest.partition(":")
    lesson = LESSONS.get(game, next(iter(LESSONS.values())))  # another version of the bot may have had others
    step = int(number) if number.isdecimal() else 0

    async def work(request: Request) -> None:
        await request.show(await make(request, lesson, step, given))

    await serve(interaction, work)


@answers("learn")
async def _turn_to(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    await _answered(interaction, control, lambda request, lesson, step, _: lesson.page(request, step))


@answers("learn_try")
async def _try(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    await _answered(interaction, control, lambda request, lesson, step, given: lesson.answer(request, step, [given]))


@answers("learn_pick")
async def _pick(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    await _answered(interaction, control, lambda request, lesson, step, _: lesson.answer(request, step, values))
