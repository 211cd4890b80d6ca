"""Parses blocks in custom ids, and typed blocks, buildings, cities and scorings."""

from __future__ import annotations

import re

from bot.games.carrara import Blocks, Building, Category, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import BUILDING_OF, CITIES, COLOURS, TYPES, City, Colour
from bot.model.refusals import Refusal, Refused
from bot.texts import LANGUAGES, texts
from bot.texts.games.carrara.pieces import say_colour
from cogs.core.names import clean, escape

_LONGEST = 100


def pack(blocks: Blocks) -> str:
    """Format blocks as six digits, best colour first."""
    return "".join(map(str, blocks))


def unpack(text: str) -> Blocks:
    """Parse six digits; raise Refused."""
    if not re.fullmatch(r"[0-9]{6}", text):
        raise not_understood(text)
    return Blocks(*map(int, text))


def not_understood(text: str) -> Refused:
    """Return the refusal of text that could not be understood."""
    return Refused(Refusal.NOT_UNDERSTOOD, text=escape(clean(text)))


def _colour_names() -> dict[str, Colour]:
    names = {say_colour(texts(language, "carrara"), colour): colour for language in LANGUAGES for colour in COLOURS}
    return {name.casefold(): colour for name, colour in names.items()}


def _inflected(word: str) -> Colour | None:
    """Return the colour that a word names, allowing German endings."""
    found = [colour for name, colour in _colour_names().items() if word.startswith(name) and len(word) - len(name) <= 2]
    return found[0] if found else None


def read_blocks(text: str) -> Blocks:
    """Parse blocks as people type them, `2 white, red` or `2x weiß`, or as six digits; raise Refused."""
    if re.fullmatch(r"[0-9]{6}", text.strip()):
        return unpack(text.strip())
    counts = [0] * len(COLOURS)
    number: int | None = None
    for token in re.findall(r"\d+|[^\W\d_]+", text.casefold()) if len(text) <= _LONGEST else ["?"]:
        if token in ("x", "and", "und"):
            continue
        colour = None if token.isdecimal() else _inflected(token)
        if colour is not None:
            counts[colour] += 1 if number is None else number
            number = None
        elif token.isdecimal() and number is None:
            number = min(int(token), 99)
        else:
            raise not_understood(text)
    if number is not None:
        raise not_understood(text)  # "white 2" is not "1 white"
    return Blocks(*counts)


def read_building(text: str) -> Building:
    """Parse a building as people type it, `Villa 3`; raise Refused."""
    building = BUILDING_OF.get("".join(text.split()).casefold())
    if building is None:
        raise not_understood(text)
    return building


def read_city(text: str) -> City:
    """Parse a city; raise Refused."""
    for city in CITIES:
        if city.key == text.strip().casefold():
            return city
    raise not_understood(text)


def read_scoring(text: str) -> ScoreType | ScoreCity | ScoreCategory:
    """Parse what to score: a type, a city, or city or land buildings; raise Refused."""
    for building_type in TYPES:
        if building_type.key == text.strip().casefold():
            return ScoreType(building_type)
    for category in Category:
        keys = f"special-{category}", f"typed-{category}"
        names = [texts(language, "carrara").say(key).casefold() for language in LANGUAGES for key in keys]
        if text.strip().casefold() in (category.value, *names):
            return ScoreCategory(category)
    return ScoreCity(read_city(text))
