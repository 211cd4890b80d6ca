"""One player's board, large enough to read without zooming: what is public, and what scorings would yield."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CATEGORIES, CITIES, MARKERS, TYPES, BuildingType, Category
from bot.games.carrara.events import Event
from bot.games.carrara.scoring import gain, gain_of_category, in_city, of_type, scored_by
from bot.games.carrara.view import View
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.common.flow import Flow
from render.engine import theme
from render.engine.fonts import fit
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import GAME, Page, columns
from render.games.carrara.parts.moves import add_moves
from render.games.carrara.parts.seat_head import lay_markers, lay_seat_head
from render.games.carrara.parts.specials import lay_specials
from render.games.carrara.parts.towns import lay_towns
from render.games.carrara.words.cards_alt import goals_words
from render.games.carrara.words.standing import public_goals
from render.games.carrara.words.words import Words

_CELL = 134
_STRIP = 60
_ICON = 46
_NAME = 24
_LONGEST = 700
"""The maximum width of a card's name, in pixels."""


def player_page(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Page:
    """Lay out a player's board."""
    page = Page(view, names, language, events)
    y = lay_seat_head(page, seat, 20)
    y = _lay_move(page, seat, y)
    y = lay_markers(page, seat, y, specials=False)
    y = _lay_goals(page, seat, y)
    y = _lay_types(page, seat, y)
    y = lay_specials(page, seat, y)
    page.height = lay_towns(page, seat, y) + 10
    return page


def _lay_move(page: Page, seat: int, y: int) -> int:
    flow = add_moves(page.events, seat, page.say, Flow(_STRIP, _ICON, theme.BODY))
    width = theme.WIDTH - 2 * theme.MARGIN
    lines = len(flow.lines(width - 32))
    if not lines:
        return y
    page.plate("mark/move", Box(theme.MARGIN, y, width, lines * _STRIP + 8), theme.NEW_PALE, page.ground, 14)
    return flow.lay(page, theme.MARGIN + 16, y + 4, width - 32, theme.NEW_PALE) + 4 + theme.GAP


def _lay_goals(page: Page, seat: int, y: int) -> int:
    """Lay out the player's progress on the cards whose conditions are public (expansion)."""
    flow = Flow(_STRIP, _ICON, theme.BODY, 12, 40)
    for goal in public_goals(page.view, seat, by_hand=False):
        what = f"goal/{goal.card.kind}"
        flow.group().icon(f"{what}/kind", f"kind-{goal.card.kind}")
        flow.word(what, fit(getattr(goal.card.name, page.language), "sans", theme.BODY, _LONGEST))
        flow.word(f"{what}/count", page.say("picture-of", have=goal.have, need=goal.need), "bold")
        if not goal.lacking:
            flow.icon(f"{what}/met", "tick")
    if not flow.groups:
        return y
    return flow.lay(page, theme.MARGIN, y - 4, theme.WIDTH - 2 * theme.MARGIN, page.ground) + 8


def _lay_types(page: Page, seat: int, y: int) -> int:
    """Lay out the types: how many the player has and what a scoring would yield, or the marker once scored."""
    for building_type, (x, width) in zip(TYPES, columns(), strict=True):
        _lay_type(page, seat, building_type, Box(x, y, width, _CELL))
    return y + _CELL + theme.GAP


def _lay_type(page: Page, seat: int, building_type: BuildingType, box: Box) -> None:
    player = page.view.players[seat]
    what = f"type/{building_type.key}"
    built = of_type(player.buildings, building_type)
    on = GROUND[CATEGORIES[building_type]] if built else theme.VEIN
    page.panel(f"{what}/panel", *box, on)
    page.icon(what, box.x + 16, box.y + 8, 68, f"type-{building_type.key}", on, faded=not built)
    middle = box.y + 44
    if building_type in player.types_scored:
        page.icon(f"{what}/marker", box.right - 72, middle - 28, 56, f"seat-{seat}", on)
        return
    colour = theme.INK if built else theme.SOFT
    count = page.say("picture-times", count=len(built))
    page.label(f"{what}/count", box.right - 44, middle, count, theme.LARGE, colour, on, face="bold", anchor="m")
    if not built or player.scorings >= MARKERS:
        return
    coins, points, _ = gain(built, page.view.supply)
    flow = Flow(46, 30, theme.SMALL, 4, 8)
    for amount, sign in ((points, "point"), (coins, "coin")):
        if amount:
            flow.group().word(f"{what}/worth/{sign}", str(amount), "bold").icon(f"{what}/worth/{sign}/sign", sign)
    flow.lay(page, box.x + 10, box.bottom - 52, box.width - 12, on)


def player_alt(view: View, seat: int, names: Sequence[str], language: str) -> str:
    """Describe what is public about a player."""
    words = Words(texts(language, GAME), spoken_names(names, language, _NAME))
    say, player = words.say, view.players[seat]
    scored, built = words.scored(player), words.built(player.buildings)
    name = say("picture-alt-start", name=words.names[seat]) if seat == 0 else words.names[seat]
    said = [
        say(
            "picture-alt-player",
            name=name,
            points=say("points", count=player.points),
            scored=say("picture-alt-scored", items=scored) if scored else "",
            buildings=say("picture-alt-built", items=built) if built else "",
            hand="",
        ),
        say("picture-alt-left", costs=player.costs, markers=MARKERS - player.scorings),
    ]
    if goals := goals_words(words, view, seat, False):
        said.append(goals + ".")
    if worth := _worth(words, view, seat):
        said.append(say("picture-alt-would", worth="; ".join(worth)))
    return cut(said, say("picture-alt-more"))


def _worth(words: Words, view: View, seat: int) -> list[str]:
    """Describe what each scoring that is possible now would yield."""
    player = view.players[seat]
    if player.scorings >= MARKERS:
        return []
    open_to_all = {city for city in CITIES if scored_by(view.players, city) is None}
    subjects = [
        *((f"type-{each.key}", of_type(player.buildings, each)) for each in TYPES if each not in player.types_scored),
        *(
            (f"city-{city.key}", here)
            for city in CITIES
            if city in open_to_all and len(here := in_city(player.buildings, city)) >= BUILDINGS_TO_SCORE[city]
        ),
    ]
    brought = [(key, gain(built, view.supply)) for key, built in subjects if built]
    if view.cards is not None:
        specials = [(each, gain_of_category(player.buildings, each)) for each in Category]
        brought += [
            (f"picture-special-{each}", gained)
            for each, gained in specials
            if each not in player.categories_scored and (gained.coins or gained.points)
        ]
    return [words.say("picture-alt-worth", what=words.say(key), gain=words.gain(gained)) for key, gained in brought]
