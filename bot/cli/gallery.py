"""`piazza gallery`: every picture of every game in typical positions, and a page that shows them with alt texts."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from bot.cli.html_page import ensure_folder, figure, write_page
from bot.games import GAMES
from bot.texts import LANGUAGES, texts
from render.engine.picture import Picture
from render.games import pictures_of


def gallery(folder: Path) -> int:
    """Draw all pictures into a folder, created if missing; return how many. Raise OSError or ForeignFolder."""
    ensure_folder(folder)
    sections = []
    count = 0
    for language in LANGUAGES:
        figures = []
        for name, picture in _pictures(language):
            (folder / name).write_bytes(picture.data)
            figures.append(figure(name, picture.alt, name))
            count += 1
        title = escape(texts(language).say("gallery-title"))
        sections.append(f'<section lang="{language}">\n<h1>{title}</h1>\n{"".join(figures)}</section>\n')
    write_page(folder, LANGUAGES[0], texts(LANGUAGES[0]).say("gallery-title"), "".join(sections))
    return count


def _pictures(language: str) -> Iterator[tuple[str, Picture]]:
    for game in GAMES:
        for name, picture in pictures_of(game).showcase(language):
            yield f"{game}-{name}-{language}.png", picture
