"""What a seat did in a turn, said in signs, in as much detail and as large as there is room for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.carrara.components import COLOURS, NO_OBJECTS, OBJECTS, Blocks, Colour, Objects
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
from bot.texts import Messages
from render.common.ribbon import OPEN, Line, LineLevel
from render.common.ribbon import lay_ribbon as lay_any_ribbon
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.changes import turns
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.buildings import building_sprite

RIBBON: Final = Box(512, 76, 564, 70)


def lay_ribbon(page: CarraraPage) -> None:
    """Lay out the last move, if something has happened."""
    done = turns(page.events)
    if done:
        seat, events = done[-1]
        lay_any_ribbon(page, RIBBON, seat, LEVELS, lambda level: add_turn(Line(), page.say, events, level), OPEN, "r")


_BRIEF: Final = 3
"""From this level on an announcement is said without its points, and only where nothing else was done."""
_SHORT: Final = 6
"""From this level on there are neither objects gained nor costs."""
_SIGNS: Final = 7
"""From this level on there are no gains, no cities, and no numbers but those of blocks."""
_SINGLE: Final = 8


_SIZES: Final[Mapping[int, Sequence[tuple[int, int]]]] = {
    0: ((56, 51), (52, 47), (48, 43)),
    1: ((56, 51), (52, 47), (48, 43), (46, 40), (44, 38)),
    2: ((48, 43), (44, 40), (42, 37), (40, 35)),
    3: ((50, 43), (46, 40), (42, 37), (40, 35)),
    4: ((48, 43), (44, 40), (40, 35)),
    5: ((48, 43), (44, 40), (40, 35)),
    _SHORT: ((48, 43), (44, 40), (40, 35), (34, 31)),
    _SIGNS: ((48, 43), (44, 40), (40, 35), (36, 31)),
    _SINGLE: ((48, 43), (44, 40), (36, 31)),
}
"""By detail: the sizes of signs and words, the largest first."""
LEVELS: Final = tuple(tuple(LineLevel(detail, *sizes) for sizes in each) for detail, each in _SIZES.items())
"""From everything in large signs to a single small one; less is said before everything becomes too small."""
_ARROW: Final = 34


def add_turn(line: Line, say: Messages, events: Sequence[Event], level: LineLevel) -> Line:
    """Add what was done in a turn; turning the wheel is said only if nothing else was done."""
    told: Sequence[Event] = [event for event in events if isinstance(event, _TOLD)] or events
    teller = _Teller(line, say, level)
    for number, event in enumerate(told[:1] if level.detail == _SINGLE else told):
        if number:
            line.divide()
        teller.tell(event)
    return line


_TOLD: Final = (
    BlocksTaken,
    CoinsTaken,
    BuildingBuilt,
    TypeScored,
    CityScored,
    CategoryScored,
    Declined,
    ObjectBought,
    EndAnnounced,
)


class _Teller:
    def __init__(self, line: Line, say: Messages, level: LineLevel) -> None:
        self.line = line
        line.size = level.size
        self.say = say
        self.detail = level.detail
        self.side = level.side
        self.start = len(line.signs)

    def tell(self, event: Event) -> None:
        line, detail = self.line, self.detail
        match event:
            case WheelTurned(drawn=drawn):
                line.group().sprite("turned", "chevron-turn", self.side)
                if any(drawn) and detail < _SIGNS:
                    line.word("drawn", self.say("picture-more", count=sum(drawn)), theme.NEW)
            case BlocksTaken(blocks=blocks, price=price, wheel_turned=turned):
                line.group()
                if not turned and detail < _SINGLE:
                    line.sprite("unturned", "wheel-stayed", self.side)
                self._blocks("block", blocks)
                if detail < 3:
                    line.group()
                    self._change("coin", "coin", -price)
            case CoinsTaken(coins=coins):
                line.group()
                if detail >= _SIGNS:
                    line.sprite("coin", "coin", self.side)
                else:
                    self._change("coin", "coin", coins)
            case BuildingBuilt(building=building, city=city, blocks=blocks):
                line.group()
                if detail < 4:
                    self._blocks("paid", blocks)
                    line.sprite("to", "arrow", _ARROW, _ARROW * 5 // 8)
                wide, high = atlas().baked_size(building_sprite(building))
                most = 40 if detail == _SHORT else 58
                scale = min(most / high, self.side / wide if detail == _SINGLE else 1)
                line.sprite("built", building_sprite(building), int(wide * scale), int(high * scale))
                if detail < _SHORT:
                    line.word("cost", str(building.cost))
                    line.sprite("in", "arrow", _ARROW, _ARROW * 5 // 8)
                if detail < 2:
                    line.word("city", self.say(f"city-{city.key}"))
                elif detail < _SIGNS:
                    line.sprite("city", f"town-{Colour(city).key}", self.side)
            case TypeScored(type=each, coins=coins, points=points, objects=objects):
                line.group().sprite("scored", f"type-{each.key}", self.side)
                self._gain(coins, points, objects)
            case CityScored(city=city, coins=coins, points=points, objects=objects):
                line.group().sprite("scored", f"town-{Colour(city).key}", self.side)
                if detail < 2:
                    line.word("city", self.say(f"city-{city.key}"))
                self._gain(coins, points, objects)
            case CategoryScored(category=category, coins=coins, points=points):
                line.group().sprite("scored", f"category-{category}", self.side)
                self._gain(coins, points, NO_OBJECTS)
            case ObjectBought(object=bought, price=price):
                if detail > _SIGNS and line.signs[self.start :]:
                    return
                line.group()
                if detail <= _SHORT:
                    self._change("bought", f"object-{bought.key}", 1)
                else:
                    line.sprite("bought", f"object-{bought.key}", self.side)
                if detail < 2:
                    self._change("object/coin", "coin", -price)
            case EndAnnounced(points=points):
                if detail >= _BRIEF and line.signs[self.start :]:
                    return  # the picture says "last round" beside it
                line.group().sprite("announced", "hourglass", self.side)
                if detail < _BRIEF:
                    self._change("announced/point", "point", points)
            case Declined():
                line.group().word("declined", self.say("picture-declined") if detail < _SIGNS else "–")
            case _:
                pass

    def _blocks(self, what: str, blocks: Blocks) -> None:
        """Add blocks one by one, by colour with their number, or as the dearest of them with the number of all."""
        shown = [colour for colour in COLOURS if blocks[colour]]
        counts = [(colour.key, blocks[colour]) for colour in shown]
        if self.detail >= 4 and len(shown) > 1:
            counts = [("several", sum(blocks))]
        row = True
        for key, count in counts:
            single = count <= 2 or not self.detail
            if not (single and row) and (key, count) != counts[0]:
                self.line.group()
            row = single
            for _ in range(count if single else 1):
                self.line.sprite(f"{what}/{key}", f"block-{key}", self.side)
            if not single and self.detail < _SINGLE:
                self.line.word(f"{what}/{key}/count", self.say("picture-times", count=count))

    def _gain(self, coins: int, points: int, objects: Objects) -> None:
        if self.detail == _SINGLE:
            return
        if self.detail >= _SIGNS:
            sign = "point" if points else "coin" if coins else "objects"
            self.line.sprite(sign, sign, self.side - 6)
            return
        if points:
            self.line.group()
            self._change("point", "point", points)
        if coins:
            self.line.group()
            self._change("coin", "coin", coins)
        kinds = [kind for kind in OBJECTS if objects[kind]]
        if self.detail >= _SHORT or not kinds:
            return
        self.line.group()
        if self.detail < 3 or len(kinds) == 1:
            for kind in kinds:
                self._change(kind.key, f"object-{kind.key}", objects[kind])
                self.line.group()
        elif self.detail == _SHORT - 1:
            self._change("objects", "objects", sum(objects))
        else:
            self.line.word("objects", "+", theme.NEW)
            for kind in kinds:
                self.line.sprite(kind.key, f"object-{kind.key}", self.side - 4)
                if objects[kind] > 1:
                    self.line.word(f"{kind.key}/count", self.say("picture-times", count=objects[kind]), theme.NEW)

    def _change(self, what: str, sprite: str, by: int) -> None:
        said = self.say("picture-more" if by > 0 else "picture-less", count=abs(by)) if by else "0"
        self.line.word(f"{what}/change", said, theme.NEW)
        self.line.sprite(what, sprite, self.side - 4)
