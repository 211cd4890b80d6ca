"""`piazza gallery`: every picture of every game for telling positions, and a page that shows them with their words."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from bot.texts import LANGUAGES, texts
from render.picture import Picture
from render.showcases import SHOWCASES

_STYLE = (
    "body{margin:0 auto;max-width:1200px;padding:1rem;font:16px/1.5 sans-serif;background:#313338;color:#dbdee1}"
    "figure{margin:2rem 0}img{display:block;max-width:100%;width:550px;height:auto}figcaption{max-width:70ch}"
)


def gallery(folder: Path) -> int:
    """Draw everything into a folder, make it if it is missing, and tell how many pictures it is; raise OSError."""
    if "\0" in str(folder):
        raise OSError("no folder has such a name")
    folder.mkdir(parents=True, exist_ok=True)
    sections = []
    count = 0
    for language in LANGUAGES:
        figures = []
        for name, picture in _pictures(language):
            (folder / name).write_bytes(picture.data)
            figures.append(_figure(name, picture))
            count += 1
        title = escape(texts(language).say("gallery-title"))
        sections.append(f'<section lang="{language}">\n<h1>{title}</h1>\n{"".join(figures)}</section>\n')
    (folder / "index.html").write_text(_page("".join(sections)), "utf-8", newline="\n")
    return count


def _pictures(language: str) -> Iterator[tuple[str, Picture]]:
    for game, showcase in SHOWCASES.items():
        for name, picture in showcase(language):
            yield f"{game}-{name}-{language}.png", picture


def _figure(name: str, picture: Picture) -> str:
    alt = escape(picture.alt)
    return f'<figure><img src="{name}" alt="{alt}"><figcaption><b>{name}</b><br>{alt}</figcaption></figure>\n'


def _page(body: str) -> str:
    title = escape(texts(LANGUAGES[0]).say("gallery-title"))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return f'<!DOCTYPE html>\n<html lang="{LANGUAGES[0]}">\n<head>{head}<style>{_STYLE}</style></head>\n{body}</html>\n'
