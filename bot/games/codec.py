"""Strict conversion of frozen values to JSON and back, driven by their annotations.

A field with a default is written only if it has another value, so that adding such a field to a class neither changes
new data nor makes old data unreadable.

Readers and writers are created once per class and cached. A class may bring its own: a method `to_json`, and a class
method `from_json`, which raises BadData with the path below the value. `check_type` says what else is allowed.

It is our own, as libraries are less strict: msgspec ignores unknown keys of dataclasses and always writes their
defaults, cattrs takes a string for a tuple of its letters. With guards against that they would save nothing.
"""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from bot.games.contract import BadData, BadDefinition, Codec, Json

P = TypeVar("P")
T = TypeVar("T")
_Write = Callable[[Any], Json]
_Read = Callable[[Json], Any]

LONGEST_LIST = 200
"""More than twice the longest in our games, Carcassonne's 80 tiles with the gold mines."""
LONGEST_TEXT = 200
"""Ten times the longest in our games, the name of an event or a card; people write none of them."""
LARGEST_NUMBER = 1_000_000
"""Far above any score or count in a game, and still quick to calculate with."""


@cache
def tag_of(cls: Any) -> str:
    """Return the name of a class in data: `TakeBlocks` is `take_blocks`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


def tag_of_value(value: object) -> str:
    """Return the name of a value's class in data."""
    cls: Any = type(value)
    return tag_of(cls)


def tags(union: Any) -> dict[str, Any]:
    """Return the classes of a union, or a single class, by their names in data."""
    return {tag_of(cls): cls for cls in get_args(union) or (union,)}


def codec_of(
    position: type[P],
    action: Any,
    event: Any,
    drawn: Any = int,
    check: Callable[[P], None] = lambda position: None,
) -> Codec[P, Any]:
    """Derive a game's codec from its types: a position, unions of actions and of events, and the type of draws.

    A setup is `{"drawn": [...]}`, the draws of the deal in order; so are the draws of an action, if it made any.
    `check` raises BadData for a position that its types allow and the rules do not.
    """
    actions, events = tags(action), tags(event)
    draws = tuple[tuple[drawn, ...], ...]

    def position_from_json(data: Json) -> P:
        found = from_json(position, data)
        check(found)
        return found

    def drawn_to_json(drew: Sequence[Sequence[Any]]) -> dict[str, Json]:
        return {"drawn": _writer(draws)(drew)}

    def drawn_from_json(data: Json) -> list[list[Any]]:
        return [list(each) for each in from_json(draws, data, "drawn")]

    def setup_from_json(data: Json) -> list[list[Any]]:
        if not isinstance(data, dict) or set(data) != {"drawn"}:
            raise BadData("setup", "not an object with the one key drawn")
        return drawn_from_json(data["drawn"])

    def events_from_json(data: Json) -> tuple[Any, ...]:
        found = enumerate(read_list(data, "events"))
        return tuple(from_tagged(events, "event", item, f"events.{number}") for number, item in found)

    return Codec(
        position_to_json=to_json,
        position_from_json=position_from_json,
        action_to_json=lambda value: cast(dict[str, Json], to_json(value, "action")),
        action_from_json=lambda data: from_tagged(actions, "action", data),
        events_to_json=lambda values: [to_json(value, "event") for value in values],
        events_from_json=events_from_json,
        setup_to_json=lambda _, drew: drawn_to_json(drew),
        setup_from_json=setup_from_json,
        drawn_to_json=lambda _, drew: drawn_to_json(drew) if drew else {},
        drawn_from_json=lambda _, data: [] if data is None else drawn_from_json(data),
    )


def to_json(value: Any, tag: str | None = None) -> Json:
    """Return a value as JSON; with `tag`, the name of its class is stored under that key."""
    if isinstance(value, (tuple, list)) and not hasattr(value, "_fields"):
        return [to_json(item) for item in value]
    cls: Any = type(value)
    data = _writer(cls)(value)
    return data if tag is None else {tag: tag_of(cls), **data}


