"""The alt text of a public picture in 1,024 characters: whose turn it is, the last move, the points, what is held."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import Event, Phase, View
from bot.games.carcassonne.ending import if_ended, totals
from bot.texts import Texts, texts
from bot.texts.games.carcassonne.events import say_events
from bot.texts.games.carcassonne.pieces import say_tile
from bot.texts.games.carcassonne.scores import say_items, say_scores
from render.common.alt import cut, fitting, spoken_names
from render.engine.picture import ALT_LIMIT
from render.games.carcassonne.words.features import Detail, Features, gold_sentence
from render.games.carcassonne.words.standing import GAME, say_laid, say_turn


class _Detail(NamedTuple):
    name: int
    """The maximum length of names."""
    events: int
    """How many of the latest turns are told."""
    newest: bool = True
    """Whether is told how the newest tile lies, and what it shows."""


_EVER_LESS: Final = (
    _Detail(32, 16),
    _Detail(24, 8),
    _Detail(16, 6),
    _Detail(12, 4),
    _Detail(12, 2, newest=False),
    _Detail(12, 1, newest=False),
)
_HOLDERS: Final = 12
"""The maximum length of the names of those who hold something."""


def public_alt(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> str:
    """Describe a position and what led to it, after the words of a band, in ever less detail until it fits."""
    t, head = texts(language, GAME), [f"{band}."] * bool(band)
    more = t.say("picture-alt-more")
    versions = [
        head + _sentences(t, view, spoken_names(names, language, much.name), events, much) for much in _EVER_LESS
    ]
    if view.phase in (Phase.OVER, Phase.STOPPED):
        return fitting(versions, more)
    held = [
        Features(t, view, spoken_names(names, language, _HOLDERS), Detail(_HOLDERS, places=places)).sentences()
        for places in (True, False)
    ]
    gold = gold_sentence(t, view)
    whole = [versions[0] + gold + held[0], [*versions[0], *gold, *held[1], more]]
    return next((" ".join(each) for each in whole if _fits(each)), "") or _with_some(versions, gold + held[-1], more)


def _with_some(versions: Sequence[list[str]], held: Sequence[str], more: str) -> str:
    """Return the first version that fits, followed by as much of what is held as there is room for."""
    found = next((each for each in versions if _fits([*each, more])), None)
    return fitting(versions, more) if found is None else cut([*found, *held, more], more)


def _fits(sentences: Sequence[str]) -> bool:
    return len(" ".join(sentences)) <= ALT_LIMIT


def _sentences(t: Texts, view: View, names: Sequence[str], events: Sequence[Event], much: _Detail) -> list[str]:
    said = [t.say("picture-alt-head", turn="; ".join(say_turn(t, view, names)))]
    if view.phase is Phase.TILE and view.tile is not None:
        said.append(t.say("picture-alt-tile", tile=view.tile.id, shows=say_tile(t, view.tile)))
    said += say_events(t, events, names)[-much.events :]
    if much.newest and len(view.board.laid) > 1:
        said.append(say_laid(t, view))
    if view.phase is not Phase.OVER:
        ended = if_ended(view)
        owned = [say_scores(t, view, seat, ended) for seat in range(len(names))]
        return said + [t.say("picture-alt-player", name=name, has=own) for name, own in zip(names, owned, strict=True)]
    outcome = totals(view)
    for seat in outcome.order:
        name = f"{t.say('rank', place=outcome.ranks[seat])} {names[seat]}"
        has = f"{t.say('points-scored', count=outcome.scores[seat])} ({say_items(t, view, outcome, seat)})"
        said.append(t.say("picture-alt-player", name=name, has=has))
    return said
