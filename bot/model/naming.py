"""The names at a table, told apart."""

from __future__ import annotations

from collections.abc import Iterable


def tell_apart(names: Iterable[str]) -> list[str]:
    """Return names with a number after each that occurs again, whatever its case: Anna, Anna (2)."""
    given = list(names)
    taken = {name.casefold() for name in given}
    found: list[str] = []
    seen: set[str] = set()
    for name in given:
        own, number = name, 1
        while own.casefold() in seen or (number > 1 and own.casefold() in taken):
            number += 1
            own = f"{name} ({number})"
        seen.add(own.casefold())
        found.append(own)
    return found
