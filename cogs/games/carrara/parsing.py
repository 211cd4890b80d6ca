"""Parses blocks, buildings, cities and scorings, in custom ids and as people type them."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import TypeVar

from bot.games.carrara.actions import CarraraReason, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import (
    BUILDING_OF,
    CITIES,
    COLOURS,
    SEGMENTS,
    TYPES,
    Blocks,
    Building,
    Category,
    City,
    Colour,
    Object,
)
from bot.games.carrara.scoring import Scoring
from bot.games.contract import IllegalAction
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games.carrara.pieces import say_colour, say_object, say_segment, say_subject
from cogs.core.completions import MAX_TYPED_LENGTH, fold, is_unfinished
from cogs.core.controls import InvalidControl

T = TypeVar("T")


class TypedReason(StrEnum):
    """Why what was typed cannot be done though the rules have nothing against it, with the facts."""

    # the wheel is to be left unturned, of which the rules only refuse the purchase
    UNTURNED_EXPANSION_ONLY = "unturned_expansion_only"
    UNTURNED_TURNED = "unturned_turned"
    UNTURNED_NOTHING = "unturned_nothing"  # lying: blocks on the wheel, coins

    # no segment is named
    SEVERAL_SEGMENTS = "several_segments"  # blocks, segments
    NO_SEGMENT_WITH_BLOCKS = "no_segment_with_blocks"  # blocks

    # blocks of segment I that are only drawn from the bag when the wheel is turned
    NOT_DRAWN = "not_drawn"

    # a building; buildings: those that can be built
    NUMBER_MISSING = "number_missing"  # type, buildings
    NOT_DISPLAYED = "not_displayed"  # building, buildings


_MAX_COUNT = 99
_COLOUR_ENDINGS = {"en": ("", "s"), "de": ("", "e", "em", "en", "er", "es")}
"""What may follow the name of a colour in each language."""
_COUNTED_COLOUR_PATTERN = r"(?:([0-9]+)\s*(?:x\s*)?)?([^\W\d_]+)"
_COUNTED_COLOUR = re.compile(_COUNTED_COLOUR_PATTERN)
_COUNTED_COLOURS = re.compile(rf"\s*(?:{_COUNTED_COLOUR_PATTERN}(?:\s+{_COUNTED_COLOUR_PATTERN})*)?\s*")


def pack(blocks: Blocks) -> str:
    """Format blocks as six digits, best colour first."""
    return "".join(map(str, blocks))


def unpack(text: str) -> Blocks:
    """Parse six digits; raise InvalidControl."""
    if not re.fullmatch(r"[0-9]{6}", text):
        raise InvalidControl(text)
    return Blocks(*map(int, text))


def parse_known(parse: Callable[[str], T | None], text: str) -> T:
    """Return what the text in a control stands for; raise InvalidControl if that is nothing."""
    what = parse(text)
    if what is None:
        raise InvalidControl(text)
    return what


def key_of(action: Scoring) -> str:
    """Return the key of a scoring's subject, for custom ids and commands."""
    match action:
        case ScoreType(building_type):
            return building_type.key
        case ScoreCity(city):
            return city.key
        case ScoreCategory(category):
            return category.value


@cache
def _colours() -> dict[str, Colour]:
    """Return the colours by their names in any language, with each ending that is possible there."""
    found: dict[str, Colour] = {}
    for language in LANGUAGES:
        for colour in COLOURS:
            name = say_colour(texts(language, "carrara"), colour).casefold()
            found |= {f"{name}{ending}": colour for ending in _COLOUR_ENDINGS[language]}
    return found


def parse_blocks(text: str) -> Blocks | None:
    """Parse blocks as people type them, `2 white, red` or `2x weiß + rot`; None if any part is something else."""
    counts = [0] * len(COLOURS)
    if not re.search(r"[^\W\d_]", text) or len(text) > MAX_TYPED_LENGTH or is_unfinished(text):
        return None
    for part in re.split(r"[,+]|\b(?:and|und)\b", fold(text)):
        if _COUNTED_COLOURS.fullmatch(part) is None:
            return None
        for number, word in _COUNTED_COLOUR.findall(part):
            if (colour := _colours().get(word)) is None:
                return None
            counts[colour] += min(int(number), _MAX_COUNT) if number else 1
    return Blocks(*counts)


def parse_segment(text: str) -> int | None:
    """Parse a segment as people type it, `II`, `2` or `segment II`; raise IllegalAction for one that does not exist."""
    word = re.sub(r"^seg(?:ment)?[. ]*", "", fold(text))
    for segment in range(1, SEGMENTS + 1):
        names = [say_segment(texts(language, "carrara"), segment).casefold() for language in LANGUAGES]
        if word in (str(segment), *names):
            return segment
    if re.fullmatch(r"[0-9]{1,4}|[ivx]{1,6}", word):
        raise IllegalAction(CarraraReason.NO_SUCH_SEGMENT, segment=word.upper())
    return None


def parse_building(text: str) -> Building | None:
    """Parse a building as people type it, `Villa 3`."""
    words = re.fullmatch(r"([a-z]+) ?([0-9])", fold(text))
    return None if words is None else BUILDING_OF.get("".join(words.groups()))


def parse_city(text: str) -> City | None:
    return next((city for city in CITIES if city.key == fold(text)), None)


@cache
def _scorings() -> dict[str, Scoring]:
    """Return everything that can be scored, by its names in any language."""
    found: dict[str, Scoring] = {}
    every: list[Scoring] = [*map(ScoreType, TYPES), *map(ScoreCategory, Category), *map(ScoreCity, CITIES)]
    for action in every:
        names = [key_of(action), *(say_subject(t, action) for t in _languages())]
        if isinstance(action, ScoreCategory):
            names += [t.say(f"typed-{action.category}") for t in _languages()]
        found |= {fold(name): action for name in names}
    return found


def parse_scoring(text: str) -> Scoring | None:
    """Parse what to score: a type, a city, or city or land buildings."""
    return _scorings().get(fold(text))


@cache
def _objects() -> dict[str, Object]:
    return {fold(name): item for item in Object for name in (item.key, *(say_object(t, item) for t in _languages()))}


def parse_object(text: str) -> Object | None:
    return _objects().get(fold(text))


def _languages() -> list[Texts]:
    return [texts(language, "carrara") for language in LANGUAGES]
