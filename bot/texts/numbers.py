"""Numbers as they are written for people."""

from __future__ import annotations


def signed(number: int) -> str:
    """Write a number, which may be negative, with a true minus."""
    return str(number).replace("-", "−")
