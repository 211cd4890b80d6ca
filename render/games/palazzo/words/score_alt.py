"""The alt texts of the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.palazzo import Outcome
from bot.texts import texts
from bot.texts.games.palazzo.pieces import say_points
from bot.texts.games.palazzo.scores import say_items, say_tie
from render.common.alt import cut, spoken_names
from render.common.charts.growth_alt import growth_words
from render.games.palazzo.words.standing import GAME


def score_alt(outcome: Outcome, names: Sequence[str], language: str) -> str:
    """Describe everyone's rank, points and where they come from, and who has won."""
    t, spoken = texts(language, GAME), spoken_names(names, language, 24)
    said = []
    for seat in outcome.order:
        name = f"{t.say('rank', place=outcome.ranks[seat])} {spoken[seat]}"
        has = f"{say_points(t, outcome.scores[seat])} ({say_items(t, outcome, seat)})"
        said.append(t.say("picture-alt-player", name=name, has=has))
    said += say_tie(t, outcome, spoken)
    won = [spoken[seat] for seat in outcome.winners]
    said.append(t.say("picture-won", names=t.list(won), count=len(won)) + ".")
    return cut(said, t.say("picture-alt-more"))


def points_alt(outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]) -> str:
    """Describe the points turn by turn."""
    words = growth_words(spoken_names(names, language, 24), outcome, growth, language)
    return cut(words, texts(language, GAME).say("picture-alt-more"))
