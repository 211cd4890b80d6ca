"""Choosing a legal action: from all at once if there are few, otherwise by its kind first, and field by field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bot.games.hidden import parts_of
from bot.texts.contract import GameTexts
from cogs.core.controls import Choice, ControlId, InvalidControl, Select, parse_int
from cogs.core.limits import OPTIONS
from cogs.core.paging import page_of

_ON_A_PAGE = OPTIONS - 2
"""Two options of each page may lead to other pages."""
_SELECTS = 5
"""The most selects of a panel that leads through the fields of an action: the last ones."""


def choice_rows(
    words: GameTexts,
    view: Any,
    names: Sequence[str],
    legal: Sequence[Any],
    make_id: Callable[[str], ControlId],
    shown: str = "",
    order: Sequence[int] | None = None,
) -> tuple[Select, ...]:
    """Return the selects of the legal actions of the view's seat: a single one, or one of kinds and one of a kind.

    An action's value is its index in `legal`; a kind's is its number and page, `2.0`, to be passed as `shown`.
    `order` sorts the actions of a kind, by index. `make_id` returns the id of a select that chooses a `kind` or an
    `action`. Names are not escaped, as Discord does not format options.
    """
    t = words.t
    kinds: dict[str, list[int]] = {}
    for index, action in enumerate(legal):
        kinds.setdefault(words.action_kind(action), []).append(index)
    if order is not None:
        ranks = {index: rank for rank, index in enumerate(order)}
        for indices in kinds.values():
            indices.sort(key=ranks.__getitem__)

    def choice(index: int, kind: str) -> Choice:
        label, brings = words.action_choice(view, legal[index], names)
        said = ": ".join(part for part in (kind, label) if part) or words.action_kind(legal[index])
        return Choice(str(index), said, brings)

    if len(legal) <= OPTIONS:
        every = tuple(choice(index, kind) for kind, indices in kinds.items() for index in indices)
        return (Select(make_id("action"), t.say("choose-action"), every),)
    number, _, page = shown.partition(".")
    first = tuple(
        choice(indices[0], kind)
        if len(indices) == 1
        else Choice(f"{place}.0", kind, t.say("choose-ways", count=len(indices)), chosen=str(place) == number)
        for place, (kind, indices) in enumerate(kinds.items())
    )
    selects = (Select(make_id("kind"), t.say("choose-kind"), first),)
    if not number:
        return selects
    kind, indices = list(kinds.items())[page_of(number, len(kinds))]
    paged = tuple(_paged(words, [choice(index, "") for index in indices], number, page))
    return (*selects, Select(make_id("action"), t.say("choose-way", kind=kind), paged))


def field_rows(
    words: GameTexts,
    view: Any,
    names: Sequence[str],
    legal: Sequence[Any],
    make_id: Callable[[str], ControlId],
    shown: str = "",
) -> tuple[Select, ...]:
    """Return selects that lead to one of many legal actions: its kind, then each field that the choices leave open.

    The value of the only action left is its index in `legal`. Any other one, to be passed as `shown`, is
    `index.depth.page`: so many steps are chosen as in that action. A kind with few actions is a single step.
    `make_id` returns the id of the select of a step.
    """
    t = words.t
    kinds = [(words.action_kind(action), type(action)) for action in legal]
    counts = Counter(kinds)
    fields = {kind: tuple(parts_of(kind[1])) if counts[kind] > OPTIONS else () for kind in counts}
    steps = [
        (kinds[index], *(repr(getattr(action, name)) for name in fields[kinds[index]]), index)
        for index, action in enumerate(legal)
    ]
    index, depth, page = _read(shown)
    if index >= len(steps) or depth >= len(steps[index]):
        raise InvalidControl(shown)

    def choice(group: Sequence[int], step: int, chosen: bool) -> Choice:
        action, (kind, _) = legal[group[0]], kinds[group[0]]
        label, brings = words.action_choice(view, action, names)
        if 0 < step < len(steps[group[0]]) - 1:
            said = words.part(action, fields[kinds[index]][step - 1], names)
        elif step or len(group) == 1:
            said = ": ".join(part for part in ("" if step else kind, label) if part) or kind
        else:
            said = kind
        if len(group) == 1:
            return Choice(str(group[0]), said, brings)
        return Choice(f"{group[0]}.{step + 1}.0", said, t.say("choose-ways", count=len(group)), chosen=chosen)

    def placeholder(step: int) -> str:
        if 0 < step < len(steps[index]) - 1:
            label = words.label(fields[kinds[index]][step - 1])
            return label[:1].upper() + label[1:]
        return t.say("choose-way", kind=kinds[index][0]) if step else t.say("choose-kind")

    left, selects = list(range(len(legal))), list[Select]()
    for step, own in enumerate(steps[index]):
        groups: dict[object, list[int]] = {}
        for each in left:
            groups.setdefault(steps[each][step], []).append(each)
        if len(groups) > 1:
            made = [choice(group, step, key == own and step < depth) for key, group in groups.items()]
            at = page if step >= depth else list(groups).index(own) // _ON_A_PAGE
            paged = tuple(_paged(words, made, f"{index}.{step}", str(at)))
            selects.append(Select(make_id(str(step)), placeholder(step), paged))
            if step >= depth:
                break
        left = groups[own]
    return tuple(selects[-_SELECTS:])


def _read(shown: str) -> tuple[int, int, int]:
    """Parse what is chosen so far; with a kind and its page, as it was formerly, the choice begins anew."""
    parts = [parse_int(part) for part in shown.split(".")] if shown else []
    if len(parts) in (0, 2):
        return 0, 0, 0
    if len(parts) != 3:
        raise InvalidControl(shown)
    return parts[0], parts[1], parts[2]


def _paged(words: GameTexts, choices: list[Choice], number: str, page: str) -> list[Choice]:
    """Return a page of choices, with options that lead to the adjacent pages."""
    if len(choices) <= OPTIONS:
        return choices
    pages = -(-len(choices) // _ON_A_PAGE)
    now = page_of(page, pages)
    turners = [
        Choice(f"{number}.{to}", words.t.say(key, page=to + 1, pages=pages))
        for to, key in ((now - 1, "choose-page-back"), (now + 1, "choose-page-on"))
        if 0 <= to < pages
    ]
    return [*choices[now * _ON_A_PAGE : (now + 1) * _ON_A_PAGE], *turners]
