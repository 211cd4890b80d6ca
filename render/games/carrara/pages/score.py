"""The end of a game: the podium, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.carrara.components import Building
from bot.games.carrara.position import PublicPlayer
from bot.games.carrara.view import CarraraView
from bot.games.contract import Outcome
from bot.texts import texts
from bot.texts.alt_text import join_within_limit
from bot.texts.games.carrara.describe import NAMES, card_words
from bot.texts.games.carrara.pieces import Words
from render.common.charts.growth import growth_page, growth_words
from render.common.podium.page import EDGE, lay_podium
from render.games.carrara.atlas import atlas
from render.games.carrara.page import GAME, CarraraPage, words_in
from render.games.carrara.parts.buildings import building_sprite
from render.games.carrara.parts.score.score_items import BASE, items, parts

_SKY: Final = "#d9b98c"
"""The evening behind them."""


def podium_page(
    view: CarraraView, outcome: Outcome, names: Sequence[str], language: str, edge: int = EDGE
) -> CarraraPage:
    """Lay out the podium, with everyone's buildings on it."""
    page, built = CarraraPage(view, names, language), [_largest_buildings(player) for player in view.players]
    sprites = [[building_sprite(building) for building in each] for each in built]
    sizes = [[atlas().baked_size(sprite) for sprite in each] for each in sprites]
    note = page.say("picture-tie-blocks") if outcome.tie_broken else ""
    stands = lay_podium(page, outcome, [parts(page, each) for each in outcome.breakdown], note, edge, sizes)
    for seat, places in stands.items():
        for building, sprite, place in zip(built[seat], sprites[seat], places, strict=False):
            what = f"built/{seat}/{building.type.key}/{building.cost}"
            page.icon(what, place.x, place.y, place.width, sprite, _SKY, height=place.height)
    return page


def _largest_buildings(player: PublicPlayer) -> list[Building]:
    """Return the buildings that cost most, the first before the others."""
    built = [each.building for each in player.buildings]
    return sorted(built, key=lambda building: (-building.cost, building.type))


def points_page(
    view: CarraraView, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> CarraraPage:
    """Lay out the points turn by turn."""
    page = CarraraPage(view, names, language)
    growth_page(page, growth, outcome)
    return page


def podium_alt(view: CarraraView, outcome: Outcome, names: Sequence[str], language: str) -> str:
    """Describe the final scoring: who won, everyone's rank with each part of the score, and the cards."""
    words = words_in(language, names)
    say = words.say
    winners = [words.names[seat] for seat in outcome.winners]
    won = say("picture-alt-winners", count=len(winners), names=words.texts.list(winners))
    said = [say("picture-final-scoring") + ".", won]
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
    if view.cards is not None:
        told = "; ".join(card_words(words, card, len(view.players), NAMES) for card in view.cards.all())
        said.append(say("picture-alt-cards", cards=told))
    return join_within_limit(said, say("picture-alt-more"))


def points_alt(
    view: CarraraView, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> str:
    """Describe the points turn by turn, and what everyone had left."""
    words = words_in(language, names)
    said = [*_hands(words, view, outcome), *growth_words(words.names, outcome, growth, texts(language, GAME))]
    return join_within_limit(said, words.say("picture-alt-more"))


def _hands(words: Words, view: CarraraView, outcome: Outcome) -> Iterable[str]:
    if view.open_hands is not None:
        for seat in outcome.order:
            items_left = words.hand(view.open_hands[seat])
            yield words.say("picture-alt-left-over", name=words.names[seat], items=items_left)
