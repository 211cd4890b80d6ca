"""One player's board, large enough to read without zooming: what is public, and what scorings would yield."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.carrara.components import CITIES, MARKERS
from bot.games.carrara.events import Event
from bot.games.carrara.scoring import scored_by
from bot.games.carrara.view import View
from bot.texts import texts
from bot.texts.games.carrara.describe import goals_words
from bot.texts.games.carrara.events import say_events
from bot.texts.games.carrara.pieces import Words
from bot.texts.sections import cut, spoken_names
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.changes import turns
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.player.cities import lay_player_cities
from render.games.carrara.parts.player.types import gains, lay_types
from render.games.carrara.parts.private.own_head import lay_own_head

_TYPES = Box(theme.MARGIN, 88, theme.WIDTH - 2 * theme.MARGIN, 196)
_CITIES = Box(10, 292, theme.WIDTH - 20, 400)


def player_page(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Page:
    """Lay out a player's board with what has changed: points, types, cities, and what scorings would yield."""
    if view.final is None:
        view = replace(view, open_hands=None)
    page = Page(view, names, language, events)
    gained = page.changes.points.get(seat, 0) if view.final is None else 0
    lay_own_head(page, seat, page.names[seat], view.score(seat), gained=gained)
    possible = gains(view, seat)
    lay_types(page, seat, possible, _TYPES)
    lay_player_cities(page, seat, possible, _CITIES)
    return page


def player_alt(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> str:
    """Describe what is public about a player, and what of it has changed."""
    words = Words(texts(language, GAME), spoken_names(texts(language, GAME), names, 24))
    say, player = words.say, view.players[seat]
    scored, built = words.scored(player), words.built(player.buildings)
    name = say("picture-alt-start", name=words.names[seat]) if seat == 0 else words.names[seat]
    own = [event for done_by, done in turns(events) if done_by == seat for event in done]
    said = [
        *say_events(words.texts, own, words.names),
        say(
            "picture-alt-player",
            name=name,
            points=say("points", count=player.points),
            scored=say("picture-alt-scored", items=scored) if scored else "",
            buildings=say("picture-alt-built", items=built) if built else "",
            hand="",
        ),
        say("picture-alt-left", costs=player.costs, markers=MARKERS - player.scorings),
    ]
    if goals := goals_words(words, view, seat, False):
        said.append(goals + ".")
    if taken := [words.city(city) for city in CITIES if scored_by(view.players, city) not in (None, seat)]:
        said.append(say("picture-alt-taken", cities=words.listed(taken)))
    if worth := _worth(words, view, seat):
        said.append(say("picture-alt-would", worth="; ".join(worth)))
    return cut(said, say("picture-alt-more"))


def _worth(words: Words, view: View, seat: int) -> list[str]:
    """Describe what each scoring that is possible now would yield."""
    return [
        words.say("picture-alt-worth", what=words.say(key), gain=words.gain(gained))
        for key, gained in gains(view, seat).items()
    ]
