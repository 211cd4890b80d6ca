"""Hidden information, marked in the types of a position; views, hands and samples are derived from the marks.

For games that bring no views of their own, as Carrara and Palazzo do in `view.py`. Whether hands are open is decided in
`bot.tables.table`.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from types import NoneType
from typing import Annotated, Any, Generic, NamedTuple, TypeAlias, TypeVar, cast, get_args, get_origin

from bot.games.chance import Chance
from bot.games.codec import annotation_text, check_seats, fields_of, is_union, range_of
from bot.games.contract import AnyGame, BadData, BadDefinition, P, Views

T = TypeVar("T")


class Mark(Enum):
    """What an annotation says of a value besides its type."""

    HIDDEN = "hidden"
    REMEMBERED = "remembered"
    PER_SEAT = "per_seat"
    SEAT = "seat"
    SHOWN = "shown"


Hidden: TypeAlias = Annotated[T, Mark.HIDDEN]
"""Something that only its seat may see, if within `PerSeat`; that nobody may see, if elsewhere."""
Remembered: TypeAlias = Annotated[T, Mark.REMEMBERED]
"""Like `Hidden`, but everyone has seen it once: a perfect memory knows it."""
PerSeat: TypeAlias = Annotated[tuple[T, ...], Mark.PER_SEAT]
"""One for each seat, in order."""
Seat: TypeAlias = Annotated[int, Mark.SEAT]
"""The number of a seat, from 0."""
Shown: TypeAlias = Annotated[T, Mark.SHOWN]
"""A field of an action or event that shows something hidden or random, so that nobody may take it back freely."""
Die: TypeAlias = Annotated[int, range(1, 7)]
"""A die; a range is the type of the whole numbers in it."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """Stands for something hidden in a view, and tells only how many items it is."""

    count: int = 1

    def __len__(self) -> int:
        return self.count

    def to_json(self) -> int:
        return self.count


@dataclass(frozen=True, slots=True)
class View(Generic[P]):
    """What a seat or an onlooker may know of a position."""

    seat: int | None
    """None for an onlooker."""
    position: P
    """With `Unseen` in place of hidden values, which tells the length of a tuple, and whether an optional value is
    set."""
    actors: tuple[int, ...]
    """The seats that may act; none once the game is over or was stopped."""
    winners: tuple[int, ...] = ()
    """The seats that have won, once the game is over."""

    @property
    def hand(self) -> Mapping[str, Any]:
        """What only this seat sees, by its path in the position; empty for an onlooker."""
        if self.seat is None:
            return {}
        return {
            ".".join(part.path): part.value
            for whole in find_parts(_is_per_seat, type(self.position), self.position)
            for part in find_parts(_is_secret, inner_of(whole.hint), whole.value[self.seat], whole.path)
        }


def standing(game: AnyGame, view: Any) -> View[Any] | None:
    """Return a view that says who may act and who has won, also where nothing is hidden; None of a game's own type."""
    if isinstance(view, View):
        return view
    if game.views.view is not Views().view:
        return None
    outcome = game.rules.outcome(view)
    return View(None, view, game.rules.actors(view), () if outcome is None else outcome.winners)


@cache
def marks_of(hint: Any) -> frozenset[Mark]:
    return frozenset(each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Mark))


@cache
def without_marks(hint: Any) -> Any:
    if get_origin(hint) is not Annotated:
        return hint
    base, *others = get_args(hint)
    for each in others:
        base = base if isinstance(each, Mark) else Annotated[base, each]
    return base


@cache
def inner_of(hint: Any) -> Any:
    """Return X for `X | None` and for `tuple[X, ...]`, or None for any other annotation."""
    found = without_marks(hint)
    if get_origin(found) is tuple:
        return get_args(found)[0]
    if is_union(found) and NoneType in get_args(found):
        return next(part for part in get_args(found) if part is not NoneType)
    return None


def parts_of(cls: Any) -> Mapping[str, Any]:
    """Return the annotations of the fields of a class; empty for any other type."""
    if not isinstance(cls, type) or not (dataclasses.is_dataclass(cls) or hasattr(cls, "_fields")):
        return {}
    return {name: hint for name, (hint, _) in fields_of(cls).items()}


class Secret(NamedTuple):
    """What a type hides."""

    path: str
    item: Any
    """The type of the value, or of each item of a tuple."""
    several: bool
    owned: bool
    """Whether it belongs to a seat, which can see it."""
    remembered: bool


@cache
def _secret(hint: Any, path: str = "", owned: bool = False) -> Secret | None:
    """Return what an annotation hides; None unless it is marked."""
    marks, inner = marks_of(hint), inner_of(hint)
    if not marks & {Mark.HIDDEN, Mark.REMEMBERED}:
        return None
    item, several = without_marks(hint if inner is None else inner), get_origin(without_marks(hint)) is tuple
    return Secret(path, item, several, owned, Mark.REMEMBERED in marks)


_Change = Callable[[Secret, Any, int | None], Any]
"""Replaces a hidden value, given its secret, the value and the seat that owns it."""
_Walk = Callable[[Any, _Change, int | None], Any]


