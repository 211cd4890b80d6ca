"""Plain pictures and text boards from any game's values, for games that draw nothing themselves."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.games.codec import short, to_json
from bot.games.contract import Outcome
from bot.texts import Texts, texts
from bot.texts.games import game_name
from render.common.alt import cut
from render.common.atlas import common_atlas
from render.common.growth import lay_chart
from render.common.markdown import escaped
from render.common.names import plain
from render.common.page import Page, lay_band
from render.engine import theme
from render.engine.fonts import ink
from render.engine.paint import paint
from render.engine.picture import Picture

LONGEST: Final = 3500
"""The maximum number of characters in a text board."""
_LINE: Final = 46
_TOP: Final = 84
_ROW: Final = 64
_PLACE: Final = 84
"""The width of the ranks."""
_MARKS: Final = str.maketrans("", "", "*\\")


def plain_text(game: str, view: Any, names: Sequence[str], language: str) -> str:
    """Format a view as text: one line per field, by player where a field has a value for each."""
    t = texts(language)
    lines = [f"**{game_name(t, game)}**", *_lines(t, view, [escaped(name) for name in names])]
    return "\n".join(lines)[:LONGEST]


def _lines(t: Texts, view: Any, names: Sequence[str]) -> Iterator[str]:
    for name, value in _fields(view):
        label = name.replace("_", " ").capitalize()
        if isinstance(value, tuple) and len(value) == len(names) and len(names) > 1:
            yield f"{label}: " + ", ".join(f"{who} {_shown(t, each)}" for who, each in zip(names, value, strict=True))
        else:
            yield f"{label}: {_shown(t, value)}"


def _fields(view: Any) -> list[tuple[str, Any]]:
    if hasattr(view, "_asdict"):
        return list(view._asdict().items())
    return [(field.name, getattr(view, field.name)) for field in dataclasses.fields(view)]


def _shown(t: Texts, value: Any) -> str:
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return " ".join(_shown(t, each) for each in value) or "–"
    data = to_json(value)
    if isinstance(data, bool):
        return t.say("any-yes" if data else "any-no")
    return str(data) if isinstance(data, int | str) else short(data)


def plain_picture(game: str, text: str, names: Sequence[str], language: str, band: str = "") -> Picture:
    """Draw a text board as a picture, with the text as its alt text."""
    page = board_page(game, text, names, language, band)
    said = ". ".join(_plain_lines(text))
    return Picture(paint(page, common_atlas()), cut([part for part in (band, said) if part], "…"))


def board_page(game: str, text: str, names: Sequence[str], language: str, band: str = "") -> Page:
    """Lay out a text board."""
    page = Page(names, language, game)
    lines = _plain_lines(text)
    y = lay_band(page, band) if band else 0
    title, *rest = lines
    page.label("title", theme.MARGIN, y + _TOP // 2, title, theme.TITLE, theme.INK, page.ground, face="serif")
    y += _TOP + _LINE // 2  # lines are placed by their middle
    for number, line in enumerate(rest):
        for part, words in enumerate(_wrapped(plain(line), theme.WIDTH - 2 * theme.MARGIN)):
            page.label(f"line/{number}/{part}", theme.MARGIN, y, words, theme.SMALL, theme.INK, page.ground)
            y += _LINE
    page.height = y + theme.MARGIN
    return page


def _plain_lines(text: str) -> list[str]:
    return [line.translate(_MARKS) for line in text.split("\n")]


def _wrapped(line: str, width: int) -> list[str]:
    """Wrap a line at this width."""
    found = [""]
    for word in line.split(" "):
        longer = f"{found[-1]} {word}".strip()
        if found[-1] and ink(longer, "sans", theme.SMALL).advance > width:
            found.append(word)
        else:
            found[-1] = longer
    return found


def plain_score(
    game: str, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]] = ()
) -> Picture:
    """Draw a final scoring in order of rank, winners marked, and points over time where known."""
    page = score_page(game, outcome, names, language, growth)
    said = [f"{game_name(texts(language), game)}."]
    for seat in outcome.order:
        place = texts(language).say("rank", place=outcome.ranks[seat])
        said.append(f"{place} {plain(names[seat])}: {outcome.scores[seat]}{' 🏆' if seat in outcome.winners else ''}.")
    return Picture(paint(page, common_atlas()), cut(said, "…"))


def score_page(
    game: str, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]] = ()
) -> Page:
    """Lay out a final scoring."""
    page = Page(names, language, game)
    title = game_name(texts(language), game)
    page.label("title", theme.MARGIN, _TOP // 2, title, theme.TITLE, theme.INK, page.ground, face="serif")
    y = _TOP
    for seat in outcome.order:
        middle = y + _ROW // 2
        place = page.say("rank", place=outcome.ranks[seat])
        page.label(f"score/{seat}/rank", theme.MARGIN, middle, place, theme.BODY, theme.INK, page.ground, face="serif")
        x = theme.MARGIN + _PLACE
        page.icon(f"score/{seat}/badge", x, y + 6, _ROW - 12, f"shape-{seat}", page.ground)
        if seat in outcome.winners:
            page.icon(f"score/{seat}/winner", x + _ROW, y + 6, _ROW - 12, "laurel", page.ground)
        items = outcome.breakdown[seat]
        itemised = ", ".join(f"{item.replace('_', ' ')} {count}" for item, count in items.items())
        words = f"{page.names[seat]}: {outcome.scores[seat]}" + (f" ({itemised})" if itemised else "")
        x += theme.MARGIN + 2 * _ROW
        room = theme.WIDTH - theme.MARGIN - x
        page.label(f"score/{seat}", x, middle, words, theme.BODY, theme.INK, page.ground, width=room)
        y += _ROW
    if any(growth):
        y = lay_chart(page, growth, outcome.scores, y + theme.GAP)
    page.height = y + theme.MARGIN
    return page
