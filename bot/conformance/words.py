"""Requirements for the texts and pictures of every game, and for their lengths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import cycle
from random import Random
from typing import Any, Final

from bot.conformance.playing import play_random_game
from bot.conformance.requirement import Broken, TrialTable, require, requirement
from bot.games.codec import fields_of, tags
from bot.games.contract import IllegalAction
from bot.texts import LANGUAGES, texts
from bot.texts.contract import GameTexts
from bot.texts.games import game_texts

PEOPLE: Final = ("Anna", "Ben", "Çelik", "Dana", "Emil", "Fatma", "Gül", "Hana", "Ines", "Jan", "Kai", "Lea")
LONGEST_ACTION_TEXT: Final = 200
"""The limit for the label of an action in a list, in characters."""
LONGEST_CHAPTER: Final = 3500
"""In characters: Discord allows 4,000 in a message, which also has a title."""
MANY_ACTIONS: Final = 300
"""A menu shows only some of more actions than this, so that they need not all differ."""


@requirement("write the messages that are missing in texts/en/*.ftl and texts/de/*.ftl; “Words” lists the keys")
def every_word_is_there_in_every_language(table: TrialTable) -> None:
    """A game with words has the same keys in every language, for each action, event and variant."""
    name, kinds, variants = table.game.meta.name, table.game.kinds, table.game.meta.variants
    said = {language: game_texts(texts(language), name) for language in LANGUAGES}
    if not any(each.t.owned for each in said.values()):
        return
    facts: dict[str, list[str]] = {}
    if type(said["en"]) is GameTexts and kinds is not None:
        for kind, union, more in (("do", kinds.actions, []), ("event", kinds.events, ["name"])):
            for tag, cls in tags(union).items():
                facts[f"{kind}-{tag.replace('_', '-')}"] = [*fields_of(cls), *more]
    wanted = {"name", "about", *facts, *(f"variant-{each}" for each in variants if len(variants) > 1)}
    everywhere = wanted.union(*(each.t.owned for each in said.values()))
    for language, words in said.items():
        table.now = f"the texts in {language}"
        require(not (missing := sorted(everywhere - words.t.owned)), f"there is no {', '.join(missing)}")
        taken = sorted(key for key in words.t.owned if texts(language).has(key))
        require(not taken, f"{', '.join(taken)} would hide messages of the host")
        for key, known in facts.items():
            try:
                words.t.say(key, **dict.fromkeys(known, 2))
            except KeyError as unknown:
                raise Broken(f"{unknown.args[0]} is no field; there are {', '.join(known)}") from None
        require(
            all(title and len(text) <= LONGEST_CHAPTER for title, text in words.rules()),
            "a chapter of the rules is too long",
        )


@requirement("give each action a message of its own, short enough for a list, with the facts that it has")
def everything_is_told(table: TrialTable) -> None:
    """What happens, can be done, is refused and is held is told in every language, each action unlike the others."""
    game, people = table.game, PEOPLE[: table.seats]
    for language in LANGUAGES:
        said = game_texts(texts(language), game.meta.name)
        for number, step in enumerate(table.steps()):
            table.now += f", in {language}"
            _require_complete(said.lines(step.played.events, people))
            if number % 12:
                continue
            view, legal = game.views.view(step.before, step.seat, False), game.rules.legal(step.before, step.seat)
            hand = [said.hand_line(view), said.hand_text(view, people)] if game.meta.hidden_hands else []
            _require_complete([said.prompt(view, people), *hand])
            require(said.text_board(view, people), "the text board is empty")
            if len(legal) <= MANY_ACTIONS:
                offered = [(said.action_kind(each), *said.action_choice(view, each, people)) for each in legal]
                _require_distinct(" ".join(each[:2]) for each in offered)
                for part in (part for choice in offered for part in choice):
                    require(len(part) < LONGEST_ACTION_TEXT, f"{part[:40]}… is too long for a list")
                _require_distinct(said.turn(view, [action]) for action in legal)
            for seat in {*range(table.seats)} - {*game.rules.acting(step.before)}:
                try:
                    game.rules.play(step.before, seat, step.action, Random(0))
                except IllegalAction as refused:
                    _require_complete([said.refusal(refused, people)])
        over = play_random_game(game, table.seats)[-1].played.position
        result, last = game.rules.outcome(over), game.views.view(over, None, True)
        assert result is not None
        table.now = f"the end of the game, in {language}"
        require(all(each in said.score_text(last, result, people) for each in people), "the scores leave someone out")


def _require_distinct(called: Iterable[str]) -> None:
    alike = [each for each, count in Counter(called).items() if count > 1]
    require(not alike, f"two actions are called “{alike[0] if alike else ''}”")


def _require_complete(said: Iterable[str]) -> None:
    for each in said:
        require(each.strip() and "{" not in each, f"“{each}” is not a whole text")


@requirement("mend what the game draws: each picture is told in its alt text, and drawn for every view")
def pictures_are_drawn(table: TrialTable) -> None:
    """The board, a hand and the final score can be drawn, in every language."""
    from render.games import pictures_of

    game, people = table.game, PEOPLE[: table.seats]
    drawn, found = pictures_of(game.meta.name), play_random_game(game, table.seats)
    over = game.rules.outcome(found[-1].played.position)
    for language, step in zip(cycle(LANGUAGES), table.each([found[len(found) // 2], found[-1]]), strict=False):
        pictures: list[Any] = []
        for seat in (None, step.seat):
            view = game.views.view(step.played.position, seat, False)
            pictures += drawn.board(view, people, language, step.played.events)
            if seat is not None and game.meta.hidden_hands:
                pictures.append(drawn.hand(view, people, language))
        if over is not None:
            pictures += drawn.final_score(view, over, people, language)
        require(pictures, "nothing is drawn")
        for picture in pictures:
            require(picture.data and picture.alt, "a picture is empty, or has no alt text")
