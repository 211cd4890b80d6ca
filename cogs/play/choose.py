"""Choosing a legal action: from all at once if there are few, otherwise by its kind first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.texts.contract import GameTexts
from cogs.core.controls import Choice, ControlId, Select
from cogs.core.limits import OPTIONS
from cogs.core.paging import page_of

_ON_A_PAGE = OPTIONS - 2
"""Two options of each page may lead to other pages."""


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


def _paged(words: GameTexts, choices: list[Choice], number: str, page: str) -> list[Choice]:
    """Return a page of a kind's choices, with options that lead to the adjacent pages."""
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
