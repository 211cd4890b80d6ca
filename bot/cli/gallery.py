"""`piazza gallery`: every picture of every game on a page with alt texts."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from bot.cli.selfplay import game_named
from bot.cli.terminal import WrongUse, naming, write
from bot.games import GAMES
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games import game_name
from bot.texts.printable import to_one_line
from render.engine.picture import Picture
from render.games import pictures_of


def run(arguments: Namespace) -> int:
    """Run the command: draw the pictures of all games and languages, or of one."""
    with naming(arguments.out, "written"):
        games = [game_named(arguments.game).meta.name] if arguments.game else GAMES
        count = gallery(Path(arguments.out), games, [arguments.language] if arguments.language else LANGUAGES)
    write(f"{count} pictures. Open {to_one_line(arguments.out)}/index.html.")
    return 0


def gallery(folder: Path, games: Iterable[str], languages: Sequence[str]) -> int:
    """Draw all pictures of games into a folder, created if missing; return how many. Raise OSError or WrongUse."""
    ensure_folder(folder)
    sections = []
    count = 0
    for language in languages:
        t, shown = texts(language), list[tuple[str, str]]()
        for stem, heading, picture in _pictures(t, games):
            file = picture.file_name(stem)
            (folder / file).write_bytes(picture.data)
            shown.append((heading, _figure(file, escape(picture.alt))))
        count += len(shown)
        title = escape(t.say("gallery-title"))
        sections.append(f'<section lang="{language}">\n<h1>{title}</h1>\n{pictures(t, shown, language)}</section>\n')
    write_page(folder, languages[0], texts(languages[0]).say("gallery-title"), "".join(sections))
    return count


def _pictures(t: Texts, games: Iterable[str]) -> Iterator[tuple[str, str, Picture]]:
    """Yield all pictures with the stems of their file names and their headings."""
    for game in games:
        own = texts(t.language, game)
        for name, picture in pictures_of(game).showcase(t.language):
            key = f"gallery-{name}"
            what = own.say(key) if own.has(key) else name.replace("-", " ")
            heading = t.say("gallery-picture", game=game_name(t, game), what=what)
            yield f"{game}-{name}-{t.language}", heading, picture


_STYLE: Final = (
    "body{margin:0 auto;max-width:760px;padding:1rem;font:16px/1.5 sans-serif;background:#313338;color:#dbdee1}"
    "h2{margin:0 0 .5rem}article{padding:1rem 0 2rem;border-top:1px solid #4e5058}figure{margin:1rem 0 0}"
    "img{display:block;max-width:100%;width:550px;height:auto;margin-bottom:.5rem}"
    "nav a{margin-right:1rem}summary{cursor:pointer}a{color:#9cc4ff}"
)
_SCRIPT: Final = (
    "addEventListener('keydown',e=>{const by={ArrowLeft:-1,ArrowRight:1}[e.key];"
    "if(!by||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;const all=[...document.querySelectorAll('article')];"
    "const above=all.filter(a=>a.getBoundingClientRect().top<2).length-1;"
    "const to=all[Math.min(Math.max(above+by,0),all.length-1)];if(to){to.scrollIntoView();e.preventDefault()}})"
)
"""The arrow keys go to the picture before or after the one at the top of the window."""
_INDEX_NAME: Final = "index.html"
_GENERATOR: Final = '<meta name="generator" content="Piazza">'
_META: Final = f'<meta charset="utf-8">{_GENERATOR}<meta name="viewport" content="width=device-width">'
_HEAD_BYTES: Final = 1000
"""The bytes at the beginning of a page in which to look for its generator."""


def ensure_folder(folder: Path) -> Path:
    """Create a folder for a page if it is missing, and return it; raise OSError, or WrongUse.

    It must be empty, or hold an earlier page of ours.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if not _is_ours(folder):
        if any(folder.iterdir()):
            raise WrongUse(f"{to_one_line(str(folder))} contains other files. Choose an empty or new folder.")
        write_page(folder, "en", "", "")  # marks the folder as ours, should this run be interrupted
    return folder


def _is_ours(folder: Path) -> bool:
    try:
        with (folder / _INDEX_NAME).open("rb") as page:
            return _GENERATOR.encode() in page.read(_HEAD_BYTES)
    except FileNotFoundError:
        return False


def pictures(t: Texts, shown: Sequence[tuple[str, str]], prefix: str) -> str:
    """Return the HTML of figures with headings, a list of contents, and links between neighbours."""
    links = "".join(f'<li><a href="#{prefix}-{n}">{escape(head)}</a></li>\n' for n, (head, _) in enumerate(shown, 1))
    contents = f"<details><summary>{escape(t.say('page-contents'))}</summary>\n<ol>\n{links}</ol>\n</details>\n"
    articles = (_article(t, *each, n, len(shown), prefix) for n, each in enumerate(shown, 1))
    return f'<div id="{prefix}-0">\n<p>{escape(t.say("page-keys"))}</p>\n{contents}</div>\n{"".join(articles)}'


def _article(t: Texts, heading: str, figure: str, number: int, count: int, prefix: str) -> str:
    ways = [(number - 1, "page-back")] * (number > 1) + [(number + 1, "page-forward")] * (number < count)
    ways.append((0, "page-top"))
    links = "".join(f'<a href="#{prefix}-{to}">{escape(t.say(key))}</a>' for to, key in ways)
    return f'<article id="{prefix}-{number}">\n<h2>{escape(heading)}</h2>\n<nav>{links}</nav>\n{figure}</article>\n'


def _figure(file: str, said: str) -> str:
    return f'<figure><img src="{escape(file)}" alt="{said}" loading="lazy"><figcaption>{said}</figcaption></figure>\n'


def write_page(folder: Path, language: str, title: str, body: str) -> None:
    """Write a folder's page; raise OSError."""
    head = f"{_META}<title>{escape(title)}</title><style>{_STYLE}</style>"
    page = (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>{head}</head>\n'
        f"<body>\n{body}<script>{_SCRIPT}</script>\n</body>\n</html>\n"
    )
    (folder / _INDEX_NAME).write_text(page, "utf-8", newline="\n")
