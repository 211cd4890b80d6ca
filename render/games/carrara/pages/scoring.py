"""Preview of a scoring: what each building yields, the total, objects as far as they last, and the markers left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, NamedTuple

from bot.games.carrara.actions import ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import (
    CITIES,
    CURRENCIES,
    MARKERS,
    NO_OBJECTS,
    OBJECTS,
    SCORINGS_TO_ANNOUNCE,
    VALUES,
    Building,
    Category,
    City,
    Colour,
    Currency,
    Objects,
)
from bot.games.carrara.position import Built
from bot.games.carrara.prospects import reveal_own_player, scoring_places, scorings_goal
from bot.games.carrara.scoring import Gain, Scoring, buildings_scored, gain, gain_of, gain_of_category, pay_out
from bot.games.carrara.view import CarraraSeatView
from bot.texts import Messages
from bot.texts.alt_text import LONGEST_ALT, join_within_limit
from bot.texts.games.carrara.cards import card_word
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.layout import Sign, Word, centre, columns, grid, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.carrara.atlas import atlas
from render.games.carrara.page import CarraraPage, words_in
from render.games.carrara.parts.amounts import BRASS, GOLD_LOW, change_line, gain_line, lay_changed, lay_lost
from render.games.carrara.parts.buildings import building_sprite, lay_building, lay_cost, lay_prospect, stand
from render.games.carrara.parts.cities.seals import Scored, largest_seals, lay_seals, list_scored
from render.games.carrara.parts.own_head import lay_own_head

_WALNUT: Final = "#573216"
_SHELF: Final = 62
"""The height of the shelf on which the buildings of one sum stand."""


class Term(NamedTuple):
    """Buildings whose costs are multiplied by the value of a city; in a special scoring they count as they are."""

    place: City | Category
    city: City | None
    buildings: tuple[Building, ...]

    def name(self, building: Building) -> str:
        """Return the name of a building's element."""
        return f"bill/{building.type.key}/{self.place}"

    @property
    def formula(self) -> str:
        """Return the sum of the costs."""
        said = " + ".join(str(each.cost) for each in self.buildings)
        return f"({said})" if self.city is not None and len(self.buildings) > 1 else said


def scoring_page(view: CarraraSeatView, action: Scoring, names: Sequence[str], language: str) -> CarraraPage:
    """Lay out the effect of a scoring."""
    subject, brought, lost = (
        subject_of(action),
        gain_of(view.players[view.seat], action, view.supply),
        _lost_objects(view, action),
    )
    paid = pay_out(reveal_own_player(view), action, brought)
    marked = {part: getattr(paid, part) for part in ("types_scored", "cities_scored", "categories_scored", "points")}
    players = list(view.players)
    players[view.seat] = players[view.seat]._replace(**marked)
    page = CarraraPage(replace(view, players=tuple(players), open_hands=None), names, language)
    said = _lost_words(page, lost) if lost else ()
    wide = max((line_width([each], theme.SMALL) + 108 for each in said), default=0)
    lay_own_head(page, view.seat, _title(page.say, subject), beside=wide + 16 * bool(said))
    if lost:
        _lay_lost(page, lost, said, Box(theme.WIDTH - theme.MARGIN - wide, 6, wide, HEADER - 12))
    below = Box(theme.MARGIN, 92, theme.WIDTH - 2 * theme.MARGIN, 594)
    if isinstance(subject, Category):
        bill, markers = rows(below, [0, 124], 16)
    else:
        bill, objects, markers = rows(below, [0, 84, 84], 10)
        _lay_objects(page, view.hand.objects, paid.objects, objects)
    _lay_bill(page, view, subject, buildings_scored(view.players[view.seat], action), brought, bill)
    _lay_markers(page, view, subject, markers)
    return page


def subject_of(action: Scoring) -> Scored:
    """Return the type, city or category that is scored."""
    match action:
        case ScoreType(scored) | ScoreCity(scored) | ScoreCategory(scored):
            return scored


def lacking_objects(buildings: Sequence[Built], brought: Gain) -> Objects | None:
    """Return the objects that the supply lacks, if any."""
    earned = (sum(built.building.object is kind for built in buildings) for kind in OBJECTS)
    lacks = Objects(*(a - b for a, b in zip(earned, brought.objects, strict=True)))
    return lacks if any(lacks) else None


