"""The table in words, in sections for text board and alt texts, and alt texts of pictures that answer a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from bot.games.carcassonne.board import Feature, Laid, Place, coordinate, openings, reading_order
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE, Kind, Tile
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.gold import places_for_gold, takeable
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.carcassonne.prospects import fitting_turns, value_feature
from bot.games.carcassonne.scoring import cities_beside, majority, outcome_now, points_of, totals
from bot.games.carcassonne.turn import free_segments
from bot.games.contract import Outcome
from bot.texts import Fact, Texts
from bot.texts.alt_text import alt_text
from bot.texts.contract import say_winners
from bot.texts.games.carcassonne.events import say_events
from bot.texts.games.carcassonne.panels import say_claimants
from bot.texts.games.carcassonne.pieces import (
    anchor,
    say_counted,
    say_kind_at,
    say_places,
    say_segment,
    say_size,
    say_tile,
    say_turned,
)
from bot.texts.sections import Section, latest_section, plainly


def places_alt(
    t: Texts,
    view: CarcassonneView,
    tile: Tile,
    group: Sequence[Place],
    starred: Collection[Place] = (),
    part: tuple[int, int] = (1, 1),
) -> str:
    """Tell where on a picture a tile fits, and which of how many pictures it is."""
    turns = fitting_turns(view.board, tile)
    said = [t.say("board-tile", tile=tile.id, shows=say_tile(t, tile))]
    if not group:
        said.append(t.say("picture-alt-fits-nowhere"))
    else:
        turned = len(tile.turned) > 1
        fits = say_fits_at(t, {place: turns[place] for place in group}) if turned else say_places(group)
        said.append(t.say("board-fits", places=fits))
    if best := [place for place in group if place in starred]:
        said.append(t.say("picture-alt-starred", places=say_places(best)))
    if part[1] > 1:
        said.insert(1, t.say("picture-alt-part", number=part[0], count=part[1]))
    return alt_text(t, lambda _: [plainly(*said)])


def follower_alt(t: Texts, view: CarcassonneView, chosen: int | None = None) -> str:
    """Tell the numbered segments of the newest tile, and what each is worth or that it is held."""
    board, last = view.board, view.board.laid[-1]
    free = {*free_segments(view)}
    said = [say_laid(t, view)]
    for number, (segment, feature) in enumerate(board.segments_at(last.place), 1):
        name = say_kind_at(t, last, segment)
        brings = value_feature(board, feature)
        if (segment.kind, segment.part) in free:
            key = "done" if feature.completed else "free"
        else:
            key = "held" if feature.followers else "closed"
        facts: dict[str, Fact] = {"number": number, "segment": name, "count": brings.now, "could": brings.could}
        facts["grows"] = brings.more
        said.append(t.say(f"picture-alt-segment-{key}", **facts))
    if chosen is not None:
        said.append(t.say("picture-alt-segment-chosen", number=chosen))
    return alt_text(t, lambda _: [plainly(*said)])


def closeup_alt(
    t: Texts,
    view: CarcassonneView,
    names: Sequence[str],
    events: Sequence[Event] = (),
    choices: Collection[Place] = (),
    chosen: Place | None = None,
) -> str:
    """Tell the newest tile, what happened, and the places to choose from, with what or who could get an ingot there."""

    def lines(spoken: Sequence[str]) -> list[str]:
        said = [say_laid(t, view), *say_events(t, events, spoken)]
        if choices:
            said.append(t.say("picture-alt-choices", places=say_places(choices)))
        claims = {claim.place: t.list([spoken[seat] for seat in claim.seats]) for claim in view.claims}
        for place in choices:
            wanted = claims.get(place) or say_claimants(t, view, place, spoken)
            said.append(t.say("picture-alt-choice", place=coordinate(place), features=wanted))
        return said if chosen is None else [*said, t.say("picture-alt-chosen", place=coordinate(chosen))]

    return alt_text(t, lambda spoken: [plainly(*lines(spoken))], names)


def fields_alt(t: Texts, view: CarcassonneView, names: Sequence[str]) -> str:
    """Tell who leads each field and its completed cities, also for free fields, and how many other fields there are."""
    fields = [each for each in view.board.features.values() if each.kind is Kind.FIELD and not each.followers]
    free = [(field, points) for field in fields if (points := points_of(view.board, field))]
    lines = []
    for field, points in sorted(free, key=lambda each: reading_order(anchor(each[0]))):
        place, cities = coordinate(anchor(field)), t.say("cities", count=points // POINTS_A_CITY_BESIDE)
        lines.append(t.say("picture-alt-field-free", place=place, cities=cities, count=points))
    if others := len(fields) - len(free):
        lines.append(t.say("picture-alt-other-fields", count=others))
    head = plainly(t.say("picture-alt-fields"))
    return alt_text(
        t,
        lambda said: [head, plainly(*describe_fields(t, view, said) or [t.say("picture-alt-no-fields")], *lines)],
        names,
    )


def tiles_left_alt(t: Texts, view: CarcassonneView) -> str:
    """Tell how many tiles of each kind are left, and which one was drawn."""
    listed = ", ".join(
        t.say("picture-alt-kind", tile=tile.id, count=count) for tile, count in Counter(view.left).items()
    )
    drawn = [] if view.tile is None else [t.say("picture-alt-in-hand", tile=view.tile.id)]
    said = [t.say("picture-alt-tiles", count=len(view.left)), *drawn, *([listed] if listed else [])]
    return alt_text(t, lambda _: [plainly(*said)])


_ASKED_PHASES: Final = {
    CarcassonnePhase.TILE: "tile",
    CarcassonnePhase.GOLD: "gold",
    CarcassonnePhase.FOLLOWER: "follower",
    CarcassonnePhase.INGOT: "ingot",
}
_FREE, _PLACES, _HELD, _COUNTED = range(4)
"""The degrees of detail for features: free ones in full, their places only, none, or open places only counted."""


def describe(t: Texts, view: CarcassonneView, names: Sequence[str]) -> list[Section]:
    """Describe the whole public position."""
    return [
        _turn(t, view, names),
        plainly(*_describe_newest(t, view, names)),
        _describe_possible(t, view, names),
        plainly(*describe_players(t, view, names)),
        Section(lambda degree: [*_features(t, view, names, degree)], 4),
        plainly(*_gold(t, view)),
        Section(lambda degree: [] if degree else _map(t, view), 2, keep=-1),
        plainly(t.say("board-compass")),
    ]


def describe_picture(t: Texts, view: CarcassonneView, names: Sequence[str], events: Sequence[Event]) -> list[Section]:
    """Describe the public position and the latest events, without free features and places where the tile fits."""
    newest = _describe_newest(t, view, names)
    told = [
        _turn(t, view, names),
        plainly(*_describe_drawn(t, view)),
        latest_section(say_events(t, events, names)),
        Section(lambda degree: [] if degree else newest, 2, keep=1),
        plainly(*describe_players(t, view, names)),
    ]
    if view.phase in (CarcassonnePhase.OVER, CarcassonnePhase.STOPPED):
        return told
    held = Section(lambda degree: [*_features(t, view, names, _HELD + degree)], 2)
    return [*told, plainly(*_gold(t, view)), held]


def describe_players(t: Texts, view: CarcassonneView, names: Sequence[str]) -> list[str]:
    """Describe what everyone has, with the score if the game ended now; once it is over, the final scoring."""
    if view.phase is CarcassonnePhase.OVER:
        return describe_score(t, view, totals(view), names)
    ended, lines = outcome_now(view), []
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        has = [t.say("points-scored", count=player.points), t.say("followers", count=player.followers)]
        has += [t.say("ingots", count=player.ingots)] * view.gold_mines
        said = ", ".join(has)
        if view.phase is not CarcassonnePhase.STOPPED:
            said = t.say("score-if-ended", has=said, score=ended.scores[seat])
        lines.append(t.say("board-player", name=name, has=said))
    return lines


def describe_score(t: Texts, view: CarcassonneView, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Describe in order of rank where everyone's points come from, as far as the variant has it."""
    items = [kind.value for kind in Kind if not (view.without_farmers and kind is Kind.FIELD)]
    items += ["gold"] * view.gold_mines
    return [
        t.say(
            "board-player-rank",
            place=t.say("rank", place=outcome.ranks[seat]),
            name=names[seat],
            total=outcome.scores[seat],
            items=", ".join(
                t.say("item", item=t.say(f"item-{item}"), points=outcome.breakdown[seat][item]) for item in items
            ),
        )
        for seat in outcome.order
    ]


