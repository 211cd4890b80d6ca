"""Definition of a game by its rules and types: all other parts are derived from them, or replaced by the game's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from functools import partial
from typing import Any, Final, Generic, TypeVar

from bot.games.chance import Chance, LoggedChance
from bot.games.codec import annotation_text, check_known, check_seats, check_type, codec_of, fields_of, tags, to_json
from bot.games.contract import (
    MAX_SEATS,
    A,
    AnyGame,
    BadDefinition,
    Game,
    IllegalAction,
    Kinds,
    Meta,
    Outcome,
    P,
    Played,
    Rules,
    Views,
)
from bot.games.hidden import (
    HiddenItems,
    Pieces,
    View,
    check_dealt,
    check_every_seat,
    deal_anew,
    has_hands,
    hidden_items,
    hide,
    hides_anything,
    is_shown,
    reveals_anything,
    secrets,
)

T = TypeVar("T")
NAME: Final = re.compile(r"[a-z][a-z0-9]{0,31}")
"""What a game can be called: a command has at most 32 letters, and an underscore ends the name in a button's id."""
_RULES: Final = {each.name for each in fields(Rules)}
_TAKEN_KEYS: Final = {"action": ("action", "seat", "drawn"), "event": ("event",)}
"""Keys that the host adds to the fields of actions and events in JSON."""


def game(
    name: str,
    *,
    seats: range,
    position: type[P],
    actions: Any,
    events: Any,
    deal: Callable[[int, Mapping[str, bool], Chance], P],
    actors: Callable[[P], Sequence[int]],
    legal: Callable[[P, int], Sequence[A]],
    play: Callable[[P, int, A, Chance], Played[P]],
    outcome: Callable[[P], Outcome | None],
    pieces: Pieces | None = None,
    redeal: Callable[[P, int | None, Chance], P] | None = None,
    whose_turn: Callable[[P], int] | None = None,
    check: Callable[[P], None] | None = None,
    variants: Mapping[str, Mapping[str, bool]] | None = None,
    rules_version: int = 1,
    **parts: Any,
) -> AnyGame:
    """Return a game of these rules and types; raise BadDefinition.

    `redeal` fills in what a position does not show, in place of each `Unseen`; without it, `pieces` lists the items to
    deal from. `whose_turn` says whose turn it is, where others answer in it. `parts` are those of `Rules` and of
    `Game`, in place of those that follow from the types.
    """
    if NAME.fullmatch(name) is None:
        remedy = "take up to 32 of a–z and 0–9, and begin with a letter"
        raise BadDefinition(name, "a game can’t be called that", remedy)
    if not seats or seats.step != 1 or seats[0] < 1 or seats[-1] > MAX_SEATS:
        remedy = f"use a range from 1 to {MAX_SEATS} players, such as range(2, {MAX_SEATS + 1})"
        raise BadDefinition(f"{name}.seats", f"{seats} has numbers of players that cannot be shown", remedy)
    dealt = pieces or {}
    kinds = Kinds(position, actions, events, tuple(dealt))
    _check_kinds(kinds)
    if redeal is None:
        check_dealt(position, dealt)
    more = {key: parts.pop(key) for key in _RULES & parts.keys()}
    if unknown := next((key for key in parts if key not in {each.name for each in fields(Game)}), None):
        raise BadDefinition(name, f"there is no part {unknown}", "see the fields of Game and Rules")
    known = variants or {"base": {}}
    options = {option for its in known.values() for option in its}
    plain: Rules[P, A] = Rules(deal, lambda here: tuple(actors(here)), legal, play, outcome, **more)
    playing = _Playing(plain, whose_turn, hides_anything(position))
    rules = replace(
        plain,
        deal=partial(_deal, deal, seats, options),
        legal=playing.legal,
        play=playing.play,
        simulate=plain.simulate or (lambda *move: play(*move).position),
    )

    def fill(view: View[P], chance: Chance) -> P:
        here = view.position
        return deal_anew(here, dealt, chance) if redeal is None else redeal(here, view.seat, chance)

    def see(here: P, seat: int | None, open_hands: bool = False, remembers: bool = False) -> View[P]:
        result = outcome(here)
        shown = hide(here, seat, open_hands or result is not None, remembers)
        return View(seat, shown, rules.actors(here), () if result is None else result.winners)

    def check_all(here: P) -> None:
        check_every_seat(here, seats)
        if check is not None:
            check(here)

    views: Views[P, View[P]] = Views(
        see, lambda here, seat: see(here, seat, remembers=True), fill, lambda view: replace(view, actors=())
    )
    derived = {
        "meta": Meta(name, rules_version, seats, known, has_hands(position)),
        "rules": rules,
        "codec": codec_of(position, actions, events, int | str, check_all),
        "views": views,
        "kinds": kinds,
    }
    return Game(**{**derived, **parts})


