"""Preview of a construction: where the building will be, what pays for it, and what it will yield when scored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.carrara.actions import Build
from bot.games.carrara.components import BUILDINGS_TO_SCORE, Colour, minus
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, scored_by
from bot.games.carrara.view import SeatView
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.common.sayings import Messages
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.construction.blocks import lay_blocks
from render.games.carrara.parts.construction.own_line import lay_own_line
from render.games.carrara.parts.construction.site import lay_site
from render.games.carrara.parts.construction.worth import Way, lay_ways
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.words.cards_alt import goals_words
from render.games.carrara.words.words import Words

_SITE = Box(theme.MARGIN, 90, 650, 400)
_NARROWER = 46
"""How much narrower it is beside three ways to score the building."""
_BLOCKS = Box(theme.MARGIN, _SITE.bottom + 12, theme.WIDTH - 2 * theme.MARGIN, 92)
_LINE = _BLOCKS._replace(y=_BLOCKS.bottom + 10, height=82)


def construction_page(view: SeatView, action: Build, names: Sequence[str], language: str) -> Page:
    """Lay out the effect of building."""
    page = Page(replace(with_building(view, action), open_hands=None), names, language)
    lay_own_head(page, view.seat, _title(Words(texts(language, GAME), ()), action))
    others = [each.building for each in in_city(view.players[view.seat].buildings, action.city)]
    ways = _ways(page.say, view, action)
    site = _SITE if len(ways) == 2 else _SITE._replace(width=_SITE.width - _NARROWER)
    lay_site(page, action.building, action.city, others, site)
    left = site.right + 12
    beside = Box(left, site.y, theme.WIDTH - theme.MARGIN - left, site.height)
    lay_ways(page, ways, action.building.object, beside)
    lay_blocks(page, view.hand.blocks, minus(view.hand.blocks, action.blocks), _BLOCKS)
    lay_own_line(page, view.seat, view, _LINE)
    return page


def construction_alt(view: SeatView, action: Build, names: Sequence[str], language: str) -> str:
    """Describe the effect of building."""
    words = Words(texts(language, GAME), spoken_names(names, language, 24))
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
    """Describe what each scoring will yield, or that it is done."""
    by_type, by_city, *special = _ways(say, view, action)
    done = [way for way in (by_type, by_city) if way.by is not None]
    if len(done) == 2:
        yield say("picture-alt-brings-nothing")
    else:
        yield say("picture-alt-brings", gain=words.gain(by_type.brought))
        for way in done:
            yield say("picture-alt-already", what=way.scored)
    for way in special:
        if way.by is None:
            yield say("picture-alt-brings-special", gain=words.gain(way.brought))
        else:
            yield say("picture-alt-special-done")


def worth(action: Build, view: SeatView) -> Gain:
    """Return what the building yields each time it is scored."""
    return gain([Built(action.building, action.city)], view.supply)


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
    building, city, brought = action.building, action.city, worth(action, view)
    kind, own = building.type.key, view.players[view.seat]
    done = view.seat if building.type in own.types_scored else None
    ways = [Way("type", f"type-{kind}", say(f"type-{kind}"), brought, done)]
    need, by = _need(view, action), scored_by(view.players, city)
    newly = need is not None and need[0] == need[1]
    ways.append(Way("city", f"town-{Colour(city).key}", say(f"city-{city.key}"), brought, by, need, newly))
    if view.cards is not None:
        category = building.category
        gained = gain_of_category([Built(building, city)], category)
        done = view.seat if category in own.categories_scored else None
        ways.append(Way("special", f"category-{category}", "", gained, done))
    return ways
