"""Alt texts of the pictures that answer a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from bot.games.carcassonne import Event, Kind, Place, Tile, View, points_of
from bot.games.carcassonne.board import coordinate, reading_order
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE
from bot.games.carcassonne.prospects import turns_by_place, worth
from bot.games.carcassonne.turn import free_segments
from bot.texts import Fact, Texts
from bot.texts.games.carcassonne.describe import describe_fields, say_fits_at, say_laid
from bot.texts.games.carcassonne.events import say_events
from bot.texts.games.carcassonne.panels import say_claimants
from bot.texts.games.carcassonne.pieces import anchor, say_places, say_sides, say_tile
from bot.texts.sections import alt_text, plainly


def places_alt(
    t: Texts,
    view: View,
    tile: Tile,
    group: Sequence[Place],
    starred: Collection[Place] = (),
    part: tuple[int, int] = (1, 1),
) -> str:
    """Tell where on a picture a tile fits, and which of how many pictures it is."""
    turns = turns_by_place(view.board, tile)
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


def follower_alt(t: Texts, view: View, chosen: int | None = None) -> str:
    """Tell the numbered segments of the newest tile, and what each is worth or that it is held."""
    board, last = view.board, view.board.laid[-1]
    turned, first = board.spots[last.place]
    free = {*free_segments(view)}
    said = [say_laid(t, view)]
    for number, segment in enumerate(turned.tile.segments, 1):
        feature = board.features[board.labels[first + number - 1]]
        name = t.say(f"kind-{segment.kind}")
        if segment.kind is not Kind.MONASTERY:
            name = t.say("segment-at", segment=name, sides=say_sides(t, last.tile, last.turn, [segment]))
        brings = worth(board, feature)
        points = t.say("points-scored", count=brings.now)
        if (segment.kind, segment.part) in free:
            key = "done" if feature.completed else "free"
        else:
            key = "held" if feature.followers else "closed"
        facts: dict[str, Fact] = {"number": number, "segment": name, "points": points, "could": brings.could}
        said.append(t.say(f"picture-alt-segment-{key}", **facts))
    if chosen is not None:
        said.append(t.say("picture-alt-segment-chosen", number=chosen))
    return alt_text(t, lambda _: [plainly(*said)])


def closeup_alt(
    t: Texts,
    view: View,
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


def fields_alt(t: Texts, view: View, names: Sequence[str]) -> str:
    """Tell who leads which field, and its completed cities, also of fields that are free, and how many others are."""
    fields = [each for each in view.board.features.values() if each.kind is Kind.FIELD and not each.followers]
    free = [(field, points) for field in fields if (points := points_of(view.board, field))]
    lines = []
    for field, points in sorted(free, key=lambda each: reading_order(anchor(each[0]))):
        facts: dict[str, Fact] = {"place": coordinate(anchor(field)), "points": t.say("points-scored", count=points)}
        cities = t.say("cities", count=points // POINTS_A_CITY_BESIDE)
        lines.append(t.say("picture-alt-field-free", cities=cities, **facts))
    if others := len(fields) - len(free):
        lines.append(t.say("picture-alt-other-fields", count=others))
    head = plainly(t.say("picture-alt-fields"))
    return alt_text(
        t,
        lambda said: [head, plainly(*describe_fields(t, view, said) or [t.say("picture-alt-no-fields")], *lines)],
        names,
    )


def tiles_left_alt(t: Texts, view: View) -> str:
    """Tell how many tiles of each kind are left, and which one was drawn."""
    listed = ", ".join(
        t.say("picture-alt-kind", tile=tile.id, count=count) for tile, count in Counter(view.left).items()
    )
    drawn = [] if view.tile is None else [t.say("picture-alt-in-hand", tile=view.tile.id)]
    said = [t.say("picture-alt-tiles", count=len(view.left)), *drawn, *([listed] if listed else [])]
    return alt_text(t, lambda _: [plainly(*said)])
