"""Palazzo in Discord: its commands, panels and lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import cogs.games.palazzo.completions as completions
from bot.games.contract import IllegalAction
from bot.games.palazzo.actions import Action, Auction, Build, Buy, Pass, Reveal, TakeMoney
from bot.games.palazzo.components import Tile
from bot.games.palazzo.lesson import STEPS, attempt, view_at
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.prospects import to_build
from bot.games.palazzo.rules import check_phase
from bot.games.palazzo.turn import shares
from bot.games.palazzo.view import PalazzoView
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.palazzo.lesson import facts_of, label
from bot.texts.graphemes import sentence
from cogs.core.buttons import make_button
from cogs.core.completions import pick
from cogs.core.controls import DANGER, PRIMARY, Button, Buttons, ControlId
from cogs.core.face import Face, Lesson
from cogs.core.limits import MAX_BUTTONS
from cogs.core.request import Request
from cogs.games.palazzo.build import build_all, show_places
from cogs.games.palazzo.packed import GAME, Turn, pack, write_draft
from cogs.games.palazzo.panels import AMOUNTS, choices_of_tiles, open_panel, show_amounts, turn_panel
from cogs.play.game_commands import GameCommands, ListCompletions, Typed
from cogs.play.recap import show_with_recap
from cogs.play.turn import act
from render.engine.picture import Picture
from render.games.palazzo import PICTURES

COMMANDS: Final = GameCommands(GAME)
PLACES: Final = ("place", "second", "third")
"""The options of the places of tiles, the lowest floor first."""


def _in_phase(wanted: PalazzoPhase) -> Callable[[Turn], None]:
    return lambda turn: check_phase(turn.view, wanted)


def _place(number: int, tiles: Callable[[Turn, Typed], Iterable[Tile]]) -> ListCompletions:
    """Return a function that lists where one of some tiles can go, after the places of those below it."""
    return lambda turn, typed: completions.sites_of(turn, tiles(turn, typed), [typed[name] for name in PLACES[:number]])


def _to_build(turn: Turn, typed: Typed) -> Iterable[Tile]:
    return to_build(turn.view)


def _purchase(turn: Turn, typed: Typed) -> Buy:
    return pick(completions.purchases(turn), typed["tiles"])


def _bought_tiles(turn: Turn, typed: Typed) -> Iterable[Tile]:
    return _purchase(turn, typed).tiles


@COMMANDS.add("money", cards=lambda turn, _: completions.money(turn) if turn.view.phase is PalazzoPhase.MONEY else ())
async def take_money(request: Request, turn: Turn, cards: str | None = None) -> None:
    """Take money: reveal cards, or choose of those revealed."""
    if cards is None and turn.view.phase is PalazzoPhase.MONEY:
        await show_with_recap(request, await open_panel(request, turn))
    elif cards is None:
        await act(request, turn, TakeMoney())
    elif turn.view.phase is PalazzoPhase.TURN:
        # revealing cannot be taken back, and nobody knows which cards will come
        raise IllegalAction(completions.TypedReason.NOTHING_REVEALED)
    else:
        check_phase(turn.view, PalazzoPhase.MONEY)
        await act(request, turn, completions.read_money(turn, cards))


COMMANDS.act("tiles", Reveal())


@COMMANDS.add(
    "buy",
    panel=open_panel,
    check=_in_phase(PalazzoPhase.REVEALED),
    needs="tiles",
    tiles=lambda turn, _: completions.purchases(turn),
    pay=lambda turn, typed: completions.ways_to_pay(turn, _purchase(turn, typed)),
    place=_place(0, _bought_tiles),
    second=_place(1, _bought_tiles),
)
async def buy(
    request: Request,
    turn: Turn,
    tiles: str,
    pay: str | None = None,
    place: str | None = None,
    second: str | None = None,
) -> None:
    """Buy one or two tiles of the warehouse, and build them at the places that were typed."""

    def read() -> tuple[Action, list[Build]]:
        action = completions.read_purchase(turn, tiles, pay)
        return action, completions.plan_of(turn, action.tiles, {"buy-place": place, "buy-second": second})

    await _carry_out(request, turn, read)


COMMANDS.act("auction", Auction())


@COMMANDS.add(
    "bid",
    narrowed=("cards",),
    panel=open_panel,
    check=_in_phase(PalazzoPhase.BIDDING),
    amount=lambda turn, _: completions.list_bids(turn),
    cards=lambda turn, typed: completions.complete_bids(turn, typed["cards"]),
)
async def bid(request: Request, turn: Turn, amount: str | None = None, cards: str | None = None) -> None:
    """Bid in an auction: an amount, or the cards that one adds."""
    await _carry_out(request, turn, lambda: (completions.read_bid(turn, amount, cards), []))


COMMANDS.act("pass", Pass())


@COMMANDS.add(
    "choose",
    panel=open_panel,
    check=_in_phase(PalazzoPhase.CHOOSING),
    needs="tile",
    tile=lambda turn, _: completions.tiles(turn),
    place=_place(0, lambda turn, typed: [pick(completions.tiles(turn), typed["tile"]).tile]),
)
async def choose(request: Request, turn: Turn, tile: str, place: str | None = None) -> None:
    """Take one of four or more tiles, and build it at the place that was typed."""

    def read() -> tuple[Action, list[Build]]:
        action = pick(completions.tiles(turn), tile)
        return action, completions.plan_of(turn, (action.tile,), {"choose-place": place})

    await _carry_out(request, turn, read)


@COMMANDS.add(
    "build",
    panel=open_panel,
    check=_in_phase(PalazzoPhase.BUILDING),
    place=_place(0, _to_build),
    second=_place(1, _to_build),
    third=_place(2, _to_build),
)
async def build(
    request: Request, turn: Turn, place: str | None = None, second: str | None = None, third: str | None = None
) -> None:
    """Build the user's new tiles; unless the places of all were typed, show the panel with those that were."""
    tiles = to_build(turn.view)
    plan = completions.plan_of(turn, tiles, {"build-place": place, "build-second": second, "build-third": third})
    await (build_all if len(plan) == len(tiles) else show_places)(request, turn, plan)


