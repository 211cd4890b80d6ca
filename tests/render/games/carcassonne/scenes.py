"""Every kind of page laid out, most for hard positions, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from bot.games.carcassonne.actions import PlaceTile
from bot.games.carcassonne.components import TILES, Tile
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.position import CarcassonneView, end_early
from bot.games.carcassonne.scoring import totals
from bot.games.carcassonne.turn import Preview, placements, preview
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.pages.closeup import closeup_page
from render.games.carcassonne.pages.fields import fields_page, player_page
from render.games.carcassonne.pages.follower import follower_page
from render.games.carcassonne.pages.places import places_pages
from render.games.carcassonne.pages.public import public_page, whole_page
from render.games.carcassonne.pages.score import podium_page
from render.games.carcassonne.pages.tiles_left import tiles_left_page
from render.games.carcassonne.pictures import place_groups
from render.games.carcassonne.showcase.chapters import CITY, MONASTERY, moment
from render.games.carcassonne.showcase.played import play_game
from tests.render.games.carcassonne.positions import HARD_NAMES, NAMES, strung_out
from tests.render.people import NO_NAMES


@cache
def pages() -> dict[str, Callable[[], CarcassonnePage]]:
    return {name: cache(lay) for name, lay in _pages()}


@cache
def scores() -> dict[str, Callable[[], CarcassonnePage]]:
    found: dict[str, Callable[[], CarcassonnePage]] = {}
    for seats, variant, language in (2, "without_farmers", "en"), (3, "gold_mines", "de"), (5, "gold_mines", "de"):
        moments = play_game(seats, 1, variant)
        view, events = moments[-1].view, [event for moment in moments for event in moment.events]
        for built, of in (("built", events), ("bare", ())):
            lay = partial(podium_page, view, totals(view), HARD_NAMES[:seats], language, of)
            found[f"podium-{seats}-{built}"] = cache(lay)
    return found


def after(view: CarcassonneView, number: int = 0) -> Preview:
    """Return what laying the drawn tile would lead to, at one of the places where it fits."""
    assert view.tile is not None, "a tile is drawn"
    found = sorted(placements(view.board, view.tile))
    x, y, turn = found[number % len(found)]
    return preview(view, view.turn, [PlaceTile(view.tile, x, y, turn)])


def _pages() -> Iterator[tuple[str, Callable[[], CarcassonnePage]]]:
    for seats, seed, variant, asked in ((2, 3, "", 8), (3, 2, "without_farmers", 44), (5, 1, "gold_mines", 62)):
        moments = play_game(seats, seed, variant)
        yield from _questions(f"{seats}", moments[asked].view, HARD_NAMES[:seats], "de", asked)
        view = moments[-1].view
        yield f"whole-{seats}", partial(whole_page, view, NAMES[:seats], "en")
        recap = [event for moment in moments[20:25] for event in moment.events]
        yield f"recap-{seats}", partial(public_page, moments[24].view, NAMES[:seats], "de", recap, "W" * 60)
        yield f"fields-end-{seats}", partial(fields_page, view, HARD_NAMES[:seats], "de")
        for number in (0, 24, 48):
            shown = partial(public_page, filmed=moments[-1].view)
            here = moments[number]
            yield f"film-{seats}-{number}", partial(shown, here.view, HARD_NAMES[:seats], "de", here.events)
        yield f"stopped-{seats}", partial(public_page, end_early(moments[30].view), NO_NAMES[:seats], "en")
    for upright in (False, True):
        view = strung_out(upright=upright)
        yield f"strung-out-{upright}", partial(public_page, view, HARD_NAMES, "de")
        yield f"strung-out-{upright}-whole", partial(whole_page, view, HARD_NAMES, "de")
        # half as long, as each of the groups of places is laid out
        yield from _places(f"strung-out-{upright}-places", strung_out(30, upright=upright), TILES["U"])
    for name, which in ("city", CITY), ("monastery", MONASTERY):
        view, events = moment(which)
        yield f"scored-{name}", partial(closeup_page, view, NAMES[: len(view.players)], "en", events)


def _places(name: str, view: CarcassonneView, tile: Tile) -> Iterator[tuple[str, Callable[[], CarcassonnePage]]]:
    """Yield the pages of a tile's places, of which the first that is looked at lays out all."""
    laid = cache(partial(places_pages, view, tile, HARD_NAMES, "de", [*view.board.frontier][::3]))
    last = len(place_groups(view, tile)) - 1
    for number in sorted({0, last // 2, last}):
        yield f"{name}-{number}", lambda number=number: laid()[number]  # type: ignore[misc]


def _questions(
    name: str, view: CarcassonneView, names: tuple[str, ...], language: str, turn: int
) -> Iterator[tuple[str, Callable[[], CarcassonnePage]]]:
    assert view.tile is not None, "a tile is drawn"
    yield from _places(f"places-{name}", view, view.tile)
    laid = after(view, turn)
    yield f"follower-{name}", partial(follower_page, laid.view, names, language, turn % 3)
    choices = places_for_gold(laid.view)
    yield f"closeup-{name}", partial(closeup_page, laid.view, names, language, laid.events, choices, choices[-1:][0])
    yield f"fields-{name}", partial(fields_page, view, names, language)
    yield f"player-{name}", partial(player_page, view, len(names) - 1, names, language, ())
    yield f"left-{name}", partial(tiles_left_page, view, names, language)
