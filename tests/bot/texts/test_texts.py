"""Texts: every message exists in both languages with the same facts, and is complete."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.games import GAMES as REGISTERED
from bot.games import NAMES
from bot.model.refusals import Refusal
from bot.texts import LANGUAGES, Fact, Texts, texts
from bot.texts.games import game_texts
from bot.texts.numbers import decimal
from tests import ROOT

TEXTS = ROOT / "bot" / "texts"
GAMES = sorted(path.parent.name for path in (TEXTS / "games").glob("*/__init__.py"))
"""The games with texts, also those that are not offered yet."""
BUNDLES = {"": TEXTS, **{game: TEXTS / "games" / game for game in GAMES}}
"""The folders of the bot's and each game's texts."""
every_bundle = pytest.mark.parametrize("game", BUNDLES)
OPERATORS = {"app.ftl", "cli.ftl", "doctor.ftl", "maintenance.ftl"}
"""What operators read on the command line is in English only."""
PLURALS = {"one": 1, "other": 2}


class Facts(Visitor):
    """Collects the variables of a message and, for selectors, their variants."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game
        self.names: dict[str, set[str]] = {}
        self.plural: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        own, host = messages(self.language, self.game), messages(self.language, "")
        self.visit({**host, **own}[node.id.name][1])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.names.setdefault(node.selector.id.name, set()).update(keys)
        if counts(node) and all(key in PLURALS or key.isdecimal() for key in keys):
            self.plural.append(keys)
        self.generic_visit(node)


def counts(choice: ast.SelectExpression) -> bool:
    """Return whether the last variant has the selector before a word, as in `{ $count } blocks`."""
    parts = choice.variants[-1].value.elements
    return any(
        isinstance(part, ast.Placeable)
        and choice.selector.equals(part.expression)
        and isinstance(after, ast.TextElement)
        and re.match(r"\s\w", after.value)
        for part, after in pairwise(parts)
    )


@cache
def entries(language: str, game: str) -> tuple[tuple[str, Any], ...]:
    parser = FluentParser()
    return tuple(
        (path.name, entry)
        for path in sorted((BUNDLES[game] / language).glob("*.ftl"))
        for entry in parser.parse(path.read_text("utf-8")).body
    )


@cache
def messages(language: str, game: str) -> Mapping[str, tuple[str, Any]]:
    return {entry.id.name: (file, entry) for file, entry in entries(language, game) if isinstance(entry, ast.Message)}


def facts_of(language: str, game: str, key: str) -> Facts:
    facts = Facts(language, game)
    facts.visit(messages(language, game)[key][1])
    return facts


def samples(choices: set[str]) -> list[Fact]:
    """Return values for a variable: one per variant, with numbers for plural categories."""
    if not choices:
        return [3, "Anna"]
    found: list[Fact] = []
    for choice in sorted(choices):
        found.append(PLURALS.get(choice, int(choice) if choice.lstrip("-").isdecimal() else choice))
    if choices & set(PLURALS):
        found += [0, 1_500]
    return found


def sayings(language: str, game: str, key: str) -> Iterator[str]:
    """Yield a message formatted with every combination of sample facts."""
    names = facts_of(language, game, key).names
    for values in product(*(samples(choices) for choices in names.values())):
        yield texts(language, game).say(key, **dict(zip(names, values, strict=True)))


@every_bundle
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_free_of_mistakes(language: str, game: str) -> None:
    """No file contains anything that Fluent would silently skip: neither junk nor a key that is defined before."""
    junk = [(file, entry.content) for file, entry in entries(language, game) if isinstance(entry, ast.Junk)]
    keys = Counter(entry.id.name for _, entry in entries(language, game) if isinstance(entry, (ast.Message, ast.Term)))

    assert junk == []
    assert [key for key, count in keys.items() if count > 1] == []
    assert len(messages(language, game)) > 50


@every_bundle
def test_labels_that_lead_on_end_as_the_language_has_it(game: str) -> None:
    """In English an ellipsis is attached to the word before it, in German there is a space between them."""
    labels = ("button-", "choose-", "settings-choose-", "learn-choose-", "order-up-to")
    english = [key for key in messages("en", game) if key.startswith(labels)]
    assert [key for key in english if any(said.endswith(" …") for said in sayings("en", game, key))] == []
    german = {key: [*sayings("de", game, key)] for key in messages("de", game)}
    assert [key for key, said in german.items() if any(re.search(r"\w…", each) for each in said)] == []


@every_bundle
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_without_facts_are_said_as_fluent_reads_them(language: str, game: str) -> None:
    """Those of one line are not parsed, and still say what Fluent makes of them."""
    plain = {
        key: found.value.elements[0].value
        for key, (_, found) in messages(language, game).items()
        if [type(element) for element in found.value.elements] == [ast.TextElement]
    }

    assert len(plain) > 50
    assert {key: texts(language, game).say(key) for key in plain} == plain


def translated(language: str, game: str) -> dict[str, str]:
    """Return the file of each message that people read."""
    return {key: file for key, (file, _) in messages(language, game).items() if file not in OPERATORS}


