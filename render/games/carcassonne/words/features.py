"""What lies on the map in words: features with their followers, what they lack and what they are worth, and tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.games.carcassonne import Feature, Kind, Laid, Place, View, majority, points_of
from bot.games.carcassonne.board import coordinate, openings, reading_order
from bot.games.carcassonne.farmers import cities_beside
from bot.texts import Texts
from bot.texts.games.carcassonne.pieces import anchor, say_counted, say_places, say_size

NONE, PLACES, ALL = range(3)
"""How much is told of features without followers: nothing, where they are, or everything."""


class Detail(NamedTuple):
    """A level of detail."""

    name: int
    """The maximum length of names."""
    map: bool = True
    """Whether all tiles are listed."""
    free: int = ALL
    """How much is told of features without followers."""
    places: bool = True
    """Whether places are told by name rather than counted: those still open, and the cities beside fields."""
    turns: bool = True
    """Whether the turns in which the tile that was drawn fits are told for each place."""


class Features:
    """Describe the features of a map, for readers with these names, in a level of detail."""

    def __init__(self, t: Texts, view: View, names: Sequence[str], much: Detail) -> None:
        self._t = t
        self._board = view.board
        self._names = names
        self._much = much
        self._sorted = sorted(view.board.features.values(), key=lambda feature: reading_order(anchor(feature)))
        self._openings: Mapping[int, tuple[Place, ...]] = openings(view.board)

    def lines(self) -> Iterator[str]:
        """Yield the open cities, roads and monasteries, then the fields with followers, each kind below its title."""
        for kind, said in self._held_by_kind():
            free = [each for each in self._open_of(kind) if not each.followers]
            if free and self._much.free == ALL:
                said.append(self._t.say("board-free", features="; ".join(map(self._free, free))))
            elif free and self._much.free == PLACES:
                said.append(self._t.say("board-free", features=say_places(set(map(anchor, free)))))
            yield from [self._t.say(f"board-{kind}"), *(f"- {line}" for line in said)] if said else []

    def sentences(self) -> list[str]:
        """Tell of the features with followers, each in a sentence, kind by kind."""
        told = []
        for kind, said in self._held_by_kind():
            if said:
                said[0] = self._t.say(f"picture-alt-{kind}", first=said[0])
            told += [f"{each}." for each in said]
        return told

    def _held_by_kind(self) -> Iterator[tuple[str, list[str]]]:
        """Yield features with followers by kind, those first that the turn's end will score."""
        yield "completed", [self._completed(each) for each in self._sorted if each.completed and each.followers]
        for kind in (Kind.CITY, Kind.ROAD, Kind.MONASTERY):
            yield kind, [self._held(each) for each in self._open_of(kind) if each.followers]
        yield Kind.FIELD, self.fields()

    def _open_of(self, kind: str) -> list[Feature]:
        """List the features of a kind that are not completed; of fields, which never are, none."""
        return [each for each in self._sorted if each.kind == kind and each.open]

    def fields(self) -> list[str]:
        """Describe the fields with followers."""
        return [self._field(each) for each in self._sorted if each.kind is Kind.FIELD and each.followers]

    def _held(self, feature: Feature) -> str:
        place, names = coordinate(anchor(feature)), self._holders(feature)
        return self._t.say("board-held", place=place, names=names, worth=self._worth(feature), open=self._open(feature))

    def _completed(self, feature: Feature) -> str:
        kind, place = self._t.say(f"kind-{feature.kind}"), coordinate(anchor(feature))
        facts = {"names": self._holders(feature), "worth": self._worth(feature)}
        return self._t.say("board-held-completed", kind=kind, place=place, **facts)

    def _worth(self, feature: Feature) -> str:
        points = self._t.say("points-scored", count=points_of(self._board, feature))
        size = say_size(self._t, feature.kind, len(feature.places), feature.shields)
        return self._t.say("board-worth", size=size, points=points) if size else points

    def _free(self, feature: Feature) -> str:
        size = say_size(self._t, feature.kind, len(feature.places), feature.shields)
        size = size or self._t.say("points-scored", count=points_of(self._board, feature))
        place = coordinate(anchor(feature))
        return self._t.say("board-free-feature", place=place, size=size, open=self._open(feature))

    def _open(self, feature: Feature) -> str:
        places = self._openings[self._board.labels[feature.segments[0]]]
        if self._much.places:
            return self._t.say("board-open", places=say_places(places))
        return self._t.say("board-open-count", count=len(places))

    def _field(self, field: Feature) -> str:
        completed = [city for city in cities_beside(self._board, field) if city.completed]
        cities = self._t.say("cities", count=len(completed))
        place, names = coordinate(anchor(field)), self._holders(field)
        if not completed:
            return self._t.say("board-field-idle", place=place, names=names, cities=cities)
        if self._much.places:
            where = say_places(map(anchor, completed))
            cities = self._t.say("board-cities-named", cities=cities, places=where)
        leaders = majority(field)
        return self._t.say(
            "board-field-held",
            place=place,
            names=names,
            cities=cities,
            points=self._t.say("points-scored", count=points_of(self._board, field)),
            count=len(leaders),
            leaders=self._t.list([self._names[seat] for seat in leaders]),
        )

    def _holders(self, feature: Feature) -> str:
        return say_counted(Counter(follower.seat for follower in feature.followers), self._names)


def gold_line(t: Texts, view: View) -> list[str]:
    """List where ingots lie: a line, or none."""
    return _gold(t, view, "board-gold")


def gold_sentence(t: Texts, view: View) -> list[str]:
    """Tell where ingots lie: a sentence, or none."""
    return _gold(t, view, "picture-alt-gold")


def _gold(t: Texts, view: View, key: str) -> list[str]:
    if not view.board.ingots:
        return []
    places = [
        t.say("board-gold-at", place=coordinate(place), count=view.board.ingots[place])
        for place in sorted(view.board.ingots, key=reading_order)
    ]
    return [t.say(key, places=", ".join(places))]


def map_lines(t: Texts, view: View) -> list[str]:
    """List all tiles, a line for each row."""
    laid = sorted(view.board.laid, key=lambda each: reading_order(each.place))
    rows = [", ".join(_tile(t, each) for each in row) for _, row in groupby(laid, lambda each: each.y)]
    return [t.say("board-map"), *(f"- {row}" for row in rows)]


def _tile(t: Texts, laid: Laid) -> str:
    turned = t.say("board-map-turned", degrees=90 * laid.turn) if laid.turn else ""
    return t.say("board-map-tile", place=coordinate(laid.place), tile=laid.tile.id, turned=turned)