def _check_kinds(kinds: Kinds) -> None:
    """Raise BadDefinition for a type that cannot be stored, or whose secrets are unclear."""
    check_type(kinds.position, annotation_text(kinds.position))
    secrets(kinds.position, annotation_text(kinds.position))
    for kind, union in (("action", kinds.actions), ("event", kinds.events)):
        for cls in tags(union).values():
            check_type(cls, annotation_text(cls))
            if found := secrets(cls):
                path = f"{annotation_text(cls)}.{found[0].path}"
                raise BadDefinition(path, f"every {kind} is told to all", "leave it out, or mark it Shown")
            if taken := next((key for key in fields_of(cls) if key in _TAKEN_KEYS[kind]), None):
                raise BadDefinition(
                    f"{annotation_text(cls)}.{taken}", f"{taken} has a meaning in records", "give it another name"
                )


def _deal(
    deal: Callable[[int, Mapping[str, bool], Chance], P],
    allowed: range,
    known: set[str],
    seats: int,
    options: Mapping[str, bool],
    chance: Chance,
) -> P:
    check_seats("seats", seats, allowed)
    check_known(options, known, "options", "unknown option")
    return deal(seats, options, _WatchedChance(chance))


class _WatchedChance:
    """Passes on another chance's draws, and notes whether there were any.

    To be recorded, a piece is drawn as its JSON if that is a number or text, else as its index in the population.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.drew = False

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw from the other chance."""
        self.drew = self.drew or k > 0
        if isinstance(population, range) or not isinstance(self._chance, LoggedChance):
            return self._chance.sample(population, k)
        keys = [to_json(each) for each in population]
        by_key = dict(zip(keys, population, strict=True)) if {*map(type, keys)} <= {int, str} else {}
        if not by_key or [by_key[key] for key in keys] != [*population]:
            return [population[place] for place in self._chance.sample(range(len(population)), k)]
        return [by_key[key] for key in self._chance.sample(keys, k)]

    def together(self, draw: Callable[[Chance], list[T]]) -> list[T]:
        """Record each draw separately."""
        return draw(self)


class _Playing(Generic[P, A]):
    """The rules as the host uses them: they refuse whatever is not listed, and notice what was revealed."""

    def __init__(self, rules: Rules[P, A], whose_turn: Callable[[P], int] | None, hides: bool) -> None:
        self._rules = rules
        self._hides = hides
        self._whose_turn = whose_turn
        # the last results are kept, as the host mostly plays an action that was just listed, from the latest position
        self._listed: tuple[P, int, Sequence[A]] | None = None
        self._held: tuple[P, HiddenItems] | None = None

    def legal(self, position: P, seat: int) -> Sequence[A]:
        """List what a seat may do; nothing if it may not act."""
        last = self._listed
        if last is not None and last[0] is position and last[1] == seat:
            return last[2]
        found = self._rules.legal(position, seat) if seat in self._rules.acting(position) else ()
        self._listed = position, seat, tuple(found) if isinstance(found, list) else found
        return self._listed[2]

    def play(self, position: P, seat: int, action: A, chance: Chance) -> Played[P]:
        """Carry out a listed action; set whether it revealed anything, and whose turn it ended."""
        if action not in self.legal(position, seat):
            if seat in self._rules.acting(position):
                raise IllegalAction("not_possible")
            asked = self._rules.actors(position)
            raise IllegalAction("not_your_turn", turn=asked[0]) if asked else IllegalAction("game_over")
        watched = _WatchedChance(chance)
        played = self._rules.play(position, seat, action, watched)
        after = played.position
        reveals = played.reveals or watched.drew or any(map(is_shown, played.events))
        return Played(
            after,
            tuple(played.events),
            reveals or (self._hides and self._reveals_anything(position, after)),
            self._ended_turn(position, seat, after) if played.turn_ended is None else played.turn_ended,
        )

    def _reveals_anything(self, position: P, after: P) -> bool:
        last = self._held
        were = last[1] if last is not None and last[0] is position else hidden_items(position)
        are = hidden_items(after)
        self._held = after, are
        if self._rules.outcome(after) is not None:  # all hands are open then
            are = [each for each in are if each[0] is None]
        return reveals_anything(were, are)

    def _ended_turn(self, position: P, seat: int, after: P) -> int | None:
        were, are = self._rules.actors(position), self._rules.actors(after)
        if self._whose_turn is not None:
            turn = self._whose_turn(position)
            return None if are and self._whose_turn(after) == turn else turn
        if were == are:
            return None
        return seat if seat in were else next((each for each in were if each not in are), None)
