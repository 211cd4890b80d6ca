"""The private panels of a turn in Carrara: the choice of an action, scoring, what may follow, and the cards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from bot.games.carrara.actions import (
    Action,
    Announce,
    BuyObject,
    CarraraReason,
    Decline,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeCoins,
)
from bot.games.carrara.components import BLOCKS_ON_WHEEL, CITIES, MARKERS, OBJECT_PRICE, TYPES, Category, Object
from bot.games.carrara.ending import apply_object_purchase
from bot.games.carrara.position import CarraraPhase, CarraraPlayer
from bot.games.carrara.prospects import (
    compare_object,
    follow_ups,
    goals_of,
    open_buildings,
    points_by_cards,
    reveal_own_player,
)
from bot.games.carrara.scoring import Scoring, apply_scoring, free_cities, gain_of
from bot.games.carrara.scoring import scorings as legal_scorings
from bot.games.carrara.view import CarraraSeatView, CarraraView, Hand
from bot.games.contract import IllegalAction
from bot.tables.puzzle_attempt import Attempt
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.carrara.outlook import cards_texts
from bot.texts.games.carrara.pieces import say_city, say_gain, say_object, say_subject
from bot.texts.sections import escape
from cogs.core.buttons import help_buttons, in_rows, make_button, spread, take_back_buttons
from cogs.core.clicks import on_click
from cogs.core.controls import (
    PRIMARY,
    SUCCESS,
    Button,
    Buttons,
    InvalidControl,
    Row,
    Select,
    SelectOption,
    style_of,
)
from cogs.core.face import ActingSeat
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.places import jump
from cogs.core.request import Request
from cogs.games.carrara.parsing import key_of, parse_known, parse_object, parse_scoring
from cogs.play import turn as play
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, look_at, on_turn
from render.games.carrara import pictures

GAME: Final = "carrara"
END_SUFFIX: Final = "_end"
Turn: TypeAlias = ActingSeat[CarraraSeatView]
T = TypeVar("T")


def add_action_button(what: str, read: Callable[[str], Action]) -> None:
    """Register the button that carries out an action, read from its argument, and the one that then ends the turn."""

    @on_turn(what, f"{what}{END_SUFFIX}")
    async def work(request: Request, turn: Turn, written: str) -> None:
        await act(request, turn, read(written), ends_turn=request.control.what.endswith(END_SUFFIX))


def add_choice_button(
    what: str, panel: Callable[[Request, Turn, T], Awaitable[Panel]], read: Callable[[str], T]
) -> None:
    """Register the control that shows a panel with what was chosen, read from its argument or value."""

    @on_turn(what)
    async def work(request: Request, turn: Turn, chosen: str) -> None:
        await request.show(await panel(request, turn, read(chosen)))


def add_panel_button(what: str, panel: Callable[[Request, Turn], Awaitable[Panel]]) -> None:
    """Register the button that opens the panel of an action; once that is done, it shows how the turn can continue."""

    @on_turn(what)
    async def work(request: Request, turn: Turn, _: str) -> None:
        begins = turn.view.phase is CarraraPhase.ACTION
        shown = await panel(request, turn) if begins else turn_panel(turn)
        await show_with_recap(request, shown)


def confirm_buttons(turn: Turn, what: str, arg: str, label: str, verb: str, after: CarraraPlayer) -> Buttons:
    """Return the button that carries out an action that leads to `after`, labelled with what it does.

    Where the turn would go on, there are two buttons, which say what follows the action's verb: the end of the turn, or
    what is left to do.
    """
    t, left = turn.t, follow_ups(turn.view, after)
    if not any(left):
        return (Button(turn.id(what, arg), label, SUCCESS),)
    follows = "both" if all(left) else "object" if left.object else "announcement"
    end = turn.id(f"{what}{END_SUFFIX}", arg), t.say("button-and-end", verb=verb)
    then = turn.id(what, arg), t.say("button-then", verb=verb, follows=follows)
    # nobody should end the turn unawares who could end the game
    first, second = (then, end) if left.announcement else (end, then)
    return Button(*first, SUCCESS), Button(*second)


def turn_panel(turn: Turn) -> Panel:
    """Return the private panel, without pictures, from which a seat can act now."""
    if turn.view.phase is CarraraPhase.ACTION:
        return action_panel(turn)
    if turn.view.phase is CarraraPhase.BUYING:
        button = Button(turn.id("carrara_buy"), turn.t.say("button-buy-blocks"), PRIMARY)
        return Panel((turn.t.say("panel-wheel-turned"),), rows=_with_help(turn, (button,)))
    return closing_panel(turn)


def action_panel(turn: Turn) -> Panel:
    """Return the panel that chooses the action of a turn, with impossible ones disabled."""
    t, view = turn.t, turn.view
    can_buy, can_build, can_score = may_buy(view), may_build(view), bool(scorings(view))
    buttons = [
        Button(turn.id("carrara_buy"), t.say("button-buy"), PRIMARY, disabled=not can_buy),
        Button(turn.id("carrara_build"), t.say("button-build"), PRIMARY, disabled=not can_build),
        Button(turn.id("carrara_score"), t.say("button-score"), PRIMARY, disabled=not can_score),
    ]
    if view.announced_by is not None:
        buttons.append(Button(turn.id("carrara_decline"), t.say("button-decline")))
    if not (can_buy or can_build or can_score):
        buttons.append(Button(turn.id("carrara_coins"), t.say("button-take-coins")))
    return Panel((t.say("panel-your-turn"),), rows=_with_help(turn, buttons))


def _with_help(turn: Turn, buttons: Buttons = ()) -> Sequence[Buttons]:
    return in_rows(buttons, help_buttons(turn.t, turn.table, turn.seat))


def list_all_scorings(turn: Turn) -> list[Scoring]:
    """List every scoring that there is at the table, possible or not."""
    special = [] if turn.view.cards is None else map(ScoreCategory, Category)
    return [*map(ScoreType, TYPES), *map(ScoreCity, CITIES), *special]


def scorings(view: CarraraView) -> list[Scoring]:
    """List what the seat whose turn it is can score."""
    return legal_scorings(view.players[view.turn], free_cities(view.players), view.cards)


def describe_final_gain(turn: Turn, after: CarraraPlayer) -> list[str]:
    """Describe what becoming this player adds to the final scoring by the cards; empty if nothing (expansion)."""
    added = points_by_cards(turn.view, after)
    return [turn.t.say("panel-adds-at-end", points=turn.t.say("points", count=added))] if added > 0 else []


def closing_panel(turn: Turn, chosen: str = "") -> Panel:
    """Return the panel with what may follow the action: an object, the announcement, the end of the turn."""
    t, view, table = turn.t, turn.view, turn.table
    texts = [t.say("panel-after-action")]
    rows: list[Row] = []
    for_sale = [item for item in view.on_sale if turn.refusal(BuyObject(item)) is None]
    # green only confirms a choice: neither an object nor the end of the game is proposed
    style = SUCCESS if chosen else PRIMARY
    if len(for_sale) == 1:
        chosen = for_sale[0].key
    buttons = []
    if for_sale:
        texts.append(t.say("panel-object", price=OBJECT_PRICE, coins=view.hand.coins))
        choices = [
            SelectOption(
                item.key, say_object(t, item).capitalize(), object_terms(turn, item), chosen=item.key == chosen
            )
            for item in for_sale
        ]
        if len(choices) > 1:
            rows.append(Select(turn.id("carrara_object"), t.say("choose-object"), choices))
        for item in for_sale:
            if item.key == chosen:
                texts.append(t.say("panel-object-chosen", object=say_object(t, item), terms=object_terms(turn, item)))
                texts += _object_worth(turn, item)
                label = t.say("button-buy-object", object=say_object(t, item), price=OBJECT_PRICE)
                buttons.append(Button(turn.id("carrara_buy_object", item.key), label, style))
    if turn.refusal(Announce()) is None:
        texts.append(t.say("panel-announce"))
        buttons.append(Button(turn.id("carrara_announce"), t.say("button-announce"), PRIMARY))
    buttons.append(Button(turn.id("carrara_end"), t.say("button-end-turn"), PRIMARY))
    buttons += take_back_buttons(t, table, turn.seat, turn.take_back)
    return Panel(("\n".join(texts),), rows=(*rows, buttons, *_with_help(turn)))


def object_terms(turn: Turn, item: Object) -> str:
    """Describe what an object would bring at the end, and how near it would bring the announcement."""
    t, view = turn.t, turn.view
    points, _ = compare_object(view, item)
    worth = t.say("choice-object", points=t.say("points", count=points))
    if view.last_round_by not in (None, turn.seat):
        return worth
    _, goal, _ = goals_of(view, apply_object_purchase(reveal_own_player(view), item))
    return t.say("choice-object-goal", worth=worth, have=min(goal.have, goal.need), need=goal.need)


def _object_worth(turn: Turn, item: Object) -> list[str]:
    """Describe what an object adds at the end through the cards, and what its price would bring (expansion only)."""
    if turn.view.cards is None:
        return []
    t, (points, lost) = turn.t, compare_object(turn.view, item)
    return [t.say("panel-object-adds", points=t.say("points", count=points), price=OBJECT_PRICE, lost=lost)]


def may_buy(view: CarraraView) -> bool:
    return any(map(any, view.wheel)) or view.bag > 0


def may_build(view: CarraraView) -> bool:
    """Return whether a building may be affordable: nobody but its owner knows what a hidden hand pays."""
    hand: Hand | None = view.hand if isinstance(view, CarraraSeatView) else None
    if view.open_hands is not None:
        hand = view.open_hands[view.turn]
    return any(hand is None or building.cost <= sum(hand.blocks) for building in open_buildings(view))


def refill(view: CarraraSeatView) -> int:
    """Return how many blocks come from the bag when the wheel is turned."""
    return min(BLOCKS_ON_WHEEL - sum(map(sum, view.wheel)), view.bag)


@on_turn("carrara_turn")
async def open_turn(request: Request, turn: Turn, _: str) -> None:
    await show_with_recap(request, turn_panel(turn))


@on_turn("carrara_object")
async def choose_object(request: Request, turn: Turn, chosen: str) -> None:
    await request.show(closing_panel(turn, parse_known(parse_object, chosen).key))


@on_turn("carrara_buy_object")
async def buy_object(request: Request, turn: Turn, chosen: str) -> None:
    await act(request, turn, BuyObject(parse_known(parse_object, chosen)), ends_turn=False)


_PLAIN: Final[dict[str, Action]] = {
    "carrara_announce": Announce(),
    "carrara_end": EndTurn(),
    "carrara_decline": Decline(),
    "carrara_coins": TakeCoins(),
}
"""Actions without parameters, by the controls that carry them out."""


@on_turn(*_PLAIN)
async def act_plainly(request: Request, turn: Turn, _: str) -> None:
    await act(request, turn, _PLAIN[request.control.what])


# Scoring


def check_phase(turn: Turn) -> None:
    """Raise IllegalAction unless this turn's action is still to come."""
    if turn.view.phase is not CarraraPhase.ACTION:
        raise IllegalAction(
            CarraraReason.BLOCKS_FIRST if turn.view.phase is CarraraPhase.BUYING else CarraraReason.ACTION_DONE
        )