def _lost_objects(view: CarraraSeatView, action: Scoring) -> Objects | None:
    """Return the objects that a scoring loses; special ones yield none."""
    buildings = buildings_scored(view.players[view.seat], action)
    return None if isinstance(action, ScoreCategory) else lacking_objects(buildings, gain(buildings, view.supply))


def _lost_words(page: CarraraPage, lost: Objects) -> Sequence[Word]:
    """Say how many objects of which kind are lost, or if that is too long how many in all, and why."""
    said = page.say("picture-lost", objects=words_in(page.language).objects(lost))
    if ink(said, "bold", theme.SMALL).advance > 370:
        said = page.say("picture-lost-many", count=sum(lost))
    return Word("lost/1", said), Word("lost/2", page.say("picture-lost-why"), "sans")


def _lay_lost(page: CarraraPage, lost: Objects, said: Sequence[Word], box: Box) -> None:
    """Lay out in a corner one of the objects, and how many are lost."""
    page.panel("lost/panel", *box)
    kind = next(kind for kind in OBJECTS if lost[kind])
    icon = lay_lost(page, "lost/object", kind, box.x + 10, box.mid_y, 58, theme.MARBLE)
    room = Box(icon.right + 20, box.y + 2, box.right - icon.right - 20, box.height - 4)
    for each, line in zip(said, rows(room, [0, 0]), strict=True):
        lay_line(page, [each], line, (theme.SMALL,), theme.MARBLE, anchor="l")


def _lay_bill(
    page: CarraraPage, view: CarraraSeatView, subject: Scored, buildings: Sequence[Built], brought: Gain, box: Box
) -> None:
    """Lay out the sum: all buildings on a shelf, or a line for each city or type; and beside it the total."""
    page.panel("bill/panel", *box)
    room, total = columns(box.grown(-9), [0, 296], 9)
    terms = list(_terms(subject, buildings))
    if len(terms) == 1:
        _lay_shelf(page, subject, terms[0], room)
    else:
        tallest = max(atlas().baked_size(building_sprite(each.building))[1] for each in buildings)
        for number, (term, line) in enumerate(zip(terms, rows(room, [0] * len(terms)), strict=True)):
            if number:
                page.plate(f"bill/line/{number}", line._replace(y=line.y - 1, height=2), theme.SAND, theme.MARBLE)
            _lay_term(page, subject, term, brought, line, tallest)
    first = terms[0].city
    _lay_total(page, view, brought, total, coins_first=first is not None and CURRENCIES[first] is Currency.COINS)


def _terms(subject: Scored, buildings: Sequence[Built]) -> Iterator[Term]:
    """Group the buildings of a type by city; others are one term or, if they are many, by type: at most six."""
    if not isinstance(subject, City | Category):
        for city in CITIES:
            if here := sorted(each.building for each in buildings if each.city is city):
                yield Term(city, city, tuple(here))
        return
    of, ordered = subject if isinstance(subject, City) else None, sorted(each.building for each in buildings)
    if len(ordered) <= 6:
        yield Term(subject, of, tuple(ordered))
        return
    for _, group in groupby(ordered, key=lambda each: each.type):
        yield Term(subject, of, tuple(group))


def _lay_shelf(page: CarraraPage, subject: Scored, term: Term, box: Box) -> None:
    """Lay out all buildings on a shelf that bears their sum, before the mountains."""
    view, shelf = rows(box, [0, _SHELF])
    stage, city = view._replace(height=view.height + 10), term.city
    on = lay_prospect(page, "bill/city", stage)
    page.icon("bill/shelf", shelf.x - 6, shelf.y, shelf.width + 6, "plank", on, height=_SHELF, plate=True)
    room = view.grown(-16)._replace(height=view.height - 16)
    if city is not None:
        room = room._replace(width=room.width - 116)
        page.icon("bill/scored", room.right + 12, view.bottom - 100, 100, f"town-{Colour(city).key}", on)
    _lay_buildings(page, term, room, on)
    times = [Word("bill/value", page.say("picture-times", count=VALUES[city]))] if city is not None else []
    line = [Word("bill/costs", term.formula), *times, Word("bill/equals", "=")]
    lay_line(page, line, shelf.grown(-6), (51, 47, 43, 39, 35), _WALNUT, "#fbe3a4")


