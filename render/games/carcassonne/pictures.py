"""Pictures of Carcassonne: turns a view into a picture with its alt text."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PIL.Image import Image

from bot.games.carcassonne.actions import Action
from bot.games.carcassonne.board import Place
from bot.games.carcassonne.components import Tile
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.position import CarcassonneView
from bot.games.carcassonne.turn import preview
from bot.games.contract import Outcome
from bot.texts import texts
from bot.texts.alt_text import alt_text
from bot.texts.contract import say_winners
from bot.texts.games.carcassonne.describe import (
    closeup_alt,
    describe_picture,
    describe_score,
    fields_alt,
    follower_alt,
    places_alt,
    tiles_left_alt,
)
from bot.texts.sections import plainly
from render.common.charts.growth import growth_picture
from render.contract import Pictures
from render.engine.paint import compose, paint
from render.engine.picture import Picture
from render.games.carcassonne.atlas import atlas
from render.games.carcassonne.page import GAME, CarcassonnePage
from render.games.carcassonne.pages.closeup import closeup_page
from render.games.carcassonne.pages.fields import fields_page, player_page
from render.games.carcassonne.pages.follower import follower_page
from render.games.carcassonne.pages.places import groups, places_pages
from render.games.carcassonne.pages.public import public_page, whole_page
from render.games.carcassonne.pages.score import podium_page
from render.games.carcassonne.pages.tiles_left import tiles_left_page


class MapPictures(Pictures):
    """The pictures of Carcassonne, but for those of the rules and the gallery, which are made of them."""

    def board(
        self, view: CarcassonneView, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        """Draw the map and what everyone has, marking what the events changed; a band may say what picture it is."""
        page = public_page(view, names, language, events, band)
        return (Picture(paint(page, atlas()), _alt(view, names, language, events, band)),)

    def player_board(
        self, view: CarcassonneView, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()
    ) -> Picture:
        """Draw where a seat has followers on the map, and what each of these features is worth now."""
        page = player_page(view, seat, names, language, events)
        return Picture(paint(page, atlas()), _alt(view, names, language, events, page.names[seat]))

    def film_frame(
        self, view: CarcassonneView, names: Sequence[str], language: str, events: Sequence[Event], last: CarcassonneView
    ) -> Image:
        """Draw the map where something happens: how it grows tells a game's story."""
        return compose(public_page(view, names, language, events, filmed=last), atlas())

    def suggestion(
        self, view: CarcassonneView, actions: Sequence[Action], names: Sequence[str], language: str
    ) -> tuple[Picture, ...]:
        """Draw the tile where it would lie, with what the turn would score."""
        after = preview(view, view.asked, actions)
        return (closeup(after.view, names, language, after.events),)

    def final_score(
        self,
        view: CarcassonneView,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
        events: Sequence[Event] = (),
    ) -> tuple[Picture, ...]:
        """Draw the podium with points by feature and everyone's largest city, and points turn by turn where known."""
        t = texts(language, GAME)
        alt = alt_text(
            t, lambda said: [plainly(say_winners(t, outcome, said), *describe_score(t, view, outcome, said))], names
        )
        podium = Picture(paint(podium_page(view, outcome, names, language, events), atlas()), alt)
        if not any(growth):
            return (podium,)
        return podium, growth_picture(CarcassonnePage(view, names, language), names, growth, outcome, atlas())


BOARDS: Final = MapPictures(GAME)


def whole_map(view: CarcassonneView, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Picture:
    """Draw the whole map alone, however large that is, marking what the events changed."""
    return Picture(paint(whole_page(view, names, language, events), atlas()), _alt(view, names, language, events))


def place_groups(view: CarcassonneView, tile: Tile | None = None) -> tuple[tuple[Place, ...], ...]:
    """Return the places where the tile that was drawn fits, or another one, divided as in the pictures of them."""
    return groups(view, _asked(view, tile))


def places(
    view: CarcassonneView,
    names: Sequence[str],
    language: str,
    starred: Collection[Place] = (),
    only: int | None = None,
    tile: Tile | None = None,
) -> tuple[Picture, ...]:
    """Draw where the tile that was drawn fits, or another one, for each group of places or only one.

    The best ones may have stars. Of a tile that fits nowhere the whole map is drawn.
    """
    t, tile = texts(language, GAME), _asked(view, tile)
    pages = places_pages(view, tile, names, language, starred)
    return tuple(
        Picture(paint(page, atlas()), places_alt(t, view, tile, group, starred, (number + 1, len(pages))))
        for number, (page, group) in enumerate(zip(pages, groups(view, tile) or ((),), strict=True))
        if only in (None, number)
    )


def follower(view: CarcassonneView, names: Sequence[str], language: str, chosen: int | None = None) -> Picture:
    """Draw the tile just laid with its segments numbered from 1; one may be chosen, or with 0 no follower."""
    drawn = paint(follower_page(view, names, language, chosen), atlas())
    return Picture(drawn, follower_alt(texts(language, GAME), view, chosen))


def closeup(
    view: CarcassonneView,
    names: Sequence[str],
    language: str,
    events: Sequence[Event] = (),
    choices: Collection[Place] = (),
    chosen: Place | None = None,
) -> Picture:
    """Draw what lies around the newest tile, marking what the events changed, and naming places to choose from."""
    page = closeup_page(view, names, language, events, choices, chosen)
    return Picture(paint(page, atlas()), closeup_alt(texts(language, GAME), view, names, events, choices, chosen))


def fields(view: CarcassonneView, names: Sequence[str], language: str) -> Picture:
    """Draw the fields, numbered, with their completed cities, and who would get their points now."""
    drawn = paint(fields_page(view, names, language), atlas())
    return Picture(drawn, fields_alt(texts(language, GAME), view, names))


def tiles_left(view: CarcassonneView, names: Sequence[str], language: str) -> Picture:
    """Draw how many tiles of each kind are left."""
    drawn = paint(tiles_left_page(view, names, language), atlas())
    return Picture(drawn, tiles_left_alt(texts(language, GAME), view))


def _alt(view: CarcassonneView, names: Sequence[str], language: str, events: Sequence[Event], band: str = "") -> str:
    t = texts(language, GAME)
    return alt_text(t, lambda said: describe_picture(t, view, said, events), names, band)


def _asked(view: CarcassonneView, tile: Tile | None) -> Tile:
    """Return the tile that is asked about, or else the one that was drawn."""
    tile = tile or view.tile
    assert tile is not None, "a tile is drawn for every turn"
    return tile
