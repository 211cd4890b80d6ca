"""A seat's own hand: coins, blocks, objects, buildings by city, and how far the three conditions are met."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import COLOURS, OBJECTS
from bot.games.carrara.ending import conditions
from bot.games.carrara.view import SeatView
from bot.texts import texts
from render import theme
from render.carrara.alt import spoken_names
from render.carrara.page import Page, columns
from render.carrara.players import lay_buildings
from render.carrara.words import Words
from render.scene import Box

_CELL = 96


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a hand."""
    page = Page(view, names, language)
    y = _lay_head(page, view)
    y = _lay_row(page, "block", [(f"block-{each.key}", view.hand.blocks[each]) for each in COLOURS], y)
    y = _lay_row(page, "object", [(f"object-{each.key}", view.hand.objects[each]) for each in OBJECTS], y)
    player = view.players[view.seat]
    top = len(page.elements)
    bottom = lay_buildings(page, "own", player.buildings, player.cities_scored, y + 12, theme.MARBLE)
    drawn = page.elements[top:]
    del page.elements[top:]
    page.panel("own/panel", theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, bottom - y + 8)
    page.elements += drawn
    y = _lay_conditions(page, view, bottom + 8 + theme.GAP)
    page.height = y + theme.MARGIN
    return page


def _lay_head(page: Page, view: SeatView) -> int:
    middle = 20 + 36
    x = theme.MARGIN
    page.icon("badge", x, middle - 32, 64, f"seat-{view.seat}", page.ground)
    right = theme.WIDTH - theme.MARGIN
    coin = page.icon("coin", right - 64, middle - 32, 64, "coin", page.ground)
    coins = page.label(
        "coins", coin.x - 12, middle, str(view.hand.coins), theme.HUGE, theme.INK, page.ground, face="bold", anchor="r"
    )
    point = page.icon("point", coins.x - 90, middle - 26, 52, "point", page.ground)
    points = page.label(
        "points",
        point.x - 10,
        middle,
        str(view.players[view.seat].points),
        theme.TITLE,
        theme.INK,
        page.ground,
        face="bold",
        anchor="r",
    )
    room = points.x - 24 - (x + 80)
    name = page.names[view.seat]
    page.label("name", x + 80, middle, name, theme.TITLE, theme.INK, page.ground, face="serif", width=room)
    return middle + 52


def _lay_row(page: Page, what: str, counts: Sequence[tuple[str, int]], y: int) -> int:
    for (sprite, count), (x, width) in zip(counts, columns(), strict=True):
        page.panel(f"{sprite}/panel", x, y, width, _CELL, theme.MARBLE if count else theme.VEIN)
        on = theme.MARBLE if count else theme.VEIN
        page.icon(sprite, x + 16, y + 18, 60, sprite, on, faded=not count)
        colour = theme.INK if count else theme.SOFT
        page.label(
            f"{sprite}/count", x + width - 42, y + 48, str(count), theme.TITLE, colour, on, face="bold", anchor="m"
        )
    return y + _CELL + theme.GAP


def _lay_conditions(page: Page, view: SeatView, y: int) -> int:
    head = page.say("picture-conditions")
    page.label("conditions", theme.MARGIN, y + 20, head, theme.BODY, theme.INK, page.ground, face="serif")
    y += 50
    for key, have, need in progress(view):
        middle = y + 30
        met = have >= need
        page.label(
            f"condition/{key}",
            theme.MARGIN,
            middle,
            page.say(f"picture-condition-{key}"),
            theme.BODY,
            theme.INK,
            page.ground,
        )
        bar = Box(310, middle - 18, 540, 36)
        page.plate(f"condition/{key}/bar", bar, theme.SAND, page.ground, 18)
        if have:
            done = Box(bar.x, bar.y, max(36, bar.width * min(have, need) // need), bar.height)
            page.plate(f"condition/{key}/done", done, theme.OLIVE if met else theme.SEA, page.ground, 18)
        said = page.say("picture-of", have=have, need=need)
        page.label(
            f"condition/{key}/count", bar.right + 20, middle, said, theme.BODY, theme.INK, page.ground, face="bold"
        )
        if met:
            page.icon(f"condition/{key}/met", theme.WIDTH - theme.MARGIN - 46, middle - 23, 46, "tick", page.ground)
        y += 60
    return y


def progress(view: SeatView) -> list[tuple[str, int, int]]:
    """Tell the three conditions for announcing: what a seat has of each, and what it needs."""
    player, need = view.players[view.seat], conditions(len(view.players))
    have = (player.scorings, sum(view.hand.objects), player.costs)
    return [(key, has, needs) for key, has, needs in zip(need._fields, have, need, strict=True)]


def hand_alt(view: SeatView, names: Sequence[str], language: str) -> str:
    """Tell what a seat holds."""
    words = Words(texts(language), spoken_names(names, language, 24))
    say, player = words.say, view.players[view.seat]
    said = [
        say(
            "picture-alt-own",
            name=words.names[view.seat],
            coins=say("coins", count=view.hand.coins),
            blocks=words.blocks(view.hand.blocks),
            objects=words.objects(view.hand.objects),
        ),
        say("picture-alt-own-points", points=say("points", count=player.points)),
        say(
            "picture-alt-own-conditions",
            **{key: say("picture-of", have=have, need=need) for key, have, need in progress(view)},
        ),
    ]
    built = words.built(player.buildings) or say("picture-alt-nothing")
    said.append(say("picture-alt-own-buildings", buildings=built))
    return " ".join(said)
