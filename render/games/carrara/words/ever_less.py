"""The alt text of a public picture: the head that both have, and ever less detail until it fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.games.carrara.events import Event
from bot.games.carrara.view import View
from bot.texts import texts
from bot.texts.games.carrara.events import say_events
from render.common.alt import fitting, spoken_names
from render.games.carrara.page import GAME
from render.games.carrara.words.words import Words


@dataclass(frozen=True)
class Detail:
    """A level of detail."""

    name: int
    """The maximum length of names."""
    events: int
    """How many of the latest events are told."""


D = TypeVar("D", bound=Detail)


def public_alt(
    view: View,
    names: Sequence[str],
    language: str,
    events: Sequence[Event],
    band: str,
    levels: Sequence[D],
    describe: Callable[[Words, View, D], list[str]],
) -> str:
    """Say a band, the head and what `describe` adds at the first level at which all fits, or else cut at the last."""
    words = Words(texts(language, GAME), ())

    def said(much: D) -> list[str]:
        named = words.renamed(spoken_names(names, language, much.name))
        told = say_events(words.texts, events, named.names)[-much.events :]
        return [*([f"{band}."] * bool(band)), *_head(named, view), *told, *describe(named, view, much)]

    return fitting(map(said, levels), words.say("picture-alt-more"))


def _head(words: Words, view: View) -> list[str]:
    said = [words.say("picture-alt-head", round=view.round, turn=words.turn(view))]
    if won := [words.names[seat] for seat in view.winners]:
        said.append(words.say("picture-alt-winners", count=len(won), names=words.listed(won)))
    return said
