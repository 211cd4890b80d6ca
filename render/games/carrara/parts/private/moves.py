"""A player's latest actions, in icons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import COLOURS, NO_OBJECTS, OBJECTS, Blocks, Objects
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    CoinsTaken,
    Declined,
    EndAnnounced,
    Event,
    ObjectBought,
    TypeScored,
    WheelTurned,
)
from render.common.flow import Flow
from render.common.sayings import Messages
from render.engine import theme

_ONE_BY_ONE = 3
"""Up to this many blocks of a colour are shown one by one, more of them with their number."""


def add_moves(events: Sequence[Event], seat: int, say: Messages, flow: Flow) -> Flow:
    """Add what a seat did to a line of icons."""
    teller = _Teller(flow, say, f"move/{seat}")
    for event in events:
        if getattr(event, "seat", None) == seat:
            teller.tell(event)
    return flow


def add_blocks(flow: Flow, what: str, blocks: Blocks, say: Messages) -> Flow:
    """Add blocks, the best first; lines may only break between colours."""
    shown = [colour for colour in COLOURS if blocks[colour]]
    for colour in shown:
        count = blocks[colour]
        if colour is not shown[0]:
            flow.group()
        for _ in range(count if count <= _ONE_BY_ONE else 1):
            flow.icon(f"{what}/{colour.key}", f"block-{colour.key}")
        if count > _ONE_BY_ONE:
            flow.word(f"{what}/{colour.key}/count", say("picture-times", count=count), "bold")
    return flow


class _Teller:
    def __init__(self, flow: Flow, say: Messages, what: str) -> None:
        self.flow = flow
        self.say = say
        self.what = what

    def tell(self, event: Event) -> None:
        flow, what = self.flow, self.what
        match event:
            case WheelTurned():
                flow.group().icon(f"{what}/turned", "chevron-turn")
            case BlocksTaken(segment=segment, blocks=blocks, price=price, wheel_turned=turned):
                if not turned:
                    flow.group().icon(f"{what}/unturned", "wheel-stayed")
                flow.group().word(f"{what}/segment", self.say("segment", segment=segment), "bold", theme.SEA)
                flow.icon(f"{what}/to", "arrow")
                add_blocks(flow, f"{what}/block", blocks, self.say)
                self._change("coin", -price)
            case CoinsTaken(coins=coins):
                flow.group()
                self._change("coin", coins)
            case BuildingBuilt(building=building, city=city, blocks=blocks):
                flow.group()
                add_blocks(flow, f"{what}/paid", blocks, self.say)
                flow.group().icon(f"{what}/to", "arrow")
                flow.icon(f"{what}/built", f"type-{building.type.key}")
                flow.word(f"{what}/cost", str(building.cost), "bold")
                flow.word(f"{what}/city", self.say(f"city-{city.key}"))
            case TypeScored(type=building_type, coins=coins, points=points, objects=objects):
                flow.group().icon(f"{what}/scored", f"type-{building_type.key}")
                flow.icon(f"{what}/to", "arrow")
                self._gain(coins, points, objects)
            case CityScored(city=city, coins=coins, points=points, objects=objects):
                flow.group().word(f"{what}/scored", self.say(f"city-{city.key}"), "bold")
                flow.icon(f"{what}/to", "arrow")
                self._gain(coins, points, objects)
            case CategoryScored(category=category, coins=coins, points=points):
                flow.group().icon(f"{what}/scored", f"category-{category}").icon(f"{what}/to", "arrow")
                self._gain(coins, points, NO_OBJECTS)
            case ObjectBought(object=bought, price=price):
                flow.group().icon(f"{what}/bought", f"object-{bought.key}")
                self._change("coin", -price)
            case EndAnnounced(points=points):
                flow.group().word(f"{what}/announced", self.say("picture-announced-move"))
                self._change("point", points)
            case Declined():
                flow.group().word(f"{what}/declined", self.say("picture-declined"))
            case _:
                pass

    def _gain(self, coins: int, points: int, objects: Objects) -> None:
        gained = [("point", points), ("coin", coins), *((f"object-{kind.key}", objects[kind]) for kind in OBJECTS)]
        gained = [(sprite, count) for sprite, count in gained if count]
        for sprite, count in gained:
            if (sprite, count) != gained[0]:
                self.flow.group()
            self._change(sprite, count)

    def _change(self, sprite: str, by: int) -> None:
        said = self.say("picture-more" if by > 0 else "picture-less", count=abs(by)) if by else "0"
        self.flow.word(f"{self.what}/{sprite}/change", said, "bold", theme.NEW)
        self.flow.icon(f"{self.what}/{sprite}", sprite)
