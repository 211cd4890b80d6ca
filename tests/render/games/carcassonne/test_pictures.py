"""The pictures themselves: valid, small, identical for the same view, with every sprite made once."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.games import carcassonne
from bot.games.carcassonne.scoring import totals
from render.engine import theme
from render.engine.picture import ALT_LIMIT, Picture
from render.games import pictures_of
from render.games.carcassonne import PICTURES, pictures
from render.games.carcassonne.atlas import atlas
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.showcase.played import played
from tests.render.games.carcassonne.positions import HARD_NAMES, NAMES, strung_out
from tests.render.games.carcassonne.scenes import scores
from tests.render.shown import windows

LIMIT = 120_000


@pytest.mark.slow
def test_pictures_are_small() -> None:
    """The fullest pictures are WebPs that fill phone and desktop, within their size limit, with alt text."""
    for name, picture in _hard("de"):
        image = Image.open(BytesIO(picture.data))
        assert image.format == "WEBP", name
        assert image.size == (theme.WIDTH, theme.HEIGHT), name
        assert len(picture.data) <= LIMIT, name
        assert 20 < len(picture.alt) <= ALT_LIMIT, name
        assert picture.alt.endswith((".", "“", "”", "“.", "”.")), name


def _hard(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield pictures of the fullest maps."""
    for seats, seed in ((5, 6), (2, 9)):
        view, events = played(seats, seed, "gold_mines")[-2]
        yield f"full-{seats}", pictures.board(view, HARD_NAMES[:seats], language, events, "W" * 80)
        yield f"fields-{seats}", pictures.fields(view, HARD_NAMES[:seats], language)
    yield "strung-out", pictures.whole_map(strung_out(upright=True), HARD_NAMES, language)


def test_the_same_view_gives_the_same_bytes() -> None:
    """Pictures depend on neither chance nor the clock, and a second one makes no new sprites or letters."""
    view, events = played(5, 1, "gold_mines")[40]
    first = pictures.board(view, NAMES, "en", events)
    before = [cache.cache_info().misses for cache in (atlas().parts, atlas().letters)]

    assert pictures.board(view, NAMES, "en", events) == first
    assert [cache.cache_info().misses for cache in (atlas().parts, atlas().letters)] == before


def test_carcassonne_has_pictures() -> None:
    """The registry finds a game's pictures by its name; a film shows the whole map in each frame."""
    moments = played(3, 2, "gold_mines")
    view, events = moments[40]

    assert pictures_of("carcassonne").board(view, NAMES[:3], "en", events) == (
        pictures.board(view, NAMES[:3], "en", events),
    )
    sizes = {PICTURES.film_frame(each.view, NAMES[:3], "en", each.events).size for each in moments[::40]}
    assert sizes == {(theme.WIDTH, theme.HEIGHT)}


def test_the_map_of_a_film_stays_where_it_is() -> None:
    """In every frame each tile lies where it lies in the last one, and as large."""
    moments = played(3, 2, "gold_mines")
    last = moments[-1].view
    seen = []
    for moment in moments[::20]:
        page = public_page(moment.view, NAMES[:3], "en", moment.events, framed_as=last)
        (scene,) = windows(page)
        seen.append(next(each.box for each in scene.elements if each.what.endswith("ground/tile/M20")))
    assert len(set(seen)) == 1


@pytest.mark.parametrize(
    ("seats", "variant", "language"), [(2, "without_farmers", "en"), (3, "gold_mines", "de"), (5, "gold_mines", "de")]
)
def test_the_final_scoring(seats: int, variant: str, language: str) -> None:
    """A podium with the points of each kind of feature that the variant has, and points turn by turn where known."""
    moments = played(seats, 1, variant)
    view, outcome = moments[-1].view, totals(moments[-1].view)
    page = scores()[f"podium-{seats}"]()
    growth = carcassonne.growth([event for moment in moments for event in moment.events], seats)

    parts = {each.what for each in page.elements if each.what.startswith("score/0/part/") and each.what[-1].isdigit()}
    assert len(parts) == {"without_farmers": 3, "gold_mines": 5}[variant]
    podium, points = PICTURES.final_score(view, outcome, NAMES[:seats], language, growth)
    assert PICTURES.final_score(view, outcome, NAMES[:seats], language) == (podium,)
    assert all(str(score) in podium.alt for score in outcome.scores)
    assert all(name in points.alt for name in NAMES[:seats])
