"""A game with cards of a class of its own, each shown in two places, from a package with a few words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Annotated, NamedTuple

from bot.conformance.requirement import REQUIREMENTS, tables_of
from bot.games import GAMES
from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Outcome, Played
from bot.games.define import game
from bot.games.hidden import Hidden, PerSeat, Seat
from bot.services.game_packages import admit
from bot.texts import texts
from bot.texts.games import game_texts
from render.common.plain import score_page
from render.common.plain_seats import seats_page
from tests.packages import Installing, packages  # noqa: F401
from tests.render.shown import boxes, labels

WORDS = {
    "__init__.py": "from tests.games.test_cards import GAME as GAME",
    "texts/en/a.ftl": "do-lay = lay { $card } on { $whom }\nkind-lay = lay\n"
    "event-laid = { $name } lays { $cards } on { $whom }; { $trumps ->\n"
    "    [red] hearts\n   *[black] spades\n} are { $trumps }.\nlabel-red = crimson\n"
    "label-score = { $count ->\n    [one] rank\n   *[other] ranks\n}\n"
    "illegal-too-few = You need { $need ->\n    [one] a card\n   *[other] { $need } cards\n}.\n",
}


class Colour(Enum):
    RED, BLACK = "red", "black"


class Card(NamedTuple):
    rank: Annotated[int, range(1, 14)]
    colour: Colour

    def __str__(self) -> str:
        return f"{self.rank}{'♥' if self.colour is Colour.RED else '♠'}"


CARDS = tuple(Card(rank, colour) for rank in range(1, 14) for colour in Colour)


@dataclass(frozen=True)
class Player:
    hand: Hidden[tuple[Card, ...]]
    laid: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Position:
    players: PerSeat[Player]
    pile: tuple[Card, ...] = ()
    turn: Seat = 0
    trumps: Colour = Colour.RED


@dataclass(frozen=True)
class Lay:
    card: Card
    whom: Seat


@dataclass(frozen=True)
class Laid:
    seat: Seat
    cards: tuple[Card, ...]
    whom: Seat
    trumps: Colour = Colour.RED


def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> Position:
    cards = chance.sample(CARDS, 3 * seats)
    return Position(tuple(Player(tuple(cards[3 * seat : 3 * seat + 3])) for seat in range(seats)))


def play(position: Position, seat: int, action: Lay, chance: Chance) -> Played[Position]:
    own, players = position.players[seat], list(position.players)
    hand = tuple(card for card in own.hand if card != action.card)
    players[seat] = Player(hand, (*own.laid, action.card))
    pile = (*position.pile, action.card)
    told = (Laid(seat, pile, action.whom),)
    after = replace(position, players=tuple(players), pile=pile, turn=(seat + 1) % len(players))
    return Played(after, told, turn_ended=seat)


def actors(position: Position) -> tuple[int, ...]:
    return (position.turn,) if position.players[position.turn].hand else ()


GAME = game(
    "cards",
    seats=range(2, 3),
    position=Position,
    actions=Lay,
    events=Laid,
    deal=deal,
    actors=actors,
    legal=lambda position, seat: [Lay(card, 1 - seat) for card in position.players[seat].hand],
    play=play,
    outcome=lambda position: (
        None if actors(position) else Outcome.by_scores([each.laid[0].rank for each in position.players])
    ),
    pieces={Card: CARDS},
)


def test_requirements_and_words(packages: Installing) -> None:  # noqa: F811
    """Records, samples and words take a card as one thing, written as its `__str__` says; seats are told by name."""
    for path, written in WORDS.items():
        file = packages.folder / "cards" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written, "utf-8")
    packages.install("cards", "cards")
    admit(["cards"])
    for table in tables_of(GAMES["cards"]):
        for requirement in REQUIREMENTS:
            if requirement.name not in ("computers_know_their_view_alone", "every_word_is_there_in_every_language"):
                requirement(table)

    red, black, names = Card(11, Colour.RED), Card(2, Colour.BLACK), ("Anna", "Ben")
    position = Position((Player((red, black)), Player((Card(3, Colour.RED),), (black,))), (black,))
    words, view = game_texts(texts("en"), "cards"), GAME.views.view(position, 0, False)
    assert words.lines([Laid(0, (red, black), 1)], names) == ["Anna lays 11♥ 2♠ on Ben; hearts are crimson."]
    assert words.action_offer(view, Lay(red, 1), names) == ("Lay 11♥ on Ben", "")
    assert words.action(Lay(red, 1)) == "lay 11♥ on player 2"
    refusals = [words.refusal(IllegalAction("too_few", need=need), names) for need in (1, 2)]
    assert refusals == ["You need a card.", "You need 2 cards."]
    assert words.hand_text(view, names) == "hand: 11♥ 2♠"
    board = words.text_board(view, names, whole=True)
    assert "Pile: 2♠" in board
    assert "Trumps: crimson" in board
    page = seats_page(words, view, (0,), names, "en")
    shown = {each.text for each in labels(page).values()}
    assert {"11", "♥", "2", "♠", "crimson"} <= shown
    assert boxes(page, "seat/1/", "/back")
    assert "Turn" not in shown, "its seat has a frame"
    ended = score_page("cards", Outcome.by_scores([11, 2]), names, "en")
    assert {"Ranks", "11", "2"} <= {each.text for each in labels(ended).values()}
    for count, said in ((1, "1 rank"), (2, "2 ranks")):
        assert words.t.say("hint-expected", count=count, margin="level") == f"Likely result: about {said}, level."
        assert words.t.say("recap-points", then=0, count=count) == f"0 → {said}"
    german = game_texts(texts("de"), "cards").text_board(view, names, whole=True)
    assert "Hand 11♥ 2♠" in german
    assert "Stapel: 2♠" in german
