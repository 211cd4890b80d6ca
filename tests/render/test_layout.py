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
    stretched,
    unshaped,
    wrong_grounds,
)
from tests.render.pixels import faint
from tests.render.shown import windows

BEFORE_OTHERS: Final = ("growth", "plot", "chances/", "mark/", "turn", "line/", "result/")
"""What stands or runs before a landscape or a chart, and may touch its own kind."""
SHARES: Final = pytest.mark.parametrize(
    "share",
    [
        "few",
        pytest.param("others", marks=pytest.mark.slow),
        pytest.param("all", marks=pytest.mark.exhaustive),
    ],
)
_ALONE: Final = 0.9
"""A map as wide as this share of its page is all that is on it, and may be higher than a page."""
Faults = dict[str, list[Any]]


@SHARES
@pytest.mark.parametrize("name", NAMES)
def test_pages(name: str, share: str) -> None:
    """Everything has its place: nothing is cut off, half on a plate, or too small, and all contrasts with its ground.

    Letters are 11 pixels high on a phone, 15.5 on a desktop.
    """
    assert _look(name, "pages", share, _faults_of_page) == {}


@SHARES
@pytest.mark.parametrize("name", ["", *NAMES], ids=["common", *NAMES])
def test_scores(name: str, share: str) -> None:
    """The same holds of podiums and charts, except for what stands close together there."""
    assert _look(name, "scores", share, _faults_of_score) == {}


def _look(name: str, kind: str, share: str, faults: Callable[[Scene, Atlas, bool], Faults]) -> dict[str, Faults]:
    """Find the faults of a game's pages; a few are one of six, but for those that take long.

    Contrasts, which take longest, are measured on every third page, as most have the same pieces and grounds as those
    beside them; of a page in both languages in German.
    """
    where = f"games.{name}" if name else "common"
    pages: dict[str, Callable[[], Scene]] = getattr(import_module(f"tests.render.{where}.scenes"), kind)()
    atlas: Atlas = import_module(f"render.games.{name}.atlas").atlas() if name else common_atlas()
    rest = {page for number, page in enumerate(pages) if number % 6 or "slow" in page.split("-")}
    twins = {page for page in pages if page.endswith("-en") and f"{page[:-2]}de" in pages}  # German words are longer
    rest |= twins
    looked_at = [page for page in pages if share == "all" or (page in rest) is (share == "others")]
    measured = {*looked_at[:: 1 if share == "all" else 3]} - twins
    assert pages
    found = {page: faults(pages[page](), atlas, page in measured) for page in looked_at}
    return {
        page: wrong for page, each in found.items() if (wrong := {what: where for what, where in each.items() if where})
    }


def _faults_of_page(page: Scene, atlas: Atlas, measured: bool) -> Faults:
    seen = windows(page)
    alone = any(each.width > _ALONE * page.width for each in seen)
    return {
        "lower than a page": [page.height] * (page.height < theme.HEIGHT),
        "higher than a page": [page.height] * (page.height > theme.HEIGHT and not alone),
        "wider than a page": [page.width] * (page.width > theme.WIDTH),
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
        "stretched": stretched(page, atlas),
        "faint": faint(page, atlas) if measured else [],
    }


def _faults_of_score(page: Scene, atlas: Atlas, measured: bool) -> Faults:
    before = front(page)
    before.elements = [each for each in before.elements if not each.what.startswith("built/")]
    half, wrong = astride(before), [what for what, *_ in wrong_grounds(page)]
    return {
        "too high": [page.height][: page.height > theme.HEIGHT],
        "off the page": off_page(front(page)),
        "on each other": overlaps(before),
        "half on a plate": [pair for pair in half if not any(each.startswith(BEFORE_OTHERS) for each in pair)],
        "on another colour": [what for what in wrong if not what.startswith(BEFORE_OTHERS) and "/sample" not in what],
        "too small": small(page),
        "faint": faint(page, atlas) if measured else [],
    }


def _as_wide(scene: Scene) -> Scene:
    """Return what is seen through a window as wide as the page that it is on, since the whole page is shrunk."""
    wide = Scene(theme.WIDTH, scene.ground)
    wide.height, wide.elements = scene.height, scene.elements
    return wide


def _cut(scene: Scene) -> list[str]:
    """List words that are cut short, other than what people or operators write, and signs that there was more."""
    labels = [each.what for each in scene.elements if isinstance(each, Label) and each.text.endswith("…")]
    return [what for what in labels if not {"band", "name", "asked", "more"} & {*what.split("/")}]
