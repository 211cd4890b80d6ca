"""What a player could score now, and what that would yield."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, MARKERS, TYPES, Category, City
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, of_type, scored_by
from bot.games.carrara.view import View
from render.games.carrara.parts.cities.seals import Scored


def key_of(scored: Scored) -> str:
    """Return the name of a type, a city or a category among all texts; a type and a city may be the same number."""
    if isinstance(scored, Category):
        return f"picture-special-{scored}"
    return f"{'city' if isinstance(scored, City) else 'type'}-{scored.key}"


def gains(view: View, seat: int) -> dict[str, Gain]:
    """Return what each scoring that is possible now would yield, by `key_of` what is scored."""
    return {} if view.players[seat].scorings >= MARKERS else dict(_gains(view, seat))


def _gains(view: View, seat: int) -> Iterator[tuple[str, Gain]]:
    player = view.players[seat]
    for each in TYPES:
        if each not in player.types_scored and (built := of_type(player.buildings, each)):
            yield key_of(each), gain(built, view.supply)
    for city in CITIES:
        here = in_city(player.buildings, city)
        if scored_by(view.players, city) is None and len(here) >= BUILDINGS_TO_SCORE[city]:
            yield key_of(city), gain(here, view.supply)
    if view.cards is None:
        return
    for category in Category:
        brought = gain_of_category(player.buildings, category)
        if category not in player.categories_scored and (brought.coins or brought.points):
            yield key_of(category), brought
