"""Text boards for any game: as many lines as a message allows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.texts import Texts

LIMIT: Final = 3500
"""In characters: Discord allows 4,000 in a message, which holds more than the board."""


def fitting_board(versions: Iterable[Sequence[str]], t: Texts, whole: bool = False) -> str:
    """Join the lines of the first version that fits, or else as many of the last, with how many are missing.

    The versions are in ever less detail; a `whole` board is the first, however long.
    """
    lines: Sequence[str] = ()
    for lines in versions:
        written = "\n".join(lines)
        if whole or len(written) <= LIMIT:
            return written
    kept = len(lines)
    while len(written := "\n".join([*lines[:kept], t.say("board-more", count=len(lines) - kept)])) > LIMIT:
        kept -= 1
    return written
