"""The monastery: white walls, slate roofs and a bell tower, in a walled yard with room for a follower."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import linear
from render.bake.shapes import arched, ellipse, group, path, poly, rect, stroke
from render.games.carcassonne.art.geometry import Point

DEFS: Final = (
    linear("lime", "#ffffff", "#f1ebde", "#cfc3ab", down=False)
    + linear("slate", "#9cc0d6", "#5f8aa8", "#365a76")
    + linear("slate-left", "#a9cbdd", "#6d98b4", down=False)
    + linear("slate-right", "#46708e", "#2a4a63", down=False)
    + linear("yard", "#efe6c6", "#ddcfa2")
)
_LINE: Final = "#3d4a57"
_REACH: Final = 25.0
"""How far the yard reaches as it is drawn here."""
_TALL: Final = 40.0
"""From the middle of the yard to the top of the cross, which the edge of the tile must not cut off."""
_GLASS: Final = "#34404f"


def yard(place: Point, reach: float) -> str:
    """Draw the yard around a monastery, with its low wall."""
    x, y = place
    body = group(ellipse(x + 1, y + 1.6, reach, reach * 0.94, "#3c4a12"), opacity=0.32)
    body += ellipse(x, y, reach, reach * 0.94, "#8f7d55") + ellipse(x, y, reach - 0.7, reach * 0.94 - 0.7, "#f7efd6")
    return body + ellipse(x, y, reach - 2, reach * 0.94 - 2, "url(#yard)", "#a8946a", 0.6)


def church(place: Point, reach: float) -> str:
    """Draw the monastery's buildings in its yard."""
    body = group(poly([(-15, 10), (19, 10), (24, 4), (19, -8)], "#3a2a12"), opacity=0.33)
    body += ellipse(-10, 14.5, 5.6, 3.4, "#9dbb5c", "#7d9a44", 0.6) + ellipse(-10, 14, 2, 1.3, "#c6dd8a")
    body += ellipse(1, 16.2, 3.6, 2.2, "#9dbb5c", "#7d9a44", 0.6)
    # the nave
    body += rect(-8, -6, 26, 15, "url(#lime)", _LINE, 0.6)
    for x in (1, 7.2, 13.4):
        body += path(arched(x, 4.5, 3, 7), _GLASS)
    body += stroke("M-7 6.8H17.6", "#b8ab91", 0.9)
    body += poly([(-9.4, -5.4), (19.4, -5.4), (16.4, -18.5), (-7, -18.5)], "url(#slate)", _LINE, 0.7)
    body += stroke("M-8 -9.8H18.4M-7.6 -14H17.4", "#2f5068", 0.5, 0.5) + stroke("M-6.6 -18.2H16.2", "#d9ecf5", 0.9, 0.9)
    # the tower
    body += rect(-20, -19, 12.4, 28.6, "url(#lime)", _LINE, 0.7)
    body += path(arched(-13.8, 9.6, 5.6, 9.6), "#5a3520", "#b8ab91", 0.8)
    body += path(arched(-16.2, -10, 3, 6), _GLASS) + path(arched(-11.4, -10, 3, 6), _GLASS)
    body += stroke("M-20 -6.4H-7.6", "#b8ab91", 1) + ellipse(-13.8, -3, 1.9, 1.9, _GLASS, "#b8ab91", 0.7)
    body += poly([(-21.8, -18.2), (-13.8, -18.2), (-13.8, -31.5)], "url(#slate-left)", _LINE, 0.6)
    body += poly([(-5.8, -18.2), (-13.8, -18.2), (-13.8, -31.5)], "url(#slate-right)", _LINE, 0.6)
    cross = "M-13.8 -30.500V-38.5M-16.6 -35.8H-11"
    body += stroke(cross, "#6d4a08", 2.6) + stroke(cross, "#ffd85e", 1.4)
    x, y = place
    scale = reach / _REACH
    return group(body, move=(x, max(y, _TALL * scale)), scale=scale)
