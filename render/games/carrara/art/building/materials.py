"""What buildings are made of: gradients in the light of the upper left, shared by all drawings of buildings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.bake.shapes import n


@dataclass(frozen=True, slots=True)
class Material:
    """A material: light and dark end of its lit front, the same of its shaded right side, its joints."""

    name: str
    light: str
    dark: str
    shade: str
    deep: str
    joint: str

    @property
    def front(self) -> str:
        """Return the paint of a face towards us."""
        return f"url(#{self.name}-f)"

    @property
    def side(self) -> str:
        """Return the paint of a face to the right."""
        return f"url(#{self.name}-s)"

    @property
    def round(self) -> str:
        """Return the paint of an upright cylinder or cone."""
        return f"url(#{self.name}-r)"

    def defs(self) -> str:
        """Define its gradients."""
        return (
            _gradient(f"{self.name}-f", (0, 0, 0.7, 1), (0, self.light), (1, self.dark))
            + _gradient(f"{self.name}-s", (0, 0, 0.3, 1), (0, self.shade), (1, self.deep))
            + _gradient(
                f"{self.name}-r", (0, 0, 1, 0), (0, self.dark), (0.28, self.light), (0.6, self.dark), (1, self.shade)
            )
        )


PLASTER: Final = Material("plaster", "#fddba2", "#e6a763", "#b07846", "#8a5833", "#c08a54")
ROSE: Final = Material("rose", "#fbcfa8", "#e29a6c", "#ab6d4e", "#875038", "#b87850")
OCHRE: Final = Material("ochre", "#fff0c2", "#f1cf83", "#b8914f", "#93703c", "#c9a25a")
MARBLE: Final = Material("marble", "#fffdf7", "#e6dfd2", "#a9a7ac", "#85818a", "#cbc2b3")
TRIM: Final = Material("trim", "#fff8e6", "#e6d3b0", "#a98f6c", "#856b4c", "#c2a880")
BRICK: Final = Material("brick", "#e9a878", "#bd6b42", "#86472e", "#643321", "#94502f")
STONE: Final = Material("stone", "#f1ecdf", "#c6bda9", "#8c857c", "#686362", "#9d9484")
TILE: Final = Material("tile", "#ee8a5a", "#c04c2b", "#9c3d26", "#7a2b1b", "#8c3220")
SLATE: Final = Material("slate", "#92b4c8", "#547a98", "#35536e", "#263d54", "#34526c")
GREEN: Final = Material("green", "#86ab8c", "#4f7d66", "#39594d", "#2a443c", "#39594d")
WOOD: Final = Material("wood", "#9a6236", "#613717", "#41230f", "#2e180a", "#3d2210")
GOLD: Final = Material("gold", "#ffe9a0", "#d19a2e", "#9a6a18", "#6f490d", "#8d5f1c")
PAVING: Final = Material("paving", "#f0c69c", "#d99f70", "#b2633c", "#8a4527", "#b9774a")
GRASS: Final = Material("grass", "#b3cd72", "#7ba048", "#567a36", "#3c5c28", "#5d8038")
CYPRESS: Final = Material("cypress", "#6f9a50", "#3f6b38", "#274a2c", "#1b3621", "#21452a")
LEAVES: Final = Material("leaves", "#94b85c", "#5c8840", "#3d642f", "#2b4a24", "#36592c")

_ALL: Final = (
    PLASTER, ROSE, OCHRE, MARBLE, TRIM, BRICK, STONE, TILE, SLATE, GREEN, WOOD, GOLD, PAVING, GRASS, CYPRESS, LEAVES,
)  # fmt: skip


def _gradient(name: str, way: tuple[float, float, float, float], *stops: tuple[float, str]) -> str:
    x1, y1, x2, y2 = (n(each) for each in way)
    made = "".join(f'<stop offset="{n(place)}" stop-color="{colour}"/>' for place, colour in stops)
    return f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{made}</linearGradient>'


def _ball(name: str, *stops: tuple[float, str]) -> str:
    made = "".join(f'<stop offset="{n(place)}" stop-color="{colour}"/>' for place, colour in stops)
    return f'<radialGradient id="{name}" cx=".32" cy=".3" r=".8">{made}</radialGradient>'


GLASS: Final = "url(#glass)"
DARK: Final = "url(#dark)"

DEFS: Final = (
    "<defs>"
    + "".join(material.defs() for material in _ALL)
    + _gradient("glass", (0, 0, 0.6, 1), (0, "#2a2a33"), (0.55, "#3f4655"), (1, "#75808c"))
    + _gradient("dark", (0, 0, 0, 1), (0, "#1f130d"), (1, "#4d2f1d"))
    + _ball("tile-b", (0, "#f6a071"), (0.35, "#dc6a40"), (0.75, "#a83d25"), (1, "#762a1b"))
    + _ball("marble-b", (0, "#ffffff"), (0.45, "#e9e4da"), (0.8, "#b7b2b0"), (1, "#8f8b92"))
    + _ball("green-b", (0, "#b9d2b4"), (0.4, "#7fa88c"), (0.8, "#4c7565"), (1, "#365548"))
    + _ball("gold-b", (0, "#fff6cf"), (0.4, "#f2c452"), (1, "#9a6a18"))
    + _ball("leaf-b", (0, "#a9c96a"), (0.45, "#6f9644"), (1, "#3a5f2d"))
    + '<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="1.6"/></filter>'
    + "</defs>"
)
