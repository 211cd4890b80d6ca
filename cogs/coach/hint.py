"""Private hints for a seat that is to act: the best actions, each with its chance and its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.players import Forecast, Suggestion
from bot.model.refusals import Refusal, Refused
from bot.services.analysis import find_rough, is_hopeless, may_differ_by_luck, pick_different
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.graphemes import sentence
from bot.texts.numbers import percent
from cogs.core.buttons import end_turn_button, make_button, whatif_buttons
from cogs.core.clicks import on_click
from cogs.core.controls import PRIMARY, SECONDARY, Button, ControlId, TextRow
from cogs.core.face import FACES
from cogs.core.moves import say_line
from cogs.core.names import escape_names
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.play.turn import at_turn
from cogs.words.status import say_chance
from render.engine.picture import number_pictures
from render.games import pictures_of


@on_click("hint")
async def show_hint(request: Request) -> None:
    """Show the coach's hint for the user's turn; raise Refused."""
    table, t = request.table, request.t
    if table.row.rated:
        raise Refused(Refusal.RATED_NO_HINTS)
    if not table.game.computers.can_hint:
        raise Refused(Refusal.NO_HINTS, game=table.row.game)
    turn = await at_turn(request)
    seat, asked = turn.seat, turn.revision
    coach = request.services.coach
    if not coach.ready(table, seat):
        await request.wait(Panel((t.say("hint-thinking"),)))
    suggestions = await coach.hint(table, seat)
    table.check_may_act(seat, asked)
    panel = hint_panel(t, table, seat, suggestions)
    line, view = _choose_named(table, seat, suggestions)[0].line, table.view(seat)
    drawn = await request.painter.paint(
        lambda: pictures_of(table.row.game).suggestion(view, line, table.names, t.language)
    )
    await request.show(replace(panel, pictures=number_pictures(f"{table.row.game}-{table.id}-{asked}-hint", drawn)))


def hint_panel(t: Texts, table: Table, seat: int, suggestions: Sequence[Suggestion]) -> Panel:
    """Return the panel of the best two or three actions with their chances and reasons, and of how near the end is."""
    words, view, names = game_texts(t, table.row.game), table.view(seat), escape_names(table.names)
    best = _choose_named(table, seat, suggestions)
    chances = [each.advice.forecast.chances[seat] for each in best]
    lost, equal = is_hopeless(best, seat), len({*map(percent, chances)}) < min(2, len(best))
    equal = equal or (not (table.game.computers.judges or table.game.rate) and may_differ_by_luck(best, seat))
    rough = find_rough(best) if len(suggestions) > 1 else []
    title = t.say("hint-title", rough=len(rough) == len(best))
    outcome = _describe_hopeless(t, best[0].advice.forecast, seat) if lost else t.say("hint-equal") if equal else ""
    told, leads = list[TextRow](), set[str]()
    for each, chance in zip(best, chances, strict=True):
        lines = [
            t.say("hint-line", action=sentence(say_line(t, table, view, each.line))),
            _describe_expected_end(words.t, each.advice.forecast, best[0].advice.forecast, seat, names)
            if lost
            else ""
            if equal
            else say_chance(t, chance),
            words.why(view, each, names),
        ]
        if each in rough and len(rough) < len(best):
            lines[1] = f"{lines[1]} {t.say('hint-unsure')}".lstrip()
        control = _confirm_id(t, table, seat, each)
        choose = Button(control, t.say("button-hint-choose"), SECONDARY if told else PRIMARY)
        told.append(TextRow(join_lines(*lines), None if str(control) in leads else choose))
        leads.add(str(control))
    if len(table.game.rules.legal(table.position, seat)) == 1:
        told.append(TextRow(t.say("hint-only")))
    outlook = words.outlook(view, names)
    back = make_button(t, "hint_back", table, table.revision, seat, key="back")
    below = [TextRow(outlook)] if outlook else []
    return Panel((title, outcome), rows=(*told, *below, (back, *whatif_buttons(t, table, seat))))


def _choose_named(table: Table, seat: int, suggestions: Sequence[Suggestion]) -> list[Suggestion]:
    """Return the two or three suggestions that a hint names."""
    return pick_different(suggestions, seat, table.game.computers.idea)


def _describe_hopeless(t: Texts, best: Forecast, seat: int) -> str:
    """Describe what can still be gained in a game that can hardly be won."""
    seats, place = len(best.points), best.place(seat)
    if place == seats or seats == 2:
        return t.say("hint-hopeless")
    return t.say("hint-hopeless-place", place=place, seats=seats)


def _describe_expected_end(t: Texts, forecast: Forecast, best: Forecast, seat: int, names: Sequence[str]) -> str:
    """Describe how a hopeless game should end: ahead of whom (or behind, if last), and how much short of the best."""
    own, *others = (round(points) for points in (forecast.points[seat], *forecast.points))
    less = round(best.points[seat]) - own
    rivals = [other for other in range(len(others)) if other != seat]
    rival = max(rivals, key=lambda other: (others[other] <= own, -abs(others[other] - own)))
    ahead = own - others[rival]
    margin = "hint-ahead" if ahead > 0 else "hint-behind" if ahead else "hint-level"
    said = t.say("hint-expected", count=own, margin=t.say(margin, points=abs(ahead), name=names[rival]))
    return f"{said} {t.say('hint-less', count=less)}" if less > 0 else said


def _confirm_id(t: Texts, table: Table, seat: int, suggestion: Suggestion) -> ControlId:
    """Return the id of a control that leads to the confirmation of a suggested action, or ends the turn at once."""
    action = suggestion.advice.action
    if table.game.rules.only_ends_turn(action):
        return end_turn_button(t, table, table.revision, seat).id
    return FACES[table.row.game].confirm_id(table, seat, action, suggestion.line[1:])


@on_click("hint_back")
async def _go_back(request: Request) -> None:
    turn = await at_turn(request)
    await request.show(FACES[turn.table.row.game].turn_panel(turn))