@every_bundle
def test_every_message_is_there_in_both_languages(game: str) -> None:
    """In the same file."""
    assert translated("en", game) == translated("de", game)


@every_bundle
def test_every_message_can_be_said_with_the_same_facts_in_both_languages(game: str) -> None:
    """Both languages use the same facts, and every variant can be formatted."""
    for key in translated("en", game):
        facts = [set(facts_of(language, game, key).names) for language in LANGUAGES]

        assert facts[0] == facts[1], key
        for language in LANGUAGES:
            assert messages(language, game)[key][1].value is not None, key
            for said in sayings(language, game, key):
                assert said.strip(), key
                assert "{" not in said.replace("{name}", ""), key


@every_bundle
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_by_number_have_one_and_many(language: str, game: str) -> None:
    lacking = [
        key
        for key in messages(language, game)
        for keys in facts_of(language, game, key).plural
        if not {"one", "1"} & keys
    ]

    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_host_are_in_one_file_in_the_order_of_their_codes(language: str) -> None:
    """A code can have several messages, such as one for a fact that is missing."""
    said = [(file, key) for key, (file, _) in messages(language, "").items() if key.startswith("refused-")]
    assert {file for file, _ in said} == {"refusals.ftl"}

    codes = {f"refused-{reason.replace('_', '-')}": reason for reason in Refusal}
    told = [max((code for code in codes if f"{key}-".startswith(f"{code}-")), key=len, default=key) for _, key in said]
    assert [*dict.fromkeys(told)] == [*codes]


def test_every_message_that_the_program_says_exists() -> None:
    """Every literal key in the source has its message, for a game in that game's bundle."""
    spoken = {
        (path, key)
        for folder in ("bot", "cogs", "render")
        for path in (ROOT / folder).rglob("*.py")
        for key in re.findall(r"""\.say\(\s*["']([a-z0-9-]*[a-z0-9])["']""", path.read_text("utf-8"))
    }

    def has(path: Path, key: str) -> bool:
        games = [game for game in GAMES if game in path.relative_to(ROOT).parts]
        games = games or [game for game in NAMES if key != "own-content" or REGISTERED[game].own_content is not None]
        return texts("en").has(key) or all(texts("en", game).has(key) for game in games)

    assert len(spoken) > 10
    assert [(path.name, key) for path, key in sorted(spoken) if not has(path, key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_rulings_of_ours_are_marked_in_both_languages(game: str) -> None:
    """Each chapter marks as many house rules in English as in German, and one says what the mark means."""
    english, german = ([text for _, text in game_texts(texts(each, game), game).rules()] for each in ("en", "de"))
    marked = [text.count("*House rule") for text in english]
    assert marked == [text.count("*Hausregel") for text in german]
    assert any("*House rules* are ours" in text for text in english) == any(marked)
    assert any("*Hausregeln* sind von uns" in text for text in german) == any(marked)


def test_languages_are_told_apart_by_what_discord_and_operators_write() -> None:
    """Every German locale is German; any other is English."""
    said = {locale: texts(locale).language for locale in ("de", "de-AT", "DE", "en", "en-US", "fr", "")}

    assert said == {"de": "de", "de-AT": "de", "DE": "de", "en": "en", "en-US": "en", "fr": "en", "": "en"}
    assert texts("de") is texts("de-CH")


@pytest.mark.parametrize(
    ("language", "singular", "plural", "separator"),
    [("en", "minute", "minutes", ","), ("de", "Minute", "Minuten", ".")],
)
def test_numbers_are_counted_and_written_as_in_the_language(
    language: str, singular: str, plural: str, separator: str
) -> None:
    """One of a thing is singular, thousands are set off, and what is negative has a true minus."""
    counts = (1, -1, 2, 14, 1_500, -1_234_567)

    assert [texts(language).say("span-minutes", count=count) for count in counts] == [
        *(f"{count} {singular}" for count in ("1", "−1")),
        *(f"{count:,} {plural}".replace(",", separator).replace("-", "−") for count in counts[2:]),
    ]
    tenths = [decimal(texts(language), number) for number in (25, 0, -5, -105)]
    assert [said.translate(str.maketrans(",", ".")) for said in tenths] == ["2.5", "0.0", "−0.5", "−10.5"]


def test_what_is_said_of_one_thing_is_singular_to_its_end() -> None:
    """Not only the noun depends on the number, but what refers to it too."""
    one = [texts(language).say(f"privacy-{what}", count=1) for language in LANGUAGES for what in ("offers", "leagues")]
    wanted = ("until it runs out", "season** of leagues", "bis es abläuft", "in der du")
    assert [word in said for word, said in zip(wanted, one, strict=True)] == [True] * 4


def test_lists_read_as_sentences() -> None:
    assert [texts("en").list(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        *("", "a", "a and b", "a, b and c"),
    ]
    assert texts("de").list(["a", "b", "c"]) == "a, b und c"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_message_or_missing_fact_is_an_error(language: str) -> None:
    speaker = Texts(language)

    assert not speaker.has("no-such-key")
    with pytest.raises(KeyError):
        speaker.say("no-such-key")
    with pytest.raises(KeyError):
        speaker.say("list-and", first="a")
