"""The texts of a game. A game overrides what it has texts for; the rest is derived from its values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import groupby
from typing import Any, ClassVar

from bot.games.codec import short_repr, tag_of_value, to_json
from bot.games.contract import IllegalAction, Outcome, Turn
from bot.games.hidden import Mark, Unseen, View, inner_of, marks_of, parts_of, standing
from bot.games.players import Suggestion
from bot.texts import Fact, Named, Texts
from bot.texts.entries import PositionEntry, are_seats, list_own_items, telling, without_indexes
from bot.texts.graphemes import sentence
from bot.texts.pieces import NOTHING, ValueTexts, is_die, is_telling, name_as_words
from bot.texts.sections import Section, isolate, plainly, text_board


class GameTexts(ValueTexts):
    """The texts of one game in one language; names arrive escaped."""

    awaited_role: ClassVar = "turn"
    """How others are told whom the game waits for: as having the `turn`, or as being asked for an `answer`."""

    # Names and rules

    @property
    def name(self) -> str:
        """The game's title."""
        return self.t.say("name") if "name" in self.t.owned else self.game.meta.name.capitalize()

    def variant(self, name: str) -> str:
        """Return the title of a variant."""
        return self._own(f"variant-{name}", name_as_words(name))

    def variant_chosen(self, name: str) -> str:
        """Return the label of a variant as the chosen setting, such as "Expansion: no"."""
        facts = {"setting": self.choose_variant(), "chosen": self.variant(name)}
        return self._own(f"variant-{name}-chosen", self.t.say("terms-chosen", **facts))

    def variant_terms(self, name: str) -> str:
        """Return the description of a variant, in a sentence."""
        return self._own(f"variant-{name}-terms", "")

    def variant_line(self, name: str) -> str:
        """Return the line of an invitation that names the variant."""
        return self._own(f"variant-{name}-line", self.t.say("variant-short", variant=self.variant(name)))

    def choose_variant(self) -> str:
        """Return the placeholder of the choice between variants."""
        return self._own("choose-variant", self.t.say("choose-any-variant"))

    def figure(self, name: str) -> str:
        """Return the label of a figure that is counted for each seat."""
        return self._own(f"figure-{name}", self.label(name))

    def about(self) -> str:
        """Describe the game in a sentence, for people who do not know it; may be empty."""
        return self._own("about", "")

    @property
    def has_rules(self) -> bool:
        """Whether there are any rules to read."""
        return "rules-1" in self.t.owned

    def rules(self) -> list[tuple[str, str]]:
        """Return the rules as chapters: titles and texts of at most 3,500 characters each; empty if there are none."""
        found: list[tuple[str, str]] = []
        while (key := f"rules-{len(found) + 1}") in self.t.owned:
            found.append((self.t.say(f"{key}-title"), self.t.say(key)))
        return found

    def pins(self, chapter: int) -> list[str]:
        """Return the texts of the numbered pins in the pictures of a chapter, counted from 1; often none."""
        found: list[str] = []
        while (key := f"rules-{chapter}-pin-{len(found) + 1}") in self.t.owned:
            found.append(self.t.say(key))
        return found

    # Events

    def opening(self, view: Any) -> list[str]:
        """Describe what the deal revealed to all permanently: a line each, often none."""
        return []

    def lines(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """Describe events, a line for each; those without a message are joined for each seat."""
        told = [(None if key_of("event", event) in self.t.owned else seat_of(event), event) for event in events]
        said: list[str] = []
        for seat, run in groupby(told, lambda each: each[0]):
            happened = [event for _, event in run]
            if seat is None:
                said += [self._line(event, names) for event in happened]
            else:
                what = ", ".join(self._described(event, names, without=("seat",)) for event in happened)
                said.append(self.t.say("any-event", name=names[seat], what=what))
        return said

    def _line(self, event: Any, names: Sequence[str]) -> str:
        """Describe an event that has a message, or belongs to no seat."""
        key, seat = key_of("event", event), seat_of(event)
        if key in self.t.owned:
            return self.t.say(key, name="" if seat is None else names[seat], **self._facts(event, names))
        return self.t.say("any-event-of-none", what=sentence(self._described(event, names, without=("seat",))))

    def in_short(self, events: Sequence[Any]) -> list[str]:
        """Count a seat's events in several turns by the messages `short-<event>`, without its name."""
        counted = Counter(key_of("short", event) for event in events)
        return [self.t.say(key, count=count) for key, count in counted.items() if key in self.t.owned]

    def refusal(self, refused: IllegalAction, names: Sequence[str]) -> str:
        """Explain why the game refuses an action, and what would be possible."""
        key = f"illegal-{refused.reason.replace('_', '-')}"
        if key in self.t.owned:
            return self.t.say(key, **self.refusal_facts(refused, names))
        match refused.reason:
            case "not_possible":
                return self.t.say("any-impossible")
            case "game_over":
                return self.t.say("refused-table-over")
            case "not_your_turn":
                name = names[int(str(refused.facts["turn"]))]
                return self.t.say("refused-not-your-turn", role=self.awaited_role, count=1, names=name, told=False)
        return self.t.say("any-refusal", reason=self.label(refused.reason))

    def refusal_facts(self, refused: IllegalAction, names: Sequence[str]) -> dict[str, Fact]:
        """Return the facts of the message `illegal-<reason>`."""
        return {
            name: self._named(fact) if isinstance(fact, Enum) else fact if isinstance(fact, int) else str(fact)
            for name, fact in refused.facts.items()
        }

    def prompt(self, view: Any, names: Sequence[str]) -> str:
        """Describe in a few words what the seat that is to act can do now."""
        return self._own("asked", self.t.say("any-asked"))

    def role(self, view: Any) -> str:
        """Return `turn` if the seat to act is in its own turn, or `answer` if it is asked in someone else's."""
        return "turn"

    def following(self, view: Any, seats: Sequence[int], names: Sequence[str]) -> str:
        """Say which seats will be asked in this turn after the one that is to act; nothing if that is clear."""
        known = len(names) == 2 or not seats
        return "" if known else self.t.say("turn-then", names=", ".join(names[seat] for seat in seats))

    def turn_hint(self, view: Any) -> str:
        """Return a public remark on what matters in this turn besides whose it is; often empty."""
        return ""

    # Actions

    def facts(self, action: Any, names: Sequence[str] = ()) -> dict[str, Fact]:
        """Return the fields of an action as facts of its message, with seats by their names where these are given."""
        return self._facts(action, names)

    def _facts(self, value: Any, names: Sequence[str]) -> dict[str, Fact]:
        hints = parts_of(type(value))

        def say(name: str, fact: Any) -> Fact:
            # numbers, texts and values of an Enum are what messages choose between variants by
            if isinstance(fact, Enum):
                return self._named(fact)
            value = to_json(fact)
            plain = isinstance(fact, int | str) and Mark.SEAT not in marks_of(hints[name])
            return value if plain and isinstance(value, int | str) else self._shown(fact, names, hints[name])

        return facts_of(value, say)

    def _named(self, value: Enum) -> Fact:
        """Return a value of an Enum in words, whose value still selects between variants."""
        data = to_json(value)
        return Named(data if isinstance(data, int | str) else short_repr(data), self._shown(value))

    def action(self, action: Any, names: Sequence[str] = ()) -> str:
        """Describe an action in a few words, as something to do, in lower case if the language allows."""
        key = key_of("do", action)
        return self.t.say(key, **self.facts(action, names)) if key in self.t.owned else self._described(action, names)

    def turn(self, view: Any, actions: Sequence[Any]) -> str:
        """Describe consecutive actions of a seat, beginning in this view."""
        said, *others = map(self.action, actions)
        for other in others:
            said = self.t.say("hint-then", first=said, next=other)
        return said

    def action_kind(self, action: Any) -> str:
        """Describe the class of an action in a few words, for a choice between many actions."""
        key = key_of("kind", action)
        kind = self.t.say(key, **self.facts(action)) if key in self.t.owned else self.label(tag_of_value(action))
        return sentence(kind)

    def action_choice(self, view: Any, action: Any, names: Sequence[str]) -> tuple[str, str]:
        """Describe an action among others of its class, and its cost or gain for the view's seat, if any.

        Both are empty for the only action of its class.
        """
        return (self._parts(action, names), "")

    @property
    def describes_fields(self) -> bool:
        """Whether `action_choice` is the default, which lists an action's fields."""
        return type(self).action_choice is GameTexts.action_choice

    def action_offer(self, view: Any, action: Any, names: Sequence[str]) -> tuple[str, str]:
        """Describe an action among others of all classes, and its cost or gain for the seat of the view."""
        key = key_of("do", action)
        if self.describes_fields and key in self.t.owned:
            said = self.t.say(key, **self.facts(action, names))
            return sentence(said), ""
        label, brings = self.action_choice(view, action, names)
        return ": ".join(part for part in (self.action_kind(action), label) if part), brings

    # Standing orders

    def order(self, order: Any) -> str:
        """Describe a standing order in its owner's words."""
        return sentence(self._described(order))

    def order_choice(self, view: Any, order: Any) -> tuple[str, str]:
        """Describe a standing order among others of its kind, and what it would bring its seat, if known."""
        return self.order(order), ""

    def order_terms(self, view: Any, order: Any) -> str:
        """Describe when and how a standing order given now applies; often empty."""
        return ""

    def order_kind(self, kind: str) -> str:
        """Return the label of a kind of standing orders."""
        return sentence(self._own(f"order-kind-{kind}", name_as_words(kind)))

    def choose_order(self, kind: str) -> str:
        """Return the placeholder of the choice between orders of a kind."""
        return self._own(f"choose-order-{kind}", self.order_kind(kind))

    def orders_next(self, shortcut: Any | None) -> str:
        """Invite a seat that has acted to give standing orders, above a shortcut if there is one."""
        return self.t.say("orders-next")

    def order_amount(self) -> tuple[str, str, str]:
        """Return the label of the button that asks for an amount, and the title and the label of the question."""
        say = self.t.say
        return say("button-order-amount"), say("order-amount-title"), say("order-amount-label")

    def order_shortcut(self, order: Any) -> str:
        """Return the label of the button for the shortcut to an order."""
        return self.order(order)

    # Hands and scores

    def hand_text(self, view: Any, names: Sequence[str]) -> str:
        """Describe what a seat holds, what it owns, and its progress."""
        return self.hand_line(view)

    def hand_line(self, view: Any) -> str:
        """Describe what a seat holds, in a line."""
        hand = getattr(view, "hand", None)
        if isinstance(hand, Mapping):
            return ", ".join(f"{self._label_of(path)}: {self._shown(value)}" for path, value in hand.items())
        return short_repr(to_json(hand))

    def gained(self, before: Any, after: Any, names: Sequence[str]) -> str:
        """Describe the hidden items that a seat gained between two of its views; empty if none, or unknown.

        Of dice, all are listed, as all of them were rolled again.
        """
        if not isinstance(before, View) or not isinstance(after, View) or before.seat is None:
            return ""
        had, has, told = list_own_items(before), list_own_items(after), list[str]()
        for path, (items, hint) in has.items():
            old = had[path][0] if path in had else []
            new, left = list[Any](), Counter(old)
            for item in items:
                if left[item] > 0:
                    left[item] -= 1
                elif any(is_telling(piece) for piece in self.pieces(item, names, hint)):
                    new.append(item)
            if new:
                all_of_it = items if is_die(hint) else new
                said = ", ".join(self._shown(item, names, hint) for item in all_of_it)
                where = self._label_of(path)
                told.append(said if len(has) == 1 else self.t.say("any-gained-part", label=where, what=said))
        return self.t.say("any-gained", what=" · ".join(told)) if told else ""

    def _label_of(self, path: str) -> str:
        """Return the label of the field at a path in a position."""
        return self.label(without_indexes(path).split(".")[-1])

    def score_text(self, view: Any, outcome: Outcome, names: Sequence[str]) -> str:
        """Itemise the final scoring, in order of rank."""
        said = []
        for seat in outcome.order:
            who = {"place": self.place(outcome, seat), "name": names[seat]}
            if outcome.scores:
                parts = ", ".join(f"{self.label(name)} {points}" for name, points in outcome.breakdown[seat].items())
                items = f" ({parts})" if parts else ""
                said.append(self.t.say("any-score", **who, score=outcome.scores[seat], items=items))
            else:
                said.append(self.t.say("any-place", **who))
        return "\n".join(said)

    def place(self, outcome: Outcome, seat: int) -> str:
        """Return a seat's rank as an ordinal number."""
        return self.t.say("rank", place=outcome.ranks[seat])

    def standing_text(self, view: Any, names: Sequence[str]) -> str:
        """Describe what everyone has at the end of a game without a final scoring; everything is open."""
        return ""

    def text_board(self, view: Any, names: Sequence[str], whole: bool = False) -> str:
        """Return the public position, `whole` or as much as a message holds, for names that are not yet escaped."""
        return text_board(self.t, lambda said: self.sections(view, said), names, whole)

    def sections(self, view: Any, names: Sequence[str]) -> Sequence[Section]:
        """Describe the public position: by default a line for each field not of a seat, and each seat."""
        return [plainly(f"**{self.name}**", *self._fields(view, names))]

    def _fields(self, view: Any, names: Sequence[str]) -> Iterator[str]:
        shared, owned = self.entries(view, len(names))
        if (known := standing(self.game, view)) is not None and known.winners:
            won = [isolate(names[seat]) for seat in known.winners]
            yield self.t.say("picture-won", names=self.t.list(won), count=len(won))
        for entry in shared:
            yield sentence(self._entry(entry, names, ": "))
        for who, has in zip(names, owned, strict=True) if any(owned) else ():
            yield f"{who}: " + (", ".join(self._entry(entry, names, " ") for entry in has) or NOTHING.text)

    def _entry(self, entry: PositionEntry, names: Sequence[str], apart: str) -> str:
        return entry.label if entry.is_fact else f"{entry.label}{apart}{self._shown(entry.value, names, entry.hint)}"

    def entries(
        self, view: Any, seats: int, actors: Sequence[int] | None = None
    ) -> tuple[list[PositionEntry], list[list[PositionEntry]]]:
        """Return the entries of a position that are shared, and those of each seat.

        With `actors`, which are shown elsewhere, the turn and the seats that are out are left out, and facts are told
        even if untrue; the turn is also left out once nobody may act. In a game without types, a tuple with an item for
        each seat belongs to the seats. Forgotten entries are left out, and facts come last.
        """
        seen, known = view.position if isinstance(view, View) else view, standing(self.game, view)
        ended = known is not None and not known.actors
        shared = list[PositionEntry]()
        owned: list[list[PositionEntry]] = [[] for _ in range(seats)]
        for name, hint in parts_of(type(seen)).items():
            entry = PositionEntry(self.label(name), getattr(seen, name), hint)
            marks, has_types = marks_of(hint), self.game.kinds is not None
            is_turn = Mark.SEAT in marks if has_types else isinstance(entry.value, int)
            if name == "turn" and is_turn and (actors is not None or ended):
                continue
            if name == "out" and actors is not None and are_seats(hint):
                continue
            several = Mark.PER_SEAT in marks if has_types else seats > 1 and not are_seats(hint)
            if not several or not isinstance(entry.value, tuple) or len(entry.value) != seats:
                shared.append(entry)
                continue
            for has, own in zip(owned, entry.value, strict=True):
                fields = {} if isinstance(own, Unseen) else parts_of(type(own))
                has += [PositionEntry(self.label(part), getattr(own, part), each) for part, each in fields.items()]
                if not fields:
                    has.append(PositionEntry(entry.label, own, inner_of(hint)))
        with_absent = actors is not None
        return telling(shared, with_absent), [telling(has, with_absent) for has in owned]

    def out(self, view: Any, seats: int) -> frozenset[int]:
        """Return the seats that are out, by a field `out`: seats in the position, or a truth value of each seat."""
        seen = view.position if isinstance(view, View) else view
        told, hint = getattr(seen, "out", ()), parts_of(type(seen)).get("out")
        if hint is not None and are_seats(hint):
            return frozenset(told)
        _, owned = self.entries(view, seats)
        said = self.label("out")
        return frozenset(seat for seat, has in enumerate(owned) if any(e.is_fact and e.label == said for e in has))

    # Hints and reviews

    def why(self, view: Any, suggestion: Suggestion, names: Sequence[str]) -> str:
        """Explain what an action gains its seat and what it prevents, judging by the view; empty if unknown."""
        return ""

    def in_hindsight(
        self, view: Any, done: Any, better: Sequence[Any], later: Sequence[tuple[Turn, str]], names: Sequence[str]
    ) -> str:
        """Explain after a game why other actions were better than one that was done; empty if that is not clear.

        The view is what its seat saw then, `later` holds the turns that came after this one, each with who took it.
        """
        return ""

    def outlook(self, view: Any, names: Sequence[str]) -> str:
        """Describe to a seat how near the end is, judging by its view; empty if unknown."""
        return ""


def seat_of(event: Any) -> int | None:
    """Return the seat of an event; None if it has none."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None


def key_of(kind: str, value: Any) -> str:
    """Return the key of the message of a kind for an action or event."""
    return f"{kind}-{tag_of_value(value).replace('_', '-')}"


def facts_of(value: Any, say: Callable[[str, Any], Fact]) -> dict[str, Fact]:
    """Return the fields of an action or event as facts of its message; `say` puts a named field into words."""
    return {name: say(name, fact) for name in parts_of(type(value)) if (fact := getattr(value, name)) is not None}


def say_winners(t: Texts, outcome: Outcome, names: Sequence[str]) -> str:
    """Say who has won."""
    won = [names[seat] for seat in outcome.winners]
    return t.say("board-won", count=len(won), names=t.list(won))
