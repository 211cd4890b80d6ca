"""Reads a turn as people type it: a place, a turn of the tile, a follower, and a place for gold."""

from __future__ import annotations

import re
from typing import Final

from bot.games.carcassonne import Kind, Place, View
from bot.games.carcassonne.board import read_coordinate
from bot.games.carcassonne.reasons import Reason
from bot.games.contract import BadData, IllegalAction
from bot.model.refusals import Refusal, Refused
from bot.texts import LANGUAGES, texts
from bot.texts.games.carcassonne.pieces import number_of
from cogs.core.names import clean, escape
from cogs.games.carcassonne.panels.draft import GAME, Draft, open_numbers, tile_of

_TURN: Final = re.compile(r"(0|90|180|270)\s*°?")
_FOLLOWER: Final = re.compile(r"([1-9])?\s*([^\W\d_]+)?\s*([1-9])?")


class SeveralSegments(Exception):
    """Raised for the name of a kind of which several segments are free."""


def not_understood(text: str) -> Refused:
    """Return the refusal of text that could not be understood."""
    return Refused(Refusal.NOT_UNDERSTOOD, text=escape(clean(text)))


def read_place(text: str) -> Place:
    """Parse a place, `L14` or `l 14`; raise Refused."""
    written = re.sub(r"\s", "", text.upper()).replace("\N{MINUS SIGN}", "-")
    try:
        return read_coordinate(written)
    except BadData:
        raise not_understood(text) from None


def read_turn(text: str) -> int:
    """Parse how far a tile is turned, in degrees, as quarters; raise Refused."""
    found = _TURN.fullmatch(text.strip())
    if found is None:
        raise not_understood(text)
    return int(found[1]) // 90


def read_follower(text: str, view: View, draft: Draft) -> int:
    """Parse a follower's segment, `2`, `2 road`, `road` or `none`, as its number; 0 for none.

    Raise SeveralSegments if the kind alone does not say which one, else Refused or IllegalAction.
    """
    word = text.strip().casefold()
    if word in ("0", *(each for said in _said("typed-none") for each in said.split(", "))):
        return 0
    found = _FOLLOWER.fullmatch(word) if word else None
    if found is None or (found[1] and found[3]):
        raise not_understood(text)
    tile, kind = tile_of(view), None if found[2] is None else _kind(found[2])
    if found[2] and kind is None:
        raise not_understood(text)
    kinds = {number_of(tile, *segment[:2]): segment.kind for segment in tile.segments}
    if typed := found[1] or found[3]:
        number = int(typed)
        if kinds.get(number) is None or kind not in (None, kinds[number]):
            raise not_understood(text)
        return number
    same = [number for number, its in kinds.items() if its is kind]
    if not same:
        raise IllegalAction(Reason.NO_SUCH_SEGMENT, feature=kind, part=0)
    free = [number for number in same if number in open_numbers(view, draft)]
    if len(free) > 1:
        raise SeveralSegments
    return (free or same)[0]


def _kind(word: str) -> Kind | None:
    return next((kind for kind in Kind if word in _said(f"kind-{kind}")), None)


def _said(key: str) -> list[str]:
    """Return a message in all languages, in lower case."""
    return [texts(language, GAME).say(key).casefold() for language in LANGUAGES]
