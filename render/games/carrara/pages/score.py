"""The end of a game: the podium, and a page with the points turn by turn and the hands that were left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.carrara.view import View
from bot.games.contract import Outcome
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.common.growth import growth_page, growth_words
from render.common.page import Page as CommonPage
from render.common.plot import lay_names, names_height
from render.common.podium import lay_podium
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.score.built import lay_built
from render.games.carrara.parts.score.leftovers import height_of, kinds, lay_leftovers, lined, room_for
from render.games.carrara.parts.score.score_items import BASE, items, parts
from render.games.carrara.words.cards_alt import NAMES, cards_words
from render.games.carrara.words.words import Words

_SKYLINE: Final = 116
"""The greatest height of buildings on the podium."""
_SKY: Final = "#d9b98c"
"""The evening behind them."""
_NAMES: Final = 276, 200
"""The width of the names, at most and at least."""
_BADGE: Final = 36
_INSIDE: Final = 20
"""The space between the panel's edge and what everyone had left."""
_HEAD: Final = 38
"""The height of its title."""
_BETWEEN: Final = 12


def podium_page(view: View, outcome: Outcome, names: Sequence[str], language: str) -> Page:
    """Lay out the podium, with everyone's buildings on it."""
    page = Page(view, names, language)

    def buildings(_: CommonPage, seat: int, box: Box) -> None:
        built = [each.building for each in view.players[seat].buildings]
        lay_built(page, f"built/{seat}", built, box, _SKY)

    note = page.say("picture-tie-blocks") if outcome.tie_broken else ""
    lay_podium(page, outcome, [parts(page, each) for each in outcome.breakdown], note, buildings, _SKYLINE)
    return page


def points_page(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> Page:
    """Lay out the points turn by turn, and what everyone had left."""
    page = Page(view, names, language)
    hands = view.open_hands
    width, (most, least) = theme.WIDTH - 2 * theme.MARGIN - 2 * _INSIDE, _NAMES
    lines = lined(kinds(hands or ()), width - least)
    if hands is None:
        wide = theme.WIDTH - 2 * theme.MARGIN
        rest = growth_page(page, growth, outcome, names_height(page, outcome.order, wide))
        lay_names(page, outcome.order, rest, page.ground)
        return page
    room, row = min(most, width - room_for(lines)), height_of(lines)
    rest = growth_page(page, growth, outcome, row * len(outcome.order) + _HEAD + _BETWEEN)
    panel = page.panel("left/panel", rest.x, rest.y + _BETWEEN, rest.width, rest.height - _BETWEEN)
    x, y = panel.x + _INSIDE, panel.y + _HEAD
    said = page.say("picture-left-over")
    page.label("left/name", x, panel.y + _HEAD // 2, said, theme.SMALL, theme.INK, theme.MARBLE, face="black")
    for seat in outcome.order:
        page.plate(f"left/{seat}/line", Box(x, y - 2, width, 2), theme.SAND, theme.MARBLE)
        middle = y + row // len(lines) // 2
        page.badge(f"name/{seat}/badge", x, middle - _BADGE // 2, _BADGE, seat, theme.MARBLE)
        name, space = page.names[seat], room - _BADGE - 20
        page.label(
            f"name/{seat}",
            x + _BADGE + 10,
            middle,
            name,
            theme.SMALL,
            theme.INK,
            theme.MARBLE,
            face="bold",
            width=space,
        )
        lay_leftovers(page, f"hand/{seat}", lines, hands[seat], Box(x + room, y, width - room, row))
        y += row
    return page


def podium_alt(view: View, outcome: Outcome, names: Sequence[str], language: str) -> str:
    """Describe the final scoring: who won, everyone's rank with each part of the score, and the cards."""
    words = Words(texts(language, GAME), spoken_names(names, language, 24))
    say = words.say
    winners = [words.names[seat] for seat in outcome.winners]
    said = [say("picture-final") + ".", say("picture-alt-winners", count=len(winners), names=words.texts.list(winners))]
    final = "picture-alt-final" if items(outcome.breakdown[0]) is BASE else "picture-alt-final-cards"
    for seat in outcome.order:
        place = say("rank", place=outcome.ranks[seat])
        said.append(say(final, place=place, name=words.names[seat], **outcome.breakdown[seat]))
    if outcome.tie_broken:
        said.append(say("picture-tie-blocks"))
    for seat in outcome.order:
        built = words.built(view.players[seat].buildings, brief=True) or say("picture-alt-nothing")
        costs = view.players[seat].costs
        said.append(say("picture-alt-final-buildings", name=words.names[seat], buildings=built, costs=costs))
    said += cards_words(words, view, NAMES)[1:]
    return cut(said, say("picture-alt-more"))


def points_alt(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> str:
    """Describe the points turn by turn, and what everyone had left."""
    words = Words(texts(language, GAME), spoken_names(names, language, 24))
    said = [*_hands(words, view, outcome), *growth_words(words.names, outcome, growth, language)]
    return cut(said, words.say("picture-alt-more"))


def _hands(words: Words, view: View, outcome: Outcome) -> Iterable[str]:
    if view.open_hands is not None:
        for seat in outcome.order:
            items_left = words.hand(view.open_hands[seat])
            yield words.say("picture-alt-left-over", name=words.names[seat], items=items_left)
