"""Frozen values to JSON and back, strictly, guided by their annotations."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from bot.games.game import BadData, Json

T = TypeVar("T")

LONGEST_LIST = 200
LONGEST_TEXT = 200
LARGEST_NUMBER = 1_000_000


@cache
def tag_of(cls: type[Any]) -> str:
    """Name a class as data does: `TakeBlocks` is `take_blocks`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


@cache
def _fields(cls: type[Any]) -> Mapping[str, Any]:
    names = cls._fields if hasattr(cls, "_fields") else [field.name for field in dataclasses.fields(cls)]
    hints = get_type_hints(cls)
    return {name: hints[name] for name in names}


def to_json(value: Any, tag: str | None = None) -> Json:
    """Turn a value into JSON; with `tag`, say its class under that key."""
    if value is None or isinstance(value, (bool, str)) and not isinstance(value, Enum):
        return value
    if hasattr(value, "to_json"):
        return value.to_json()
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, int):
        return value
    if hasattr(value, "_fields") or dataclasses.is_dataclass(value):
        data = {} if tag is None else {tag: tag_of(type(value))}
        return data | {name: to_json(getattr(value, name)) for name in _fields(type(value))}
    return [to_json(item) for item in value]


def from_json(cls: type[T], data: Json, path: str = "") -> T:
    """Read a value of this class; raise BadData for anything missing, unknown or of a wrong type."""
    return cast(T, _read(cls, data, path))


def from_tagged(classes: Mapping[str, type[T]], tag: str, data: Json, path: str = "") -> T:
    """Read a value of one of several classes, told apart by the name under `tag`; raise BadData."""
    if not isinstance(data, dict):
        raise BadData(path, "not an object")
    name = data.get(tag)
    if not isinstance(name, str) or name not in classes:
        raise BadData(_at(path, tag), "missing" if name is None else f"unknown: {short(name)}")
    return from_json(classes[name], {key: value for key, value in data.items() if key != tag}, path)


def tags(union: Any) -> dict[str, Any]:
    """List the classes of a union by the names that data has for them."""
    return {tag_of(cls): cls for cls in get_args(union)}


def short(value: object) -> str:
    """Quote a value of unknown size."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _at(path: str, key: object) -> str:
    return f"{path}.{key}" if path else str(key)


def _read(cls: Any, data: Json, path: str) -> object:
    origin = get_origin(cls)
    if origin in (Union, UnionType):
        return _read_optional(cls, data, path)
    if origin is tuple:
        return _read_tuple(get_args(cls), data, path)
    if hasattr(cls, "from_json"):
        return cls.from_json(data, path)
    if cls in (int, str, bool):
        return _read_plain(cls, data, path)
    if issubclass(cls, Enum):
        if not isinstance(data, str) or data not in [member.value for member in cls]:
            raise BadData(path, f"unknown: {short(data)}")
        return cls(data)
    fields = _fields(cls)
    if not isinstance(data, dict):
        raise BadData(path, "not an object")
    if missing := [name for name in fields if name not in data]:
        raise BadData(_at(path, missing[0]), "missing")
    if unknown := [name for name in data if name not in fields]:
        raise BadData(_at(path, short(unknown[0]).strip("'")), "unknown key")
    return cls(**{name: _read(hint, data[name], _at(path, name)) for name, hint in fields.items()})


def _read_plain(cls: type, data: object, path: str) -> object:
    if type(data) is not cls:
        raise BadData(path, f"not {'a number' if cls is int else 'a text' if cls is str else 'true or false'}")
    if isinstance(data, int) and not -LARGEST_NUMBER <= data <= LARGEST_NUMBER:
        raise BadData(path, "too large")
    if isinstance(data, str) and len(data) > LONGEST_TEXT:
        raise BadData(path, "too long")
    return data


def _read_optional(cls: Any, data: Json, path: str) -> object:
    if data is None and NoneType in get_args(cls):
        return None
    (inner,) = (part for part in get_args(cls) if part is not NoneType)
    return _read(inner, data, path)


def _read_tuple(parts: tuple[Any, ...], data: Json, path: str) -> tuple[object, ...]:
    items = read_list(data, path)
    return tuple(_read(parts[0], item, _at(path, place)) for place, item in enumerate(items))


def read_list(data: Json, path: str) -> list[Json]:
    """Check that this is a list of bearable length; raise BadData."""
    if not isinstance(data, list):
        raise BadData(path, "not a list")
    if len(data) > LONGEST_LIST:
        raise BadData(path, "too long")
    return data
