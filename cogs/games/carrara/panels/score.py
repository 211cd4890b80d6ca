"""Scoring: every type and city with what it would bring now, or why it is impossible."""

from __future__ import annotations

from bot.games.carrara import Category, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import CITIES, MARKERS, TYPES
from bot.games.carrara.prospects import Scoring, after_scoring, gain_of
from bot.texts import Texts
from bot.texts.games.carrara.pieces import say_city, say_gain, say_subject
from cogs.core.controls import Button, Choice, ControlId, Select, single_value
from cogs.core.names import escape
from cogs.core.panel import Panel, with_picture
from cogs.core.request import Request, clicked
from cogs.games.carrara.panels.build import check_phase
from cogs.games.carrara.panels.parsing import read_scoring
from cogs.games.carrara.panels.turn import SUCCESS, Turn, acting, adds_at_end, at_turn, back_button, scorings
from cogs.play.recap import show_with_recap
from cogs.play.turn import act
from render.games.carrara import pictures


@clicked("carrara_score")
async def open_scoring(request: Request, control: ControlId, values: list[str]) -> None:
    """Show what every scoring would bring."""
    await show_with_recap(request, acting(at_turn(request, control), scoring_panel))


@clicked("carrara_scoring")
async def choose_scoring(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the chosen scoring with its total."""
    turn, action = at_turn(request, control), read_scoring(single_value(values))
    panel = scoring_panel(turn, action)
    if turn.table.refusal(turn.seat, action) is None:
        view, names, language = turn.view, turn.table.names, turn.t.language
        picture = await request.painter.paint(lambda: pictures.scoring(view, action, names, language))
        panel = with_picture(panel, "scoring.png", picture)
    await request.show(panel)


@clicked("carrara_count")
async def score(request: Request, control: ControlId, values: list[str]) -> None:
    """Score what the button names."""
    await act(request, at_turn(request, control), read_scoring(control.arg))


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


def scoring_panel(turn: Turn, chosen: Scoring | None = None) -> Panel:
    """Return the panel for scoring; raise IllegalAction unless this turn's action is still to come."""
    check_phase(turn)
    t = turn.t
    left = MARKERS - turn.view.players[turn.seat].scorings
    texts = [
        t.say("panel-score", count=left),
        "\n".join([t.say("scoring-types"), *(_line(turn, ScoreType(building_type)) for building_type in TYPES)]),
        "\n".join([t.say("scoring-cities"), *(_line(turn, ScoreCity(city)) for city in CITIES)]),
    ]
    if turn.view.cards is not None:
        lines = (_line(turn, ScoreCategory(category)) for category in Category)
        texts.append("\n".join([t.say("scoring-specials"), *lines]))
    possible = scorings(turn)
    if not possible:
        return Panel((*texts, t.say("panel-no-scoring")), rows=((back_button(turn),),))
    choices = tuple(
        Choice(key_of(action), say_subject(t, action), brings(turn, action)[:100], chosen=action == chosen)
        for action in possible
    )
    buttons = [back_button(turn)]
    if chosen in possible and chosen is not None:
        texts.append(t.say("panel-count", subject=say_subject(t, chosen), gain=brings(turn, chosen)))
        texts += adds_at_end(turn, lambda player: after_scoring(turn.view, player, chosen))
        label = t.say("button-count", subject=say_subject(t, chosen))
        buttons.insert(0, Button(turn.id("carrara_count", key_of(chosen)), label, SUCCESS))
    select = Select(turn.id("carrara_scoring"), t.say("choose-scoring"), choices)
    return Panel(tuple(texts), rows=(select, tuple(buttons)))


def _name(t: Texts, action: Scoring) -> str:
    """Return the name of what is scored, for use under the heading of its kind."""
    if isinstance(action, ScoreCategory):
        return say_subject(t, action)
    return t.say(f"type-{action.type.key}") if isinstance(action, ScoreType) else say_city(t, action.city)


def _line(turn: Turn, action: Scoring) -> str:
    t, name = turn.t, _name(turn.t, action)
    refused = turn.table.refusal(turn.seat, action)
    if refused is None:
        return t.say("scoring-possible", subject=name, gain=brings(turn, action))
    facts = {
        fact: value for fact, value in refused.facts.items() if fact in ("need", "have") and isinstance(value, int)
    }
    by = refused.facts.get("by")
    names = {} if not isinstance(by, int) else {"by": escape(turn.table.names[by])}
    return t.say(
        "scoring-impossible", subject=name, why=t.say(f"why-{refused.reason.replace('_', '-')}", **facts, **names)
    )
