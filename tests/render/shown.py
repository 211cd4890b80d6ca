"""Queries for the elements of a page, by their names."""

from __future__ import annotations

from typing import TypeVar

from render.engine.scene import Box, Curve, Element, Icon, Label, Plate, Scene, Window

Kind = TypeVar("Kind", Plate, Icon, Label, Curve, Window)


def of_kind(page: Scene, kind: type[Kind], start: str = "", end: str = "") -> dict[str, Kind]:
    """Return elements of one kind by their names, if these begin and end like this."""
    return {each.what: each for each in _named(page, start, end) if isinstance(each, kind)}


def icons(page: Scene, start: str = "", end: str = "") -> dict[str, Icon]:
    return of_kind(page, Icon, start, end)


def labels(page: Scene, start: str = "", end: str = "") -> dict[str, Label]:
    return of_kind(page, Label, start, end)


def boxes(page: Scene, start: str = "", end: str = "") -> dict[str, Box]:
    return {each.what: each.box for each in _named(page, start, end)}


def said(page: Scene, start: str = "", end: str = "") -> dict[str, str]:
    return {what: label.text for what, label in labels(page, start, end).items()}


def drawn(page: Scene, start: str = "", end: str = "") -> dict[str, str]:
    return {what: icon.sprite for what, icon in icons(page, start, end).items()}


def words(page: Scene, start: str = "", end: str = "") -> list[str]:
    return [each.text for each in _named(page, start, end) if isinstance(each, Label)]


def signs(page: Scene, start: str = "", end: str = "") -> list[str]:
    return [each.sprite for each in _named(page, start, end) if isinstance(each, Icon)]


def shown(page: Scene, start: str = "", end: str = "") -> list[str]:
    found = _named(page, start, end)
    return [each.sprite if isinstance(each, Icon) else each.text for each in found if isinstance(each, Icon | Label)]


def check(page: Scene, told: str) -> None:
    """Check what a page shows, a line for each beginning of names: `bill/red: block-red | 3 × 4 = | coin | 12`."""
    lines = [line.strip().partition(":") for line in told.strip().splitlines()]
    expected = {start: said.strip().split(" | ") if said.strip() else [] for start, _, said in lines}
    assert {start: shown(page, start) for start in expected} == expected


def names(page: Scene, start: str = "", end: str = "") -> list[str]:
    return [each.what for each in _named(page, start, end)]


def marks(page: Scene) -> set[str]:
    return {what.removeprefix("mark/") for what in names(page, "mark/")}


def canvas(page: Scene) -> Box:
    return Box(0, 0, page.width, page.height)


def windows(page: Scene) -> list[Scene]:
    """Return the scenes that are seen through windows on a page, and through windows on these."""
    found = []
    for each in page.elements:
        if isinstance(each, Window):
            scene = Scene(each.box.width, each.ground)
            scene.height, scene.elements = each.box.height, [*each.elements]
            found += [scene, *windows(scene)]
    return found


def _named(page: Scene, start: str, end: str) -> list[Element]:
    return [each for each in page.elements if each.what.startswith(start) and each.what.endswith(end)]
