"""Colours between colours, for light and shade."""

from __future__ import annotations


def mix(colour: str, other: str, share: float) -> str:
    """Return a colour that is this share of the other one, both as #rrggbb."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return f"#{bytes([round(one + (two - one) * share) for one, two in pairs]).hex()}"


def lit(colour: str, share: float) -> str:
    """Return a colour in the light."""
    return mix(colour, "#fff6e0", share)


def shaded(colour: str, share: float) -> str:
    """Return a colour in the shade; shade is violet rather than black."""
    return mix(colour, "#150a1e", share)
