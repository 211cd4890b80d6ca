"""What a seat did in its turn, said in signs, in as much detail and as large as there is room for."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne.board import Place, coordinate
from bot.games.carcassonne.components import Kind
from bot.texts import Messages
from render.common.ribbon import LineLevel, RibbonLine
from render.engine import theme
from render.games.carcassonne.changes import News

ALL, SUMMED, FIRST = range(3)
"""How much is said: everything; not where the other ingot lies, no follower, and points by seat; only the tile."""
_SIZES: Final = (44, 43), (42, 39), (40, theme.BODY), (38, theme.SMALL)
LEVELS: Final = tuple(tuple(LineLevel(detail, *sizes) for sizes in _SIZES) for detail in (ALL, SUMMED, FIRST))
"""From everything in large signs to the tile alone; less is said before everything becomes too small."""
FILM_LEVELS: Final = tuple((LineLevel(levels[0].detail, 50, 50), *levels) for levels in LEVELS)
"""The same for a film, which is less wide and has the whole head for it."""
_BADGE: Final = 46
"""The width of badges at most."""
_LYING: Final = 1.19
_INGOT: Final = 48 / 78


def say_news(say: Messages, news: News, level: LineLevel) -> RibbonLine:
    """Say what happened in a turn."""
    line, side = RibbonLine(level.size), min(_BADGE, level.side)
    _say_laid(line, news, level)
    if level.detail < FIRST:
        gained = _gains(news, level)
        alone = [seats for seats, *_ in gained] == [(news.seat,)]
        for seats, gains, ingots in gained:
            line.divide()
            for seat in () if alone else seats:
                line.badge("badge", seat, side)
            for points, feature in gains:
                line.group().word("points", say("picture-gain", points=points), theme.NEW)
                if feature:
                    line.sprite("feature", feature, level.side - 4)
            if ingots:
                line.group().word("ingots", say("picture-gain", points=ingots), theme.NEW)
                line.sprite("ingot", "ingots-1", level.side, round(level.side * _INGOT))
    return line


def _gains(news: News, level: LineLevel) -> list[tuple[tuple[int, ...], list[tuple[int, str]], int]]:
    """Return who gained something together: their points by feature with its sign or in a sum, and their ingots."""
    gained: dict[tuple[int, ...], list[tuple[int, str]]] = {}
    for event in news.scored if level.detail == ALL else ():
        gained.setdefault(event.seats, []).append((event.points, f"feature-{event.feature}"))
    gained = gained or {(seat,): [(points, "")] for seat, points in sorted(news.points.items())}
    taken: dict[tuple[int, ...], int] = {(seat,): count for seat, count in sorted(news.ingots.items())}
    return [(seats, gained.get(seats, []), taken.get(seats, 0)) for seats in dict.fromkeys((*gained, *taken))]


def _say_laid(line: RibbonLine, news: News, level: LineLevel) -> None:
    for laid in news.laid[-1:]:
        line.picture("tile", f"tile-{laid.tile}-{laid.turn}", level.side)
        line.group().word("place", coordinate(Place(laid.x, laid.y)))
    if level.detail == FIRST:
        return
    for gold in news.gold[-1:]:
        line.group().sprite("gold", "ingots-1", level.side, round(level.side * _INGOT))
        if level.detail == ALL:
            line.word("gold/place", coordinate(gold.other))
    returned = {(one.place, one.feature, one.part) for each in news.scored for one in each.followers}
    for follower in news.followers[-1:] if level.detail == ALL else ():
        if (follower.place, follower.feature, follower.part) in returned:
            continue  # it stands there no more
        lies = follower.feature is Kind.FIELD
        sprite = f"follower-{follower.seat}" + "-lying" * lies
        line.group().sprite("follower", sprite, round(level.side * (_LYING if lies else 1)), level.side)
