"""Plain pictures of text boards and scores, for games that draw nothing themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.contract import Outcome
from bot.texts import texts
from bot.texts.games import game_name
from bot.texts.sections import cut, unmarked
from render.common.atlas import common_atlas
from render.common.charts.growth import growth_page
from render.common.charts.growth_alt import growth_words
from render.common.charts.plot import lay_names, names_height
from render.common.names import plain
from render.common.page import Light, Page, lay_band
from render.common.podium.page import lay_podium
from render.common.podium.table import Part
from render.engine import theme
from render.engine.fonts import ink
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
_TOP: Final = 84


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
    page.end_backdrop()
    title, *rest = _plain_lines(text)
    top = lay_band(page, band) if band else 0
    room = theme.WIDTH - 2 * theme.MARGIN
    page.label(
        "title", theme.MARGIN, top + _TOP // 2, title, theme.TITLE, theme.INK, theme.SKY, face="black", width=room
    )
    y = top + _TOP
    panel = page.panel("sheet", theme.MARGIN, y, room, theme.HEIGHT - theme.MARGIN - y)
    inner = panel.width - 2 * _INSIDE
    names_at = panel.bottom - _INSIDE // 2 - names_height(page, range(len(names)), inner)
    page.plate("names/line", Box(panel.x + _INSIDE, names_at - 6, inner, 2), theme.SAND, theme.MARBLE)
    lay_names(page, range(len(names)), Box(panel.x + _INSIDE, names_at, inner, 0), theme.MARBLE)
    room = names_at - 6 - panel.y - _INSIDE
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
        items = ", ".join(f"{part.title} {part.points}" for part in _parts(outcome, seat))
        won = " 🏆" if seat in outcome.winners else ""
        said.append(f"{place} {plain(names[seat])}: {outcome.scores[seat]}{f' ({items})' if items else ''}{won}.")
    podium = Picture(paint(score_page(game, outcome, names, language), common_atlas()), cut(said, "…"))
    if not any(growth):
        return (podium,)
    chart = paint(points_page(game, outcome, names, language, growth), common_atlas())
    return podium, Picture(chart, cut(growth_words(names, outcome, growth, language), "…"))


def score_page(game: str, outcome: Outcome, names: Sequence[str], language: str) -> Page:
    """Lay out the podium."""
    page = Page(names, language, game)
    lay_podium(page, outcome, [_parts(outcome, seat)[:_PARTS] for seat in range(len(names))])
    return page


def points_page(
    game: str, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> Page:
    """Lay out points over time."""
    page = Page(names, language, game)
    growth_page(page, growth, outcome)
    return page


def _parts(outcome: Outcome, seat: int) -> list[Part]:
    """Return the parts of a score."""
    return [Part(item.replace("_", " "), points) for item, points in outcome.breakdown[seat].items()]