@COMMANDS.add(
    "rebuild",
    panel=open_panel,
    check=_in_phase(PalazzoPhase.TURN),
    needs="what",
    what=lambda turn, _: completions.rebuilds(turn),
    card=lambda turn, typed: completions.ways_to_pay(turn, pick(completions.rebuilds(turn), typed["what"])),
)
async def rebuild(request: Request, turn: Turn, what: str, card: str | None = None) -> None:
    await _carry_out(request, turn, lambda: (completions.read_rebuilding(turn, what, card), []))


COMMANDS.add("worth", looks=True)(show_amounts)


async def _carry_out(request: Request, turn: Turn, read: Callable[[], tuple[Action, list[Build]]]) -> None:
    """Carry out what was typed, with what follows it; raise Refused or IllegalAction."""
    # off the event loop, as a large hand can be laid in many ways
    action, plan = await request.painter.paint(read)
    await act(request, turn, action, then=plan)


def draw_lesson(step: int, names: Sequence[str], language: str) -> Sequence[Picture]:
    """Draw the market and what the pupil of the lesson holds, what is to be built, or everyone's palazzi."""
    shown = view_at(STEPS[step])
    if shown.to_build:
        return (PICTURES.to_build(shown, names, language),)
    market, *palazzi = PICTURES.board(shown, names, language)
    return (market, PICTURES.hand(shown, names, language)) if STEPS[step].market else tuple(palazzi)


LESSON: Final = Lesson(GAME, STEPS, attempt, label, facts_of, draw_lesson)


def turn_buttons(t: Texts, table: Table, seq: int) -> Sequence[Buttons]:
    """Return the button that opens the private panel, and the answers that take one click.

    The tiles on offer lie open on the table. Where the game has gone on since, only the panel is offered.
    """
    words, view = game_texts(t, GAME), table.view(None)
    t, current = words.t, table.revision == seq
    opens = "answer" if current and words.role(view) == "answer" else "take-turn"
    if current and view.phase is PalazzoPhase.BIDDING:
        opens = "bid-panel"
    first = (make_button(t, "palazzo_turn", table, seq, key=opens, style=PRIMARY),)

    def answer(action: Action, label: str) -> Button:
        style = DANGER if isinstance(action, Pass) else PRIMARY
        return Button(ControlId("palazzo_do", table.id, seq, arg=pack(action)), label, style)

    answers = _answers(view) if current else []
    if not 0 < len(answers) <= MAX_BUTTONS:
        return (first,)
    return (first, [answer(action, sentence(words.action(action))) for action in answers])


def _answers(view: PalazzoView) -> Sequence[Action]:
    """List what the seat that is asked can answer: pass, or in another seat's turn take something that lies open."""
    if view.phase is PalazzoPhase.BIDDING:
        return (Pass(),)
    if view.asked == view.turn:
        return ()
    return (
        shares(view)
        if view.phase is PalazzoPhase.MONEY
        else choices_of_tiles(view)
        if view.phase is PalazzoPhase.CHOOSING
        else ()
    )


def confirm_id(table: Table, seat: int, action: Any, then: Sequence[Any] = ()) -> ControlId:
    """Return the id of a control that opens the private panel in which an action is confirmed.

    Tiles to be built are built together, so where they go is chosen beforehand.
    """
    if isinstance(action, Build):
        builds = [each for each in (action, *then) if isinstance(each, Build)]
        builds.sort(key=lambda each: (each.tile.floor, each.tile.number))
        return ControlId("palazzo_draft", table.id, table.revision, seat, write_draft(builds))
    return ControlId("palazzo_confirm", table.id, table.revision, seat, pack(action))


def own_buttons(t: Texts, table: Table) -> Buttons:
    """Return the button that shows what a hand can pay, while the game goes on."""
    if not table.actors():
        return ()
    return (make_button(game_texts(t, GAME).t, AMOUNTS, table, key="amounts"),)


FACE: Final = Face(COMMANDS.group, turn_buttons, turn_panel, confirm_id, own_buttons, LESSON)
