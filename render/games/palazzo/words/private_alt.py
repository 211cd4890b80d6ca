"""The alt texts of everyone's palazzi and of a seat's own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.palazzo import SeatView, View
from bot.games.palazzo.payment import most_by_currency
from bot.games.palazzo.preview import Preview
from bot.texts import Texts, texts
from bot.texts.games.palazzo.pieces import say_cards, say_palazzo, say_tile, say_tiles
from bot.texts.games.palazzo.scores import say_belongings, say_palazzi, say_points_so_far
from bot.texts.numbers import signed
from render.common.alt import cut, fitting, spoken_names
from render.games.palazzo.outlook import changes, ended, payment_of, put_out
from render.games.palazzo.words.standing import GAME

_MARKS = str.maketrans("", "", "*")
_EVER_LESS: Final = (32, True), (12, True), (12, False)
"""The maximum lengths of names, and whether floors are told."""


def palazzi_alt(view: View, names: Sequence[str], language: str, band: str = "") -> str:
    """Describe everyone's palazzi after the words of a band, or where that is too long, only everyone's points."""
    t, head = texts(language, GAME), [f"{band}."] * bool(band)
    versions = (
        [*head, *_to_build(t, view, said), *_players(t, view, said, floors)]
        for said, floors in ((spoken_names(names, language, longest), floors) for longest, floors in _EVER_LESS)
    )
    return fitting(versions, t.say("picture-alt-more"))


def _to_build(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    """Say what is to be built, if anything is."""
    if not view.to_build:
        return []
    said = t.say("board-to-build", name=names[view.asked], tiles=say_tiles(t, view.to_build))
    return [f"{said.translate(_MARKS)}."]


def _players(t: Texts, view: View, names: Sequence[str], floors: bool) -> Iterator[str]:
    order = range(len(names)) if view.final is None else view.final.order
    for seat in order:
        said = [say_points_so_far(t, view, seat)]
        if floors:
            said += [line.lstrip("- ") for line in say_palazzi(t, view, seat)]
        yield t.say("picture-alt-player", name=names[seat], has="; ".join(said))


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
    """Yield what a seat has, and what each currency pays if it has money."""
    lines = say_belongings(t, view).translate(_MARKS).split("\n")
    for number, line in enumerate(lines):
        yield line.lstrip("- ")
        if number == 1 and view.hand:
            pays = {str(currency): amount for currency, amount in most_by_currency(view.hand).items()}
            yield t.say("picture-alt-pays", **pays)
