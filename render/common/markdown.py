"""Names in Discord's markdown: they never format and never ping."""

from __future__ import annotations

import re

from render.common.names import plain

_MARKS = re.compile(r"([\\*_~`|>#\[\]()<:-])")
_APART = "\N{ZERO WIDTH SPACE}"


def escaped(name: str) -> str:
    """Write a name so that it shows as it is: no formatting, no mention, no link."""
    return _MARKS.sub(r"\\\1", plain(name)).replace("@", "@" + _APART)
