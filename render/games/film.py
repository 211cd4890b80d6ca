"""A whole game as one animated file. It takes seconds, so a bot leaves it to a worker process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from io import BytesIO
from itertools import pairwise
from typing import Any, Final

from PIL import Image

from bot.games import GAMES
from bot.games.contract import Outcome
from render.common.animation import Shot, make_gif
from render.engine.cache import CACHE
from render.games import pictures_of

Scene = tuple[Any, Sequence[Any], Sequence[str]]
"""The public view after a turn, the events of that turn, and the names of those who played then."""
_PLAIN, _SHARED, _SCORING, _PODIUM = 0.6, 1.0, 2.0, 5.0
"""The seconds for which a turn is shown, several in one frame, a turn of the largest changes of points, and the end."""
_SCORING_SHARE: Final = 4
"""At most one turn in this many is shown longer, even if points change in nearly every turn."""
_CACHE: Final = 8 * 2**20
"""The bytes cached between frames; with 48 MiB, three films take 30 MiB more and a tenth less time."""


def film(game: str, scenes: Sequence[Scene], language: str, outcome: Outcome | None = None) -> bytes:
    """Draw a game as one animated file: a frame for each turn or several, and the podium if there is an outcome."""
    limit, CACHE.limit = CACHE.limit, _CACHE
    try:
        return make_gif(_shots(game, scenes, language, outcome))
    finally:
        CACHE.limit = limit


def _shots(game: str, scenes: Sequence[Scene], language: str, outcome: Outcome | None) -> list[Shot]:
    pictures, frames = pictures_of(game), _share_frames(game, scenes)
    plain = [_PLAIN if len(turns) == 1 else _SHARED for turns in frames]
    joined = [(turns[-1][0], [event for _, events, _ in turns for event in events], turns[-1][2]) for turns in frames]
    seconds = [_SCORING if scored else least for scored, least in zip(_scorings(game, joined), plain, strict=True)]
    shots = [
        Shot(partial(pictures.film_frame, view, names, language, events, plan), shown_for)
        for (view, events, names), plan, shown_for in zip(
            joined, pictures.plan_film(joined, language), seconds, strict=True
        )
    ]
    if outcome is None:
        shots[-1] = shots[-1]._replace(seconds=_PODIUM)
    else:
        shots[-1] = shots[-1]._replace(seconds=_SCORING)
        shots.append(Shot(partial(_podium, game, scenes, language, outcome), _PODIUM))
    return shots


def _share_frames(game: str, scenes: Sequence[Scene]) -> list[list[Scene]]:
    """Group turns that one frame shows: at most one of each seat, and all by the same people."""
    groups, open_to_more = list[list[Scene]](), False
    for scene in scenes:
        _, events, names = scene
        shares = bool(events) and pictures_of(game).shares_frame(events)
        if shares and open_to_more and len(groups[-1]) < len(names) and groups[-1][-1][2] == names:
            groups[-1].append(scene)
        else:
            groups.append([scene])
        open_to_more = shares
    return groups


def _scorings(game: str, scenes: Sequence[Scene]) -> list[bool]:
    """Return for each scene whether its turn was one of the largest changes of points; none if the game has none."""
    statistics = GAMES[game].statistics if game in GAMES else None
    if statistics is None or statistics.points is None:
        return [False] * len(scenes)
    points = [[*statistics.points(view)] for view, *_ in scenes]
    changes = [max(abs(a - b) for a, b in zip(before, after, strict=True)) for before, after in pairwise(points)]
    plain = sorted(changes, reverse=True)[len(changes) // _SCORING_SHARE] if changes else 0
    return [False, *(change > plain for change in changes)]


def _podium(game: str, scenes: Sequence[Scene], language: str, outcome: Outcome) -> Image.Image:
    (view, _, names), events = scenes[-1], [event for _, each, _ in scenes for event in each]
    podium, *_ = pictures_of(game).final_score(view, outcome, names, language, (), events)
    return Image.open(BytesIO(podium.data))