def from_json(cls: type[T], data: Json, path: str = "") -> T:
    """Read a value of this class; raise BadData for anything missing, unknown or of a wrong type."""
    read: Callable[[Json], T] = _reader(cast(Any, cls))
    try:
        return read(data)
    except BadData as bad:
        bad.path = _join_path(path, bad.path)
        raise


def from_tagged(classes: Mapping[str, type[T]], tag: str, data: Json, path: str = "") -> T:
    """Read a value of one of several classes, distinguished by the name under `tag`; raise BadData."""
    if not isinstance(data, dict):
        raise BadData(path, "not an object")
    name = data.get(tag)
    if not isinstance(name, str) or name not in classes:
        raise BadData(_join_path(path, tag), "missing" if tag not in data else f"unknown: {short_repr(name)}")
    return from_json(classes[name], {key: value for key, value in data.items() if key != tag}, path)


def read_name(table: Mapping[str, T], data: Json) -> T:
    """Look up a name; raise BadData."""
    if not isinstance(data, str) or data not in table:
        raise BadData("", f"unknown: {short_repr(data)}")
    return table[data]


def read_list(data: Json, path: str = "") -> list[Json]:
    """Return the data if it is a list of acceptable length; raise BadData."""
    if not isinstance(data, list):
        raise BadData(path, "not a list")
    if len(data) > LONGEST_LIST:
        raise BadData(path, "too long")
    return data


def check_drawn(data: Json, needed: bool) -> None:
    """Raise BadData if `drawn` is missing where it is needed, or given where it is not."""
    if needed is (data is None):
        raise BadData("drawn", "missing" if needed else "unknown key")


def check_seats(path: str, seats: int, allowed: range) -> None:
    """Raise BadData unless this number of seats is allowed."""
    if seats not in allowed:
        raise BadData(path, f"{seats} is not from {allowed.start} to {allowed[-1]}")


def check_known(names: Iterable[str], known: Collection[str], path: str, problem: str) -> None:
    """Raise BadData for the first unknown name."""
    if unknown := next((name for name in names if name not in known), None):
        raise BadData(".".join(filter(None, (path, short_repr(unknown).strip("'")))), problem)


def check_options(options: Mapping[str, bool], known: Collection[str]) -> None:
    """Raise BadData unless the options of a deal are known, and all of them chosen."""
    check_known(options, known, "options", "unknown option")
    check_known([name for name, chosen in options.items() if not chosen], (), "options", "left out unless chosen")


def read_toml(text: str, longest: int, longest_line: int) -> dict[str, Any]:
    """Read an operator's TOML file, within limits in characters; raise BadData.

    The time to read a key is quadratic in the number of its dots, so a line has a limit of its own.
    """
    if len(text) > longest:
        raise BadData("", "too long")
    if any(len(line) > longest_line for line in text.split("\n")):
        raise BadData("", "a line is too long")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadData("", "nested too deeply") from None
    except ValueError as wrong:  # also raised for a number with thousands of digits
        raise BadData("", str(wrong)) from None


def put_last(written: Json, values: Sequence[Any]) -> Json:
    """Return a serialised list with its last items replaced by these values."""
    return [*written[: len(written) - len(values)], *to_json(values)]


