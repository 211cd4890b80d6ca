"""A padlock of brass: what nobody can score any more."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear, soft_shadow

_LINE: Final = "#2a180d"


def _lock() -> Drawing:
    shackle = '<path d="M20 34V24A16 16 0 0 1 52 24V34" fill="none" stroke-linecap="round"'
    body = (
        f"<defs>{soft_shadow('cast', 0.8, 1.4, 1, opacity=0.45)}"
        + linear("brass", "#f7d989", "#d9a53c", "#9a6a1c")
        + f'</defs><g filter="url(#cast)">{shackle} stroke="{_LINE}" stroke-width="14"/>'
        f'<rect x="8" y="30" width="56" height="38" rx="8" fill="{_LINE}"/></g>'
        f'{shackle} stroke="#cfc8ba" stroke-width="6.5"/>'
        '<rect x="12" y="34" width="48" height="30" rx="5" fill="url(#brass)"/>'
        '<path d="M15 38H57" stroke="#fff3cc" stroke-width="3" stroke-linecap="round"/>'
        f'<circle cx="36" cy="47" r="6" fill="{_LINE}"/><path d="M33 48H39L41 60H31Z" fill="{_LINE}"/>'
    )
    return Drawing(72, 72, body)


DRAWINGS: Final = {"lock": _lock()}
