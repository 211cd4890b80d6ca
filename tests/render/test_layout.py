"""Nothing overlaps, nothing is cut off, and everything is legible, on every page and through every window."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import pytest

from bot.games import NAMES
from render.common.atlas import common_atlas
from render.engine import theme
from render.engine.atlas import Atlas
from render.engine.scene import Label, Scene
from tests.render.checks import (
    astride,
    front,
    ill_placed,
    ill_tagged,
    off_page,
    overlaps,
    running_together,
    small,
    unshaped,
    wrong_grounds,
)
from tests.render.pixels import faint
from tests.render.shown import windows

BEFORE_OTHERS: Final = ("growth", "plot", "chances/", "mark/", "turn", "line/", "result/")

"""What stands or runs before a landscape or a chart, and may touch its own kind."""
ATLASES: Final[dict[str, Callable[[], Atlas]]] = {
    name: import_module(f"render.games.{name}.atlas").atlas for name in NAMES
}


def _laid(kind: str) -> list[Any]:
    """Return the places of all pages; those that take long, and further cases, are marked so."""
    marks = {"slow": [pytest.mark.slow], "further": [pytest.mark.exhaustive]}
    laid = []
    for place in ("common", *NAMES):
        package = f"tests.render.{place if place == 'common' else f'games.{place}'}.scenes"
        pages = getattr(import_module(package), kind)()
        for name, lay in pages.items():
            found = next((marks[each] for each in marks if each in name.split("-")), [])
            if name.endswith("-en") and f"{name[:-2]}de" in pages:  # German words are longer
                found = found or marks["slow"]
            laid.append(pytest.param(ATLASES.get(place, common_atlas), lay, id=f"{place}: {name}", marks=found))
    return laid


@pytest.mark.parametrize(("atlas", "lay"), _laid("pages"))
def test_a_page(atlas: Callable[[], Atlas], lay: Callable[[], Scene]) -> None:
    """Everything has its place: nothing is cut off, half on a plate, or too small, and all contrasts with its ground.

    Letters are 11 pixels high on a phone, 15.5 on a desktop.
    """
    page = lay()
    seen = windows(page)
    found = {
        "off the page": off_page(page),
        "on each other": overlaps(page),
        "half on a plate": astride(page),
        "on another colour": wrong_grounds(page),
        "run together": running_together(page),
        # around cards, and the number of those in a hand, it is a frame that nothing else has
        "new by its colour alone": [
            each for each in unshaped(page) if not each.endswith("/cards") and "/bid/" not in each
        ],
        "too small": [each for scene in (page, *map(_as_wide, seen)) for each in small(scene)],
        "cut short": [each for scene in (page, *seen) for each in _cut(scene)],
        "tags that hide": [each for scene in seen for each in ill_tagged(scene)],
        "lying or standing": [each for scene in seen for each in ill_placed(scene)],
        "faint": faint(page, atlas()),
    }

    assert (page.width, page.height) == (theme.WIDTH, theme.HEIGHT)
    assert {what: each for what, each in found.items() if each} == {}


@pytest.mark.parametrize(("atlas", "lay"), _laid("scores"))
def test_a_score(atlas: Callable[[], Atlas], lay: Callable[[], Scene]) -> None:
    """The same holds of podiums and charts, except for what stands close together there."""
    page = lay()
    before = front(page)
    before.elements = [each for each in before.elements if not each.what.startswith("built/")]
    half, wrong = astride(before), [what for what, *_ in wrong_grounds(page)]
    found = {
        "off the page": off_page(front(page)),
        "on each other": overlaps(before),
        "half on a plate": [pair for pair in half if not any(each.startswith(BEFORE_OTHERS) for each in pair)],
        "on another colour": [what for what in wrong if not what.startswith(BEFORE_OTHERS) and "/sample" not in what],
        "too small": small(page),
        "faint": faint(page, atlas()),
    }

    assert page.height <= theme.HEIGHT
    assert {what: each for what, each in found.items() if each} == {}


def _as_wide(scene: Scene) -> Scene:
    """Return what is seen through a window as wide as the page that it is on, since the page is what is shrunk."""
    wide = Scene(theme.WIDTH, scene.ground)
    wide.height, wide.elements = scene.height, scene.elements
    return wide


def _cut(scene: Scene) -> list[str]:
    """List words that are cut short, other than what people or operators write, and signs that there was more."""
    labels = [each.what for each in scene.elements if isinstance(each, Label) and each.text.endswith("…")]
    return [what for what in labels if not {"band", "name", "asked", "more"} & {*what.split("/")}]
