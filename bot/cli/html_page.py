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


def ensure_folder(folder: Path) -> Path:
    """Create a folder if it is missing, and return it; raise OSError."""
    if "\0" in str(folder):
        raise OSError("no folder has such a name")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def figure(file: str, alt: str, title: str) -> str:
    """Return the HTML of a picture with its title and alternative text."""
    said = escape(alt)
    return (
        f'<figure><img src="{escape(file)}" alt="{said}"><figcaption><b>{escape(title)}</b><br>{said}</figcaption>'
        "</figure>\n"
    )


def write_page(folder: Path, language: str, title: str, body: str) -> None:
    """Write a folder's page; raise OSError."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    page = f'<!DOCTYPE html>\n<html lang="{language}">\n<head>{head}<style>{_STYLE}</style></head>\n{body}</html>\n'
    (folder / "index.html").write_text(page, "utf-8", newline="\n")
