"""Alt texts of pictures: descriptions as sentences, with as much detail as Discord has room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.texts import Texts
from bot.texts.sections import Describe, remove_markdown, tell_versions, write_fitting

LONGEST_ALT: Final = 1024
"""The maximum length of an alt text in Discord."""


def alt_text(t: Texts, describe: Describe, names: Sequence[str] = (), band: str = "") -> str:
    """Return a description as an alt text, after the words of a band, in as much detail as there is room for."""
    head, more = [band] * bool(band), t.say("picture-alt-more")
    versions = ([*head, *lines] for lines in tell_versions(t, describe, names))
    return write_fitting(
        versions, LONGEST_ALT, lambda lines, missing: _sentences(lines) + f" {more}" * (missing is not None)
    )


def join_within_limit(sentences: Iterable[str], more: str) -> str:
    """Join whole sentences up to the limit of alt texts, ending with `more` if any had to be dropped."""
    return write_fitting(
        [[*sentences]], LONGEST_ALT, lambda kept, missing: " ".join([*kept, *([more] if missing else [])])
    )


def _sentences(lines: Sequence[str]) -> str:
    """Return lines as sentences without marks, items of a list in one."""
    said = ""
    for line in lines:
        if said and not said.endswith(":"):
            said += ";" if line.startswith("- ") else "" if said[-1] in ".!?" else "."
        said += " " * bool(said) + remove_markdown(line.removeprefix("- ") if said else line)
    return said if said[-1:] in (".", "!", "?", "") else f"{said}."
