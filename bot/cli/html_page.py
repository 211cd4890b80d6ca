"""HTML pages of pictures with their alternative texts, as files for a browser."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

_STYLE: Final = (
    "body{margin:0 auto;max-width:1200px;padding:1rem;font:16px/1.5 sans-serif;background:#313338;color:#dbdee1}"
    "figure{margin:2rem 0}img{display:block;max-width:100%;width:550px;height:auto}figcaption{max-width:70ch}"
    "a{color:#9cc4ff}"
)


_PAGE: Final = "index.html"
_OURS: Final = '<meta name="generator" content="Piazza">'
_META: Final = f'<meta charset="utf-8">{_OURS}<meta name="viewport" content="width=device-width">'
_HEAD: Final = 1000
"""The bytes at the beginning of a page in which to look for its generator."""


class ForeignFolder(Exception):
    """The folder holds files that did not come from here, so nothing is written into it."""


def ensure_folder(folder: Path) -> Path:
    """Create a folder for a page if it is missing, and return it; raise OSError, or ForeignFolder.

    It must be empty, or hold an earlier page of ours.
    """
    if "\0" in str(folder):
        raise OSError("no folder has such a name")
    folder.mkdir(parents=True, exist_ok=True)
    if not _is_ours(folder):
        if any(folder.iterdir()):
            raise ForeignFolder
        write_page(folder, "en", "", "")  # broken off, what is drawn from now on is known as ours
    return folder


def _is_ours(folder: Path) -> bool:
    try:
        with (folder / _PAGE).open("rb") as page:
            return _OURS.encode() in page.read(_HEAD)
    except FileNotFoundError:
        return False


def figure(file: str, alt: str, title: str) -> str:
    """Return the HTML of a picture with its title and alternative text."""
    said = escape(alt)
    return (
        f'<figure><img src="{escape(file)}" alt="{said}"><figcaption><b>{escape(title)}</b><br>{said}</figcaption>'
        "</figure>\n"
    )


def write_page(folder: Path, language: str, title: str, body: str) -> None:
    """Write a folder's page; raise OSError."""
    head = f"{_META}<title>{escape(title)}</title><style>{_STYLE}</style>"
    page = f'<!DOCTYPE html>\n<html lang="{language}">\n<head>{head}</head>\n{body}</html>\n'
    (folder / _PAGE).write_text(page, "utf-8", newline="\n")
