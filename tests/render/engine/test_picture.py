"""A picture's file name, and the stems of several."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.engine.picture import Picture, number_pictures


def encoded(kind: str) -> Picture:
    data = BytesIO()
    Image.new("RGB", (3, 2)).save(data, kind)
    return Picture(data.getvalue(), "small")


@pytest.mark.parametrize("kind", ["png", "webp", "jpeg", "gif"])
def test_the_extension_is_that_of_the_format(kind: str) -> None:
    """Whatever the format, Discord and browsers are told of it by the extension."""
    assert encoded(kind).file_name("board-1") == f"board-1.{kind}"


def test_several_pictures_are_numbered_from_the_second_on() -> None:
    """The first one's name is the same whether others follow or not."""
    one, other = encoded("png"), encoded("webp")
    assert number_pictures("board", ()) == ()
    assert number_pictures("board", [one]) == (("board", one),)
    assert number_pictures("board", [one, other, one]) == (("board", one), ("board-2", other), ("board-3", one))
