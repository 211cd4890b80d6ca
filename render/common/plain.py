"""Plain pictures of text boards and scores, for games that draw nothing themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.contract import Outcome
from bot.texts import texts
from bot.texts.alt_text import join_within_limit
from bot.texts.contract import GameTexts
from bot.texts.games import game_name, game_texts
from bot.texts.graphemes import sentence
from bot.texts.sections import remove_markdown
from render.common.atlas import common_atlas
from render.common.charts.growth import growth_picture
from render.common.header import lay_head
from render.common.names import clean_line, clean_name
from render.common.page import HEADER, Light, Page
from render.common.plain_seats import lay_names
from render.common.podium.page import ScorePart, lay_podium
from render.engine import theme
from render.engine.fonts import ink, wrap_text
from render.engine.layout import columns, rows
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_SIZES: Final = (theme.HUGE, 59, theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL)
"""The sizes of a text board's lines, the largest in which all find room."""
_LINE: Final = 1.4
"""The distance of lines, as a share of their size."""
_INSIDE, _NAMES = 24, 84
"""The space beside the lines, and the height of the players' names."""
_PARTS: Final = 4
"""The most parts of a score for which a pedestal has room; the alt text has all."""


def board_page(
    game: str,
    text: str,
    actors: Sequence[int],
    names: Sequence[str],
    language: str,
    band: str = "",
    winners: Sequence[int] = (),
) -> Page:
    """Lay out a text board on a sheet of paper below the landscape, as many lines as it holds, above the players."""
    page = Page(names, language, game)
    page.lay_ground(Light.NOON)
    title, *rest = map(remove_markdown, text.split("\n"))
    lay_head(page, title, actors, band, winners)
    box = Box(theme.MARGIN, HEADER, theme.WIDTH - 2 * theme.MARGIN, theme.HEIGHT - theme.MARGIN - HEADER)
    sheet, foot = rows(box, [0, _NAMES], theme.GAP)
    page.panel("sheet", *sheet)
    lay_names(page, columns(foot, [0] * len(names), theme.GAP), winners or actors)
    inner = sheet.grown(-_INSIDE)
    for size in _SIZES:
        lines = [line for each in rest for line in wrap_text(clean_line(each), "sans", size, inner.width)]
        high = round(size * _LINE)
        if len(lines) * high <= inner.height:
            break
    else:
        lines = [*lines[: inner.height // high - 1], "…"]
    widest = max((ink(line, "sans", size).advance for line in lines), default=0)
    x, middle = inner.mid_x - widest // 2, inner.mid_y - (len(lines) - 1) * high // 2
    for number, line in enumerate(lines):
        page.label(f"line/{number}", x, middle + number * high, line, size, theme.INK, theme.MARBLE)
    return page


def draw_score(
    game: str, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]] = ()
) -> tuple[Picture, ...]:
    """Draw the podium of a game, and points over time."""
    say, parts = texts(language).say, _parts(game_texts(texts(language), game), outcome)
    said = [f"{game_name(texts(language), game)}."]
    for seat in outcome.order:
        place = say("rank", place=outcome.ranks[seat])
        items = ", ".join(f"{part.title} {part.points}" for part in parts[seat])
        score = f": {outcome.scores[seat]}" if outcome.scores else ""
        won = " 🏆" if seat in outcome.winners else ""
        said.append(f"{place} {clean_name(names[seat])}{score}{f' ({items})' if items else ''}{won}.")
    podium = Picture(paint(score_page(game, outcome, names, language), common_atlas()), join_within_limit(said, "…"))
    if not any(growth):
        return (podium,)
    return podium, growth_picture(Page(names, language, game), names, growth, outcome, common_atlas())


def score_page(game: str, outcome: Outcome, names: Sequence[str], language: str) -> Page:
    """Lay out the podium."""
    page, parts = Page(names, language, game), _parts(game_texts(texts(language), game), outcome)
    shown = [[part._replace(title=sentence(part.title)) for part in own[:_PARTS]] for own in parts]
    lay_podium(page, outcome, shown)
    return page


def _parts(words: GameTexts, outcome: Outcome) -> list[list[ScorePart]]:
    """Return the parts of each score, if there are several."""
    if not outcome.scores:
        return [[] for _ in outcome.ranks]
    several = max(map(len, outcome.breakdown)) > 1
    return [[ScorePart(words.label(item), n) for item, n in own.items() if several] for own in outcome.breakdown]
