"""Parses blocks in custom ids, and typed blocks, buildings, cities and scorings."""

from __future__ import annotations

import re

from bot.games.carrara import Blocks, Building, Category, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import BUILDING_OF, CITIES, COLOURS, SEGMENTS, TYPES, City, Colour
from bot.games.carrara.reasons import Reason
from bot.games.contract import IllegalAction
from bot.model.refusals import Refusal, Refused
from bot.texts import LANGUAGES, texts
from bot.texts.games.carrara.pieces import say_colour, say_segment, say_subject
from cogs.core.names import clean, escape

_LONGEST = 100
_MOST = 99
_ENDINGS = {"en": ("", "s"), "de": ("", "e", "em", "en", "er", "es")}
"""What may follow the name of a colour, by language."""
_ONE = r"(?:([0-9]+)\s*(?:x\s*)?)?([^\W\d_]+)"
_ONE_COLOUR = re.compile(_ONE)
_SOME = re.compile(rf"\s*(?:{_ONE}(?:\s+{_ONE})*)?\s*")


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


def _colour(word: str) -> Colour | None:
    """Return the colour that a word names in any language, with an ending that it may have there."""
    for language in LANGUAGES:
        for colour in COLOURS:
            name = say_colour(texts(language, "carrara"), colour).casefold()
            if word.startswith(name) and word.removeprefix(name) in _ENDINGS.get(language, ("",)):
                return colour
    return None


def read_blocks(text: str) -> Blocks:
    """Parse blocks as people type them, `2 white, red` or `2x weiß + rot`, or as six digits; raise Refused.

    Buying and building cannot be undone by everyone, so that nothing is guessed.
    """
    if re.fullmatch(r"[0-9]{6}", text.strip()):
        return unpack(text.strip())
    if len(text) > _LONGEST:
        raise not_understood(text)
    counts = [0] * len(COLOURS)
    for part in re.split(r"[,+]|\b(?:and|und)\b", text.casefold()):
        if _SOME.fullmatch(part) is None:
            raise not_understood(text)
        for number, word in _ONE_COLOUR.findall(part):
            colour = _colour(word)
            if colour is None:
                raise not_understood(text)
            counts[colour] += min(int(number), _MOST) if number else 1
    return Blocks(*counts)


def read_segment(text: str) -> int:
    """Parse a segment as people type it, `II`, `2` or `segment II`; raise Refused or IllegalAction."""
    word = re.sub(r"^seg(?:ment)?[.\s]*", "", text.strip().casefold())
    for segment in range(1, SEGMENTS + 1):
        names = [say_segment(texts(language, "carrara"), segment).casefold() for language in LANGUAGES]
        if word in (str(segment), *names):
            return segment
    if re.fullmatch(r"[0-9]{1,4}|[ivx]{1,6}", word):
        raise IllegalAction(Reason.NO_SUCH_SEGMENT, segment=word.upper())
    raise not_understood(text)


def read_building(text: str) -> Building:
    """Parse a building as people type it, `Villa 3`; raise Refused."""
    words = re.fullmatch(r"([a-z]+)\s*([0-9])", text.strip().casefold())
    building = None if words is None else BUILDING_OF.get("".join(words.groups()))
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
    word, languages = text.strip().casefold(), [texts(language, "carrara") for language in LANGUAGES]
    for building_type in TYPES:
        if word in (building_type.key, *(say_subject(t, ScoreType(building_type)).casefold() for t in languages)):
            return ScoreType(building_type)
    for category in Category:
        names = [t.say(f"{key}-{category}").casefold() for t in languages for key in ("special", "typed")]
        if word in (category.value, *names):
            return ScoreCategory(category)
    for city in CITIES:
        if word in (city.key, *(say_subject(t, ScoreCity(city)).casefold() for t in languages)):
            return ScoreCity(city)
    raise not_understood(text)
