"""The alt texts of everyone's palazzi and of a seat's own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.palazzo import SeatView, View
from bot.texts import Texts, texts
from bot.texts.games.palazzo.scores import say_belongings, say_palazzi, say_points_so_far
from render.common.alt import cut, fitting, spoken_names
from render.games.palazzo.words.standing import GAME

_MARKS = str.maketrans("", "", "*")


def palazzi_alt(view: View, names: Sequence[str], language: str, band: str = "") -> str:
    """Describe everyone's palazzi after the words of a band, or where that is too long, only everyone's points."""
    t, head = texts(language, GAME), [f"{band}."] * bool(band)
    versions = (
        [*head, *_players(t, view, spoken_names(names, language, longest), floors)]
        for longest, floors in ((32, True), (12, True), (12, False))
    )
    return fitting(versions, t.say("picture-alt-more"))


def _players(t: Texts, view: View, names: Sequence[str], floors: bool) -> Iterator[str]:
    order = range(len(names)) if view.final is None else view.final.order
    for seat in order:
        said = [say_points_so_far(t, view, seat)]
        if floors:
            said += [line.lstrip("- ") for line in say_palazzi(t, view, seat)]
        yield t.say("picture-alt-player", name=names[seat], has="; ".join(said))


def hand_alt(view: SeatView, language: str) -> str:
    """Describe a seat's money and palazzi."""
    t = texts(language, GAME)
    lines = say_belongings(t, view).translate(_MARKS).split("\n")
    return cut([line.lstrip("- ") for line in lines], t.say("picture-alt-more"))
