"""A seat's hand in words, for its owner only."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.view import SeatView
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.games.carrara.page import GAME
from render.games.carrara.pages.hand import progress
from render.games.carrara.words.cards_alt import own_cards_words
from render.games.carrara.words.words import Words

_NAME = 24


def hand_alt(view: SeatView, names: Sequence[str], language: str) -> str:
    """Describe what a seat holds, what it has built, and its progress."""
    words = Words(texts(language, GAME), spoken_names(names, language, _NAME))
    say, player = words.say, view.players[view.seat]
    scored = words.scored(player) or say("picture-alt-nothing")
    said = [
        say(
            "picture-alt-own",
            name=words.names[view.seat],
            coins=say("coins", count=view.hand.coins),
            blocks=words.blocks(view.hand.blocks),
            objects=words.objects(view.hand.objects),
        ),
        say("picture-alt-own-points", points=say("points", count=player.points), scored=scored),
        *_conditions(words, view),
        say("picture-alt-own-buildings", buildings=words.built(player.buildings) or say("picture-alt-nothing")),
    ]
    return cut(said, say("picture-alt-more"))


def _conditions(words: Words, view: SeatView) -> list[str]:
    if view.cards is not None:
        return own_cards_words(words, view)
    parts = {key: words.say("picture-of", have=have, need=need) for key, have, need in progress(view)}
    return [words.say("picture-alt-own-conditions", **parts)]
