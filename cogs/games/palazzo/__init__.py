"""Palazzo in Discord: its commands, panels and lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import cogs.games.palazzo.offers as offers
from bot.games.contract import IllegalAction
from bot.games.palazzo import (
    TILES,
    Action,
    Auction,
    Bid,
    Buy,
    Card,
    Cards,
    ChooseMoney,
    ChooseTile,
    Discard,
    Pass,
    Phase,
    Remove,
    Reveal,
    TakeMoney,
    Tiles,
    View,
)
from bot.games.palazzo.actions import Build
from bot.games.palazzo.lesson import STEPS, attempt, view_at
from bot.games.palazzo.prospects import to_build
from bot.games.palazzo.turn import shares
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.palazzo.lesson import facts_of, label
from bot.texts.graphemes import sentence
from cogs.core.controls import DANGER, PRIMARY, Button, Buttons, ControlId
from cogs.core.face import Face, Lesson
from cogs.core.limits import BUTTONS
from cogs.core.offers import Offer, missing, pick
from cogs.core.request import Request
from cogs.games.palazzo.build import build_all, builds, show_places
from cogs.games.palazzo.packed import GAME, Turn, pack, write_draft
from cogs.games.palazzo.panels import AMOUNTS, choices_of_tiles, opened, show_amounts, turn_panel
from cogs.play.game_commands import GameCommands, Offering, Typed
from cogs.play.recap import show_with_recap
from cogs.play.turn import act
from render.engine.picture import Picture
from render.games.palazzo import PICTURES

COMMANDS: Final = GameCommands(GAME)
PLACES: Final = ("place", "second", "third")
"""The options of the places of tiles, the lowest floor first."""


def _in_phase(phase: Phase, offered: Callable[[Turn, Typed], Iterable[Offer[Any]]]) -> Offering:
    """Return a function that offers something in a phase."""
    return lambda turn, typed: offered(turn, typed) if turn.view.phase is phase else ()


def _ways_to_pay(turn: Turn, offered: Sequence[Offer[Any]], typed: str | None) -> Iterable[Offer[Any]]:
    return () if typed is None else offers.ways_to_pay(turn, pick(offered, typed))


def _place(number: int) -> Offering:
    """Return a function that offers where a tile can go, after the places of those before it."""
    return _in_phase(
        Phase.BUILDING,
        lambda turn, typed: offers.sites_of(turn, to_build(turn.view), [typed.get(name) for name in PLACES[:number]]),
    )


def _bought_place(number: int) -> Offering:
    """Return a function that offers where a tile to be bought can go, after the place of the one below it."""

    def offered(turn: Turn, typed: Typed) -> Iterable[Offer[Build]]:
        tiles = pick(offers.purchases(turn), typed["tiles"]).tiles if "tiles" in typed else ()
        return offers.sites_of(turn, tiles, [typed.get(name) for name in PLACES[:number]])

    return _in_phase(Phase.REVEALED, offered)


def _chosen_place(turn: Turn, typed: Typed) -> Iterable[Offer[Build]]:
    tiles = (pick(offers.tiles(turn), typed["tile"]).tile,) if "tile" in typed else ()
    return offers.sites_of(turn, tiles, ())


@COMMANDS.add("money", cards=_in_phase(Phase.MONEY, lambda turn, _: offers.money(turn)))
async def take_money(request: Request, turn: Turn, cards: str | None = None) -> None:
    """Take money: reveal cards, or choose of those revealed."""
    if cards is None and turn.view.phase is Phase.MONEY:
        await show_with_recap(request, await opened(request, turn))
    elif cards is None:
        await act(request, turn, TakeMoney())
    elif turn.view.phase is Phase.TURN:
        # revealing cannot be taken back, and which cards come nobody can know
        raise IllegalAction(offers.Typed.NOTHING_REVEALED)
    else:
        _check_phase(turn, Phase.MONEY)
        await act(request, turn, offers.read_money(turn, cards))


@COMMANDS.add("tiles")
async def reveal(request: Request, turn: Turn) -> None:
    """Reveal two tiles."""
    await act(request, turn, Reveal())


@COMMANDS.add(
    "buy",
    tiles=_in_phase(Phase.REVEALED, lambda turn, _: offers.purchases(turn)),
    pay=_in_phase(Phase.REVEALED, lambda turn, typed: _ways_to_pay(turn, offers.purchases(turn), typed.get("tiles"))),
    place=_bought_place(0),
    second=_bought_place(1),
)
async def buy(
    request: Request,
    turn: Turn,
    tiles: str | None = None,
    pay: str | None = None,
    place: str | None = None,
    second: str | None = None,
) -> None:
    """Buy one or two tiles of the warehouse, and build them where it was typed."""

    def read() -> tuple[Action, list[Build]]:
        if tiles is None:
            raise missing("buy-tiles", offers.purchases(turn), GAME)
        action = offers.read_purchase(turn, tiles, pay)
        return action, offers.plan_of(turn, action.tiles, {"buy-place": place, "buy-second": second})

    await _carry_out(request, turn, Phase.REVEALED, (tiles, pay, place, second), read)


@COMMANDS.add("auction")
async def auction(request: Request, turn: Turn) -> None:
    """Auction the tiles of the next quarry."""
    await act(request, turn, Auction())


@COMMANDS.add(
    "bid",
    narrowed=("cards",),
    amount=_in_phase(Phase.BIDDING, lambda turn, _: offers.offered_bids(turn)),
    cards=_in_phase(Phase.BIDDING, lambda turn, typed: offers.typed_bids(turn, typed.get("cards", ""))),
)
async def bid(request: Request, turn: Turn, amount: str | None = None, cards: str | None = None) -> None:
    """Bid in an auction: an amount, or the cards that one adds."""
    await _carry_out(request, turn, Phase.BIDDING, (amount, cards), lambda: (offers.read_bid(turn, amount, cards), []))


@COMMANDS.add("pass")
async def leave(request: Request, turn: Turn) -> None:
    """Leave an auction."""
    await act(request, turn, Pass())


@COMMANDS.add(
    "choose",
    tile=_in_phase(Phase.CHOOSING, lambda turn, _: offers.tiles(turn)),
    place=_in_phase(Phase.CHOOSING, _chosen_place),
)
async def choose(request: Request, turn: Turn, tile: str | None = None, place: str | None = None) -> None:
    """Take one of four or more tiles, and build it where it was typed."""

    def read() -> tuple[Action, list[Build]]:
        if tile is None:
            raise missing("choose-tile", offers.tiles(turn), GAME)
        action = pick(offers.tiles(turn), tile)
        return action, offers.plan_of(turn, (action.tile,), {"choose-place": place})

    await _carry_out(request, turn, Phase.CHOOSING, (tile, place), read)


@COMMANDS.add("build", place=_place(0), second=_place(1), third=_place(2))
async def build(
    request: Request, turn: Turn, place: str | None = None, second: str | None = None, third: str | None = None
) -> None:
    """Build the tiles that one has got; if it is not said of all of them where, show the panel with what is."""
    typed = {"build-place": place, "build-second": second, "build-third": third}
    if all(each is None for each in typed.values()):
        await show_with_recap(request, await opened(request, turn))
        return
    _check_phase(turn, Phase.BUILDING)
    tiles = to_build(turn.view)
    plan = offers.plan_of(turn, tiles, typed)
    await (build_all if len(plan) == len(tiles) else show_places)(request, turn, plan)


@COMMANDS.add(
    "rebuild",
    what=_in_phase(Phase.TURN, lambda turn, _: offers.rebuilds(turn)),
    card=_in_phase(Phase.TURN, lambda turn, typed: _ways_to_pay(turn, offers.rebuilds(turn), typed.get("what"))),
)
async def rebuild(request: Request, turn: Turn, what: str | None = None, card: str | None = None) -> None:
    """Rebuild a tile."""

    def read() -> tuple[Action, list[Build]]:
        if what is None:
            raise missing("rebuild-what", offers.rebuilds(turn), GAME)
        return offers.read_rebuilding(turn, what, card), []

    await _carry_out(request, turn, Phase.TURN, (what, card), read)


COMMANDS.add("worth", looks=True)(show_amounts)


async def _carry_out(
    request: Request,
    turn: Turn,
    phase: Phase,
    typed: Sequence[str | None],
    read: Callable[[], tuple[Action, list[Build]]],
) -> None:
    """Carry out what was typed, with what follows it; if nothing was, show the panel. Raise Refused or IllegalAction.

    Where the game is not asking for that, its own refusal says what it asks for.
    """
    if all(each is None for each in typed):
        await show_with_recap(request, await opened(request, turn))
        return
    _check_phase(turn, phase)
    # off the event loop, as a large hand can be laid in many ways
    action, plan = await request.painter.paint(read)
    await act(request, turn, action, then=plan)


_OF_A_PHASE: Final[dict[Phase, Action]] = {
    Phase.TURN: Remove(0, Card.CERT2),
    Phase.MONEY: ChooseMoney(Cards()),
    Phase.REVEALED: Buy(Tiles(), Cards()),
    Phase.BIDDING: Bid(Cards()),
    Phase.CHOOSING: ChooseTile(next(iter(TILES.values()))),
    Phase.BUILDING: Discard(next(iter(TILES.values()))),
}
"""Actions that another phase refuses with what is to be done instead."""


def _check_phase(turn: Turn, phase: Phase) -> None:
    """Raise IllegalAction unless the game is in a phase."""
    if turn.view.phase is not phase and (refused := turn.refusal(_OF_A_PHASE[phase])) is not None:
        raise refused


def draw_lesson(step: int, names: Sequence[str], language: str) -> tuple[Picture, ...]:
    """Draw the market and what the pupil of the lesson holds, or everyone's palazzi."""
    shown = view_at(STEPS[step])
    market, *palazzi = PICTURES.board(shown, names, language)
    return (market, PICTURES.hand(shown, names, language)) if STEPS[step].market else tuple(palazzi)


