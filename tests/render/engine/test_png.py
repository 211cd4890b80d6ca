"""Files assembled from packed rows match what Pillow would have written, whatever was packed before."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from render.engine import paint as painter
from render.engine.paint import encode, paint
from render.engine.png import OVERHEAD, assemble, lines_of, pack
from render.engine.scene import Element
from render.games.carrara.atlas import atlas
from render.games.carrara.pages.board import board_page
from render.games.carrara.pictures import board
from tests.render.games.carrara.expanded import anything, middle, start
from tests.render.games.carrara.positions import PLAIN_NAMES


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield a file's chunks, each checked against its CRC."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    place = 8
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place)
        kind, content = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        assert struct.unpack_from(">I", data, place + 8 + length) == (zlib.crc32(kind + content),)
        yield kind, content
        place += 12 + length


def seen(data: bytes) -> tuple[tuple[int, int], bytes]:
    """Return a file's size and the colour of every pixel."""
    image = Image.open(BytesIO(data)).convert("RGBA")
    return image.size, image.tobytes()


def test_rows_packed_in_pieces_are_one_image() -> None:
    """The pieces may be packed at different levels; all checksums are right, and nothing is left over."""
    canvas = Image.frombytes("L", (40, 30), Random(1).randbytes(1200))
    lines = lines_of(canvas)
    pieces = (pack(lines[:410], 4), b"", pack(lines[410:820], 9), pack(lines[820:], 1))
    data = assemble(canvas.size, atlas().palette, lines, pieces)

    found = dict(chunks(data))
    assert [*found] == [b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"]
    assert zlib.decompress(found[b"IDAT"]) == lines
    assert seen(data) == seen(encode(canvas, atlas(), 1))
    assert len(data) - sum(map(len, pieces)) <= OVERHEAD


@pytest.mark.parametrize("seed", [1, 4])
def test_a_board_with_cards_looks_as_if_written_at_once(seed: int) -> None:
    """It also does the second time, when its cards are not packed again."""
    view = anything(seed)
    names = PLAIN_NAMES[: len(view.players)]
    packed = [board(view, names, "en").data for _ in range(2)]
    page = board_page(view, names, "en")
    page.crowded = False
    at_once = paint(page, atlas())

    assert packed[0] == packed[1]
    assert seen(packed[0]) == seen(at_once)


def test_cards_are_packed_once_for_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other changes to the board do not repack the cards; other cards or another language do."""
    packed: list[int] = []

    def counting(lines: bytes, level: int) -> bytes:
        packed.append(level)
        return pack(lines, level)

    painter.pack_lasting.cache_clear()
    monkeypatch.setattr(painter, "pack", counting)
    for view, language, repacked in (
        (start(3, "three_pairs"), "en", True),
        (start(3, "three_pairs"), "de", True),
        (start(3, "three_cities"), "en", True),
        (middle(), "en", True),
        (start(3, "three_pairs"), "en", False),
        (middle(), "de", True),
        (middle(), "en", False),
    ):
        packed.clear()
        board(view, PLAIN_NAMES[:3], language)
        assert (painter._ONCE in packed) is repacked
        assert len(packed) == 2 + repacked, "before the cards and behind them, at one level that was right at once"


def test_the_rows_of_the_cards_hold_nothing_else() -> None:
    """Otherwise they would not stay the same for a whole game."""
    page = board_page(middle(), PLAIN_NAMES[:3], "en")
    top, bottom = page.lasting
    inside: list[Element] = [each for each in page.elements if each.box.y < bottom and each.box.bottom > top]

    assert {each.what.partition("/")[0] for each in inside} == {"card", "cards"}
    assert all(top <= each.box.y and each.box.bottom <= bottom for each in inside)
    assert {each.what for each in page.elements if each.what.startswith("card")} == {each.what for each in inside}
