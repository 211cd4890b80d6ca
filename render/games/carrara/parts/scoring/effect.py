"""What a scoring is about, what it gains, and what the view is like after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.carrara.actions import ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import OBJECTS, Category, City, Objects
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, of_type
from bot.games.carrara.view import SeatView
from render.games.carrara.parts.cities.seals import Scored

Scoring = ScoreType | ScoreCity | ScoreCategory


def scored(view: SeatView, action: Scoring) -> tuple[Scored, list[Built]]:
    """Return what is scored, and the seat's buildings that count for it."""
    buildings = view.players[view.seat].buildings
    if isinstance(action, ScoreType):
        return action.type, of_type(buildings, action.type)
    if isinstance(action, ScoreCategory):
        return action.category, [built for built in buildings if built.building.category is action.category]
    return action.city, in_city(buildings, action.city)


def total_gain(view: SeatView, subject: Scored, buildings: Sequence[Built]) -> Gain:
    """Return what a scoring of these buildings gains."""
    if isinstance(subject, Category):
        return gain_of_category(buildings, subject)
    return gain(buildings, view.supply)


def lacking(subject: Scored, brought: Gain, buildings: Sequence[Built]) -> Objects | None:
    """Return the objects that the supply lacks, if any; special scorings yield none."""
    earned = Objects(*(sum(built.building.object is kind for built in buildings) for kind in OBJECTS))
    lacks = Objects(*(a - b for a, b in zip(earned, brought.objects, strict=True)))
    return None if isinstance(subject, Category) or not any(lacks) else lacks


def after(view: SeatView, action: Scoring) -> SeatView:
    """Return the view with the marker placed and points added; coins and objects gained are shown separately."""
    player = view.players[view.seat]
    subject, buildings = scored(view, action)
    if isinstance(subject, City):
        player = player._replace(cities_scored=(*player.cities_scored, subject))
    elif isinstance(subject, Category):
        player = player._replace(categories_scored=(*player.categories_scored, subject))
    else:
        player = player._replace(types_scored=(*player.types_scored, subject))
    player = player._replace(points=player.points + total_gain(view, subject, buildings).points)
    return replace(view, players=(*view.players[: view.seat], player, *view.players[view.seat + 1 :]))


def objects_after(view: SeatView, brought: Gain) -> Objects:
    """Return the seat's objects once a gain is paid out."""
    return Objects(*(a + b for a, b in zip(view.hand.objects, brought.objects, strict=True)))
