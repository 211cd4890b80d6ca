"""Preview of a construction: where the building will be, what pays for it, and what it will yield when scored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.carrara.actions import Build
from bot.games.carrara.components import BUILDINGS_TO_SCORE, Colour, Objects, minus
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, of_type, scored_by
from bot.games.carrara.view import SeatView
from bot.texts import Messages, texts
from bot.texts.games.carrara.describe import goals_words
from bot.texts.games.carrara.pieces import Words
from bot.texts.sections import cut, spoken_names
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.construction.own_line import lay_blocks, lay_own_line
from render.games.carrara.parts.construction.site import lay_site
from render.games.carrara.parts.construction.worth import Way, heading, lay_ways
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.parts.scoring.effect import lacking

_SITE = Box(theme.MARGIN, 90, 566, 372)
_BLOCKS = _SITE._replace(y=_SITE.bottom + 10, height=122)
_WAYS = Box(_SITE.right + 12, _SITE.y, theme.WIDTH - theme.MARGIN - _SITE.right - 12, _BLOCKS.bottom - _SITE.y)
_LINE = Box(theme.MARGIN, _BLOCKS.bottom + 10, theme.WIDTH - 2 * theme.MARGIN, 82)


def construction_page(view: SeatView, action: Build, names: Sequence[str], language: str) -> Page:
    """Lay out the effect of building."""
    page = Page(replace(with_building(view, action), open_hands=None), names, language)
    lay_own_head(page, view.seat, _title(Words(texts(language, GAME), ()), action))
    others = [each.building for each in in_city(view.players[view.seat].buildings, action.city)]
    ways = _ways(page.say, view, action)
    lay_site(page, action.building, action.city, others, _SITE)
    lay_ways(page, ways, action.building, _WAYS)
    lay_blocks(page, view.hand.blocks, minus(view.hand.blocks, action.blocks), _BLOCKS)
    lay_own_line(page, view.seat, view, _LINE)
    return page


def construction_alt(view: SeatView, action: Build, names: Sequence[str], language: str) -> str:
    """Describe the effect of building."""
    words = Words(texts(language, GAME), spoken_names(texts(language, GAME), names, 24))
    say, built = words.say, with_building(view, action)
    after = built.players[view.seat]
    said = [
        _title(words, action) + ":",
        say("picture-alt-paid", blocks=words.blocks(action.blocks)),
        say("picture-alt-blocks-after", blocks=words.blocks(minus(view.hand.blocks, action.blocks))),
    ]
    if need := _need(view, action):
        have, needed = need
        said.append(say("picture-alt-need", city=words.city(action.city), before=have - 1, after=have, need=needed))
        if have >= needed:
            said.append(say("picture-alt-need-met", city=words.city(action.city)))
    said += _yields(say, words, view, action)
    if view.cards is None:
        before, need_costs = view.players[view.seat].costs, conditions(len(view.players)).costs
        said.append(say("picture-alt-costs", before=before, after=after.costs, need=need_costs))
    elif goals := goals_words(words, built, view.seat, False):
        said.append(goals + ".")
    said.append(say("picture-alt-own-buildings", buildings=words.built(after.buildings)))
    return cut(said, say("picture-alt-more"))


def _yields(say: Messages, words: Words, view: SeatView, action: Build) -> Iterator[str]:
    """Describe what each scoring will bring, and how much of it is new, or that it is done."""
    by_type, by_city, *special = _ways(say, view, action)
    if by_type.by is not None and by_city.by is not None:
        yield say("picture-alt-brings-nothing")
    else:
        for way in (by_type, by_city):
            done = way.by is not None
            yield say("picture-alt-already", what=way.scored) if done else _brings(say, words, way)
    for way in special:
        yield say("picture-alt-special-done") if way.by is not None else _brings(say, words, way)


def _brings(say: Messages, words: Words, way: Way) -> str:
    """Describe what a scoring will bring, how much of it is new, and what it will not bring any more."""
    key = "picture-alt-brings" if way.share == way.brought else "picture-alt-brings-more"
    said = say(key, what=heading(say, way), gain=words.gain(way.brought), new=words.gain(way.share))
    return f"{said} {say('picture-supply-out', objects=words.objects(way.lost))}" if way.lost else said


def _title(words: Words, action: Build) -> str:
    building, city = words.building(action.building), words.city(action.city)
    return words.say("picture-construction", building=building, city=city)


def with_building(view: SeatView, action: Build) -> SeatView:
    """Return the view with the building in its city; blocks paid are shown separately."""
    player = view.players[view.seat]
    player = player._replace(buildings=(*player.buildings, Built(action.building, action.city)))
    return replace(view, players=(*view.players[: view.seat], player, *view.players[view.seat + 1 :]))


def _need(view: SeatView, action: Build) -> tuple[int, int] | None:
    """Return how many buildings there will be in the city, and how many scoring it takes; None if it is scored."""
    if scored_by(view.players, action.city) is not None:
        return None
    there = in_city(view.players[view.seat].buildings, action.city)
    return len(there) + 1, BUILDINGS_TO_SCORE[action.city]


def _ways(say: Messages, view: SeatView, action: Build) -> list[Way]:
    """List the ways to score the building: by its type, by its city and, with the expansion, by its category."""
    building, city, own = action.building, action.city, view.players[view.seat]
    kind, built = building.type.key, with_building(view, action).players[view.seat].buildings
    done, same = view.seat if building.type in own.types_scored else None, of_type(built, building.type)
    brought, share = _gains(same, view)
    lost = lacking(building.type, brought, same)
    ways = [Way("type", f"type-{kind}", say(f"type-{kind}"), brought, share, done, lost=lost)]
    need, by, there = _need(view, action), scored_by(view.players, city), in_city(built, city)
    brought, share = _gains(there, view)
    lost = lacking(city, brought, there)
    ways.append(Way("city", f"town-{Colour(city).key}", say(f"city-{city.key}"), brought, share, by, need, lost))
    if view.cards is not None:
        category = building.category
        done = view.seat if category in own.categories_scored else None
        brought, share = (gain_of_category(each, category) for each in (built, built[-1:]))
        ways.append(Way("special", f"category-{category}", "", brought, share, done))
    return ways


def _gains(built: Sequence[Built], view: SeatView) -> tuple[Gain, Gain]:
    """Return what a scoring brings, and how much of that is due to the last building."""
    brought, before = gain(built, view.supply), gain(built[:-1], view.supply)
    objects = Objects(*(a - b for a, b in zip(brought.objects, before.objects, strict=True)))
    return brought, Gain(brought.coins - before.coins, brought.points - before.points, objects)