def describe_fields(t: Texts, view: CarcassonneView, names: Sequence[str]) -> list[str]:
    """Describe the fields with followers: who leads there, and what for."""
    return [
        _say_field(t, view, names, each)
        for each in _in_reading_order(view)
        if each.kind is Kind.FIELD and each.followers
    ]


def _turn(t: Texts, view: CarcassonneView, names: Sequence[str]) -> Section:
    """Tell whose turn it is and what to do, or who has won, and how many tiles are left."""
    left = t.say("board-left", count=len(view.left))
    if view.phase is CarcassonnePhase.OVER:
        turn = [t.say("picture-over"), say_winners(t, totals(view), names)]
    elif view.phase is CarcassonnePhase.STOPPED:
        turn = [t.say("picture-over"), left]
    else:
        tile = "" if view.tile is None else view.tile.id
        turn = [t.say(f"board-turn-{_ASKED_PHASES.get(view.phase, 'none')}", name=names[view.asked], tile=tile), left]
    return plainly(t.say("board-head", turn=" · ".join(turn)))


def _describe_newest(t: Texts, view: CarcassonneView, names: Sequence[str]) -> list[str]:
    """Describe the tile that was laid last, by whom, and how it lies; nothing while the start tile is alone."""
    if len(view.board.laid) == 1:
        return []
    # until the tile of the next turn is laid, it is the one of the turn before
    seat = view.turn if view.tile is None else (view.turn - 1) % len(names)
    return [say_laid(t, view, names[seat])]


