"""Names escaped for Discord's markdown, so that they never format and never ping."""

from __future__ import annotations

import re

from render.common.names import plain

_MARKS = re.compile(r"([\\*_~`|>#\[\]()<:-])")
_APART = "\N{ZERO WIDTH SPACE}"


def escaped(name: str) -> str:
    """Escape a name so that it shows literally: no formatting, no mention, no link."""
    return _MARKS.sub(r"\\\1", plain(name)).replace("@", "@" + _APART)
