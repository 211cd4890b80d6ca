"""What the host asks of Carcassonne's texts."""

from __future__ import annotations

import pytest

from bot.games import carcassonne
from bot.games.carcassonne.actions import KeepFollower, PlaceFollower
from bot.games.carcassonne.board import Place
from bot.games.carcassonne.components import TILES, Kind
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonnePlayer, CarcassonnePosition, CarcassonneView
from bot.texts import LANGUAGES
from bot.texts.contract import GameTexts
from bot.texts.games.carcassonne import TEXTS
from bot.texts.games.carcassonne.panels import place_choices
from tests.games.carcassonne.positions import asked, do, laying, table

NAMES = ("Anna", "Ben", "Çelik", "Dora", "Emil")


def words(language: str = "en") -> GameTexts:
    return TEXTS(language, "carcassonne")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules(language: str) -> None:
    """All tiles are listed with how many there are."""
    _, listed = words(language).rules()[-1]
    assert all(f"**{tile.id}** × {tile.count}: " in listed for tile in TILES.values())


def test_what_can_be_done_in_a_turn() -> None:
    """With its tile at hand, a follower's segment is told by its number through the tile, as in the pictures."""
    turn = (laying("W", -1, -6, 2), PlaceFollower(Kind.ROAD, 1))
    view = table("", "W").open
    assert words().turn(view, turn) == "lay tile W at L14, turned 180°, then place a follower on road 2 (north)"
    assert words("de").turn(view, turn[1:]) == "einen Gefolgsmann auf die Straße setzen"
    lying = do(table("", "U"), laying("U", 1, 0)).position.open
    assert words().turn(lying, [PlaceFollower(Kind.FIELD, 1)]) == "place a follower in field 3 (south)"


def test_what_an_action_brings() -> None:
    """What a tile does at a place, in the words of the turn panel; what a follower's feature is worth."""
    view = table("", "E", "0 0 0 city 0").open
    assert words().action_choice(view, laying("E", 0, -1, 2), NAMES) == (
        "M19, turned 180°",
        "city completed: 4 points for you",
    )
    free = table("", "E").open
    assert words().action_choice(free, laying("E", 0, -1, 2), NAMES)[1] == "city completed, still free: 4 points"
    assert words().action_choice(free, laying("E", 0, 1, 2), NAMES)[1] == "extends nothing"

    laid = do(table("", "E"), laying("E", 0, -1, 2)).position.open
    assert words().action_choice(laid, PlaceFollower(Kind.CITY, 0), NAMES) == ("the city", "4 points at once")
    assert words().action_choice(laid, PlaceFollower(Kind.FIELD, 0), NAMES) == (
        "the field",
        "3 points, no more possible",
    )
    assert words().action_choice(laid, KeepFollower(), NAMES) == ("", "")


def test_what_a_place_brings() -> None:
    """What each turn joins there, and whose it is, first of all the likeliest; nothing is only a list of turns."""

    def said(view: CarcassonneView, x: int, y: int, turns: tuple[int, ...], language: str = "en") -> str:
        t = words(language).t
        (choice,) = place_choices(t, view, ["Anna", "Ben"], {Place(x, y): turns})
        return t.say("place-choice", does=choice.does, turns=choice.turns)

    view = table("", "V", "0 0 0 road 0").open
    assert said(view, 1, 0, (0, 1)) == "extends your road, 2 now, 4 possible · 1 (0°), 2 (90°)"
    assert said(view, 0, 1, (0,), "de") == "erweitert nichts · 1 (0°)"
    assert said(table("", "B").open, 0, 1, (0,), "de") == "neues Kloster, jetzt 2, möglich 9 · 1 (0°)"
    other = table("", "V", "1 0 0 road 0").open
    assert said(other, 1, 0, (0, 1)) == "extends Ben’s road · 1 (0°), 2 (90°)"
    assert said(table("", "V").open, 1, 0, (0,), "de") == "verlängert eine freie Straße · 1 (0°)"
    completes = table("", "E", "1 0 0 city 0").open
    assert said(completes, 0, -1, (2,)) == "city completed: 4 points for others · 3 (180°)"
    both = table("U 1 0 0, B 0 1 0, B 1 1 0", "U", "0 0 0 road 0, 0 1 1 monastery 0, 1 0 1 monastery 0").open
    assert said(both, 2, 0, (0,)) == (
        "extends your road, 3 now, 5 possible; beside your monastery, 5 now, 9 possible · 1 (0°)"
    )


def test_the_score() -> None:
    """Where points come from, as far as the variant has it."""
    view = table(tile=None, phase=CarcassonnePhase.OVER, without_farmers=True).open
    view = view._replace(players=(CarcassonnePlayer(road=3, city=10), CarcassonnePlayer(monastery=9)))
    outcome = carcassonne.GAME.rules.outcome(CarcassonnePosition(view, ()))
    assert outcome is not None
    assert words().score_text(view, outcome, NAMES[:2]) == (
        "1st **Anna: 13** — roads 3, cities 10, monasteries 0\n2nd **Ben: 9** — roads 0, cities 0, monasteries 9"
    )
    view = view._replace(phase=CarcassonnePhase.STOPPED)
    assert words("de").standing_text(view, NAMES[:2]).startswith("**Anna**: 13 Punkte, noch 7 Gefolgsleute\n")


def test_prompts_and_hints() -> None:
    """What to do in each phase, and that the end is near."""
    tile = table("", "E", stack="U U").open
    assert words().prompt(tile, NAMES) == "lay tile **E**"
    assert words().turn_hint(tile) == "⏳ 2 more tiles after this one."
    assert words().outlook(tile, NAMES) == "⏳ **The end:** 2 tiles are left to draw."
    gold = do(table("", "G6"), laying("G6", 0, 1)).position.open
    assert words().prompt(gold, NAMES) == "put the second **ingot** on a tile around M21"
    taking = asked().open
    assert [words().role(taking._replace(turn=seat)) for seat in (0, 1)] == ["turn", "answer"]