def say_laid(t: Texts, view: CarcassonneView, name: str = "") -> str:
    """Describe the newest tile: where it lies, how, by whom if that is told, and what it shows."""
    last = view.board.laid[-1]
    facts = {"turned": say_turned(t, last.turn), "shows": say_tile(t, last.tile, last.turn)}
    by = t.say("board-newest-by", name=name) if name else ""
    return t.say("board-newest", tile=last.tile.id, place=coordinate(last.place), by=by, **facts)


def _describe_drawn(t: Texts, view: CarcassonneView) -> list[str]:
    if view.phase is not CarcassonnePhase.TILE or view.tile is None:
        return []
    return [t.say("board-tile", tile=view.tile.id, shows=say_tile(t, view.tile))]


def _describe_possible(t: Texts, view: CarcassonneView, names: Sequence[str]) -> Section:
    """Tell what the seat to act can do: where the tile it has drawn fits, or where an ingot or a follower can go."""
    if drawn := _describe_drawn(t, view):
        return Section(lambda degree: [*drawn, _list_fitting(t, view, not degree)], 2, keep=1)
    if view.phase is CarcassonnePhase.GOLD:
        return plainly(t.say("board-gold-on", places=say_places(places_for_gold(view))))
    if view.phase is CarcassonnePhase.FOLLOWER and (free := free_segments(view)):
        laid = view.board.laid[-1]
        segments = [say_segment(t, kind, part, (laid.tile, laid.turn)) for kind, part in free]
        return plainly(t.say("board-follower-on", segments=", ".join(segments)))
    if view.phase is CarcassonnePhase.INGOT:
        claims = [
            t.say("board-ingot-claim", place=coordinate(each.place), names=t.list([names[seat] for seat in each.seats]))
            for each in takeable(view)
        ]
        return plainly(t.say("board-ingot-from", name=names[view.asked], places=", ".join(claims)))
    return plainly()


def _list_fitting(t: Texts, view: CarcassonneView, turned: bool) -> str:
    """List the places where the tile fits, each with the turns in which it does, unless the tile looks alike in all."""
    assert view.tile is not None, "only where one was drawn"
    turns = fitting_turns(view.board, view.tile)
    turned = turned and len(view.tile.turned) > 1
    return t.say("board-fits", places=say_fits_at(t, turns) if turned else say_places(turns))


def say_fits_at(t: Texts, turns: Mapping[Place, Sequence[int]]) -> str:
    return ", ".join(
        t.say("board-fit", place=coordinate(place), count=len(ways), turns=", ".join(str(turn + 1) for turn in ways))
        for place, ways in sorted(turns.items(), key=lambda each: reading_order(each[0]))
    )


