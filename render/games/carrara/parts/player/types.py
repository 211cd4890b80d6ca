"""The types of building of a player, and with the expansion the categories, with what scoring them would yield."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.carrara.components import TYPES, BuildingType, Category
from bot.games.carrara.scoring import Gain, of_type
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import Scored, lay_struck
from render.games.carrara.parts.player.amounts import gold, lay_amounts, lay_news, lines_of
from render.games.carrara.parts.player.possible import key_of

_HEADING, _INSIDE, _SPACE = 46, 9, 7
_FOOT, _TWO_LINES = 0.5, 0.64
"""The height of what a scoring would yield in one line and in two, as a share of its card's."""
_COUNT: Final = 42
"""The height of the number below what cannot be scored."""
_SEAL: Final = 108
"""The size of the seal on what has been scored."""
_EMBLEM, _SMALL = 78, 66
"""The sizes of the emblems of what can be scored now, and of what cannot."""
_COUNTS: Final = 59, theme.LARGE
"""The sizes of the number beside the emblem, in wide cards and in others."""
_WIDE: Final = 150


def lay_types(page: Page, seat: int, possible: Mapping[str, Gain], box: Box) -> None:
    """Lay out a card for each type or category; what can be scored now has what that would yield."""
    shown: list[BuildingType | Category] = [*TYPES, *(Category if page.view.cards is not None else ())]
    page.panel("types/panel", *box)
    said, middle = (
        page.say("picture-scoring-now" if any(key_of(each) in possible for each in shown) else "picture-scoring-none"),
        box.y + _HEADING // 2 + 3,
    )
    page.label(
        "types/title",
        box.x + 18,
        middle,
        said,
        theme.BODY,
        theme.INK,
        theme.MARBLE,
        face="serif",
        width=box.width - 36,
    )
    width = (box.width - 2 * _INSIDE - _SPACE * (len(shown) - 1)) // len(shown)
    top = box.y + _HEADING
    for place, each in enumerate(shown):
        card = Box(box.x + _INSIDE + place * (width + _SPACE), top, width, box.bottom - _INSIDE - top)
        what = f"special/{each}" if isinstance(each, Category) else f"type/{each.key}"
        if key_of(each) in possible:
            _lay_possible(page, what, each, _count(page, seat, each), possible, card)
        else:
            _lay_quiet(page, what, seat, each, card)


def _done(page: Page, seat: int) -> list[Scored]:
    """List the types and categories that a seat has scored."""
    player = page.view.players[seat]
    return [*player.types_scored, *player.categories_scored]


def _sprite(scored: BuildingType | Category) -> str:
    return f"category-{scored}" if isinstance(scored, Category) else f"type-{scored.key}"


def _count(page: Page, seat: int, scored: BuildingType | Category) -> int:
    """Return how many buildings of a type or a category a seat has."""
    built = page.view.players[seat].buildings
    if isinstance(scored, Category):
        return sum(each.building.category is scored for each in built)
    return len(of_type(built, scored))


def _lay_possible(
    page: Page, what: str, scored: BuildingType | Category, count: int, possible: Mapping[str, Gain], box: Box
) -> None:
    """Lay out what can be scored: the emblem, how many buildings there are, and what that would yield."""
    on = theme.MARBLE
    page.plate(f"{what}/panel", box, on, on, 10, theme.GOLD_DEEP, shadow=4)
    lines = lines_of(page, possible[key_of(scored)], box.width - 14)
    high = round(box.height * (_FOOT if len(lines) == 1 else _TWO_LINES))
    foot = Box(box.x + 4, box.bottom - 4 - high, box.width - 8, high)
    size, said = _COUNTS[box.width < _WIDE or len(lines) > 1], str(count)
    wide, apart = ink(said, "bold", size).advance, 18 if box.width >= _WIDE else 8
    middle, side = (box.y + foot.y) // 2 + 1, min(_EMBLEM, foot.y - box.y - 4, box.width - wide - apart - 14)
    left = box.x + (box.width - side - apart - wide) // 2
    page.icon(what, left, middle - side // 2, side, _sprite(scored), on)
    at = left + side + apart, middle, said
    page.label(f"{what}/count", *at, size, theme.INK, on, face="bold")
    ground = gold(possible, scored)
    page.plate(f"{what}/foot", foot, ground, on, 8)
    lay_amounts(
        page, f"{what}/worth", possible[key_of(scored)], foot._replace(x=foot.x + 3, width=foot.width - 6), ground
    )


def _lay_quiet(page: Page, what: str, seat: int, scored: BuildingType | Category, box: Box) -> None:
    """Lay out what cannot be scored now: as it has been, with a tick, or as the seat has none of it."""
    fresh = (seat, scored) in page.changes.categories or (seat, scored) in page.changes.types
    on, centre = theme.VEIN, box.x + box.width // 2
    if fresh:
        on = lay_news(page, what, box, theme.MARBLE)
    else:
        page.plate(f"{what}/panel", box, on, theme.MARBLE, 10)
    if scored in _done(page, seat):
        side = min(_SEAL, box.width - 20)
        at = Box(centre - side // 2, box.y + (box.height - side) // 2, side, side)
        lay_struck(page, what, scored, at, on, ticked=True)
        return
    middle, upper = box.bottom - _COUNT // 2 - 8, box.height - _COUNT - 8
    count = _count(page, seat, scored)
    side = min(_SMALL, upper - 8)
    y = box.y + 6 + (upper - side) // 2
    page.icon(what, centre - side // 2, y, side, _sprite(scored), on, faded=not count)
    page.label(f"{what}/count", centre, middle, str(count), theme.LARGE, theme.SOFT, on, face="bold", anchor="m")