LESSON: Final = Lesson(GAME, STEPS, attempt, label, facts_of, draw_lesson)


def turn_buttons(t: Texts, table: Table, seq: int) -> tuple[Buttons, ...]:
    """Return the button that opens the private panel, and the answers that take one click.

    What is offered lies open on the table. Where the game has gone on since, only the panel is offered.
    """
    words, view = game_texts(t, GAME), table.view(None)
    t, current = words.t, table.revision == seq
    opens = "button-answer" if current and words.role(view) == "answer" else "button-take-turn"
    if current and view.phase is Phase.BIDDING:
        opens = "button-bid-panel"
    first = (Button(ControlId("palazzo_turn", table.id, seq), t.say(opens), PRIMARY),)

    def answer(action: Action, label: str) -> Button:
        style = DANGER if isinstance(action, Pass) else PRIMARY
        return Button(ControlId("palazzo_do", table.id, seq, arg=pack(action)), label, style)

    answers = _answers(view) if current else []
    if not 0 < len(answers) <= BUTTONS:
        return (first,)
    return (first, tuple(answer(action, sentence(words.action(action))) for action in answers))


def _answers(view: View) -> Sequence[Action]:
    """List what the seat that is asked can answer: pass, or in another seat's turn take something that lies open."""
    if view.phase is Phase.BIDDING:
        return (Pass(),)
    if view.asked == view.turn:
        return ()
    return shares(view) if view.phase is Phase.MONEY else choices_of_tiles(view) if view.phase is Phase.CHOOSING else ()


def confirm_id(table: Table, seat: int, action: Any, then: Sequence[Any] = ()) -> ControlId:
    """Return the id of a control that opens the private panel in which an action is confirmed.

    Tiles to be built are built together, so where they go is chosen beforehand.
    """
    if builds(action):
        tiles = sorted(filter(builds, (action, *then)), key=lambda each: (each.tile.floor, each.tile.number))
        return ControlId("palazzo_draft", table.id, table.revision, seat, write_draft(tiles))
    return ControlId("palazzo_confirm", table.id, table.revision, seat, pack(action))


def own_buttons(t: Texts, table: Table) -> Buttons:
    """Return the button that shows what a hand can pay, while the game goes on."""
    if not table.actors():
        return ()
    return (Button(ControlId(AMOUNTS, table.id), game_texts(t, GAME).t.say("button-amounts")),)


FACE: Final = Face(COMMANDS.group, turn_buttons, turn_panel, confirm_id, own_buttons, LESSON)
