"""Scoring: every type and city with what it would bring now, or why it is impossible."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara import ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import MARKERS
from bot.games.carrara.position import Phase
from bot.games.carrara.prospects import Scoring, after_scoring, gain_of, own_player
from bot.texts.games.carrara.pieces import say_city, say_gain, say_subject
from cogs.core.controls import Button, ControlId, InvalidControl, style_of
from cogs.core.names import escape
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.carrara.panels.build import check_phase
from cogs.games.carrara.panels.parsing import parse_scoring
from cogs.games.carrara.panels.turn import (
    ENDS,
    Turn,
    adds_at_end,
    at_turn,
    back_button,
    confirm_buttons,
    every_scoring,
    scorings,
    spread,
    turn_panel,
)
from cogs.play.recap import show_with_recap
from cogs.play.turn import act
from render.games.carrara import pictures


@clicked("carrara_score")
async def open_scoring(request: Request, control: ControlId, values: list[str]) -> None:
    """Show what every scoring would bring."""
    turn = at_turn(request, control)
    begins = turn.view.phase is Phase.ACTION
    panel = await scoring_panel(request, turn) if begins else turn_panel(request.t, turn.table, turn.seat)
    await show_with_recap(request, panel)


@clicked("carrara_scoring")
async def choose_scoring(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the scoring that the button names with its total."""
    await request.show(await scoring_panel(request, at_turn(request, control), _scoring(control.arg)))


@clicked("carrara_count")
@clicked(f"carrara_count{ENDS}")
async def score(request: Request, control: ControlId, values: list[str]) -> None:
    """Score what the button names."""
    turn, ends_turn = at_turn(request, control), control.what.endswith(ENDS)
    await act(request, turn, _scoring(control.arg), ends_turn=ends_turn)


def _scoring(text: str) -> Scoring:
    action = parse_scoring(text)
    if action is None:
        raise InvalidControl(text)
    return action


def key_of(action: Scoring) -> str:
    """Return the key of what is scored, for custom ids and commands."""
    match action:
        case ScoreType(building_type):
            return building_type.key
        case ScoreCity(city):
            return city.key
        case ScoreCategory(category):
            return category.value


def brings(turn: Turn, action: Scoring) -> str:
    """Describe what a scoring would bring now."""
    return say_gain(turn.t, *gain_of(turn.view, turn.view.players[turn.seat], action))


async def scoring_panel(request: Request, turn: Turn, chosen: Scoring | None = None) -> Panel:
    """Return the panel that chooses what to score, with a picture of a chosen scoring; the only one is chosen already.

    Raise IllegalAction unless this turn's action is still to come.
    """
    check_phase(turn)
    possible = scorings(turn)
    if chosen is None and len(possible) == 1:
        chosen = possible[0]
    panel = choice_panel(turn, possible, chosen)
    if chosen not in possible or chosen is None:
        return panel
    view, names, language, action = turn.view, turn.table.names, turn.t.language, chosen
    picture = await request.painter.paint(lambda: pictures.scoring(view, action, names, language))
    return with_pictures(panel, "scoring", picture)


def choice_panel(turn: Turn, possible: Sequence[Scoring], chosen: Scoring | None) -> Panel:
    """Return the panel that chooses one of the possible scorings, with the total of a chosen one."""
    t = turn.t
    texts = [t.say("panel-score", count=MARKERS - turn.view.players[turn.seat].scorings)]
    lines = [
        t.say("scoring-possible", subject=say_subject(t, action), gain=brings(turn, action)) for action in possible
    ]
    texts.append("\n".join([*(lines or [t.say("panel-no-scoring")]), *_impossible(turn, possible)]))
    if not possible:
        return Panel(tuple(texts), rows=((back_button(turn),),))
    buttons = [
        Button(
            turn.id("carrara_scoring", key_of(action)),
            say_subject(t, action),
            style_of(action == chosen),
        )
        for action in possible
    ]
    confirm: list[Button] = []
    if chosen in possible and chosen is not None:
        texts.append(t.say("panel-count", subject=say_subject(t, chosen), gain=brings(turn, chosen)))
        texts += adds_at_end(turn, lambda player: after_scoring(turn.view, player, chosen))
        after = after_scoring(turn.view, own_player(turn.view), chosen)
        label, verb = t.say("button-count", subject=say_subject(t, chosen)), t.say("button-score")
        confirm += confirm_buttons(turn, "carrara_count", key_of(chosen), label, verb, after)
    rows = spread(buttons) if possible != [chosen] else ()
    return Panel(tuple(texts), rows=(*rows, (*confirm, back_button(turn))))


def _impossible(turn: Turn, possible: Sequence[Scoring]) -> list[str]:
    """Describe in a line what cannot be scored now and why; empty if there is nothing."""
    t = turn.t
    why: dict[str, list[str]] = {}
    for action in every_scoring(turn):
        if action not in possible:
            why.setdefault(_why(turn, action), []).append(_name(turn, action))
    groups = [t.say("scoring-refused", subjects=", ".join(subjects), why=reason) for reason, subjects in why.items()]
    return [t.say("scoring-impossible", groups="; ".join(groups))] if groups else []


def _name(turn: Turn, action: Scoring) -> str:
    """Return what is scored without saying whether it is a type or a city, as their names differ."""
    match action:
        case ScoreType(building_type):
            return turn.t.say(f"type-{building_type.key}")
        case ScoreCity(city):
            return say_city(turn.t, city)
        case _:
            return say_subject(turn.t, action)


def _why(turn: Turn, action: Scoring) -> str:
    refused = turn.table.refusal(turn.seat, action)
    assert refused is not None
    facts = {
        fact: value for fact, value in refused.facts.items() if fact in ("need", "have") and isinstance(value, int)
    }
    by = refused.facts.get("by")
    names = {} if not isinstance(by, int) else {"by": escape(turn.table.names[by])}
    return turn.t.say(f"why-{refused.reason.replace('_', '-')}", **facts, **names)
