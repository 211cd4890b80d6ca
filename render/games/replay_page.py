"""A game or a part of it as one page that opens anywhere: pictures inside, no scripts, nothing from elsewhere.

The steps are radio buttons, so that the arrow keys go from one to the next; only the chosen one is shown. Drawing takes
seconds, so a bot leaves it to a worker process. The longest of 40 games of each kind, played at random by as many as
can: Carrara, 128 turns in 257 pictures, 8.3 MiB in 15 s; Carcassonne, 71 turns in 72, 8.8 MiB in 15 s; Palazzo, 87
turns in 167, 7.8 MiB in 10 s of processor time, the animation included.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

from bot.games import GAMES
from bot.games.contract import Outcome
from bot.texts import texts
from bot.texts.sections import remove_markdown
from render.engine.picture import Picture
from render.games import pictures_of
from render.games.film import Scene, film

LIMIT: Final = 9 * 2**20
"""The size that a page hardly exceeds, in bytes; Discord allows 10 MiB."""
_SIZES: Final = ((1100, 70), (1100, 50), (880, 55), (720, 50), (600, 45), (480, 40), (400, 30))
"""The widths in pixels and WebP qualities of pictures, for pages that would be too large with them as drawn."""
_TOLERANCE: Final = 1.15
"""The factor by which a step may exceed its share; later ones share the rest."""
_BOLD: Final = re.compile(r"(\\.|\*\*)")
"""The marks around bold text; a star in a name is escaped, and so is a backslash."""
_STYLE: Final = (
    ":root{color-scheme:light dark;--ground:#f6f1e7;--paper:#fffdf8;--ink:#2b2622;--faint:#6f665c;--line:#d9cfbe;"
    "--accent:#a4471f}@media(prefers-color-scheme:dark){:root{--ground:#1e1c1a;--paper:#2a2725;--ink:#ece6dc;"
    "--faint:#aaa094;--line:#45403a;--accent:#e08a5e}}*{box-sizing:border-box}"
    "body{margin:0 auto;max-width:1132px;padding:1rem;font:17px/1.5 system-ui,sans-serif;background:var(--ground);"
    "color:var(--ink)}h1{font-size:1.4rem;margin:0 0 .3rem}h2{font-size:1.1rem;margin:0 .5rem;flex:1;text-align:center}"
    "p{margin:.3rem 0;color:var(--faint)}main{display:flex;flex-wrap:wrap;margin-top:.7rem}"
    "main>input{order:1;width:15px;height:15px;margin:2px;accent-color:var(--accent)}"
    "article{order:2;flex:0 0 100%;min-width:0;margin-top:.7rem;padding:1rem;background:var(--paper);"
    "border:1px solid var(--line);border-radius:8px}main>input:not(:checked)+article{display:none}"
    "#all:checked~main>input{display:none}#all:checked~main>input+article{display:block}"
    "nav{display:flex;align-items:center}label{cursor:pointer}nav label{padding:.4rem .7rem;color:var(--accent);"
    "border:1px solid var(--line);border-radius:6px}ul{margin:.6rem 0;padding-left:1.2rem}"
    "figure{display:flex;flex-wrap:wrap;justify-content:center;gap:.7rem;margin:.7rem 0 0}"
    "img{max-width:100%;height:auto;border-radius:4px}"
    "summary{cursor:pointer;color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}"
    "@media(max-width:600px){body{padding:.5rem}article{padding:.5rem}h2{font-size:1rem}}"
    "@media print{main>input,nav label,p label,#all{display:none}main>input+article{display:block!important}}"
)
_HEAD: Final = (
    '<meta charset="utf-8"><meta name="generator" content="Piazza">'
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';img-src data:;'
    'style-src \'unsafe-inline\'"><meta name="viewport" content="width=device-width">'
)


class ReplayStep(NamedTuple):
    """A position on the page: its heading and the lines on what led to it, in Discord's markdown, and its scene."""

    heading: str
    lines: Sequence[str]
    scene: Scene


