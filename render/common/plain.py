"""Plain pictures of text boards and scores, for games that draw nothing themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.contract import Outcome
from bot.texts import texts
from bot.texts.games import game_name, game_texts
from bot.texts.sections import cut, unmarked
from render.common.atlas import common_atlas
from render.common.charts.growth import growth_page, growth_words
from render.common.header import lay_head
from render.common.name_lines import broken
from render.common.names import plain
from render.common.page import HEADER, Light, Page
from render.common.podium.page import Part, lay_podium
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import columns
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_SIZES: Final = (51, 42, 35, theme.SMALL)
"""The sizes of a text board's lines, the largest in which all find room."""
_LINE: Final = 1.4
"""The distance of lines, as a share of their size."""
_INSIDE: Final = 20
_PARTS: Final = 4
"""So many parts of a score find room on a pedestal; the alt text has all."""
_NAMES, _BADGE = 80, 44
"""The height of the players' names, and the size of the badges beside them."""


def plain_picture(game: str, text: str, names: Sequence[str], language: str, band: str = "") -> Picture:
    """Draw a text board as a picture, with the text as its alt text."""
    page = board_page(game, text, names, language, band)
    said = ". ".join(_plain_lines(text))
    return Picture(paint(page, common_atlas()), cut([part for part in (band, said) if part], "…"))


def board_page(game: str, text: str, names: Sequence[str], language: str, band: str = "") -> Page:
    """Lay out a text board on a sheet of paper below the landscape, as many lines as it holds, above the players."""
    page = Page(names, language, game)
    page.height = theme.HEIGHT
    page.lay_ground(Light.NOON)
    title, *rest = _plain_lines(text)
    lay_head(page, title, (), band)
    high = theme.HEIGHT - theme.MARGIN - HEADER
    panel = page.panel("sheet", theme.MARGIN, HEADER, theme.WIDTH - 2 * theme.MARGIN, high)
    inner = panel.width - 2 * _INSIDE
    foot = Box(panel.x + _INSIDE, panel.bottom - _INSIDE // 2 - _NAMES, inner, _NAMES)
    page.plate("names/line", foot._replace(y=foot.y - 6, height=2), theme.SAND, theme.MARBLE)
    for seat, cell in enumerate(columns(foot, [0] * len(names), 12)):
        _lay_name(page, seat, cell)
    room = foot.y - 6 - panel.y - _INSIDE
    for size in _SIZES:
        lines = [line for each in rest for line in _wrapped(plain(each), inner, size)]
        high = round(size * _LINE)
        if len(lines) * high <= room:
            break
    else:
        lines = [*lines[: room // high - 1], "…"]
    for number, line in enumerate(lines):
        middle = panel.y + _INSIDE + number * high + high // 2
        page.label(f"line/{number}", panel.x + _INSIDE, middle, line, size, theme.INK, theme.MARBLE)
    return page


def _lay_name(page: Page, seat: int, cell: Box) -> None:
    """Lay out a player's badge and name, in two lines if need be."""
    middle = cell.y + _NAMES // 2
    x = page.badge(f"name/{seat}/badge", cell.x, middle - _BADGE // 2, _BADGE, seat, theme.MARBLE).right + 8
    name = broken(page.names[seat], (theme.LARGE, theme.BODY, theme.SMALL), cell.right - x, 2, narrow=True)
    for number, (y, line) in enumerate(name.middles(middle)):
        page.label(f"name/{seat}/{number}", x, y, line, name.size, theme.INK, theme.MARBLE, face=name.face)


def _plain_lines(text: str) -> list[str]:
    return [unmarked(line) for line in text.split("\n")]


def _wrapped(line: str, width: int, size: int) -> list[str]:
    """Wrap a line of this size at this width."""
    found = [""]
    for word in line.split(" "):
        longer = f"{found[-1]} {word}".strip()
        if found[-1] and ink(longer, "sans", size).advance > width:
            found.append(word)
        else:
            found[-1] = longer
    return found


def plain_score(
    game: str, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]] = ()
) -> tuple[Picture, ...]:
    """Draw the podium of a game, and points over time where known."""
    say = texts(language).say
    said = [f"{game_name(texts(language), game)}."]
    for seat in outcome.order:
        place = say("rank", place=outcome.ranks[seat])
        items = ", ".join(f"{part.title} {part.points}" for part in _parts(game, language, outcome, seat))
        score = f": {outcome.scores[seat]}" if outcome.scores else ""
        won = " 🏆" if seat in outcome.winners else ""
        said.append(f"{place} {plain(names[seat])}{score}{f' ({items})' if items else ''}{won}.")
    podium = Picture(paint(score_page(game, outcome, names, language), common_atlas()), cut(said, "…"))
    if not any(growth):
        return (podium,)
    chart = paint(points_page(game, outcome, names, language, growth), common_atlas())
    return podium, Picture(chart, cut(growth_words(names, outcome, growth, language), "…"))


def score_page(game: str, outcome: Outcome, names: Sequence[str], language: str) -> Page:
    """Lay out the podium."""
    page = Page(names, language, game)
    lay_podium(page, outcome, [_parts(game, language, outcome, seat)[:_PARTS] for seat in range(len(names))])
    return page


def points_page(
    game: str, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> Page:
    """Lay out points over time."""
    page = Page(names, language, game)
    growth_page(page, growth, outcome)
    return page


def _parts(game: str, language: str, outcome: Outcome, seat: int) -> list[Part]:
    """Return the parts of a score."""
    words = game_texts(texts(language), game)
    return [Part(words.label(item), points) for item, points in outcome.breakdown[seat].items()]
