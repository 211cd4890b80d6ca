"""Texts for what everyone has: hands, palazzi and points."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.palazzo import Cards, Outcome, SeatView, View, most, points_of
from bot.games.palazzo.scoring import points_of_all
from bot.texts import Texts
from bot.texts.games.palazzo.pieces import say_cards, say_palazzo, say_points, say_tiles
from bot.texts.numbers import signed

ITEMS = ("height", "windows", "material")


def say_points_so_far(t: Texts, view: View, seat: int) -> str:
    """Return what a seat's palazzi score now."""
    return say_points(t, points_of_all(view.players[seat].palazzi).total)


def say_palazzi(t: Texts, view: View, seat: int) -> list[str]:
    """Describe each palazzo of a seat, from the bottom, with its points: a line each."""
    return [
        t.say(
            "hand-palazzo",
            palazzo=say_palazzo(t, palazzo.number),
            floors=say_tiles(t, palazzo.floors),
            points=say_points(t, points_of(palazzo.floors).total),
        )
        for palazzo in view.players[seat].palazzi
    ]


def say_hand(t: Texts, hand: Cards) -> str:
    """Describe the money of a hand in a line, with what it can pay at most at one time."""
    if not hand:
        return t.say("hand-none")
    return t.say("hand-line", cards=say_cards(t, hand), most=most(hand))


def say_belongings(t: Texts, view: SeatView) -> str:
    """Describe a seat's money and palazzi."""
    hand = view.hand
    if not hand:
        lines = [t.say("hand-none")]
    else:
        count = t.say("cards", count=len(hand))
        lines = [t.say("hand-money", count=count, cards=say_cards(t, hand)), t.say("hand-most", most=most(hand))]
    if palazzi := say_palazzi(t, view, view.seat):
        lines += [t.say("hand-points", points=say_points_so_far(t, view, view.seat)), *palazzi]
    return "\n".join(lines)


def say_standing(t: Texts, view: View, names: Sequence[str]) -> str:
    """List everyone's points so far, palazzi and money, a line for each seat."""
    lines = []
    for seat, name in enumerate(names):
        player = view.players[seat]
        money = t.say("cards", count=player.cards)
        if view.open_hands is not None:
            held = view.open_hands[seat]
            money = say_cards(t, held) if held else t.say("hand-none")
        items = [say_points_so_far(t, view, seat), t.say("standing-palazzi", count=len(player.palazzi)), money]
        lines.append(t.say("standing-line", name=name, items=", ".join(items)))
    return "\n".join(lines)


def say_score(t: Texts, outcome: Outcome, names: Sequence[str], places: Sequence[str]) -> str:
    """Itemise the final scoring, a line for each seat in order of rank, and the money if that has broken a tie."""
    lines = [
        t.say(
            "score-line",
            place=places[seat],
            name=names[seat],
            total=signed(outcome.scores[seat]),
            items=say_items(t, outcome, seat),
        )
        for seat in outcome.order
    ]
    return "\n".join([*lines, *say_tie(t, outcome, names)])


def say_items(t: Texts, outcome: Outcome, seat: int) -> str:
    """List where a seat's points come from."""
    return ", ".join(t.say(f"item-{item}", points=signed(outcome.breakdown[seat][item])) for item in ITEMS)


def say_tie(t: Texts, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Return the sentence that says with how much money a tie was broken, if one was."""
    if not outcome.tie_broken:
        return []
    best = outcome.scores[outcome.winners[0]]
    tied = [seat for seat in outcome.order if outcome.scores[seat] == best and seat not in outcome.left]
    amounts = [t.say("score-tie-of", name=names[seat], money=outcome.breakdown[seat]["money"]) for seat in tied]
    return [t.say("score-tie", amounts=", ".join(amounts))]