def replay_page(
    game: str,
    language: str,
    title: str,
    steps: Sequence[ReplayStep],
    notes: Sequence[str] = (),
    outcome: Outcome | None = None,
    animation: str = "",
) -> bytes:
    """Return the page of the steps and, with an outcome, the final scoring; long games have smaller pictures.

    With the alt text of an `animation` it contains that as well. The title and notes are in Discord's markdown too.
    """
    t, out = texts(language), BytesIO()
    headings = [step.heading for step in steps] + [t.say("replay-page-end")] * (outcome is not None)
    plain = escape(remove_markdown(title))
    said = "".join(f"<p>{_html(note)}</p>\n" for note in (*notes, t.say("replay-page-keys")))
    head = f"<head>{_HEAD}<title>{plain}</title><style>{_STYLE}</style></head>\n<body>\n<h1>{_html(title)}</h1>\n{said}"
    out.write(f'<!DOCTYPE html>\n<html lang="{language}">\n{head}'.encode())
    if animation:
        shown = _image(film(game, [step.scene for step in steps], language, outcome), animation)
        what = escape(t.say("replay-page-animation"))
        out.write(f"<details><summary>{what}</summary><figure>{shown}</figure></details>\n".encode())
    every = escape(t.say("replay-page-all"))
    out.write(f'<input type="checkbox" id="all"><label for="all"> {every}</label>\n<main>\n'.encode())
    for number, pictures in enumerate(_draw_steps(game, language, steps, outcome, out.tell())):
        heading, lines = headings[number], steps[number].lines if number < len(steps) else ()
        chosen, label = "" if number else " checked autofocus", escape(remove_markdown(heading))
        ways = [_way(number - 1, t.say("page-back"))] if number else []
        ways += [f"<h2>{_html(heading)}</h2>"]
        ways += [_way(number + 1, t.say("page-forward"))] if number + 1 < len(headings) else []
        done = "".join(f"<li>{_html(line)}</li>" for line in lines)
        out.write(
            f'<input type="radio" name="step" id="s{number}" title="{label}" aria-label="{label}"{chosen}>\n'
            f"<article><nav>{''.join(ways)}</nav>\n<ul>{done}</ul>\n<figure>{pictures}</figure></article>\n".encode()
        )
    out.write(b"</main>\n</body>\n</html>\n")
    return out.getvalue()


def _draw_steps(
    game: str, language: str, steps: Sequence[ReplayStep], outcome: Outcome | None, used: int
) -> Iterator[str]:
    """Draw one step after another, and the final scoring; yield the HTML of each one's pictures."""
    drawing, count = pictures_of(game), len(steps) + (outcome is not None)
    size = -1
    for number in range(count):
        if number < len(steps):
            view, events, names = steps[number].scene
            pictures = drawing.board(view, names, language, events)
        else:
            pictures = _final_score(game, language, steps, outcome)
        share = _TOLERANCE * (LIMIT - used) / (count - number)
        shown = _picture_html(pictures, size)
        while sum(map(len, shown)) > share and size + 1 < len(_SIZES):
            size += 1
            shown = _picture_html(pictures, size)
        while sum(map(len, shown)) > share:
            shown = shown[1:]  # an extremely long game goes on in words alone
        said = "".join(shown)
        used += len(said)
        yield said


def _final_score(game: str, language: str, steps: Sequence[ReplayStep], outcome: Outcome | None) -> tuple[Picture, ...]:
    view, _, names = steps[-1].scene
    events = [event for step in steps for event in step.scene[1]]
    statistics = GAMES[game].statistics if game in GAMES else None
    growth = statistics.growth(events, len(names)) if statistics is not None and statistics.growth is not None else ()
    assert outcome is not None
    return pictures_of(game).final_score(view, outcome, names, language, growth, events)


def _picture_html(pictures: Sequence[Picture], size: int) -> list[str]:
    """Return the HTML of pictures, as they were drawn or in one of the sizes."""
    return [
        _image(_smaller(picture.data, *_SIZES[size]) if size >= 0 else picture.data, picture.alt)
        for picture in pictures
    ]


def _smaller(data: bytes, width: int, quality: int) -> bytes:
    image, written = Image.open(BytesIO(data)).convert("RGB"), BytesIO()
    if image.width > width:
        image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    image.save(written, "WEBP", quality=quality, method=2)
    return written.getvalue()


def _image(data: bytes, alt: str) -> str:
    kind, coded, said = Picture(data, alt).extension, b64encode(data).decode(), escape(alt)
    return f'<img src="data:image/{kind};base64,{coded}" alt="{said}" loading="lazy">\n'


def _way(to: int, label: str) -> str:
    return f'<label for="s{to}">{escape(label)}</label>'


def _html(text: str) -> str:
    """Return a text in Discord's markdown as HTML, of which only bold text is kept."""
    pieces = [""]
    for part in _BOLD.split(text):
        if part == "**":
            pieces.append("")
        else:
            pieces[-1] += part
    said = [escape(remove_markdown(piece)) for piece in pieces]
    return "".join(f"<b>{piece}</b>" if place % 2 else piece for place, piece in enumerate(said))
