"""The players: points, scored types, sum of costs, last move, open hand, and their buildings city by city."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from bot.games.carrara.components import CATEGORIES, CITIES, OBJECTS, TYPES, BuildingType, City
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import Built, Phase
from bot.games.carrara.view import Hand
from render import theme
from render.carrara.colours import BLOCKS, GROUND
from render.carrara.flow import Flow
from render.carrara.moves import tell, tell_blocks
from render.carrara.page import Page, columns
from render.scene import Box

_HEAD = 72
_STRIP = 50
_LINE = 48
_PAD = 14
_BAR = 10


def lay_players(page: Page, y: int) -> int:
    """Lay out the players in the order of their seats from here, and tell where they end."""
    for seat in range(len(page.view.players)):
        y = _lay_player(page, seat, y) + theme.GAP
    return y


def _lay_player(page: Page, seat: int, y: int) -> int:
    player = page.view.players[seat]
    panel = len(page.elements)
    hers = seat == page.view.turn and page.view.phase is not Phase.OVER
    ground = theme.MARBLE
    bottom = y + _HEAD
    _lay_head(page, seat, y, ground)
    inner, width = theme.MARGIN + 16, theme.WIDTH - 2 * theme.MARGIN - 32
    flow = tell(page.events, seat, page.texts, Flow(_STRIP, 38))
    lines = len(flow.lines(width - 24))
    if lines:
        strip = Box(inner - 4, bottom, width + 8, lines * _STRIP + 4)
        page.plate(f"mark/move/{seat}", strip, theme.NEW_PALE, ground, 12)
        bottom = flow.lay(page, inner + 10, bottom + 2, width - 24, theme.NEW_PALE) + 8
    if page.view.open_hands is not None:
        bottom = hand_line(page, f"hand/{seat}", page.view.open_hands[seat]).lay(page, inner, bottom, width, ground) + 4
    bottom = lay_buildings(page, f"player/{seat}", player.buildings, player.cities_scored, bottom + 4, ground)
    height = bottom - y + 4
    drawn = page.elements[panel:]
    del page.elements[panel:]
    frame = Box(theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, height)
    page.plate(f"player/{seat}/panel", frame, ground, page.ground, 16, theme.SEATS[seat] if hers else theme.EDGE)
    bar = Box(frame.x, frame.y + 14, 8, height - 28)
    page.plate(f"player/{seat}/bar", bar, theme.SEATS[seat], ground, 0)
    page.elements += drawn
    return y + height


def _lay_head(page: Page, seat: int, y: int, ground: str) -> None:
    player = page.view.players[seat]
    what = f"player/{seat}"
    middle = y + _HEAD // 2 + 2
    left, right = theme.MARGIN + 20, theme.WIDTH - theme.MARGIN - 16
    page.icon(f"{what}/badge", left, middle - 27, 54, f"seat-{seat}", ground)
    left += 66
    if seat == 0:
        page.icon("start", left, middle - 20, 40, "start", ground)
        left += 50
    page.icon(f"{what}/point", right - 46, middle - 23, 46, "point", ground)
    points = str(player.points)
    new = seat in page.changes.points
    if new:
        size = 3 * 26 + 16
        plate = Box(right - 54 - size, middle - 27, size, 54)
        page.plate(f"mark/{what}/points", plate, theme.NEW, ground, 12)
        page.label(
            f"{what}/points",
            plate.x + size // 2,
            middle,
            points,
            theme.TITLE,
            theme.WHITE,
            theme.NEW,
            face="bold",
            anchor="m",
        )
    else:
        page.label(
            f"{what}/points", right - 56, middle, points, theme.TITLE, theme.INK, ground, face="bold", anchor="r"
        )
    need = conditions(len(page.view.players))
    costs = page.say("picture-of", have=player.costs, need=need.costs)
    page.icon(f"{what}/built", right - 294, middle - 20, 40, "built", ground)
    page.label(f"{what}/costs", right - 246, middle, costs, theme.SMALL, theme.SOFT, ground)
    x = right - 294 - 16
    for building_type in reversed(TYPES):
        if building_type in player.types_scored:
            x -= 46
            _lay_scored(page, seat, building_type, x, middle, ground)
            x -= 6
    room = x - 16 - left
    page.label(f"{what}/name", left, middle, page.names[seat], theme.BODY, theme.INK, ground, face="bold", width=room)


def _lay_scored(page: Page, seat: int, building_type: BuildingType, x: int, middle: int, ground: str) -> None:
    what = f"player/{seat}/scored/{building_type.key}"
    box = Box(x, middle - 23, 46, 46)
    fresh = (seat, building_type) in page.changes.types
    page.plate(f"mark/{what}" if fresh else f"{what}/plate", box, theme.NEW if fresh else theme.SEATS[seat], ground, 10)
    inner = box.grown(-4)
    light = GROUND[CATEGORIES[building_type]]
    page.plate(f"{what}/inner", inner, light, theme.NEW if fresh else theme.SEATS[seat], 7)
    page.icon(what, inner.x + 2, inner.y + 2, inner.width - 4, f"type-{building_type.key}", light)


def hand_line(page: Page, what: str, hand: Hand) -> Flow:
    """Tell a hand in icons: coins, blocks, objects."""
    flow = Flow(_STRIP, 38)
    flow.group().icon(f"{what}/coin", "coin").word(f"{what}/coins", str(hand.coins), "bold")
    if any(hand.blocks):
        tell_blocks(flow.group(), f"{what}/block", hand.blocks, page.say)
    if any(hand.objects):
        flow.group()
        for kind in OBJECTS:
            if hand.objects[kind]:
                flow.icon(f"{what}/object/{kind.key}", f"object-{kind.key}")
                if hand.objects[kind] > 1:
                    times = page.say("picture-times", count=hand.objects[kind])
                    flow.word(f"{what}/object/{kind.key}/count", times, "bold")
    return flow


def lay_buildings(page: Page, what: str, buildings: Sequence[Built], scored: Sequence[City], y: int, on: str) -> int:
    """Lay out buildings in six columns, one a city, a line a type, and tell where they end."""
    by_city: dict[City, dict[BuildingType, list[int]]] = defaultdict(lambda: defaultdict(list))
    for building, city in buildings:
        by_city[city][building.type].append(building.cost)
    lines = max((len(types) for types in by_city.values()), default=0)
    pad = 6
    for city, (x, width) in zip(CITIES, columns(), strict=True):
        x, width = x + pad, width - 2 * pad
        page.plate(f"{what}/{city.key}/bar", Box(x, y, width, _BAR), BLOCKS[city], on, 5, theme.EDGE)
        for row, building_type in enumerate(sorted(by_city[city])):
            costs = sorted(by_city[city][building_type])
            box = Box(x, y + _BAR + 6 + row * _LINE, width, _LINE - 4)
            _lay_group(page, f"{what}/{city.key}", building_type, costs, box, on)
    return y + _BAR + 6 + lines * _LINE


def _lay_group(page: Page, what: str, building_type: BuildingType, costs: list[int], box: Box, on: str) -> None:
    ground = GROUND[CATEGORIES[building_type]]
    what = f"{what}/{building_type.key}"
    page.plate(f"{what}/plate", box, ground, on, 9)
    page.icon(what, box.x + 3, box.y + 2, 40, f"type-{building_type.key}", ground)
    middle = box.y + box.height // 2
    pitch = 21
    for place, cost in enumerate(costs):
        x = box.x + 57 + place * pitch
        fresh = any(new.type is building_type and new.cost == cost for new in page.changes.built)
        if fresh:
            page.plate(f"mark/{what}{cost}", Box(x - 11, box.y + 2, 22, 40), theme.NEW, ground, 8)
        colour, under = (theme.WHITE, theme.NEW) if fresh else (theme.INK, ground)
        page.label(f"{what}/{cost}", x, middle, str(cost), theme.BODY, colour, under, face="bold", anchor="m")
