"""Whose turn it is, who is asked, and what is on the table, in words that the text board and alt texts share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo import Phase, View, highest
from bot.games.palazzo.components import CERTIFICATE, ENVOYS, OWN_SHARE
from bot.texts import Fact, Texts
from bot.texts.games.palazzo.actions import able
from bot.texts.games.palazzo.pieces import say_cards
from bot.texts.games.palazzo.scores import say_points_so_far

GAME: Final = "palazzo"


def say_turn(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    """Return whose turn it is and what the one who is asked has to do, or who has won; then how near the end is."""
    if view.final is not None:
        won = [names[seat] for seat in view.final.winners]
        return [t.say("board-over"), t.say("board-won", count=len(won), names=t.list(won))]
    first, second, third = view.stacks
    near = [
        t.say("envoys-come", count=view.envoys, all=ENVOYS),
        t.say("board-stacks", first=first, second=second, third=third),
    ]
    if view.phase is Phase.STOPPED:
        return [t.say("board-over"), *near]
    what = t.say(f"board-do-{view.phase}", **do_facts(view))
    if view.asked == view.turn:
        return [t.say("board-turn", name=names[view.turn], what=what), *near]
    asked = t.say("board-asked", name=names[view.asked], what=what)
    return [t.say("board-turn-of", name=names[view.turn]), asked, *near]


def do_facts(view: View) -> dict[str, Fact]:
    """Return the facts for the text of what the seat that is asked has to do."""
    match view.phase:
        case Phase.TURN:
            return {**able(view)}
        case Phase.MONEY:
            return {"count": OWN_SHARE if view.asked == view.turn else 1}
        case Phase.BIDDING:
            return {"bid": highest(view.bids) + 1}
    return {}


def say_bids(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    """Describe what each has bid, in the order in which they are asked, with the cards that lie there."""
    seats = len(names)
    return [_bid(t, view, seat, names[seat]) for seat in ((view.turn + after) % seats for after in range(seats))]


def _bid(t: Texts, view: View, seat: int, name: str) -> str:
    laid = view.bids[seat]
    if laid.passed:
        return t.say("board-bid-passed", name=name)
    if not laid.value:
        return t.say("board-bid-none", name=name)
    cards = [say_cards(t, laid.cards)] if laid.cards else []
    if seat == view.turn:
        assert laid.value >= CERTIFICATE, "it lies there as long as its seat has not passed"
        cards.insert(0, t.say("board-bid-certificate"))
    return t.say("board-bid", name=name, bid=laid.value, cards=", ".join(cards))


def say_has(t: Texts, view: View, seat: int) -> str:
    """Return a seat's points so far, and its cards: how many, and where hands are open, which."""
    return f"{say_points_so_far(t, view, seat)}, {say_money(t, view, seat)}"


def say_money(t: Texts, view: View, seat: int) -> str:
    """Return how many cards a seat has, and where hands are open, which."""
    count = t.say("cards", count=view.players[seat].cards)
    if view.open_hands is None or not view.open_hands[seat]:
        return count
    return f"{count} ({say_cards(t, view.open_hands[seat])})"
