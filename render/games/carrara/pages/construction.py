"""Preview of a construction: where the building will be, what pays for it, and what it will yield when scored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, NamedTuple

from bot.games.carrara.actions import Build
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    COLOURS,
    CURRENCIES,
    OBJECTS,
    VALUES,
    Blocks,
    Building,
    City,
    Colour,
    Currency,
    Objects,
    minus,
)
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, buildings_in_city, buildings_of_type, find_scorer, gain, gain_of_category
from bot.games.carrara.view import CarraraSeatView, CarraraView
from bot.texts import Messages
from bot.texts.alt_text import join_within_limit
from bot.texts.games.carrara.describe import goals_words
from bot.texts.games.carrara.pieces import Words
from render.engine import theme
from render.engine.colours import mix
from render.engine.layout import (
    Line,
    Sign,
    Word,
    centre,
    choose_fitting,
    columns,
    fit_lines,
    grid,
    lay_line,
    line_width,
    rows,
)
from render.engine.scene import Box, Role
from render.games.carrara.atlas import atlas
from render.games.carrara.colours import READY, READY_EDGE
from render.games.carrara.page import CarraraPage, words_in
from render.games.carrara.pages.scoring import lacking_objects
from render.games.carrara.parts.amounts import (
    BRASS,
    brief_objects,
    change_line,
    gain_line,
    lay_bar,
    lay_changed,
    objects_line,
)
from render.games.carrara.parts.buildings import TAGS, building_sprite, lay_building, lay_cost, lay_prospect, stand
from render.games.carrara.parts.cities.plaque import Advance, advances
from render.games.carrara.parts.market.arrival import lay_new, tag_width
from render.games.carrara.parts.own_head import lay_own_head

PAYS: Final = "#f3cb68"
"""The ground of blocks that pay."""
NOT_READY, NOT_READY_EDGE = "#c8b8a6", "#8f7d68"
"""The ground of what cannot be scored now, and its edge."""
_STONE: Final = "#ead9b5"
"""The quay that carries the costs."""
Need = tuple[int, int] | None


class ScoringWay(NamedTuple):
    """A way to score a building: its scoring, what it yields, and whether that is possible."""

    key: str
    sprite: str
    title: str
    brought: Gain
    """What it yields with all the other buildings."""
    share: Gain
    """What of it the building yields."""
    by: int | None = None
    """Who has scored it already."""
    need: tuple[int, int] | None = None
    """How many buildings there will be, and how many it takes."""
    lost: Objects | None = None
    """The objects that it does not yield, as the supply has too few."""
    scored: str = ""
    """The name of the type or the city; a special scoring has none."""


def construction_page(view: CarraraSeatView, action: Build, names: Sequence[str], language: str) -> CarraraPage:
    """Lay out the effect of building."""
    view = replace(view, open_hands=None)
    page = CarraraPage(with_building(view, action), names, language)
    lay_own_head(page, view.seat, _title(words_in(language), action))
    upper, line = rows(Box(theme.MARGIN, 90, theme.WIDTH - 2 * theme.MARGIN, 586), [0, 82], 10)
    left, right = columns(upper, [566, 0], 12)
    site, blocks = rows(left, [0, 122], 10)
    others = [each.building for each in buildings_in_city(view.players[view.seat].buildings, action.city)]
    _lay_site(page, action.building, action.city, others, site)
    ways = _ways(page.say, view, action)
    for way, box in zip(ways, rows(right, [0] * len(ways), 10), strict=True):
        _lay_way(page, way, action.building, box)
    _lay_blocks(page, view.hand.blocks, minus(view.hand.blocks, action.blocks), blocks)
    _lay_own_line(page, view.seat, view, line)
    return page


def _lay_site(page: CarraraPage, building: Building, city: City, others: Sequence[Building], box: Box) -> None:
    """Lay out the city with the others on its quay, and the new building to their right."""
    page.panel("site/panel", *box)
    stage, quay = rows(box.grown(-9), [0, 76])
    line = [
        Sign("site/value/city", f"town-{Colour(city).key}", 1.2),
        Word("site/value", page.say("picture-times", count=VALUES[city]), apart=0.15),
        Sign("site/value/sign", "point" if CURRENCIES[city] is Currency.POINTS else "coin"),
    ]
    sign = Box(stage.x + 12, stage.y + 12, line_width(line, theme.TITLE) + 18, 74)
    # the new one is nearer, and stands out the more if it costs more than all others
    shown = _choose_shown(others)
    larger = 1.35 if all(building.cost > each.cost for each, _ in shown) else 1.15
    wide = [atlas().baked_size(building_sprite(each))[0] for each, _ in shown]
    own, room = atlas().baked_size(building_sprite(building))[0] * larger, stage.width - 52 - 8 * len(shown)
    front = stage._replace(y=stage.y + 32, height=stage.height - 22)
    at = Box(sign.right + 12, front.y, stage.right - 24 - sign.right, front.height)
    if shown:
        unit = round(room * own / (own + sum(wide)))
        at = front._replace(x=stage.right - 18 - unit, width=unit)
    (place,) = stand([building], at, most=1.55)
    on = lay_prospect(page, "site/city", stage, place)
    page.plate("ground/site/quay", quay, _STONE, on, fill_to="#c9b182", role=Role.GROUND)
    page.plate("ground/site/kerb", quay._replace(height=7), "#f9efd8", _STONE, role=Role.GROUND)
    page.plate("site/value/plate", sign, theme.MARBLE, theme.MARBLE, 12, theme.EDGE, shadow=4)
    lay_line(page, line, sign, (theme.TITLE,), theme.MARBLE)
    left = Box(stage.x + 11, stage.bottom - 190, place.x - 20 - stage.x, 194)
    scale = place.height / atlas().baked_size(building_sprite(building))[1] / larger
    for (each, number), there in zip(shown, stand([each for each, _ in shown], left, 8, scale, 58), strict=True):
        what = f"site/{each}"
        lay_building(page, what, each, there, on)
        tag = Box(there.mid_x - 24, quay.y + 14, 48, 48)
        if number > 1:
            said = Word(f"{what}/number", page.say("picture-times", count=number))
            lay_line(page, [said], tag.grown(8), (theme.LARGE,), _STONE)
        else:
            lay_cost(page, what, each, tag, _STONE)
    what = f"site/{building}"
    page.fill(f"mark/{what}", place, building_sprite(building), on, halo=theme.GLOW, role=Role.MARK)
    tag = Box(place.mid_x - 29, quay.y + 9, 58, 58)
    page.plate(f"{what}/frame", tag.grown(6), theme.GLOW, _STONE, TAGS[building.category][3] + 6, theme.GOLD_DEEP)
    lay_cost(page, what, building, tag, theme.GLOW, theme.WHITE)
    lay_new(page, what, place.right - tag_width(page) // 2 + 8, place.y - 2)


def _choose_shown(others: Sequence[Building]) -> list[tuple[Building, int]]:
    """List what stands for others: each or, of many, the dearest of each type, with the number that it stands for."""
    ordered = sorted(others, key=lambda each: (each.cost, each.type))
    if len(ordered) <= 5:
        return [(each, 1) for each in ordered]
    types = [list(found) for _, found in groupby(sorted(others), key=lambda each: each.type)]
    return [(max(each, key=lambda one: one.cost), len(each)) for each in types]


def _lay_way(page: CarraraPage, way: ScoringWay, building: Building, box: Box) -> None:
    """Lay out a scoring, whether it is possible, what it yields, and what of it the building adds or loses."""
    what, free, tall = f"worth/{way.key}", way.by is None, box.height >= 200
    on = theme.MARBLE if free else theme.VEIN
    page.plate(f"{what}/card", box, on, page.ground, 14, theme.EDGE, shadow=6 * free)
    lost = [kind for kind in OBJECTS if free and way.lost is not None and way.lost[kind]]
    shared = free and way.share != way.brought
    inner, high = box.grown(-8)._replace(x=box.x + 16, width=box.width - 24), 96 if tall else 46
    head, worth, foot = rows(inner, [high, 0, 52 if tall or not free else 38], 2)
    if not free:
        head = centre(inner, inner.width, high)
    elif not shared and not lost:
        worth = worth._replace(height=foot.bottom - worth.y)
    emblem, said = columns(head, [high, 0], 4)
    state, ready = _state(page, what, way, tall)
    wide = line_width(state, theme.BODY) + 24 + 56 * (not free)
    name, plate = rows(said, [0, 48]) if tall else columns(said, [0, wide], 8)
    lay_line(page, [Sign(what, way.sprite, 1, faded=not free)], emblem, (high - 8,), on)
    lay_line(page, [Word(f"{what}/head", way.title, "serif")], name, (43, 39, 35, 33, 31), on, anchor="l")
    share = _share_line(page, what, way, building) if shared else []
    if lost:
        assert way.lost is not None
        objects = words_in(page.language).objects(way.lost)
        named = Word(f"{what}/lost/said", page.say("picture-lost", objects=objects), "narrow", apart=0.2)
        signs = [Sign(f"{what}/lost/{kind.key}", f"object-{kind.key}", 1.1) for kind in lost]
        short = Word(named.what, page.say("picture-lost-brief"), "narrow")
        forms: Sequence[Line] = [*signs, named], [named], [short, *signs]
        room = foot.width - 8 - (28 + line_width(share, theme.SMALL) if share else 0)
        line = choose_fitting(forms, lambda line: line_width(line, theme.SMALL) <= room)
        begin = lay_line(page, line, foot._replace(width=foot.width - 8), (theme.SMALL,), on, anchor="r").x
        foot = foot._replace(width=begin - 8 - foot.x)
    if share:
        size = fit_lines([share], (43, 39, theme.BODY, theme.SMALL), foot.width - 20, foot.height - 3)
        paper = foot._replace(width=min(foot.width, line_width(share, size) + 20))
        page.plate(f"{what}/share/plate", paper, theme.VEIN, on, 10, theme.EDGE)
        lay_line(page, share, paper, (size,), theme.VEIN)
    if free:
        gained = gain_line(page, f"{what}/amount", way.brought)
        forms = [[*gained, *form(page, what, way.brought.objects)] for form in (objects_line, brief_objects)]
        line = choose_fitting(forms, lambda each: line_width(each, theme.BODY) <= worth.width)
        lay_line(page, line, worth, range(75, 30, -4), on, anchor="l")
    ground, edge = (READY, READY_EDGE) if ready else (NOT_READY, NOT_READY_EDGE)
    plate = plate._replace(width=min(plate.width, wide))
    page.plate(f"{what}/state/plate", plate, ground, on, 10, edge)
    lay_line(page, state, plate._replace(x=plate.x + 10, width=plate.width - 16), (35, 33, 31), ground, anchor="l")
    if way.by is not None:
        page.badge(f"{what}/state/by", plate.right - 52, plate.mid_y - 21, 42, way.by, ground)


def _state(page: CarraraPage, what: str, way: ScoringWay, tall: bool) -> tuple[Line, bool]:
    """Return whether the scoring is possible: now, with more buildings, or no more."""
    sprite, said = "tick", page.say("picture-now-possible" if tall else "picture-now")
    if way.by is not None:
        sprite, said = "lock", page.say("why-type-scored") if tall else ""
    elif way.need is not None and way.need[0] < way.need[1]:
        sprite, said = "house", page.say("picture-of", have=way.need[0], need=way.need[1])
    words = [Word(f"{what}/state", said)] if said else []
    return [Sign(f"{what}/state/sign", sprite, 1.2), *words], sprite == "tick"


def _share_line(page: CarraraPage, what: str, way: ScoringWay, building: Building) -> Line:
    """Return the building, and that it adds so much."""
    name, sprite = f"{what}/share", building_sprite(building)
    wide, high = atlas().baked_size(sprite)
    return [
        Sign(f"{name}/building", sprite, 1.05 * wide / high, 1.05),
        Word(f"{name}/word", page.say("picture-share"), "narrow", share=0.8),
        *gain_line(page, name, way.share),
        *objects_line(page, name, way.share.objects),
    ]


def _lay_blocks(page: CarraraPage, before: Blocks, after: Blocks, box: Box) -> None:
    """Lay out the blocks the seat has: first those that pay, with how many of them are left, then the others."""
    page.panel("blocks/panel", *box)
    shown = sorted((colour for colour in COLOURS if before[colour]), key=lambda each: before[each] == after[each])
    across = len(shown) if len(shown) <= 3 else (len(shown) + 1) // 2
    for colour, cell in zip(shown, grid(box.grown(-7), across, 1 + (len(shown) > 3), 6) if shown else (), strict=False):
        what, had, has = f"block-{colour.key}", before[colour], after[colour]
        on, edge = (PAYS, theme.GOLD_DEEP) if had != has else (theme.VEIN, theme.EDGE)
        page.plate(f"{what}/plate", cell, on, theme.MARBLE, 12, edge)
        count = change_line(what, had, has, theme.INK) if had != has else [Word(f"{what}/count", str(had))]
        lay_line(page, [Sign(what, what, 1.15), *count], cell.grown(-2), (67, 59, 51, 43, 39, 35), on)


def _lay_own_line(page: CarraraPage, seat: int, before: CarraraView, box: Box) -> None:
    """Lay out how near the end this is, the total cost or the goals of cards, on a plaque of the seat."""
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    page.plate(f"player/{seat}/plaque", box, on, page.ground, 16, BRASS, fill_to=mix(on, theme.INK, 0.3), shadow=6)
    then, now = (advances(page.say, view, seat) for view in (before, page.view))
    pairs = [each for each in zip(then, now, strict=True) if page.view.cards is not None or not each[0].scorings]
    parts = grid(box.grown(-9)._replace(x=box.x + 20, width=box.width - 40), len(pairs), 1, 40) if pairs else []
    lines = list[tuple[Advance, bool, Line, Line, Sequence[Box]]]()
    for (had, has), part in zip(pairs, parts, strict=True):
        changed, said = had.have != has.have, page.say("picture-of", have=has.have, need=has.need)
        kind = [Sign(f"{has.what}/kind", has.sign, 1.5)] if page.view.cards is not None else []
        count = change_line(has.what, had.have, said) if changed else [Word(has.what, said)]
        wide = min(part.width // 2, line_width(count, theme.TITLE if changed else theme.LARGE) + 20 * changed)
        named: Line = [*kind, Word(f"{has.what}/word", has.word, "sans" if len(pairs) < 3 else "narrow")]
        cells = columns(part, [min(line_width(named, 39), part.width - wide - 40), 0, wide], 14)
        lines.append((has, changed, named, count, cells))
    for has, changed, named, count, (word, bar, number) in lines:
        lay_line(page, named, word, (39, theme.BODY, theme.SMALL), on, colour, "l")
        if len(pairs) == 1:
            lay_bar(page, has.what, has.have, has.need, centre(bar, bar.width, 34), on)
        if changed:
            lay_changed(page, has.what, count, number, (59, 51, 47, 43, 39, 35, 31), on)
        else:
            lay_line(page, count, number, (43, 39, 35), on, colour, "r")


def construction_alt(view: CarraraSeatView, action: Build, names: Sequence[str], language: str) -> str:
    """Describe the effect of building."""
    words = words_in(language, names)
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
    said += _describe_yields(say, words, view, action)
    if view.cards is None:
        before, need_costs = view.players[view.seat].costs, conditions(len(view.players)).costs
        said.append(say("picture-alt-costs", before=before, after=after.costs, need=need_costs))
    elif goals := goals_words(words, built, view.seat, False):
        said.append(goals + ".")
    said.append(say("picture-alt-own-buildings", buildings=words.built(after.buildings)))
    return join_within_limit(said, say("picture-alt-more"))


def _describe_yields(say: Messages, words: Words, view: CarraraSeatView, action: Build) -> Iterator[str]:
    """Describe what each scoring will bring, and how much of it is new, or that it is done."""
    by_type, by_city, *special = _ways(say, view, action)
    if by_type.by is not None and by_city.by is not None:
        yield say("picture-alt-brings-nothing")
    else:
        for way in (by_type, by_city):
            done = way.by is not None
            yield say("picture-alt-already", what=way.scored) if done else _describe_gain(say, words, way)
    for way in special:
        yield say("picture-alt-special-done") if way.by is not None else _describe_gain(say, words, way)


def _describe_gain(say: Messages, words: Words, way: ScoringWay) -> str:
    """Describe what a scoring will bring, how much of it is new, and what it will not bring any more."""
    key = "picture-alt-brings" if way.share == way.brought else "picture-alt-brings-more"
    said = say(key, what=way.title, gain=words.gain(way.brought), new=words.gain(way.share))
    return f"{said} {say('picture-supply-out', objects=words.objects(way.lost))}" if way.lost else said


def _title(words: Words, action: Build) -> str:
    building, city = words.building(action.building), words.city(action.city)
    return words.say("picture-construction", building=building, city=city)


def with_building(view: CarraraSeatView, action: Build) -> CarraraSeatView:
    """Return the view with the building in its city; blocks paid are shown separately."""
    player = view.players[view.seat]
    player = player._replace(buildings=(*player.buildings, Built(action.building, action.city)))
    return replace(view, players=(*view.players[: view.seat], player, *view.players[view.seat + 1 :]))


def _need(view: CarraraSeatView, action: Build) -> Need:
    """Return how many buildings there will be in the city, and how many scoring it takes; None if it is scored."""
    if find_scorer(view.players, action.city) is not None:
        return None
    there = buildings_in_city(view.players[view.seat].buildings, action.city)
    return len(there) + 1, BUILDINGS_TO_SCORE[action.city]


def _ways(say: Messages, view: CarraraSeatView, action: Build) -> list[ScoringWay]:
    """List the ways to score the building: by its type, by its city and, with the expansion, by its category."""
    building, city, own = action.building, action.city, view.players[view.seat]
    kind, built = building.type.key, with_building(view, action).players[view.seat].buildings

    def way(key: str, sprite: str, scored: str, same: Sequence[Built], by: int | None, need: Need = None) -> ScoringWay:
        brought, before = gain(same, view.supply), gain(same[:-1], view.supply)
        objects = Objects(*(a - b for a, b in zip(brought.objects, before.objects, strict=True)))
        share = Gain(brought.coins - before.coins, brought.points - before.points, objects)
        title = say("picture-score-this", what=say(scored))
        return ScoringWay(key, sprite, title, brought, share, by, need, lacking_objects(same, brought), say(scored))

    by_type, by = buildings_of_type(built, building.type), find_scorer(view.players, city)
    ways = [
        way("type", f"type-{kind}", f"type-{kind}", by_type, view.seat if building.type in own.types_scored else None),
        way(
            "city",
            f"town-{Colour(city).key}",
            f"city-{city.key}",
            buildings_in_city(built, city),
            by,
            _need(view, action),
        ),
    ]
    if view.cards is not None:
        category, title = building.category, say("picture-special-scoring")
        done = view.seat if category in own.categories_scored else None
        brought, share = (gain_of_category(each, category) for each in (built, built[-1:]))
        ways.append(ScoringWay("special", f"category-{category}", title, brought, share, done))
    return ways
