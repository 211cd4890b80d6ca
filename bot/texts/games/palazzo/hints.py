"""Texts for why a hint proposes what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.palazzo import (
    Action,
    AddFloor,
    Auction,
    AuctionBegun,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    Insert,
    Pass,
    Remove,
    Reveal,
    SeatView,
    TakeMoney,
    TakeOut,
    Tile,
    TilesOffered,
    highest,
    most,
    preview,
    price_of,
)
from bot.games.palazzo.prospects import tile_gain
from bot.games.palazzo.scoring import points_of_all
from bot.games.players import Suggestion
from bot.texts import Texts
from bot.texts.games.palazzo.panels import say_choice
from bot.texts.games.palazzo.pieces import say_points, say_tiles


def say_why(t: Texts, view: SeatView, suggestion: Suggestion, names: Sequence[str]) -> str:
    """Explain what a suggestion costs and brings: money, tiles, points at once and in the end."""
    said = "; ".join(filter(None, _reasons(t, view, suggestion.advice.line, names)))
    return t.say("why-line", reasons=said) if said else ""


def say_in_hindsight(t: Texts, view: SeatView, better: Sequence[Action], names: Sequence[str]) -> str:
    """Explain what speaks for other actions, judging by what the seat saw then."""
    said = "; ".join(filter(None, _in_favour(t, view, better, names)))
    return t.say("better-because", reasons=said) if said else ""


def _in_favour(t: Texts, view: SeatView, line: Sequence[Action], names: Sequence[str]) -> Iterator[str]:
    """Yield the reasons for actions without what speaks against them: tiles given away, and points lost."""
    if isinstance(line[0], Pass):
        yield t.say("why-pass", bid=highest(view.bids) + 1)
    elif not isinstance(line[0], ChooseTile | BeginPalazzo | AddFloor | Discard) or _gain(view, line) >= 0:
        yield from _reasons(t, view, line, names)


def _gain(view: SeatView, line: Sequence[Action]) -> int:
    """Return how many points the palazzi of a seat gain by actions."""
    now, then = (points_of_all(each.players[view.seat].palazzi).total for each in (view, preview(view, line).view))
    return then - now


def _reasons(t: Texts, view: SeatView, line: Sequence[Action], names: Sequence[str]) -> Iterator[str]:
    match line[0]:
        case TakeMoney():
            yield t.say("why-money", most=most(view.hand))
        case Reveal():
            # one more tile will lie in the warehouse
            price = price_of(len(view.warehouse) + 1, 1)
            yield t.say("why-reveal" if most(view.hand) >= price else "why-reveal-poor", price=price)
        case Buy(_, cards):
            yield say_choice(t, view, line[0])[1]
            yield from _brought(t, view, line)
            yield t.say("why-left", most=most(view.hand.minus(cards)))
        case Auction():
            yield from _auction(t, view, line, names)
        case Bid(cards):
            yield say_choice(t, view, line[0])[1]
            yield from _offered(t, view, names)
            yield t.say("why-left", most=most(view.hand.minus(cards)))
        case Pass():
            yield t.say("why-pass", bid=highest(view.bids) + 1)
            yield from _offered(t, view, names)
        case ChooseTile() | BeginPalazzo() | AddFloor() | Discard():
            yield from _brought(t, view, line)
        case ChooseMoney() | Insert() | Remove() | TakeOut():
            yield say_choice(t, view, line[0])[1]


def _auction(t: Texts, view: SeatView, line: Sequence[Action], names: Sequence[str]) -> Iterator[str]:
    match preview(view, line[:1]).events[0]:
        case AuctionBegun(_, quarry, tiles):
            yield t.say("why-auction", quarry=quarry, tiles=say_tiles(t, tiles))
            yield from _offered(t, view, names, tuple(tiles))
        case TilesOffered(_, _, tiles):
            yield t.say("why-first", count=len(tiles))
            yield from _brought(t, view, line)
        case _:
            yield t.say("why-nothing")


def _brought(t: Texts, view: SeatView, line: Sequence[Action]) -> Iterator[str]:
    """Say how a turn changes the points of its seat's palazzi."""
    seat, after = view.seat, preview(view, line).view
    now, then = (points_of_all(each.players[seat].palazzi).total for each in (view, after))
    key = "why-points-same" if now == then else "why-points"
    yield t.say(key, now=say_points(t, now), then=say_points(t, then))


def _offered(t: Texts, view: SeatView, names: Sequence[str], tiles: tuple[Tile, ...] = ()) -> Iterator[str]:
    """Say what the tiles of an auction would bring its seat, and the opponent whom they would bring most."""
    tiles = tiles or view.quarry
    own = tile_gain(view, view.seat, tiles)
    yield t.say("why-worth", now=say_points(t, own.now), later=say_points(t, own.later))
    others = {
        seat: tile_gain(view, seat, tiles).later
        for seat in range(len(names))
        if seat != view.seat and not (view.bids and view.bids[seat].passed)
    }
    rival = max(others, key=others.__getitem__, default=None)
    if rival is not None:
        yield t.say("why-rival", name=names[rival], later=say_points(t, others[rival]))
