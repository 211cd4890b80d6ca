"""Choosing a legal action: from all at once if there are few, otherwise by its kind first, and field by field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bot.games.hidden import parts_of
from bot.texts.contract import GameTexts
from bot.texts.graphemes import sentence
from cogs.core.controls import ControlId, InvalidControl, Select, SelectOption, parse_int
from cogs.core.limits import MAX_OPTIONS
from cogs.core.paging import page_of

_CHOICES_PER_PAGE = MAX_OPTIONS - 2
"""Two more options of each page may lead to other pages."""
_MAX_SELECTS = 5
"""The selects shown of those that lead through the fields of an action, the last ones."""


def choice_rows(
    words: GameTexts,
    view: Any,
    names: Sequence[str],
    legal: Sequence[Any],
    make_id: Callable[[int], ControlId],
    shown: str = "",
    order: Sequence[int] | None = None,
) -> list[Select]:
    """Return selects that lead to a legal action: one if there are few, else its kind, then each field left open.

    The value of the only action left is its index in `legal`. Any other one, to be passed as `shown`, is
    `index.depth.page`: the first `depth` steps are chosen as in that action. A kind with few actions is a single step,
    and so is any where the game has words of its own for them; `order` sorts these, by index. `make_id` returns the id
    of a select by its number; the only select has number 1. Names are not escaped, as Discord does not format options.
    """
    t = words.t
    kinds = [(words.action_kind(action), type(action)) for action in legal]
    counts = Counter(kinds)
    if len(legal) <= MAX_OPTIONS:
        places = {kind: place for place, kind in enumerate(counts)}
        listed = sorted(order or range(len(legal)), key=lambda each: places[kinds[each]])
        every = [SelectOption(str(each), *words.action_offer(view, legal[each], names)) for each in listed]
        return [Select(make_id(1), t.say("choose-action"), every)]
    by_field = {kind for kind in counts if counts[kind] > MAX_OPTIONS and words.describes_fields}
    fields = {kind: tuple(parts_of(kind[1])) if kind in by_field else () for kind in counts}
    steps = [
        (kinds[index], *(repr(getattr(action, name)) for name in fields[kinds[index]]), index)
        for index, action in enumerate(legal)
    ]
    index, depth, page = _read(shown)
    if index >= len(steps) or depth >= len(steps[index]):
        raise InvalidControl(shown)
    parts = fields[kinds[index]]

    def choice(group: Sequence[int], step: int, chosen: bool) -> SelectOption:
        action, (kind, _) = legal[group[0]], kinds[group[0]]
        if step and (len(group) > 1 or step < len(steps[group[0]]) - 1):
            said, brings = words.part(action, parts[step - 1], names), ""
        elif len(group) > 1:
            said, brings = kind, ""
        elif step:
            said, brings = words.action_choice(view, action, names)
        else:
            said, brings = words.action_offer(view, action, names)
        if len(group) == 1:
            return SelectOption(str(group[0]), said or kind, brings)
        return SelectOption(f"{group[0]}.{step + 1}.0", said, t.say("choose-ways", count=len(group)), chosen=chosen)

    def placeholder(step: int) -> str:
        if 0 < step < len(steps[index]) - 1:
            return sentence(words.label(parts[step - 1]))
        return t.say("choose-way", kind=kinds[index][0]) if step else t.say("choose-kind")

    left, selects = list(range(len(legal))), list[Select]()
    for step, own in enumerate(steps[index]):
        if step and order is not None and not parts:
            left.sort(key=order.index)
        groups: dict[object, list[int]] = {}
        for each in left:
            groups.setdefault(steps[each][step], []).append(each)
        if len(groups) > 1:
            made = [choice(group, step, key == own and step < depth) for key, group in groups.items()]
            at = page if step >= depth else list(groups).index(own) // _CHOICES_PER_PAGE
            paged = [*_page_choices(words, made, f"{index}.{step}", str(at))]
            selects.append(Select(make_id(len(selects) % _MAX_SELECTS), placeholder(step), paged))
            if step >= depth:
                break
        left = groups[own]
    return selects[-_MAX_SELECTS:]


def _read(shown: str) -> tuple[int, int, int]:
    """Parse the choice so far; the former format, a kind and its page, starts the choice again."""
    parts = [parse_int(part) for part in shown.split(".")] if shown else []
    if len(parts) in (0, 2):
        return 0, 0, 0
    if len(parts) != 3:
        raise InvalidControl(shown)
    return parts[0], parts[1], parts[2]


def _page_choices(words: GameTexts, choices: list[SelectOption], number: str, page: str) -> list[SelectOption]:
    """Return a page of choices, with options that lead to the adjacent pages."""
    if len(choices) <= MAX_OPTIONS:
        return choices
    pages = -(-len(choices) // _CHOICES_PER_PAGE)
    now = page_of(page, pages)
    turners = [
        SelectOption(f"{number}.{to}", words.t.say(key, page=to + 1, pages=pages))
        for to, key in ((now - 1, "choose-page-back"), (now + 1, "choose-page-on"))
        if 0 <= to < pages
    ]
    return [*choices[now * _CHOICES_PER_PAGE : (now + 1) * _CHOICES_PER_PAGE], *turners]