def short_repr(value: object) -> str:
    """Return the repr of a value, shortened to 40 characters."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _join_path(path: str, inner: object) -> str:
    return ".".join(part for part in (path, str(inner)) if part)


@cache
def fields_of(cls: Any) -> Mapping[str, tuple[Any, Any]]:
    """Return the type and the default of each field; the default is MISSING, which no value equals, if it has none."""
    if hasattr(cls, "_fields"):
        defaults = {name: cls._field_defaults.get(name, dataclasses.MISSING) for name in cls._fields}
    else:
        defaults = {field.name: field.default for field in dataclasses.fields(cls)}
    try:
        hints = get_type_hints(cls, include_extras=True)
    except NameError as unknown:
        raise BadDefinition(
            annotation_text(cls), str(unknown), "import it where it is found when the program runs"
        ) from None
    return {name: (hints[name], default) for name, default in defaults.items()}


def _optional(hint: Any) -> Any:
    """Return X for an annotation `X | None`, or None for any other."""
    parts = get_args(hint) if is_union(hint) else ()
    return next(part for part in parts if part is not NoneType) if NoneType in parts else None


def is_union(hint: Any) -> bool:
    """Return whether an annotation is a union, such as `X | None`."""
    return get_origin(hint) in (Union, UnionType)


def range_of(hint: Any) -> range | None:
    """Return the range of whole numbers that an annotation allows, as in `Annotated[int, range(1, 7)]`."""
    return next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, range)), None)


def annotation_text(hint: Any) -> str:
    """Return an annotation as it appears in code."""
    return hint.__name__ if isinstance(hint, type) and not get_args(hint) else re.sub(r"[a-z_]\w*\.", "", repr(hint))


_INSTEAD: Mapping[Any, str] = {
    list: "tuple[X, ...]",
    set: "tuple[X, ...]",
    frozenset: "tuple[X, ...]",
    dict: "a tuple of NamedTuples",
    float: "int",
}
"""What to use in place of types that are not allowed."""


def check_type(hint: Any, path: str) -> None:
    """Raise BadDefinition unless values of a type can be stored, compared and hashed.

    Allowed are int, str, bool, Enum with numbers or texts, `X | None`, `tuple[X, ...]`, frozen dataclasses and
    NamedTuples of these, a range as in `Annotated[int, range(1, 7)]`, and classes with `to_json` and `from_json`.
    """
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    origin, parts = get_origin(hint), get_args(hint)
    if is_union(hint):
        if len(parts) != 2 or NoneType not in parts:
            raise BadDefinition(
                path, f"{annotation_text(hint)} cannot be told apart in JSON", "use X | None, or one class for all"
            )
        check_type(parts[parts[0] is NoneType], path)
    elif origin is tuple:
        if parts[1:] != (...,):
            raise BadDefinition(
                path, f"{annotation_text(hint)} has parts of its own", "use a NamedTuple, or tuple[X, ...]"
            )
        check_type(parts[0], path)
    elif hint in _PLAIN or (hasattr(hint, "to_json") and hasattr(hint, "from_json")):
        return
    elif isinstance(hint, type) and issubclass(hint, Enum):
        if wrong := next((each for each in hint if type(each.value) not in (int, str)), None):
            raise BadDefinition(f"{path}.{wrong.name}", f"{wrong.value!r} is not a number or a text", "use one")
    elif isinstance(hint, type) and (dataclasses.is_dataclass(hint) or hasattr(hint, "_fields")):
        if dataclasses.is_dataclass(hint):
            if not hint.__dataclass_params__.frozen:  # type: ignore[attr-defined]
                raise BadDefinition(path, f"{annotation_text(hint)} can be changed", "use @dataclass(frozen=True)")
            if odd := next((each.name for each in dataclasses.fields(hint) if not each.init or each.kw_only), None):
                raise BadDefinition(f"{path}.{odd}", "it is not set by its place", "leave out init=False and kw_only")
        for name, (part, _) in fields_of(hint).items():
            if part is hint:
                raise BadDefinition(f"{path}.{name}", f"{annotation_text(hint)} holds itself", "use tuples and numbers")
            check_type(part, f"{path}.{name}")
    else:
        remedy = _INSTEAD.get(origin or hint, "int, str, bool, an Enum, tuple[X, ...], or a class of these")
        raise BadDefinition(path, f"{annotation_text(hint)} cannot be stored", f"use {remedy}")


@cache
def _writer(hint: Any) -> _Write:
    if get_origin(hint) is Annotated:
        return _writer(get_args(hint)[0])
    if inner := _optional(hint):
        write = _writer(inner)
        return lambda value: None if value is None else write(value)
    if is_union(hint):
        return to_json
    if get_origin(hint) is tuple:
        write = _writer(get_args(hint)[0])
        return lambda value: [write(item) for item in value]
    if hasattr(hint, "to_json"):
        return cast(_Write, hint.to_json)
    if hint in (int, str, bool, NoneType):
        return lambda value: value
    if issubclass(hint, Enum):
        return lambda value: value.value
    fields = [(name, _writer(part), default) for name, (part, default) in fields_of(hint).items()]

    def write_object(value: Any) -> Json:
        return {name: write(found) for name, write, default in fields if (found := getattr(value, name)) != default}

    return write_object


@cache
def _reader(hint: Any) -> _Read:
    if get_origin(hint) is Annotated:
        within, read = range_of(hint), _reader(get_args(hint)[0])
        return read if within is None else lambda data: _check_range(read(data), within)
    if inner := _optional(hint):
        read = _reader(inner)
        return lambda data: None if data is None else read(data)
    if is_union(hint):
        return _reader_of_first([_reader(part) for part in get_args(hint)])
    if get_origin(hint) is tuple:
        return _tuple_reader(_reader(get_args(hint)[0]))
    if hasattr(hint, "from_json"):
        return cast(_Read, hint.from_json)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if issubclass(hint, Enum):
        members = {member.value: member for member in hint}
        return lambda data: members[_read_member(members, data)]
    return _object_reader(hint)


def _reader_of_first(readers: Sequence[_Read]) -> _Read:
    def read_any(data: Json) -> Any:
        for read in readers[:-1]:
            try:
                return read(data)
            except BadData:
                continue
        return readers[-1](data)

    return read_any


def _check_range(number: int, allowed: range) -> int:
    if number not in allowed:
        raise BadData("", f"not from {allowed[0]} to {allowed[-1]}")
    return number


def _read_member(members: Mapping[Any, Any], data: Json) -> Json:
    # other types may be equal to a member: True == 1
    if type(data) not in (str, int) or data not in members:
        raise BadData("", f"unknown: {short_repr(data)}")
    return data


def _tuple_reader(read: _Read) -> _Read:
    def read_tuple(data: Json) -> tuple[Any, ...]:
        found, items = read_list(data), list[Any]()
        try:
            for item in found:
                items.append(read(item))
        except BadData as bad:
            bad.path = _join_path(str(len(items)), bad.path)
            raise
        return tuple(items)

    return read_tuple


def _object_reader(cls: Any) -> _Read:
    fields = [(name, _reader(part), default) for name, (part, default) in fields_of(cls).items()]

    def read_object(data: Json) -> Any:
        if not isinstance(data, dict):
            raise BadData("", "not an object")
        values, left_out, name = [], 0, ""
        try:
            for name, read, default in fields:
                if name in data:
                    values.append(read(data[name]))
                elif default is dataclasses.MISSING:
                    raise BadData("", "missing")
                else:
                    values.append(default)
                    left_out += 1
        except BadData as bad:
            bad.path = _join_path(name, bad.path)
            raise
        if len(data) != len(fields) - left_out:
            unknown = next(key for key in data if key not in fields_of(cls))
            raise BadData(short_repr(unknown).strip("'"), "unknown key")
        return cls(*values)

    return read_object


def _read_number(data: Json) -> int:
    # not isinstance: bool is a subclass of int
    if type(data) is not int:
        raise BadData("", "not a number")
    if not -LARGEST_NUMBER <= data <= LARGEST_NUMBER:
        raise BadData("", "too large")
    return data


def _read_text(data: Json) -> str:
    if not isinstance(data, str):
        raise BadData("", "not a text")
    if len(data) > LONGEST_TEXT:
        raise BadData("", "too long")
    return data


def _read_truth(data: Json) -> bool:
    if not isinstance(data, bool):
        raise BadData("", "not true or false")
    return data


_PLAIN: Mapping[Any, _Read] = {int: _read_number, str: _read_text, bool: _read_truth}
