"""Nothing overlaps, nothing is cut off, and everything can be read, for any position."""

from __future__ import annotations

from itertools import combinations

import pytest

from render import theme
from render.palette import contrast
from render.scene import Box, Icon, Label, Plate, Scene
from tests.render.carrara.scenes import pages

PAGES = sorted(pages())
PHONE = 400
"""How wide a phone shows a picture."""


def overlap(a: Box, b: Box) -> bool:
    """Tell whether boxes share a pixel."""
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def inside(a: Box, b: Box) -> bool:
    """Tell whether a box lies in another."""
    return b.x <= a.x and a.right <= b.right and b.y <= a.y and a.bottom <= b.bottom


@pytest.mark.parametrize("name", PAGES)
def test_everything_is_on_the_page(name: str) -> None:
    """No element reaches over the page's edge."""
    page = pages()[name]
    canvas = Box(0, 0, page.width, page.height)

    assert [element.what for element in page.elements if not inside(element.box, canvas)] == []


@pytest.mark.parametrize("name", PAGES)
def test_nothing_overlaps(name: str) -> None:
    """Icons and labels keep apart, save for labels that stand in the middle of what is made to carry them."""
    page = pages()[name]
    shown = [element for element in page.elements if isinstance(element, Icon | Label)]
    apart = [element for element in shown if isinstance(element, Label) or not element.plate]
    carriers = [element for element in shown if isinstance(element, Icon) and element.plate]

    assert [(a.what, b.what) for a, b in combinations(apart, 2) if overlap(a.box, b.box)] == []
    assert [
        (element.what, carrier.what)
        for element in apart
        for carrier in carriers
        if overlap(element.box, carrier.box) and not inside(element.box, carrier.box)
    ] == []


@pytest.mark.parametrize("name", PAGES)
def test_elements_keep_inside_their_plates(name: str) -> None:
    """A label or an icon lies wholly on a plate or wholly off it, and plates lie in each other or apart."""
    page = pages()[name]
    plates = [element for element in page.elements if isinstance(element, Plate)]

    assert [
        (element.what, plate.what)
        for element in page.elements
        for plate in plates
        if element is not plate
        and overlap(element.box, plate.box)
        and not inside(element.box, plate.box)
        and not inside(plate.box, element.box)
    ] == []


@pytest.mark.parametrize("name", PAGES)
def test_everything_knows_its_ground(name: str) -> None:
    """Edges are smoothed into the colour that is really below."""
    page = pages()[name]

    assert [
        (element.what, element.on, ground)
        for place, element in enumerate(page.elements)
        if (ground := _ground(page, place)) is not None and element.on != ground
    ] == []


def _ground(scene: Scene, place: int) -> str | None:
    """Tell the colour below an element; None where it is drawn within an icon, or nothing shows of what is below."""
    element = scene.elements[place]
    if isinstance(element, Plate) and not element.radius:
        return None
    for below in reversed(scene.elements[:place]):
        if isinstance(below, Plate) and inside(element.box, below.box):
            return below.fill
        if isinstance(below, Icon) and below.plate and inside(element.box, below.box):
            return None
    return scene.ground


@pytest.mark.parametrize("name", PAGES)
def test_letters_can_be_read_on_a_phone(name: str) -> None:
    """The smallest letters are 11 pixels high at 400 pixels' width, and all stand out from their ground."""
    page = pages()[name]
    labels = [element for element in page.elements if isinstance(element, Label)]

    assert min(label.size for label in labels) * PHONE / page.width >= 11
    assert [label.what for label in labels if contrast(label.colour, label.on) < 4.5] == []


def test_seat_numbers_can_be_read() -> None:
    """The figures on the players' badges stand out."""
    pairs = zip(theme.SEATS, theme.ON_SEATS, strict=True)

    assert [seat for seat, on in pairs if contrast(seat, on) < 4] == []
