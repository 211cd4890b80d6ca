"""Hints: privately to whoever is to move, which actions are best, each with its chance and its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.games.game import END_TURN, IllegalAction
from bot.model.refusals import Refusal
from bot.services.analysis import Suggestion, different
from bot.tables.questions import check_running
from bot.tables.table import Table
from bot.texts import Texts
from cogs.coach.whatif import whatif_buttons
from cogs.core.controls import Button, ControlId
from cogs.core.face import FACES, Face
from cogs.core.names import escape
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.words.chances import say_chance, sentence

GLANCED = 8
"""Fewer simulations of an action than this are said to be only a glance."""
LONGEST_LABEL = 28
"""So many characters fit in a button on a phone, beside its number."""


def offers_hints(table: Table, seat: int | None) -> bool:
    """Tell whether a seat can have a hint now."""
    return not table.row.rated and seat is not None and seat in table.actors() and table.seats[seat].awaited


def hint_button(t: Texts, table: Table, seat: int) -> Button:
    """Make the button that asks for a hint at the table as it stands."""
    return Button(ControlId("hint", table.id, table.revision, seat), t.say("button-hint"), emoji="💡")


async def show_hint(request: Request, revision: int | None = None) -> None:
    """Think about the turn of whoever asks, and show what came of it; raise IllegalAction.

    A button is made for a revision; a command, which has none, means the table as it stands.
    """
    table, t = request.table, request.t
    check_running(table)
    if table.row.rated:
        raise IllegalAction(Refusal.RATED_NO_HINTS)
    seat = request.seat
    if (stands_in := table.stands_in(seat)) is not None:
        raise stands_in
    if seat not in table.actors():
        raise IllegalAction(Refusal.HINT_NOT_TO_MOVE)
    if revision not in (None, table.revision):
        raise IllegalAction(Refusal.MOVED_ON)
    asked = table.revision
    coach = request.house.coach
    if not coach.knows(table, seat):
        await request.answer.wait(Panel((t.say("hint-thinking"),)))
    suggestions = await coach.hint(table, seat)
    if table.revision != asked:
        raise IllegalAction(Refusal.MOVED_ON)
    await request.show(hint_panel(t, table, seat, suggestions))


def hint_panel(t: Texts, table: Table, seat: int, suggestions: Sequence[Suggestion]) -> Panel:
    """Tell the best two or three actions, each with its chance and why, and how close the end is."""
    face, view, names = FACES[table.row.game], table.view(seat), [escape(name) for name in table.names]
    best = different(suggestions, seat, face.idea)
    texts = [t.say("hint-title")]
    glanced = [each for each in best if each.advice.simulations < GLANCED and len(suggestions) > 1]
    for number, each in enumerate(best, 1):
        lines = [
            t.say("hint-line", number=number, action=sentence(say_line(t, table, each.advice.line))),
            say_chance(t, each.advice.forecast.chances[seat]),
            face.why(t, view, each, names),
        ]
        if each in glanced and len(glanced) < len(best):
            lines[1] += " " + t.say("hint-unsure")
        texts.append("\n".join(lines))
    if len(glanced) == len(best):
        texts.append(t.say("hint-all-unsure"))
    if len(table.game.legal(table.position, seat)) == 1:
        texts.append(t.say("hint-only"))
    texts.append(face.outlook(t, view, names))
    back = Button(ControlId("hint_back", table.id, table.revision, seat), t.say("button-back"))
    rows = _buttons(t, table, seat, view, best), (back, *whatif_buttons(t, table, seat))
    return Panel(tuple(texts), rows=rows)


def say_line(t: Texts, table: Table, line: Sequence[Any]) -> str:
    """Say what a seat does one after the other in a turn; that it then ends need not be said."""
    face, game = FACES[table.row.game], table.game
    told = [
        action for place, action in enumerate(line) if not place or game.action_to_json(action)["action"] != END_TURN
    ]
    said = face.action(t, told[0])
    for action in told[1:]:
        said = t.say("hint-then", first=said, next=face.action(t, action))
    return said


def _buttons(t: Texts, table: Table, seat: int, view: Any, best: Sequence[Suggestion]) -> tuple[Button, ...]:
    """Lead from each action to where it is confirmed; several may lead to the same panel, which is offered once."""
    face, found = FACES[table.row.game], dict[str, Button]()
    for number, each in enumerate(best, 1):
        control = face.try_id(table, seat, each.advice.action)
        label = f"{number}. {_label(t, face, view, each.advice.action)}"
        style = discord.ButtonStyle.secondary if found else discord.ButtonStyle.primary
        found.setdefault(str(control), Button(control, label, style))
    return tuple(found.values())


def _label(t: Texts, face: Face, view: Any, action: Any) -> str:
    """Say in a few words what a button is for; all of it stands above."""
    kind = face.action_kind(t, action)
    said = ": ".join(part for part in (kind, face.action_choice(t, view, action)[0]) if part)
    return said if len(said) <= LONGEST_LABEL else kind


@clicked("hint")
async def _hint(request: Request, control: ControlId, values: list[str]) -> None:
    await show_hint(request, control.revision)


@clicked("hint_back")
async def _back(request: Request, control: ControlId, values: list[str]) -> None:
    """Go back to the choices of the turn."""
    table, seat = request.table, request.seat
    if (stands_in := table.stands_in(seat)) is not None:
        raise stands_in
    if seat not in table.actors() or control.revision != table.revision:
        raise IllegalAction(Refusal.MOVED_ON)
    await request.show(FACES[table.row.game].turn_panel(request.t, table, seat))
