"""The alt text of a public picture in 1,024 characters: whose turn it is, the last move, points, what is on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.palazzo import Event, Phase, View, next_quarry, price_of
from bot.games.palazzo.components import QUARRIES
from bot.texts import Texts, texts
from bot.texts.games.palazzo.events import say_events
from bot.texts.games.palazzo.pieces import say_cards, say_points, say_tiles
from bot.texts.games.palazzo.scores import say_items, say_tie
from render.common.alt import fitting, spoken_names
from render.games.palazzo.words.standing import GAME, say_bids, say_has, say_turn


class _Detail(NamedTuple):
    name: int
    """The maximum length of names."""
    events: int
    """How many of the latest sentences about events are told."""


_EVER_LESS: Final = (_Detail(32, 12), _Detail(24, 8), _Detail(16, 6), _Detail(12, 4), _Detail(12, 2), _Detail(12, 1))

_AUCTIONED: Final = (Phase.BIDDING, Phase.CHOOSING)
"""The phases in which the builder's own quarry is emptied."""


def public_alt(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> str:
    """Describe a position and what led to it, after the words of a band, in ever less detail until it fits."""
    t, head = texts(language, GAME), [f"{band}."] * bool(band)
    versions = (
        head + _sentences(t, view, spoken_names(names, language, much.name), events, much) for much in _EVER_LESS
    )
    return fitting(versions, t.say("picture-alt-more"))


def _sentences(t: Texts, view: View, names: Sequence[str], events: Sequence[Event], much: _Detail) -> list[str]:
    said = [t.say("picture-alt-head", turn="; ".join(say_turn(t, view, names)))]
    said += say_events(t, events, names)[-much.events :]
    said += _players(t, view, names)
    if view.bids:
        said.append(t.say("picture-alt-bids", bids="; ".join(say_bids(t, view, names))))
    if view.display:
        said.append(t.say("picture-alt-display", cards=say_cards(t, view.display)))
    return said if view.phase is Phase.OVER else [*said, *_offers(t, view)]


def _players(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    final = view.final
    if final is None:
        return [t.say("picture-alt-player", name=name, has=say_has(t, view, seat)) for seat, name in enumerate(names)]
    said = []
    for seat in final.order:
        name = f"{t.say('rank', place=final.ranks[seat])} {names[seat]}"
        has = f"{say_points(t, final.scores[seat])} ({say_items(t, final, seat)})"
        said.append(t.say("picture-alt-player", name=name, has=has))
    return [*said, *say_tie(t, final, names)]


def _offers(t: Texts, view: View) -> list[str]:
    said = []
    if view.warehouse:
        price = price_of(len(view.warehouse), 1)
        said.append(t.say("picture-alt-warehouse", price=price, tiles=say_tiles(t, view.warehouse)))
    for quarry, tiles in zip(QUARRIES, view.quarries, strict=True):
        if tiles:
            said.append(t.say("picture-alt-quarry", quarry=quarry, tiles=say_tiles(t, tiles)))
    following = next_quarry(view)
    if following is None or view.phase in _AUCTIONED:
        said.append(t.say("picture-alt-builder", quarry=view.builder))
    else:
        said.append(t.say("picture-alt-builder-next", quarry=view.builder, next=following))
    said.append(t.say("picture-alt-money", pile=view.pile, discards=len(view.discards)))
    return said
