"""The end of a game: the podium with points by feature, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Outcome, View
from bot.texts import texts
from bot.texts.games.carcassonne.scores import say_items
from render.common.alt import cut, spoken_names
from render.common.charts.growth import growth_page
from render.common.charts.growth_alt import growth_words
from render.common.page import Page as CommonPage
from render.common.podium.page import lay_podium
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.origins import origins
from render.games.carcassonne.words.standing import GAME

_FOLLOWER: Final = 120
"""The greatest height of the follower on each pedestal."""
_SKY: Final = "#d9b98c"


def podium_page(view: View, outcome: Outcome, names: Sequence[str], language: str) -> Page:
    """Lay out the podium, with a follower of each seat on it."""
    page = Page(view, names, language)

    def follower(_: CommonPage, seat: int, box: Box) -> None:
        side = min(box.width, box.height)
        at = box.x + (box.width - side) // 2, box.bottom - side
        page.icon(f"follower/{seat}", *at, side, f"follower-{seat}", _SKY)

    parts = [origins(page, seat) for seat in range(len(view.players))]
    lay_podium(page, outcome, parts, "", follower, _FOLLOWER)
    return page


def points_page(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> Page:
    """Lay out the points turn by turn."""
    page = Page(view, names, language)
    growth_page(page, growth, outcome)
    return page


def podium_alt(view: View, outcome: Outcome, names: Sequence[str], language: str) -> str:
    """Describe the final scoring: who won, and everyone's rank with where the points come from."""
    t, spoken = texts(language, GAME), spoken_names(names, language, 24)
    winners = [spoken[seat] for seat in outcome.winners]
    said = [t.say("picture-alt-final"), t.say("picture-alt-winners", count=len(winners), names=t.list(winners))]
    for seat in outcome.order:
        items = say_items(t, view, outcome, seat)
        place, total = t.say("rank", place=outcome.ranks[seat]), outcome.scores[seat]
        said.append(t.say("picture-alt-score", place=place, name=spoken[seat], total=total, items=items))
    return cut(said, t.say("picture-alt-more"))


def points_alt(outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]) -> str:
    """Describe the points turn by turn."""
    words = growth_words(spoken_names(names, language, 24), outcome, growth, language)
    return cut(words, texts(language, GAME).say("picture-alt-more"))