def _features(t: Texts, view: CarcassonneView, names: Sequence[str], degree: int) -> Iterator[str]:
    """Yield the features with followers, completed ones first, then by kind, and open ones without followers."""
    waits, counted = openings(view.board), degree == _COUNTED

    def say_open(feature: Feature) -> str:
        places = waits[view.board.labels[feature.segments[0]]]
        if counted:
            return t.say("board-open-count", count=len(places))
        return t.say("board-open", places=say_places(places))

    def say_held(feature: Feature) -> str:
        facts = {"names": _holders(feature, names), "worth": _describe_worth(t, view, feature)}
        return t.say("board-held", place=coordinate(anchor(feature)), open=say_open(feature), **facts)

    def say_free(feature: Feature) -> str:
        size = say_size(t, feature.kind, len(feature.places), feature.shields) or _points(t, view, feature)
        return t.say("board-free-feature", place=coordinate(anchor(feature)), size=size, open=say_open(feature))

    every = _in_reading_order(view)
    completed = [_say_completed(t, view, names, each) for each in every if each.completed and each.followers]
    yield from _put_title(t, "completed", completed)
    for kind in (Kind.CITY, Kind.ROAD, Kind.MONASTERY):
        said = [say_held(each) for each in every if each.kind is kind and each.open and each.followers]
        free = [each for each in every if each.kind is kind and each.open and not each.followers]
        if free and degree == _FREE:
            said.append(t.say("board-free", features="; ".join(map(say_free, free))))
        elif free and degree == _PLACES:
            said.append(t.say("board-free", features=say_places(set(map(anchor, free)))))
        yield from _put_title(t, kind, said)
    fields = [each for each in every if each.kind is Kind.FIELD and each.followers]
    yield from _put_title(t, Kind.FIELD, [_say_field(t, view, names, each, counted) for each in fields])


def _put_title(t: Texts, kind: str, said: Sequence[str]) -> list[str]:
    return [t.say(f"board-{kind}"), *(f"- {line}" for line in said)] if said else []


def _in_reading_order(view: CarcassonneView) -> list[Feature]:
    return sorted(view.board.features.values(), key=lambda feature: reading_order(anchor(feature)))


def _holders(feature: Feature, names: Sequence[str]) -> str:
    return say_counted(Counter(follower.seat for follower in feature.followers), names)


def _points(t: Texts, view: CarcassonneView, feature: Feature) -> str:
    return t.say("points-scored", count=points_of(view.board, feature))


def _describe_worth(t: Texts, view: CarcassonneView, feature: Feature) -> str:
    size = say_size(t, feature.kind, len(feature.places), feature.shields)
    points = _points(t, view, feature)
    return t.say("board-worth", size=size, points=points) if size else points


def _say_completed(t: Texts, view: CarcassonneView, names: Sequence[str], feature: Feature) -> str:
    facts = {"names": _holders(feature, names), "worth": _describe_worth(t, view, feature)}
    return t.say("board-held-completed", kind=feature.kind, place=coordinate(anchor(feature)), **facts)


def _say_field(t: Texts, view: CarcassonneView, names: Sequence[str], field: Feature, counted: bool = False) -> str:
    completed = [city for city in cities_beside(view.board, field) if city.completed]
    cities = t.say("cities", count=len(completed))
    facts = {"place": coordinate(anchor(field)), "names": _holders(field, names)}
    if not completed:
        return t.say("board-field-idle", cities=cities, **facts)
    if not counted:
        cities = t.say("board-cities-named", cities=cities, places=say_places(map(anchor, completed)))
    leaders = t.list([names[seat] for seat in majority(field)])
    facts |= {"cities": cities, "points": _points(t, view, field), "leaders": leaders}
    return t.say("board-field-held", count=len(majority(field)), **facts)


def _gold(t: Texts, view: CarcassonneView) -> list[str]:
    """List where ingots lie: a line, or none."""
    places = [
        t.say("board-gold-at", place=coordinate(place), count=view.board.ingots[place])
        for place in sorted(view.board.ingots, key=reading_order)
    ]
    return [t.say("board-gold", places=", ".join(places))] if places else []


def _map(t: Texts, view: CarcassonneView) -> list[str]:
    """List all tiles, a line for each row."""
    laid = sorted(view.board.laid, key=lambda each: reading_order(each.place))
    rows = [", ".join(_say_in_row(t, each) for each in row) for _, row in groupby(laid, lambda each: each.y)]
    return [t.say("board-map"), *(f"- {row}" for row in rows)]


def _say_in_row(t: Texts, laid: Laid) -> str:
    turned = t.say("board-map-turned", degrees=90 * laid.turn) if laid.turn else ""
    return t.say("board-map-tile", place=coordinate(laid.place), tile=laid.tile.id, turned=turned)