@cache
def _walk(hint: Any) -> _Walk | None:
    """Return a function that replaces everything hidden in a value of a type; None if nothing is hidden there."""
    if (secret := _secret(hint)) is not None:
        return lambda value, change, owner: change(secret, value, owner)
    if (inner := inner_of(hint)) is not None:
        if (walk := _walk(inner)) is None:
            return None
        if Mark.PER_SEAT in marks_of(hint):
            return lambda value, change, _: tuple([walk(each, change, seat) for seat, each in enumerate(value)])
        if get_origin(without_marks(hint)) is tuple:
            return lambda value, change, owner: tuple([walk(each, change, owner) for each in value])
        return lambda value, change, owner: None if value is None else walk(value, change, owner)
    walks = [(name, _walk(part)) for name, part in parts_of(without_marks(hint)).items()]
    if not any(walk for _, walk in walks):
        return None
    cls = without_marks(hint)

    def walk_fields(value: Any, change: _Change, owner: int | None) -> Any:
        found = [(getattr(value, name), walk) for name, walk in walks]
        return cls(*[field if walk is None else walk(field, change, owner) for field, walk in found])

    return walk_fields


def hides_anything(position: Any) -> bool:
    """Return whether anything in positions of a type is hidden."""
    return _walk(position) is not None


def hide(position: P, seat: int | None, opened: bool = False, remembers: bool = False) -> P:
    """Return a position as a seat or an onlooker sees it, optionally with open hands or a perfect memory."""
    kind: Any = type(position)
    walk = _walk(kind)

    def change(secret: Secret, value: Any, owner: int | None) -> Any:
        seen = owner is not None and (opened or owner == seat)
        if seen or value is None or (remembers and secret.remembered):
            return value
        return Unseen(len(value) if secret.several else 1)

    return position if walk is None else cast(P, walk(position, change, None))


@cache
def secrets(hint: Any, path: str = "", owned: bool = False) -> tuple[Secret, ...]:
    """List the hidden parts of a type; raise BadDefinition where it is not clear whose they are."""
    marks, inner = marks_of(hint), inner_of(hint)
    if (secret := _secret(hint, path, owned)) is not None:
        return (secret,)
    if inner is not None:
        found = secrets(inner, path, owned or Mark.PER_SEAT in marks)
        if found and owned and Mark.PER_SEAT in marks:
            raise BadDefinition(path, "PerSeat within PerSeat hides things of two seats", "hide the whole inner one")
        return found
    below = parts_of(without_marks(hint)).items()
    return tuple(each for name, part in below for each in secrets(part, f"{path}.{name}".strip("."), owned))


def has_hands(position: Any) -> bool:
    """Return whether positions of a type hold something that only its seat sees."""
    return any(secret.owned for secret in secrets(position))


class Part(NamedTuple):
    """A part of a value: its path, its annotation, and the seat that it belongs to."""

    path: tuple[str, ...]
    hint: Any
    value: Any
    owner: int | None


Wanted: TypeAlias = Callable[[Any], bool]
"""A predicate on annotations."""


def find_parts(
    wanted: Wanted, hint: Any, value: Any, path: tuple[str, ...] = (), owner: int | None = None
) -> Iterator[Part]:
    """Yield the parts of a value whose annotation is wanted, outer ones first."""
    if wanted(hint):
        yield Part(path, hint, value, owner)
    if value is None or isinstance(value, Unseen):
        return
    inner = inner_of(hint)
    if inner is None:
        for name, part in _fields_with(wanted, without_marks(hint)):
            yield from find_parts(wanted, part, getattr(value, name), (*path, name), owner)
    elif _has(wanted, inner):
        if get_origin(without_marks(hint)) is not tuple:
            yield from find_parts(wanted, inner, value, path, owner)
            return
        for number, each in enumerate(value):
            seat = number if Mark.PER_SEAT in marks_of(hint) else owner
            yield from find_parts(wanted, inner, each, (*path, str(number)), seat)


@cache
def _fields_with(wanted: Wanted, cls: Any) -> list[tuple[str, Any]]:
    """Return the fields of a class that contain anything wanted."""
    return [(name, part) for name, part in parts_of(cls).items() if _has(wanted, part)]


def _is_secret(hint: Any) -> bool:
    return _secret(hint) is not None


def _is_per_seat(hint: Any) -> bool:
    return Mark.PER_SEAT in marks_of(hint)


def _is_of_seats(hint: Any) -> bool:
    return bool(marks_of(hint) & {Mark.SEAT, Mark.PER_SEAT})


@cache
def _has(wanted: Wanted, hint: Any) -> bool:
    """Return whether a type contains anything wanted."""
    inner = inner_of(hint)
    below = parts_of(without_marks(hint)).values() if inner is None else (inner,)
    return wanted(hint) or any(_has(wanted, part) for part in below)


HiddenItems: TypeAlias = Sequence[tuple[int | None, tuple[Any, ...]]]
"""By hidden part of a position: the seat that owns it, and its items."""


