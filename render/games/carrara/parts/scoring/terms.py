"""The sum of a scoring: which buildings are added up, and what their costs are multiplied by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.games.carrara.components import CITIES, Building, Category, City
from bot.games.carrara.position import Built
from render.engine.scene import Box
from render.games.carrara.parts.cities.seals import Scored

_MOST = 6
"""How many buildings fit on a shelf."""


class Term(NamedTuple):
    """Buildings whose costs are multiplied by the value of a city; in a special scoring they count as they are."""

    city: City | None
    buildings: tuple[Building, ...]

    @property
    def costs(self) -> int:
        """The sum of the costs."""
        return sum(each.cost for each in self.buildings)

    def signs(self, place: int, tag: Box, plus: int, close: int) -> list[tuple[str, str, int]]:
        """Return the signs beside the cost at a place, each with its name and the middle of its place."""
        bracketed, last = self.city is not None and len(self.buildings) > 1, place == len(self.buildings) - 1
        signs = [("open", "(", tag.x - 14)] if bracketed and not place else []
        if not last:
            signs.append(("plus", "+", plus))
        elif bracketed:
            signs.append(("close", ")", close))
        return signs


def terms_of(subject: Scored, buildings: Sequence[Built]) -> Iterator[Term]:
    """Group the buildings of a type by city; others are one term or, if they are many, by type: at most six."""
    if not isinstance(subject, City | Category):
        for city in CITIES:
            if here := sorted(each.building for each in buildings if each.city is city):
                yield Term(city, tuple(here))
        return
    of = subject if isinstance(subject, City) else None
    ordered = sorted(each.building for each in buildings)
    all_types = [tuple(group) for _, group in groupby(ordered, key=lambda each: each.type)]
    if len(buildings) <= _MOST:
        yield Term(of, tuple(each for group in all_types for each in group))
        return
    for group in all_types:
        yield Term(of, group)


def term_name(subject: Scored, building: Building, term: Term) -> str:
    """Return what the elements of a term are named by."""
    return f"bill/{building.type.key}/{subject if term.city is None else term.city}"