def _read_scoring(text: str) -> Scoring:
    action = parse_scoring(text)
    if action is None:
        raise InvalidControl(text)
    return action


add_action_button("carrara_count", _read_scoring)


def describe_gain(turn: Turn, action: Scoring) -> str:
    return say_gain(turn.t, *gain_of(turn.view.players[turn.seat], action, turn.view.supply))


async def scoring_panel(request: Request, turn: Turn, chosen: Scoring | None = None) -> Panel:
    """Return the panel that chooses what to score, with a picture of a chosen scoring; the only one is chosen already.

    Raise IllegalAction unless this turn's action is still to come.
    """
    check_phase(turn)
    possible = scorings(turn.view)
    if chosen is None and len(possible) == 1:
        chosen = possible[0]
    panel = scoring_choice(turn, possible, chosen)
    if chosen is None or chosen not in possible:
        return panel
    return await play.with_shown(request, turn, panel, "scoring", pictures.scoring, chosen)


add_panel_button("carrara_score", scoring_panel)
add_choice_button("carrara_scoring", scoring_panel, _read_scoring)


def scoring_choice(turn: Turn, possible: Sequence[Scoring], chosen: Scoring | None) -> Panel:
    """Return the panel that chooses one of the possible scorings, with the total of a chosen one."""
    t = turn.t
    texts = [t.say("panel-score", count=MARKERS - turn.view.players[turn.seat].scorings)]
    lines = [
        t.say("scoring-possible", subject=say_subject(t, action), gain=describe_gain(turn, action))
        for action in possible
    ]
    texts.append(join_lines(*(lines or [t.say("panel-no-scoring")]), *_impossible(turn, possible)))
    if not possible:
        return Panel(texts, rows=((turn.back,),))
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
        texts.append(t.say("panel-count", subject=say_subject(t, chosen), gain=describe_gain(turn, chosen)))
        after = apply_scoring(reveal_own_player(turn.view), chosen, turn.view.supply)
        texts += describe_final_gain(turn, after)
        label, verb = t.say("button-count", subject=say_subject(t, chosen)), t.say("button-score")
        confirm += confirm_buttons(turn, "carrara_count", key_of(chosen), label, verb, after)
    rows = spread(buttons) if possible != [chosen] else ()
    return Panel(texts, rows=(*rows, (*confirm, turn.back)))


