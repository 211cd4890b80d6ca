"""The alt texts of everyone's palazzi and of a seat's own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.games.palazzo import SeatView, View, points_of
from bot.games.palazzo.payment import most_by_currency
from bot.games.palazzo.preview import Preview
from bot.texts import Texts, texts
from bot.texts.games.palazzo.pieces import say_cards, say_floor, say_palazzo, say_points, say_tile, say_tiles
from bot.texts.games.palazzo.scores import say_belongings, say_palazzi, say_points_so_far
from bot.texts.numbers import signed
from render.common.alt import cut, fitting, spoken_names
from render.games.palazzo.outlook import changes, ended, payment_of, put_out
from render.games.palazzo.words.standing import GAME

_MARKS = str.maketrans("", "", "*")
_POINTS, _FLOORS, _MATERIALS, _ALL = range(4)
"""How much is told of palazzi: only all points, of each its floors by number, by material, or every tile."""


class _Level(NamedTuple):
    """A level of detail."""

    name: int
    """The maximum length of names."""
    own: int = _ALL
    """What is told of the palazzi of the seat that is asked."""
    others: int = _ALL


_EVER_LESS: Final = (
    _Level(32),
    _Level(12),
    _Level(12, others=_MATERIALS),
    _Level(12, others=_FLOORS),
    _Level(12, others=_POINTS),
    _Level(12, _MATERIALS, _POINTS),
    _Level(12, _FLOORS, _POINTS),
    _Level(12, _POINTS, _POINTS),
)


def palazzi_alt(view: View, names: Sequence[str], language: str, band: str = "") -> str:
    """Describe everyone's palazzi after the words of a band, in ever less detail until it fits."""
    t, head = texts(language, GAME), [f"{band}."] * bool(band)
    versions = (
        [*head, *_to_build(t, view, said), *_players(t, view, said, much)]
        for said, much in ((spoken_names(names, language, much.name), much) for much in _EVER_LESS)
    )
    return fitting(versions, t.say("picture-alt-more"))


def _to_build(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    """Say what is to be built, if anything is."""
    if not view.to_build:
        return []
    said = t.say("board-to-build", name=names[view.asked], tiles=say_tiles(t, view.to_build))
    return [f"{said.translate(_MARKS)}."]


def _players(t: Texts, view: View, names: Sequence[str], level: _Level) -> Iterator[str]:
    order = range(len(names)) if view.final is None else view.final.order
    for seat in order:
        much = level.own if seat == view.asked else level.others
        said = [say_points_so_far(t, view, seat), *_palazzi(t, view, seat, much)]
        yield t.say("picture-alt-player", name=names[seat], has="; ".join(said))


def _palazzi(t: Texts, view: View, seat: int, much: int) -> Iterator[str]:
    """Yield a seat's palazzi, each from the bottom, in so much detail."""
    if much == _ALL:
        yield from (line.removeprefix("- ") for line in say_palazzi(t, view, seat))
    for palazzo in view.players[seat].palazzi if much in (_FLOORS, _MATERIALS) else ():
        floors = ", ".join(say_floor(t, tile) if much == _MATERIALS else str(tile.floor) for tile in palazzo.floors)
        windows = t.say("windows", count=sum(tile.windows for tile in palazzo.floors))
        facts = {"palazzo": say_palazzo(t, palazzo.number), "floors": floors, "windows": windows}
        yield t.say("picture-alt-palazzo", points=say_points(t, points_of(palazzo.floors).total), **facts)


def hand_alt(view: SeatView, language: str) -> str:
    """Describe a seat's money, what each currency pays, and its palazzi."""
    t = texts(language, GAME)
    return cut(list(_belongings(t, view)), t.say("picture-alt-more"))


def preview_alt(before: SeatView, led: Preview, language: str) -> str:
    """Describe what a seat's actions would lead to: points before and after, what is paid, and what the seat has."""
    t, seat, paid = texts(language, GAME), before.seat, payment_of(before, led)
    now, then = (say_points_so_far(t, view, seat) for view in (before, led.view))
    said = [t.say("picture-alt-preview", now=now, then=then)]
    for number, was, becomes in changes(before, led):
        said.append(t.say("picture-alt-change", palazzo=say_palazzo(t, number), now=signed(was), then=signed(becomes)))
    for gone in ended(before, led):
        palazzo = say_palazzo(t, gone.palazzo.number)
        said.append(t.say("picture-alt-change", palazzo=palazzo, now=signed(gone.points), then="0"))
    if paid.cards:
        said.append(t.say("picture-alt-paid", value=paid.value, cards=say_cards(t, paid.cards)))
    said += [t.say("picture-alt-out", tile=say_tile(t, tile)) for tile in put_out(led)]
    return cut([*said, *_belongings(t, led.view)], t.say("picture-alt-more"))


def _belongings(t: Texts, view: SeatView) -> Iterator[str]:
    """Yield sentences on what a seat has, and on what it can pay in each currency of which it has cards."""
    lines = say_belongings(t, view).translate(_MARKS).split("\n")
    for number, line in enumerate(lines):
        said = line.removeprefix("- ")
        yield said if said[-1] in ".:" else f"{said}."
        held = {card.currency for card in view.hand}
        amounts = [
            t.say("picture-alt-pay", currency=t.say(f"currency-{currency}"), amount=amount)
            for currency, amount in most_by_currency(view.hand).items()
            if currency in held
        ]
        if number == 1 and amounts:
            yield t.say("picture-alt-pays", amounts=", ".join(amounts))
