"""The final scoring in order of rank, item by item, with the hands revealed and the winners marked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.view import View
from bot.games.contract import Outcome
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.common.growth import lay_chart
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.cards import lay_cards
from render.games.carrara.parts.hand_line import hand_line
from render.games.carrara.parts.score_items import BASE, items
from render.games.carrara.words.cards_alt import NAMES, cards_words
from render.games.carrara.words.words import Words

_INSIDE = 20
_COLUMNS = 4
_COLUMNS_BY_CARDS = 3
_LINE = 52


def score_page(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]] = ()
) -> Page:
    """Lay out the final scoring, with the chart of points over time where known."""
    page = Page(view, names, language)
    title = page.say("picture-final")
    page.label("title", theme.MARGIN, 20 + 36, title, theme.TITLE, theme.INK, page.ground, face="serif")
    y = 20 + 84
    for seat in outcome.order:
        y = _lay_player(page, outcome, seat, y) + theme.GAP
    if outcome.tie_broken:
        page.label("tie", theme.MARGIN, y + 22, page.say("picture-tie-blocks"), theme.SMALL, theme.SOFT, page.ground)
        y += 50
    y = lay_cards(page, y)
    if any(growth):
        y = lay_chart(page, growth, outcome.scores, y) + theme.GAP
    page.height = y + 8
    return page


def _lay_player(page: Page, outcome: Outcome, seat: int, y: int) -> int:
    won = seat in outcome.winners
    ground = theme.GOLD_PALE if won else theme.MARBLE
    what = f"score/{seat}"
    start = len(page.elements)
    x, right = theme.MARGIN + _INSIDE, theme.WIDTH - theme.MARGIN - _INSIDE
    middle = y + 44
    place = page.say("rank", place=outcome.ranks[seat])
    ranked = page.label(f"{what}/rank", x, middle, place, theme.LARGE, theme.INK, ground, face="serif")
    badge = page.icon(f"{what}/badge", ranked.right + 18, middle - 26, 52, f"shape-{seat}", ground)
    total = page.label(
        f"{what}/total",
        right,
        middle,
        str(outcome.scores[seat]),
        theme.HUGE,
        theme.INK,
        ground,
        face="bold",
        anchor="r",
    )
    left = badge.right + 16
    room = total.x - 24 - left
    if won:
        page.icon(f"{what}/laurel", total.x - 90, middle - 34, 68, "laurel", ground)
        room -= 100
    page.label(f"{what}/name", left, middle, page.names[seat], theme.LARGE, theme.INK, ground, face="bold", width=room)
    y = _lay_items(page, outcome, seat, y + 92, ground)
    if page.view.open_hands is not None:
        y = hand_line(page, f"{what}/hand", page.view.open_hands[seat]).lay(page, x, y, right - x, ground)
    drawn = page.elements[start:]
    del page.elements[start:]
    top = middle - 44
    page.plate(
        f"{what}/panel",
        Box(theme.MARGIN, top, theme.WIDTH - 2 * theme.MARGIN, y + 10 - top),
        ground,
        page.ground,
        16,
        theme.GOLD_DEEP if won else theme.EDGE,
    )
    page.elements += drawn
    return y + 10


def _lay_items(page: Page, outcome: Outcome, seat: int, y: int, ground: str) -> int:
    what = f"score/{seat}"
    x, full = theme.MARGIN + _INSIDE, theme.WIDTH - 2 * theme.MARGIN - 2 * _INSIDE
    most = max(1, *outcome.scores)
    breakdown = outcome.breakdown[seat]
    shown = items(breakdown)
    columns = _COLUMNS if shown is BASE else _COLUMNS_BY_CARDS
    place = x
    for item in shown:
        part = full * breakdown[item.name] // most
        if part:
            page.plate(f"{what}/bar/{item.name}", Box(place, y, part, 22), item.colour, ground)
        place += part
    y += 34
    for number, item in enumerate(shown):
        at, middle = x + number % columns * (full // columns), y + number // columns * _LINE + 22
        if item.sprite:
            page.icon(f"{what}/key/{item.name}", at - 3, middle - 14, 28, item.sprite, ground)
        else:
            page.plate(f"{what}/key/{item.name}", Box(at, middle - 14, 22, 28), item.colour, ground, 5)
        points = str(breakdown[item.name])
        said = page.label(f"{what}/{item.name}", at + 32, middle, points, theme.BODY, theme.INK, ground, face="bold")
        title = page.say(item.title)
        page.label(f"{what}/{item.name}/name", said.right + 12, middle, title, theme.SMALL, theme.SOFT, ground)
    return y + -(-len(shown) // columns) * _LINE


def score_alt(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]] = ()
) -> str:
    """Describe the final scoring."""
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
    said += cards_words(words, view, NAMES)[1:]
    if view.open_hands is not None:
        hands = [(words.names[seat], words.hand(view.open_hands[seat])) for seat in outcome.order]
        said += [f"{name}{say('picture-alt-hand', items=left)}." for name, left in hands]
    if any(growth):
        lines = [f"{words.names[seat]} {' '.join(map(str, growth[seat]))}" for seat in outcome.order]
        said.append(say("picture-alt-growth", lines="; ".join(lines)))
    return cut(said, say("picture-alt-more"))