def _lay_buildings(page: CarraraPage, term: Term, box: Box, on: str, tallest: int = 0) -> None:
    """Lay out buildings, each with its cost at its corner, as large as they fit, as would one that is baked so tall."""
    tag, most = 46 if box.height > 140 else 36, min(1.33, box.height / max(1, tallest))
    for building, place in zip(term.buildings, stand(term.buildings, box, 8, most, tag), strict=True):
        what = f"{term.name(building)}/{building.cost}"
        lay_building(page, f"mark/{what}", building, place, on, Role.MARK)
        x = max(place.x, place.right - tag + 8)
        lay_cost(page, what, building, Box(x, box.bottom - tag, tag, tag), on)


def _lay_term(page: CarraraPage, subject: Scored, term: Term, brought: Gain, box: Box, tallest: int) -> None:
    """Lay out a line: the city with the buildings there, to scale, or a type of them; and what they yield."""
    on, sizes, city = theme.MARBLE, (theme.TITLE, theme.LARGE, theme.BODY), term.city
    what, many = term.name(term.buildings[0]), len(term.buildings) > 1
    times = [] if city is None else [Word(f"{what}/value", page.say("picture-times", count=VALUES[city]))]
    costs = [Word(f"{what}/costs", term.formula, "sans")] if many else []
    worth = sum(each.cost for each in term.buildings) * (1 if city is None else VALUES[city])
    points = bool(brought.points) if city is None else CURRENCIES[city] is Currency.POINTS
    equals = Word(f"{what}/equals", "=", "sans", theme.SOFT), Word(f"{what}/brings", str(worth))
    line = [*costs, *times, *equals, Sign(f"{what}/sign", "point" if points else "coin")]
    if isinstance(subject, City | Category):
        emblem, result = columns(box, [100, 0])
        lay_line(page, [Sign(what, f"type-{term.buildings[0].type.key}")], emblem, (76, 64, 56), on)
        lay_line(page, line, result.grown(-8), sizes, on)
        return
    assert city is not None
    name, view, result = columns(box, [220, 0, 250 if not many else 300], 6)
    town = Sign(what, f"town-{Colour(city).key}", 1.8), Word(f"{what}/name", page.say(f"city-{city.key}"))
    lay_line(page, town, name.grown(-4), (39, theme.BODY, theme.SMALL), on, anchor="l")
    view = view._replace(y=view.y + 8, height=view.height - 16)
    page.plate(f"{what}/frame", view.grown(3), theme.EDGE, on, 6)
    behind = lay_prospect(page, what, view)
    _lay_buildings(page, term, view.grown(-6)._replace(height=view.height - 8), behind, tallest)
    lay_line(page, line, result.grown(-6), sizes, on, anchor="l")


