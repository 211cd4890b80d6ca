"""What a seat did in a turn, said in signs, in as much detail and as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import COLOURS, NO_OBJECTS, OBJECTS, Blocks, City
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
from render.common.ribbon import CLOSE, CLOTH, OPEN, LineLevel, RibbonLine
from render.common.ribbon import lay_ribbon as lay_any_ribbon
from render.engine import theme
from render.engine.scene import Box, Role
from render.games.carrara.atlas import atlas
from render.games.carrara.changes import Turn
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.buildings import building_sprite
from render.games.carrara.parts.cities.seals import sprite_of

RIBBON: Final = Box(512, 76, 564, 70)
_FULL, _BRIEF, _SHORT, _DEED = 0, 1, 2, 3
"""Everything; without constant parts, and with signs of cities; without prices and objects gained; and no more
than what was taken, built or scored."""
_LEVELS: Final = tuple(
    tuple(LineLevel(detail, *sizes) for sizes in each)
    for detail, each in (
        (_FULL, ((56, 51), (52, 47), (48, 43), (44, 38))),
        (_BRIEF, ((50, 43), (46, 40), (42, 37), (40, 35))),
        (_SHORT, ((48, 43), (44, 40), (40, 35), (36, 31))),
    )
)
"""The sizes of signs and words, the largest first; less is said before everything becomes too small."""
_RECAP: Final = (_LEVELS[_SHORT], tuple(level._replace(detail=_DEED) for level in _LEVELS[_SHORT]))
_MOST: Final = 3
"""The most deeds of a turn."""
_SEEN: Final = 0.3
"""How much of each block is seen behind the first of a stack: its colour, though not its sign."""
LineSize = tuple[int, int]
"""The sizes of signs and words."""


def lay_ribbon(
    page: CarraraPage, done: Sequence[Turn], box: Box = RIBBON, larger: Sequence[LineSize] = (), anchor: str = "r"
) -> None:
    """Lay out the last move, if something has happened; of several turns, what each of the latest was spent on.

    Signs and words may be `larger` than in a still picture, if they have room.
    """

    def levels(of: Sequence[LineLevel]) -> Sequence[LineLevel]:
        return [*(LineLevel(of[0].detail, *size) for size in larger), *of]

    if len(done) == 1:
        ((seat, events),) = done
        details = [levels(each) for each in _LEVELS]
        lay_any_ribbon(page, box, seat, details, lambda level: _say_turn(page, events, level), OPEN, anchor)
    elif done:
        details, recap = [levels(each) for each in _RECAP], done[-len(page.names) :]
        lay_any_ribbon(page, box, None, details, lambda level: _say_recap(page, recap, level), CLOSE, anchor)


def _say_turn(page: CarraraPage, events: Sequence[Event], level: LineLevel) -> RibbonLine:
    """Say what was done in a turn; turning the wheel is said only if nothing else was done."""
    teller = _Teller(page, level)
    for event in _events_to_tell(events)[-_MOST:]:
        teller.line.divide()
        teller.tell(event)
    return teller.line


def _events_to_tell(events: Sequence[Event]) -> Sequence[Event]:
    return [event for event in events if not isinstance(event, WheelTurned)] or events


def _say_recap(page: CarraraPage, recap: Sequence[Turn], level: LineLevel) -> RibbonLine:
    """Say who did what in several turns."""
    teller = _Teller(page, level)
    for seat, events in recap:
        teller.line.divide().badge("by", seat, level.side)
        teller.tell(_events_to_tell(events)[0])
    return teller.line


class _Teller:
    def __init__(self, page: CarraraPage, level: LineLevel) -> None:
        self.line = RibbonLine(level.size)
        self.page = page
        self.say = page.say
        self.detail = level.detail
        self.side = level.side

    def tell(self, event: Event) -> None:
        line, detail = self.line, self.detail
        match event:
            case WheelTurned(drawn=drawn):
                line.sprite("turned", "chevron-turn", self.side)
                if any(drawn):
                    line.word("drawn", self.say("picture-more", count=sum(drawn)), theme.NEW)
            case BlocksTaken(blocks=blocks, price=price, wheel_turned=turned):
                if not turned and detail < _DEED:
                    line.sprite("unturned", "wheel-stayed", self.side)
                self._blocks("block", blocks)
                if detail < _SHORT:
                    self._change("coin", "coin", -price)
            case CoinsTaken(coins=coins):
                self._change("coin", "coin", coins)
            case BuildingBuilt(building=building, city=city, blocks=blocks):
                if detail < _SHORT:
                    self._blocks("paid", blocks)
                    line.sprite("to", "arrow", 34, 21)
                sprite = building_sprite(building)
                wide, high = atlas().baked_size(sprite)
                tall = max(58, self.side + 2)
                scale = min(tall / high, (tall + 8) / wide, 1)
                line.sprite("built", sprite, int(wide * scale), int(high * scale))
                line.word("cost", str(building.cost))
                if detail < _DEED:
                    line.sprite("in", "arrow", 34, 21)
                    self._city("city", city)
            case TypeScored(type=scored) | CityScored(city=scored) | CategoryScored(category=scored):
                if isinstance(scored, City):
                    self._city("scored", scored)
                else:
                    line.sprite("scored", sprite_of(scored), self.side)
                objects = NO_OBJECTS if isinstance(event, CategoryScored) else event.objects
                gained = [("point", "point", event.points), ("coin", "coin", event.coins)]
                gained += [(each.key, f"object-{each.key}", objects[each]) for each in OBJECTS if detail < _SHORT]
                for what, sprite, by in gained:
                    if by and detail < _DEED:
                        self._change(what, sprite, by)
            case ObjectBought(object=bought, price=price):
                self._change("bought", f"object-{bought.key}", 1)
                if detail == _FULL:
                    self._change("object/coin", "coin", -price)
            case EndAnnounced(points=points):
                line.sprite("announced", "hourglass", self.side)
                if detail == _FULL:
                    self._change("announced/point", "point", points)
            case Declined():
                line.word("declined", self.say("picture-declined") if detail < _DEED else "–")
            case _:
                pass

    def _city(self, what: str, city: City) -> None:
        self.line.sprite(what, sprite_of(city), self.side)
        if self.detail == _FULL:
            self.line.word(f"{what}/name", self.say(f"city-{city.key}"))

    def _blocks(self, what: str, blocks: Blocks) -> None:
        """Add blocks one by one, by colour with their number, or as a stack."""
        counts = [(colour.key, blocks[colour]) for colour in COLOURS if blocks[colour]]
        if self.detail >= _SHORT and len(counts) > 1 and sum(blocks) > 2:
            self._stack(what, [key for key, count in counts for _ in range(count)])
            return
        for key, count in counts:
            alone = count if count <= 2 or self.detail == _FULL else 1
            for _ in range(alone):
                self.line.sprite(f"{what}/{key}", f"block-{key}", self.side)
            if alone < count:
                self.line.word(f"{what}/{key}/count", self.say("picture-times", count=count)).group()

    def _stack(self, what: str, keys: Sequence[str]) -> None:
        """Add blocks behind one another, so that the edge of each is seen, and the sign of the first."""
        side = self.side

        def lay(what: str, x: int, y: int) -> None:
            for place, key in reversed([*enumerate(keys)]):
                name, role = (f"behind/{what}/{place}", Role.GROUND) if place else (what, Role.PIECE)
                self.page.icon(name, x + round(_SEEN * side * place), y, side, f"block-{key}", CLOTH, role=role)

        wide = round(side * (1 + _SEEN * (len(keys) - 1)))
        self.line.thing(what, wide, side, lay)

    def _change(self, what: str, sprite: str, by: int) -> None:
        said = self.say("picture-more" if by > 0 else "picture-less", count=abs(by)) if by else "0"
        self.line.group().word(f"{what}/change", said, theme.NEW)
        self.line.sprite(what, sprite, self.side - 4)