def _impossible(turn: Turn, possible: Sequence[Scoring]) -> list[str]:
    """Describe in a line what cannot be scored now and why; empty if there is nothing."""
    t = turn.t
    why: dict[str, list[str]] = {}
    for action in list_all_scorings(turn):
        if action not in possible:
            why.setdefault(_explain_refusal(turn, action), []).append(_name(turn, action))
    groups = [t.say("scoring-refused", subjects=", ".join(subjects), why=reason) for reason, subjects in why.items()]
    return [t.say("scoring-impossible", groups="; ".join(groups))] if groups else []


def _name(turn: Turn, action: Scoring) -> str:
    """Return the subject of a scoring without saying whether it is a type or a city, as their names differ."""
    match action:
        case ScoreType(building_type):
            return turn.t.say(f"type-{building_type.key}")
        case ScoreCity(city):
            return say_city(turn.t, city)
        case _:
            return say_subject(turn.t, action)


def _explain_refusal(turn: Turn, action: Scoring) -> str:
    refused = turn.refusal(action)
    assert refused is not None
    facts = {
        fact: value for fact, value in refused.facts.items() if fact in ("need", "have") and isinstance(value, int)
    }
    by = refused.facts.get("by")
    names = {} if not isinstance(by, int) else {"by": escape(turn.names[by])}
    return turn.t.say(f"why-{refused.reason.replace('_', '-')}", **facts, **names)


# The cards of the expansion


def cards_buttons(t: Texts, table: Table) -> Buttons:
    """Return the button that shows the cards; empty at a table without them."""
    if table.revision < 0 or table.view(None).cards is None:
        return ()
    return (make_button(game_texts(t, GAME).t, "carrara_cards", table, key="cards"),)


@on_click("carrara_cards")
async def show_cards(request: Request) -> None:
    """Show the cards of a table, to a player with what they would bring now; raise Refused before the start."""
    t, view = look_at(request, request.table.seat_of(request.user))
    if view.cards is None:
        await request.tell(t.say("cards-none"))
    else:
        there = () if isinstance(request.table, Attempt) else ((await jump(t, request.table),),)
        await request.show(Panel(cards_texts(t, view), rows=there))
