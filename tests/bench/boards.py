"""Measure the pictures of a turn of the other games: `python -m tests.bench.boards`.

The bars are those of Carrara, for the fullest map of Carcassonne and the fullest table of Palazzo.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bot.games import palazzo
from render.engine.atlas import Atlas
from render.engine.paint import compose
from render.engine.picture import Picture
from render.games import pictures_of
from render.games.carcassonne.atlas import atlas as map_atlas
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.showcase.played import played as map_played
from render.games.palazzo.atlas import atlas as palazzo_atlas
from render.games.palazzo.pages.market import market_page
from render.games.palazzo.pages.palazzi import palazzi_page
from render.games.palazzo.showcase.played import played as palazzo_played
from tests.bench import figures
from tests.bench.pictures import COMPOSED_MS, KILOBYTES, milliseconds, say
from tests.render.games.carcassonne.positions import HARD_NAMES, strung_out
from tests.render.games.palazzo.scenes import crowded

Turn = tuple[Any, tuple[str, ...], str, tuple[Any, ...]]
Lay = Callable[..., Any]


def map_turns() -> Iterator[tuple[str, Turn]]:
    """Yield turns of Carcassonne: in the middle, the fullest maps, and the longest one."""
    for seats, seed, variant in ((2, 9, ""), (5, 1, "gold_mines"), (4, 4, "gold_mines")):
        moments = map_played(seats, seed, variant)
        for name, number in (("middle", len(moments) // 2), ("last tile", -2), ("over", -1)):
            moment = moments[number]
            yield f"{name}, {seats} players", (moment.view, HARD_NAMES[:seats], "de", tuple(moment.events))
    yield "one long row", (strung_out(), HARD_NAMES[:5], "de", ())


def palazzo_turns() -> Iterator[tuple[str, Turn]]:
    """Yield turns of Palazzo: in the middle, at the end, and the fullest table."""
    for seats in (2, 4):
        moments = palazzo_played(seats, 9)
        for name, number in (("middle", len(moments) // 2), ("last turn", -2)):
            moment = moments[number]
            view = palazzo.view(moment.position, None)
            yield f"{name}, {seats} players", (view, HARD_NAMES[:seats], "de", moment.events)
    yield "crowded, 4 players", (palazzo.view(crowded(4), None), HARD_NAMES[:4], "de", ())


def measure(game: str, turns: Iterator[tuple[str, Turn]], atlas: Atlas, *pages: Lay) -> None:
    """Print the time and the bytes of the pictures of each turn, and keep the worst ones."""
    composed: dict[str, float] = {}
    sizes: dict[str, float] = {}
    for name, turn in turns:
        (composed[name],) = milliseconds(partial(_composed, atlas, pages, turn))
        drawn: tuple[Picture, ...] = pictures_of(game).board(*turn)
        sizes[name] = max(len(picture.data) for picture in drawn) / 1000
        say(f"{game}, {name}: composed", composed[name], "ms", COMPOSED_MS)
        say("  the larger picture", sizes[name], "kB", KILOBYTES)
    slowest, largest = max(composed, key=composed.__getitem__), max(sizes, key=sizes.__getitem__)
    figures.keep(f"{game}: a turn's pictures, composed", composed[slowest], "ms", COMPOSED_MS, detail=slowest)
    figures.keep(f"{game}: the largest picture", sizes[largest], "kB", KILOBYTES, detail=largest)


def _composed(atlas: Atlas, pages: tuple[Lay, ...], turn: Turn) -> None:
    for lay in pages:
        compose(lay(*turn), atlas)


def main() -> None:
    """Print all figures with their bars."""
    measure("carcassonne", map_turns(), map_atlas(), public_page)
    measure("palazzo", palazzo_turns(), palazzo_atlas(), market_page, palazzi_page)
    figures.tell_kept()


if __name__ == "__main__":
    main()
