"""The cache of drawings: its bound, and which values it evicts."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count
from weakref import ReferenceType, ref

from PIL import Image

from render.engine.cache import Cache, bytes_of


def test_values_in_use_are_not_evicted() -> None:
    """A value is made once while it is used; what was not used for a while is made again."""
    cache, made = Cache(limit=200_000, seconds=count().__next__), list[int]()

    @cache.memoize
    def square(number: int) -> Image.Image:
        made.append(number)
        return Image.new("L", (100, 100), number)

    first = square(0)
    for number in range(1, 60):
        square(number)
        assert square(0) is first
    assert made == [*range(60)]
    square(1)
    assert made[60:] == [1]


def test_cheap_values_are_evicted_first() -> None:
    """Of values that are used as often, those stay that took longest to make for their size."""
    made = list[tuple[str, int]]()
    cache = Cache(limit=400_000, seconds=lambda: spent)
    spent = 0.0

    @cache.memoize
    def square(kind: str, number: int) -> Image.Image:
        nonlocal spent
        spent += 0.001 if kind == "quick" else 0.02
        made.append((kind, number))
        return Image.new("L", (100, 100), number)

    for _ in range(20):
        for number in range(25):
            square("quick", number)
            square("dear", number)
    assert [number for kind, number in made if kind == "dear"] == [*range(25)]


def test_the_cache_is_bounded() -> None:
    """However many values there are, and whatever their sizes, those cached take no more bytes than the limit."""
    cache, there = Cache(limit=1_000_000), list[ReferenceType[Image.Image]]()

    @cache.memoize
    def square(side: int, number: int) -> Image.Image:
        return Image.new("RGB", (side, side), number)

    for number in range(500):
        there.append(ref(square(10 + number % 150, number)))
        assert sum(bytes_of(image) for each in there if (image := each()) is not None) <= 1_000_000


def test_functions_do_not_share_values() -> None:
    """Two functions with the same arguments have values of their own, and threads get the same ones."""
    cache = Cache()
    light, dark = (cache.memoize(lambda side, tone=tone: Image.new("L", (side, side), tone)) for tone in (9, 200))

    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda number: (light, dark)[number % 2](5), range(40)))
    assert [image.getpixel((0, 0)) for image in found] == [9, 200] * 20
