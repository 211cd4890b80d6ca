"""`piazza gallery`: every picture of every game in typical positions, and a page that shows them with alt texts."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from bot.cli.html_page import Shown, ensure_folder, pictures, write_page, write_pictures
from bot.games import GAMES
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games import game_name
from render.engine.picture import Picture
from render.games import pictures_of


def gallery(folder: Path) -> int:
    """Draw all pictures into a folder, created if missing; return how many. Raise OSError or ForeignFolder."""
    ensure_folder(folder)
    sections = []
    count = 0
    for language in LANGUAGES:
        t, shown = texts(language), []
        for stem, heading, picture in _pictures(t):
            shown.append(Shown(heading, write_pictures(folder, [(stem, picture)])))
        count += len(shown)
        title = escape(t.say("gallery-title"))
        sections.append(f'<section lang="{language}">\n<h1>{title}</h1>\n{pictures(t, shown, language)}</section>\n')
    write_page(folder, LANGUAGES[0], texts(LANGUAGES[0]).say("gallery-title"), "".join(sections))
    return count


def _pictures(t: Texts) -> Iterator[tuple[str, str, Picture]]:
    """Yield all pictures with the stems of their file names and their headings."""
    for game in GAMES:
        own = texts(t.language, game)
        for name, picture in pictures_of(game).showcase(t.language):
            key = f"gallery-{name}"
            what = own.say(key) if key in own.owned else name.replace("-", " ")
            heading = t.say("gallery-picture", game=game_name(t, game), what=what)
            yield f"{game}-{name}-{t.language}", heading, picture
