"""The steps of the lesson: positions, with a question to the pupil and its answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Final

from bot.games.palazzo.actions import (
    Action,
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    Discard,
    Pass,
)
from bot.games.palazzo.components import (
    ALL_CARDS,
    ALL_TILES,
    ENVOY,
    ENVOYS,
    NO_CARDS,
    QUARRIES,
    TILES,
    Card,
    Cards,
    Currency,
    Stack,
    Tile,
    Tiles,
)
from bot.games.palazzo.position import Laid, Palazzo, PalazzoPhase, PalazzoPlayer, PalazzoPosition
from bot.games.palazzo.preview import Preview, preview
from bot.games.palazzo.view import PalazzoSeatView, view

_MATERIALS = {"b": "brick", "s": "sandstone", "m": "marble"}
_CURRENCIES = {"f": "florin", "d": "ducat", "s": "scudo", "c": "cert"}


def tiles(line: str = "") -> tuple[Tile, ...]:
    """Read tiles: `b12` is brick, floor 1, with 2 windows."""
    return tuple(TILES[f"{_MATERIALS[word[0]]}-{word[1]}-{word[2]}"] for word in line.split())


def cards(line: str = "") -> Cards:
    """Read cards: `f7` is a florin of 7, `c2` a certificate."""
    return Cards(Card(f"{_CURRENCIES[word[0]]}{word[1]}") for word in line.split())


def palazzi(line: str = "") -> tuple[Palazzo, ...]:
    """Read palazzi, numbered from 1, each as its tiles from the bottom: `b12 b22, s12`."""
    return tuple(Palazzo(number, tiles(words)) for number, words in enumerate(filter(None, line.split(",")), 1))


def moment(
    phase: PalazzoPhase,
    hands: Sequence[str],
    built: Sequence[str] = ("", ""),
    *,
    warehouse: str = "",
    quarries: str = "",
    display: str = "",
    to_build: str = "",
    **changes: Any,
) -> PalazzoPosition:
    """Set up a position; all other tiles are in stack III, and all other cards in the pile."""
    owned = [*zip(map(cards, hands), map(palazzi, built), strict=True)]
    lying = [tiles(words) for words in quarries.split(",")]
    position = PalazzoPosition(
        players=tuple(PalazzoPlayer(hand, palazzi=own, begun=len(own)) for hand, own in owned),
        stacks=(Stack(), Stack(), Stack()),
        warehouse=tiles(warehouse),
        quarries=(*lying, *[()] * (len(QUARRIES) - len(lying))),
        builder=1,
        envoys=0,
        pile=(),
        discards=NO_CARDS,
        display=cards(display),
        turn=0,
        asked=0,
        phase=phase,
        to_build=tiles(to_build),
    )._replace(**changes)
    gone = chain(
        *lying, position.warehouse, position.to_build, *[palazzo.floors for _, own in owned for palazzo in own]
    )
    spent = chain(position.display, *[laid.cards for laid in position.bids], *[hand for hand, _ in owned])
    third = Stack([*Tiles(ALL_TILES).minus(gone), *[ENVOY] * ENVOYS])
    return position._replace(stacks=(*position.stacks[:2], third), pile=tuple(ALL_CARDS.minus(spent)))


PUPIL: Final = 0


@dataclass(frozen=True, slots=True)
class PalazzoLessonStep:
    """A step: a position, whether it is about market and hand or about palazzi, and the answers by name."""

    name: str
    position: PalazzoPosition
    market: bool = True
    right: str = ""
    answers: Mapping[str, Action] = field(default_factory=dict)


(_B31,) = tiles("b31")
_HAND = "f5 f6 d3 c2"
_LAID = Laid(cards("d5"), 5, Currency.DUCAT), Laid(cards("s4"), 7, Currency.SCUDO)
_GROUP = "f4 d4 s4 s7"

STEPS: Final[tuple[PalazzoLessonStep, ...]] = (
    PalazzoLessonStep(
        "money",
        moment(PalazzoPhase.MONEY, ("f5 d3", "s4 d6"), warehouse="m12", quarries="b12, s21, m33", display="f6 s3 c2"),
        True,
        "same",
        {
            "same": ChooseMoney(cards("f6 c2")),
            "mixed": ChooseMoney(cards("f6 s3")),
            "low": ChooseMoney(cards("s3 c2")),
        },
    ),
    PalazzoLessonStep(
        "buy",
        moment(
            PalazzoPhase.REVEALED,
            (_HAND, "s4 d6"),
            ("b12, s12", "s13"),
            warehouse="m12 b22 s51",
            quarries="m41, s21, m33",
        ),
        True,
        "brick",
        {
            "brick": Buy(Tiles(tiles("b22")), cards("f5 c2")),
            "high": Buy(Tiles(tiles("s51")), cards("f5 c2")),
            "mixed": Buy(Tiles(tiles("b22")), cards("f5 d3")),
        },
    ),
    PalazzoLessonStep(
        "build",
        moment(PalazzoPhase.BUILDING, ("f6 d3", "s4 d6"), ("b12 b22, s12", "s13"), warehouse="m12", to_build="b31"),
        False,
        "third",
        {"third": AddFloor(_B31, 1), "second": AddFloor(_B31, 2), "new": BeginPalazzo(_B31), "out": Discard(_B31)},
    ),
    PalazzoLessonStep(
        "auction",
        moment(
            PalazzoPhase.REVEALED,
            ("f6 d3", "s4 d6"),
            ("b12 b22 b31, s12", "s13"),
            warehouse="m12",
            quarries=", b43",
        ),
        True,
        "auction",
        {"auction": Auction(), "buy": Buy(Tiles(tiles("m12")), cards("f6 d3"))},
    ),
    PalazzoLessonStep(
        "bid",
        moment(
            *(PalazzoPhase.BIDDING, ("d4 f7 c2", "d6"), ("b12 b22 b31, s12", "s13")),
            quarries=", b43",
            builder=2,
            turn=1,
            bids=_LAID,
        ),
        True,
        "least",
        {"least": Bid(cards("d4")), "more": Bid(cards("d4 c2")), "other": Bid(cards("f7")), "pass": Pass()},
    ),
    PalazzoLessonStep(
        "group",
        moment(PalazzoPhase.REVEALED, (_GROUP, "s6 d6"), ("b12 b22 b31, s12", "s13"), warehouse="b43 b53 m11"),
        True,
        "two",
        {
            "two": Buy(Tiles(tiles("b43 b53")), cards(_GROUP[:8])),
            "one": Buy(Tiles(tiles("b53")), cards("s7")),
        },
    ),
    PalazzoLessonStep(
        "end", moment(PalazzoPhase.TURN, ("s7", "s6 d6"), ("b12 b22 b31 b43 b53, s12", "s13 s22, m21")), False
    ),
)
"""All steps in order; at the last one nothing is asked."""


def view_at(step: PalazzoLessonStep) -> PalazzoSeatView:
    """Return what the pupil sees at a step."""
    return view(step.position, PUPIL)


def attempt(step: PalazzoLessonStep, answer: str) -> Preview:
    """Return what an answer would lead to; raise IllegalAction."""
    return preview(view_at(step), [step.answers[answer]])
