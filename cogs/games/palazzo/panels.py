"""The private panel of a turn: the question, the choices, and the confirmation of the one that was made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final

import discord

from bot.games.contract import IllegalAction
from bot.games.palazzo.actions import (
    Action,
    Auction,
    Bid,
    Buy,
    ChooseTile,
    Insert,
    Pass,
    Rebuild,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.auction import find_next_quarry
from bot.games.palazzo.components import Cards
from bot.games.palazzo.computer.money import hand_value
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.preview import preview, preview_building
from bot.games.palazzo.prospects import (
    best_building,
    best_payments,
    best_plan,
    player_of,
    purchases,
    raises,
    ways_to_rebuild,
)
from bot.games.palazzo.prospects import spread as spread_out
from bot.games.palazzo.turn import enough_left, price_of, shares
from bot.games.palazzo.view import PalazzoSeatView, PalazzoView
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import (
    say_amounts,
    say_auction_button,
    say_bid_button,
    say_bids,
    say_built,
    say_left,
    say_money,
    say_next_auction,
    say_payment,
    say_purchase,
    say_raise,
    say_tile_choice,
)
from bot.texts.games.palazzo.pieces import say_cards, say_own_hand, say_tiles
from bot.texts.graphemes import sentence
from cogs.core.buttons import help_buttons, in_rows, spread, take_back_buttons
from cogs.core.clicks import on_click
from cogs.core.controls import (
    DANGER,
    PRIMARY,
    SUCCESS,
    Button,
    Buttons,
    Form,
    InvalidControl,
    Pick,
    Rows,
    Select,
    SelectOption,
    parse_int,
)
from cogs.core.limits import MAX_BUTTONS, MAX_OPTIONS, TEXT_LENGTH
from cogs.core.names import escape_names
from cogs.core.paging import join_lines, join_newest
from cogs.core.panel import Panel, text_panel, with_pictures
from cogs.core.request import Request
from cogs.games.palazzo.build import build_lines, build_rows, propose_builds
from cogs.games.palazzo.packed import GAME, Turn, pack, unpack
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, at_turn, look_at, on_turn
from render.games.palazzo import PICTURES

AMOUNTS: Final = "palazzo_amounts"


# What can be chosen


def open_purchases(view: PalazzoSeatView) -> list[Buy]:
    """List what can be bought: single tiles, then pairs, those that should bring the most by the end first."""
    built = player_of(view)
    return sorted(purchases(view), key=lambda buy: (len(buy.tiles), -best_plan(view, built, buy.tiles).worth))


def choices_of_tiles(view: PalazzoView) -> list[ChooseTile]:
    """List the tiles of the quarry, of which the seat takes one."""
    return [ChooseTile(tile) for tile in dict.fromkeys(view.quarry)]


def list_payments(view: PalazzoSeatView, action: Action) -> list[Action]:
    """List an action with all cards that can pay for it, those that lose least first."""
    hand = view.hand
    if isinstance(action, Buy):
        price = price_of(len(view.warehouse), len(action.tiles))
        return [Buy(action.tiles, cards) for cards in best_payments(hand, price)]
    if isinstance(action, Rebuild):
        cards = sorted(dict.fromkeys(hand.ordered()), key=lambda card: -hand_value(hand.minus((card,))))
        return [replace(action, card=card) for card in cards]
    return []


# The panel of a turn


@on_turn("palazzo_turn")
async def open_turn(request: Request, turn: Turn, _: str) -> None:
    await show_with_recap(request, await open_panel(request, turn))


async def open_panel(request: Request, turn: Turn) -> Panel:
    """Return the panel from which a seat can act now, with its money and palazzi."""
    view, names, language = turn.view, turn.names, turn.t.language

    def draw() -> Panel:
        panel = turn_panel(turn)
        if view.phase is PalazzoPhase.BUILDING:
            built = preview(view, propose_builds(turn))
            return with_pictures(panel, "built", PICTURES.preview(view, built, names, language))
        return with_pictures(panel, "hand", PICTURES.hand(view, names, language))

    # off the event loop, as a large hand can be laid in many ways
    return await request.painter.paint(draw)


def turn_panel(turn: Turn) -> Panel:
    """Return the private panel, without pictures, for what a seat is asked."""
    t, (lines, rows) = turn.t, choices_of(turn)
    asked = game_texts(t, GAME).prompt(turn.view, escape_names(turn.names))
    said = [t.say("panel-asked", asked=asked, hand=say_own_hand(t, turn.view)), *lines]
    table, seat = turn.table, turn.seat
    helping = in_rows(take_back_buttons(t, table, seat, turn.take_back), help_buttons(t, table, seat))
    return Panel((join_lines(*said),), rows=(*rows, *helping))


def choices_of(turn: Turn) -> tuple[list[str], Rows]:
    """Return the lines to read before choosing, and the controls with which the seat chooses."""
    t, view = turn.t, turn.view
    match view.phase:
        case PalazzoPhase.TURN:
            buttons = [do_button(turn, Reveal(), t.say("button-tiles"))]
            if enough_left(view):
                buttons.insert(0, do_button(turn, TakeMoney(), t.say("kind-take-money")))
            return [], [buttons, *_rebuild(turn)]
        case PalazzoPhase.MONEY:
            buttons = [do_button(turn, each, say_cards(t, each.cards)) for each in shares(view)]
            return [say_money(t, view, each) for each in shares(view)], [*spread(buttons)]
        case PalazzoPhase.REVEALED:
            quarry, found = find_next_quarry(view), open_purchases(view)
            if len(found) > MAX_OPTIONS:  # a second tile is then chosen in addition to the first
                found = [buy for buy in found if len(buy.tiles) == 1]
            menu = select_of(turn, "buy", found, say=partial(say_purchase, t, view))
            auction = do_button(turn, Auction(), say_auction_button(t, view, quarry))
            return say_next_auction(t, view, quarry), [*menu, (auction,)]
        case PalazzoPhase.BIDDING:
            return say_bids(t, view, escape_names(turn.names)), _bidding(turn)
        case PalazzoPhase.CHOOSING:
            tiles, words = choices_of_tiles(view), game_texts(t, GAME)
            said = [say_tile_choice(t, view, each) for each in tiles]
            if len(tiles) > MAX_BUTTONS:
                return said, select_of(turn, "tile", tiles)
            return said, [[do_button(turn, each, words.action_choice(view, each, turn.names)[0]) for each in tiles]]
        case PalazzoPhase.BUILDING:
            draft = propose_builds(turn)
            return build_lines(turn, draft), build_rows(turn, draft)
    return [], []


def _rebuild(turn: Turn) -> Rows:
    """Return the menu of rebuildings, or one for each kind if they are too many, and a menu of discards."""
    found = ways_to_rebuild(turn.view)
    moving = [action for action in found if not isinstance(action, Remove)]
    kinds = {"rebuild": TakeOut | Insert} if len(moving) <= MAX_OPTIONS else {"take-out": TakeOut, "insert": Insert}
    return [
        row
        for key, kind in [*kinds.items(), ("remove", Remove)]
        for row in select_of(turn, key, [action for action in found if isinstance(action, kind)])
    ]


def _bidding(turn: Turn) -> Rows:
    t, view, open_raises = turn.t, turn.view, raises(turn.view)
    leave = do_button(turn, Pass(), t.say("kind-pass"), DANGER)
    if not open_raises:
        return [(leave,)]
    least, *others = open_raises
    bid = do_button(turn, least, say_bid_button(t, view, least), SUCCESS)
    amounts = select_of(turn, "bid", spread_out(others, MAX_OPTIONS), say=partial(say_raise, t, view))
    return [(bid, lay_button(turn, Bid(Cards()))), *amounts, (leave,)]  # not next to the bid, where a thumb might slip


def do_button(turn: Turn, action: Action, label: str, style: discord.ButtonStyle = PRIMARY) -> Button:
    return Button(turn.id("palazzo_do", pack(action)), label, style)


def select_of(
    turn: Turn,
    key: str,
    actions: Iterable[Action],
    chosen: Action | None = None,
    say: Callable[[Action], tuple[str, str]] | None = None,
) -> Rows:
    """Return a select of actions, each of which is confirmed once it is chosen; nothing if there is none."""
    say = say or partial(game_texts(turn.t, GAME).action_choice, turn.view, names=turn.names)
    choices = [SelectOption(pack(each), *say(each), chosen=each == chosen) for each in islice(actions, MAX_OPTIONS)]
    return [Select(turn.id("palazzo_choose", key), turn.t.say(f"choose-{key}"), choices)] if choices else []


# Confirming what was chosen


@on_turn("palazzo_choose", "palazzo_confirm")
async def ask(request: Request, turn: Turn, packed: str) -> None:
    """Ask for confirmation of what was chosen, or what the button names."""
    action = unpack(packed)
    # off the event loop, as a large hand can be laid in many ways
    await request.show(await request.painter.paint(lambda: add_picture(turn, action, confirm_panel(turn, action))))


@on_turn("palazzo_do")
async def do(request: Request, turn: Turn, packed: str) -> None:
    # a public button means the moment in which it was shown, however new its message is
    turn.table.check_current(turn.seat, request.control.revision)
    await act(request, turn, unpack(packed))


@on_turn("palazzo_buy")
async def buy_and_build(request: Request, turn: Turn, packed: str) -> None:
    """Buy tiles, and build them where they should bring the most by the end."""
    action = unpack(packed)
    if not isinstance(action, Buy):
        raise InvalidControl(packed)
    await act(request, turn, action, then=best_building(turn.view, player_of(turn.view), action.tiles))


def add_picture(turn: Turn, action: Action, panel: Panel) -> Panel:
    """Return a panel with the picture of what an action leads to, if that is known; raise IllegalAction."""
    if isinstance(action, TakeMoney | Reveal | Auction | Pass):
        return panel
    led = preview_building(turn.view, action)
    return with_pictures(panel, "after", PICTURES.preview(turn.view, led, turn.names, turn.t.language))


def confirm_panel(turn: Turn, action: Action, menus: Rows | None = None) -> Panel:
    """Return the panel that confirms an action, without its picture, below menus that change it; raise IllegalAction.

    By default these offer a second tile and other cards.
    """
    t, words = turn.t, game_texts(turn.t, GAME)
    if not isinstance(action, TakeMoney | Reveal):
        preview(turn.view, [action])
    brings = sentence(words.action_choice(turn.view, action, turn.names)[1])
    lines = [t.say("panel-confirm-action", action=sentence(words.action(action))), *([f"{brings}."] if brings else [])]
    tiles = action.tiles if isinstance(action, Buy) else turn.view.quarry if isinstance(action, Bid) else ()
    if tiles:
        built = player_of(turn.view)
        if isinstance(action, Bid):
            lines.append(t.say("panel-if-won"))
        lines += say_built(t, built, best_building(turn.view, built, tiles))
    lines += say_left(t, turn.view, action)
    rows = [*_second_tile(turn, action), *_offer_other_cards(turn, action)] if menus is None else menus
    return Panel(("\n".join(lines),), rows=(*rows, (*_confirm_buttons(turn, action), turn.back)))


def _confirm_buttons(turn: Turn, action: Action) -> Buttons:
    t = turn.t
    if isinstance(action, Buy):
        at_once = Button(turn.id("palazzo_buy", pack(action)), t.say("button-buy-and-build"), SUCCESS)
        return at_once, do_button(turn, action, t.say("button-buy"))
    if isinstance(action, Remove):
        palazzi = {palazzo.number: palazzo for palazzo in turn.view.players[turn.seat].palazzi}
        said = t.say("button-discard", tiles=say_tiles(t, palazzi[action.single].floors), rest="no")
        return (do_button(turn, action, said, DANGER),)
    return (do_button(turn, action, t.say("button-confirm"), SUCCESS),)


def _second_tile(turn: Turn, action: Action) -> Rows:
    """Return a menu of what can be bought with a tile, where the menu of purchases has no room for pairs."""
    if not isinstance(action, Buy) or len(action.tiles) > 1 or len(found := open_purchases(turn.view)) <= MAX_OPTIONS:
        return []
    pairs = [buy for buy in found if len(buy.tiles) > 1 and not action.tiles.minus(buy.tiles)]
    return select_of(turn, "second", pairs, say=partial(say_purchase, turn.t, turn.view))


def _offer_other_cards(turn: Turn, action: Action) -> Rows:
    """Return a menu of the best ways to pay, and a button to lay any others."""
    ways = list_payments(turn.view, action)
    rows = select_of(turn, "cards", ways, action, partial(say_payment, turn.t, turn.view)) if len(ways) > 1 else []
    if isinstance(action, Bid) or (isinstance(action, Buy) and len(ways) > MAX_OPTIONS):
        return [*rows, (lay_button(turn, replace(action, cards=Cards())),)]
    return rows


# Laying any cards


def lay_button(turn: Turn, action: Buy | Bid) -> Button:
    """Return the button that opens the form of the hand, in which the cards of an action are ticked."""
    return Button(turn.id("palazzo_lay", pack(action)), turn.t.say("button-other-cards"))


@on_turn("palazzo_lay")
async def lay(request: Request, turn: Turn, packed: str) -> None:
    await request.response.ask(lay_form(turn, _laying(packed)))


def _laying(packed: str) -> Buy | Bid:
    action = unpack(packed)
    if not isinstance(action, Buy | Bid):
        raise InvalidControl(packed)
    return action


@on_click("palazzo_laid")
async def lay_cards(request: Request) -> None:
    """Show what the chosen cards amount to."""
    turn, action = await at_turn(request), _laying(request.control.arg)
    hand, places = list(turn.view.hand.ordered()), sorted(set(map(parse_int, request.values)))
    if places and places[-1] >= len(hand):
        raise InvalidControl(str(places[-1]))
    laid = replace(action, cards=Cards(hand[place] for place in places))

    def work() -> Panel:
        panel = lay_panel(turn, laid)
        try:
            return add_picture(turn, laid, panel)
        except IllegalAction:
            return panel

    await request.show(await request.painter.paint(work))


def lay_panel(turn: Turn, action: Buy | Bid) -> Panel:
    """Return the panel for cards that were chosen: it confirms an action that is legal, or says why it is not."""
    again = lay_button(turn, action)
    try:
        return confirm_panel(turn, action, [(again,)])
    except IllegalAction as refused:
        words = game_texts(turn.t, GAME)
        said = words.refusal(refused, escape_names(turn.names)) if action.cards else turn.t.say("panel-lay")
        return text_panel(said, again, turn.back)


def lay_form(turn: Turn, action: Buy | Bid) -> Form:
    """Return the form with a box for each card of the hand, those of a currency together."""
    left, found = Counter(action.cards), dict[str, list[SelectOption]]()
    for place, card in enumerate(turn.view.hand.ordered()):
        choice = SelectOption(str(place), say_cards(turn.t, (card,)), chosen=left[card] > 0)
        found.setdefault(card.currency or "certificate", []).append(choice)
        left[card] -= 1
    picks = [Pick(turn.t.say(f"choose-lay-{key}"), cards, several=True) for key, cards in found.items()]
    bare = replace(action, cards=Cards())
    return Form(turn.id("palazzo_laid", pack(bare)), turn.t.say("panel-lay-title"), picks)


# What a hand is worth


@on_click(AMOUNTS)
async def show_amounts(request: Request) -> None:
    """Show what the user's hand can pay: each amount with its cards, and what they leave."""
    t, view = look_at(request, request.seat)
    # off the event loop, as a large hand can be laid in many ways
    title, lines = await request.painter.paint(lambda: say_amounts(t, view))
    await request.tell(join_lines(title, join_newest(lines, TEXT_LENGTH - len(title) - 1)))