def reveals_anything(were: HiddenItems, are: HiddenItems) -> bool:
    """Return whether anything is no longer hidden from someone, as it is shown or has left the game."""
    if were == are:
        return False
    gone, come = [*were], [*are]
    if len(were) == len(are):  # unchanged parts need not be counted
        places = [place for place, each in enumerate(were) if each != are[place]]
        gone, come = [were[place] for place in places], [are[place] for place in places]
    return any(
        Counter([item for owner, items in gone for item in items if owner is None or owner != viewer])
        - Counter([item for owner, items in come for item in items if owner is None or owner != viewer])
        for viewer in {None, *(owner for owner, _ in gone)}
    )


def hidden_items(position: Any) -> HiddenItems:
    """List the hidden values, without those that everyone has seen once."""
    kind: Any = type(position)
    parts = [(part, _secret(part.hint)) for part in find_parts(_is_secret, kind, position) if part.value is not None]
    return [
        (part.owner, part.value if secret.several else (part.value,))
        for part, secret in parts
        if secret is not None and not secret.remembered
    ]


Pieces: TypeAlias = Mapping[Any, Sequence[Any] | Callable[[Any], Sequence[Any]]]
"""By type, all pieces that hidden ones are sampled from, or a function from the visible position to these, where they
depend on the options of a game."""


@cache
def values_of(hint: Any) -> Sequence[Any] | None:
    """List all values of an Enum, `bool` or a range; None for any other type."""
    within = range_of(hint)
    if within is not None:
        return within
    return [*hint] if isinstance(hint, type) and issubclass(hint, Enum) else [False, True] if hint is bool else None


def check_dealt(position: Any, pieces: Pieces) -> None:
    """Raise BadDefinition unless everything hidden in positions of a type can be sampled."""
    for secret in secrets(position, annotation_text(position)):
        if secret.item not in pieces and values_of(secret.item) is None:
            name = annotation_text(secret.item)
            remedy = f"list all there are in `pieces={{{name}: ...}}`, give it a range, or bring `redeal`"
            raise BadDefinition(secret.path, f"{name} cannot be dealt anew when hidden", remedy)


def deal_anew(position: P, pieces: Pieces, chance: Chance) -> P:
    """Return a position that looks like this one, with everything `Unseen` replaced by pieces or random values."""
    kind: Any = type(position)
    walk, pools = _walk(kind), dict[Any, list[Any]]()

    def pool_of(item: Any) -> list[Any]:
        given = pieces[item]
        every = [*(given(position) if callable(given) else given)]
        left = every.copy()
        for each in items_in(kind, position, item):
            if each in left:
                left.remove(each)
            elif every.count(each) != 1:  # the only one of its kind may be shown in several places
                raise BadDefinition(
                    annotation_text(item), f"{each} is in the game more often than in `pieces`", "list them all"
                )
        return chance.sample(left, len(left))

    def change(secret: Secret, value: Any, owner: int | None) -> Any:
        if not isinstance(value, Unseen):
            return value
        item = secret.item
        if item in pieces:
            pool = pools[item] if item in pools else pools.setdefault(item, pool_of(item))
            if len(pool) < value.count:
                raise BadDefinition(
                    annotation_text(item), "there are more in the game than in `pieces`", "list them all"
                )
            drawn = [pool.pop() for _ in range(value.count)]
        else:
            drawn = [chance.sample(values_of(item) or (), 1)[0] for _ in range(value.count)]
        return tuple(drawn) if secret.several else drawn[0]

    return position if walk is None else cast(P, walk(position, change, None))


def items_in(hint: Any, value: Any, item: Any) -> list[Any]:
    """List the values of a type that can be seen in a value."""
    found = [part.value for part in find_parts(_is_type(item), hint, value)]
    return [each for each in found if each is not None and not isinstance(each, Unseen)]


@cache
def _is_type(item: Any) -> Wanted:
    return lambda hint: bool(without_marks(hint) == item)


def is_shown(value: Any) -> bool:
    """Return whether a field marked `Shown` is set in an action or event."""
    cls: Any = type(value)
    return any(getattr(value, name) is not None for name in _shown_fields(cls))


@cache
def _shown_fields(cls: Any) -> tuple[str, ...]:
    return tuple(name for name, hint in parts_of(cls).items() if Mark.SHOWN in marks_of(hint))


def check_every_seat(position: Any, allowed: range) -> None:
    """Raise BadData unless each `PerSeat` tuple has an item for every seat, and each `Seat` is at the table."""
    kind: Any = type(position)
    named_at = [each for each in find_parts(_is_of_seats, kind, position) if each.value is not None]
    whole = [(".".join(each.path), len(each.value)) for each in named_at if _is_per_seat(each.hint)]
    number = whole[0][1] if whole else allowed[-1]
    for path, count in whole:
        check_seats(path, count, allowed)
        if count != number:
            raise BadData(path, f"not one for each of {number} seats")
    for each in named_at:
        if Mark.SEAT in marks_of(each.hint) and each.value not in range(number):
            raise BadData(".".join(each.path), "no such seat")
