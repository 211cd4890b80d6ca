"""Colours between colours, for light and shade."""

from __future__ import annotations


def mix(colour: str, other: str, share: float) -> str:
    """Return a colour that is this share of the other one, both as #rrggbb."""
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


def lit(colour: str, share: float) -> str:
    """Return a colour in the light."""
    return mix(colour, "#fff6e0", share)


def shaded(colour: str, share: float) -> str:
    """Return a colour in the shade; shade is violet rather than black."""
    return mix(colour, "#150a1e", share)