def _lay_total(page: CarraraPage, view: CarraraSeatView, brought: Gain, box: Box, *, coins_first: bool) -> None:
    """Lay out the total of each currency, with the amounts before and after, the one of the uppermost line first."""
    on, had = theme.GOLD_PALE, {"point": view.players[view.seat].points, "coin": view.hand.coins}
    page.plate("total/plate", box, on, theme.MARBLE, 14, BRASS, fill_to=GOLD_LOW, shadow=5)
    line = gain_line(page, "total", brought)
    pairs = [(line[at], line[at + 1]) for at in range(0, len(line), 2)][:: -1 if coins_first else 1]
    for (word, sign), part in zip(pairs, rows(box, [0] * len(pairs)), strict=True):
        assert isinstance(word, Word)
        assert isinstance(sign, Sign)
        if part.y > box.y:
            page.plate(f"total/{sign.sprite}/rule", Box(part.x + 16, part.y - 1, part.width - 32, 2), BRASS, on)
        gained, change = rows(part.grown(-16), [0, 62], 4)
        if len(pairs) > 1:
            lay_line(page, (word, sign), gained, (100, 88, theme.HUGE, 51), on)
        else:
            upper, lower = rows(gained, [gained.height * 4 // 10, 0])
            lay_line(page, [word], lower, (152, 136, 120, 104, 88), on)
            lay_line(page, [sign], upper, (120,), on)
        before = had[sign.sprite]
        after = before + (brought.points if sign.sprite == "point" else brought.coins)
        changed = change_line(f"total/{sign.sprite}", before, after)
        lay_changed(page, f"total/{sign.sprite}", changed, change, (56, theme.TITLE, theme.LARGE), on)


def _lay_objects(page: CarraraPage, before: Objects, after: Objects, box: Box) -> None:
    """Lay out how many objects of each kind the seat has, before and after."""
    for kind, cell in zip(OBJECTS, grid(box, len(OBJECTS), 1, 8), strict=True):
        had, has, sprite = before[kind], after[kind], f"object-{kind.key}"
        on = theme.NEW_PALE if had != has else theme.MARBLE if had else theme.VEIN
        what, edge = (f"mark/{sprite}", theme.NEW) if had != has else (sprite, theme.EDGE)
        page.plate(f"{what}/panel", cell, on, page.ground, 16, edge, shadow=6)
        icon, room = columns(cell.grown(-8), [56, 0])
        page.icon(what, icon.x, icon.y + 6, 56, sprite, on, faded=not had and not has)
        count = [Word(f"{what}/count", str(had))] if had == has else change_line(what, had, has)
        lay_line(page, count, room, (theme.TITLE, 47, 43, 39), on, theme.INK if had else theme.SOFT)


def _lay_markers(page: CarraraPage, before: CarraraSeatView, subject: Scored, box: Box) -> None:
    """Lay out the seat's scorings with the new one, and a ring for each that announcing the end still requires.

    Before them is how many there are of how many it requires, or how far that is on a card that counts scorings.
    """
    seat, after = before.seat, page.view
    on, colour, goal, then = (
        theme.PLAQUES[seat],
        theme.ON_SEATS[seat],
        scorings_goal(after, seat),
        scorings_goal(before, seat),
    )
    page.plate("markers/plate", box, on, page.ground, 16, BRASS, shadow=5)
    words, kind = page.say("picture-condition-scorings"), list[Sign]()
    had, have, need = before.players[seat].scorings, after.players[seat].scorings, SCORINGS_TO_ANNOUNCE
    if goal is not None and then is not None:
        words, had, have, need = card_word(page.say, goal.card), then.have, goal.have, goal.need
        kind = [Sign("markers/kind", f"kind-{goal.card.kind}", 1.6)]
    count = page.say("picture-of", have=have, need=need) if goal or after.cards is None else str(have)
    inner = box.grown(-8)._replace(x=box.x + 20, width=box.width - 30)
    title, number, seals = columns(inner, [270 + 56 * bool(kind), 200 if had != have else 140, 0], 16)
    face: Face = "sans" if line_width([*kind, Word("", words, "sans")], theme.BODY) <= title.width else "narrow"
    lay_line(page, [*kind, Word("markers/title", words, face)], title, (39, theme.BODY, theme.SMALL), on, colour, "l")
    if had == have:
        lay_line(page, [Word("markers/count", count)], number, (theme.TITLE, 43, theme.BODY), on, colour)
    else:
        lay_changed(page, "markers", change_line("markers/count", had, count), number, (59, 51, 47, 43, 39), on)
    scored = [*(each for each in list_scored(after.players[seat]) if each is not subject), subject]
    places = scoring_places(after, seat)
    width = min(seals.width, places * (largest_seals(places, seals)[0] + 2))
    lay_seals(page, "marker", scored, lambda each: each is subject, places, centre(seals, width, seals.height), on)


def scoring_alt(view: CarraraSeatView, action: Scoring, names: Sequence[str], language: str) -> str:
    """Describe the effect of a scoring."""
    words = words_in(language, names)
    say, player, hand = words.say, view.players[view.seat], view.hand
    subject, brought, missing = subject_of(action), gain_of(player, action, view.supply), _lost_objects(view, action)
    terms = []
    for each in buildings_scored(player, action):
        one = gain_of_category([each], subject) if isinstance(subject, Category) else gain([each], NO_OBJECTS)
        places = {"buildings": words.building(each.building), "city": words.city(each.city)}
        terms.append(say("picture-alt-term", gain=words.gain(one), **places))
    sums = [
        say("picture-alt-brings-all", gain=words.gain(brought)),
        *([say("picture-supply-out", objects=words.objects(missing))] if missing else []),
        say("picture-alt-points", before=player.points, after=player.points + brought.points),
        say("picture-alt-coins", before=hand.coins, after=hand.coins + brought.coins),
        say("picture-alt-markers", markers=MARKERS - player.scorings - 1),
    ]
    title = _title(say, subject) + ":"
    said = [title, *terms, *sums] if len(" ".join([title, *terms, *sums])) <= LONGEST_ALT else [title, *sums, *terms]
    return join_within_limit(said, say("picture-alt-more"))


def _title(say: Messages, subject: Scored) -> str:
    if isinstance(subject, Category):
        return say(f"picture-scoring-{subject}")
    return say("picture-scoring", what=say(f"{'city' if isinstance(subject, City) else 'type'}-{subject.key}"))
