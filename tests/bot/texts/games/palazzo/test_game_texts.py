"""What the host asks of Palazzo's texts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import palazzo
from bot.games.palazzo.actions import (
    Action,
    AddFloor,
    Auction,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Insert,
    Pass,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.components import Card
from bot.games.palazzo.lesson import cards, tiles
from bot.games.palazzo.orders import BidUpTo, BuildLike, ChooseFrom, PassAuction, TileSite
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.view import view as view_of
from bot.texts import LANGUAGES
from bot.texts.contract import GameTexts
from bot.texts.games.palazzo import TEXTS
from bot.texts.games.palazzo.panels import (
    say_bids,
    say_next_auction,
)
from tests.games.palazzo.positions import bought, do, table, tile

NAMES = ("Anna", "Ben", "Çelik", "Dora")


def words(language: str = "en") -> GameTexts:
    return TEXTS(language, "palazzo")


def choice(position: PalazzoPosition, action: Action) -> tuple[str, str]:
    return words().action_choice(view_of(position, position.asked), action, NAMES)


def test_what_an_action_brings() -> None:
    """What a hand could then pay, what is paid for which price, what is bid, and how points change."""
    money = do(table("f3 d3", "", pile="s3 s7 f7"), TakeMoney()).position
    assert choice(money, ChooseMoney(cards("s3 s7"))) == (
        "scudo 3 and scudo 7",
        "then you could pay up to 22 in one payment",
    )
    shop = table("s7 s4 s4", "", warehouse="b11 s22 m33 b42", phase=PalazzoPhase.REVEALED)
    assert choice(shop, Buy(bought("b11 m33"), cards("s7 s4 s4"))) == (
        "brick 1 (1 window) and marble 3 (3 windows): 2 × scudo 4 and scudo 7",
        "costs 12, you pay 15",
    )
    bidding = do(table("", "f7 c2", phase=PalazzoPhase.REVEALED), Auction()).position
    assert choice(bidding, Bid(cards("f7 c2"))) == ("florin 7 and a certificate", "you bid 9")
    building = table("f3", built=("s12 s31",), to_build=tiles("s52"), phase=PalazzoPhase.BUILDING)
    assert choice(building, AddFloor(tile("s52"), 1)) == ("sandstone 5 (2 windows) on palazzo 1", "+8 points")
    rebuilding = table("f3", built=("s12 s31, s22, b13 b23",))
    assert choice(rebuilding, Insert(2, 1, Card.FLORIN3)) == (
        "Insert sandstone 2 (2 windows) of palazzo 2 into palazzo 1, for florin 3",
        "+13 points",
    )
    assert choice(rebuilding, TakeOut(3, 1, Card.FLORIN3)) == (
        "Take floor 1 out of palazzo 3, for florin 3",
        "−10 points for now",
    )


@pytest.mark.parametrize(("nine", "four", "possible"), [("f5 f3", "f3", False), ("f6 f3", "f4", True)])
def test_what_cannot_be_paid(nine: str, four: str, possible: bool) -> None:
    """A panel says so where nothing can be bought, and where no bid can lead, and nowhere else."""
    shop = view_of(table(nine, warehouse="b11", phase=PalazzoPhase.REVEALED), 0)
    bidding = do(table("", four, quarries=",b11", phase=PalazzoPhase.REVEALED), Auction()).position
    assert ("more than you can pay" in "".join(say_next_auction(words().t, shop, None))) is not possible
    assert ("You can’t lay enough" in "".join(say_bids(words().t, view_of(bidding, 1), NAMES))) is not possible


def test_the_score() -> None:
    """Where points come from, and the money where it has decided."""
    built = ("b12 b22 b32 b41", "s12 s22 s31")
    over = do(table("", "f7 d7 s7", built=built, stack="e", envoys=4), Reveal()).position
    outcome = palazzo.GAME.rules.outcome(over)
    assert outcome is not None
    view = view_of(over, None)
    assert words().score_text(view, outcome, NAMES[:2]) == (
        "1st **Anna: 13** — height 3, windows 7, material 3; no cards\n"
        "2nd **Ben: 8** — height 0, windows 5, material 3; 3 cards (florin 7, ducat 7 and scudo 7)"
    )
    tied = do(table("f3", "f7", stack="e", envoys=4), Reveal()).position
    outcome = palazzo.GAME.rules.outcome(tied)
    assert outcome is not None
    assert words("de").score_text(view_of(tied, None), outcome, NAMES[:2]) == (
        "1. **Ben: 0** — Höhe 0, Fenster 0, Baustoff 0; 1 Karte (Florin 7)\n"
        "2. **Anna: 0** — Höhe 0, Fenster 0, Baustoff 0; 1 Karte (Florin 3)\n"
        "Gleichstand: Geld Ben 7, Anna 3."
    )
    assert words().standing_text(view_of(table("f3", "f7"), None, True), NAMES[:2]) == (
        "**Anna**: 0 points, 1 card (florin 3)\n**Ben**: 0 points, 1 card (florin 7)"
    )


def test_a_hand() -> None:
    """Money with what it can pay at most, and palazzi with their points."""
    view = view_of(table("f3 d3 s3 f7 d7", built=("b12 s22, m31",)), 0)
    assert words().hand_line(view) == "florin 3, florin 7, ducat 3, ducat 7 and scudo 3 · up to 22 in one payment"
    assert words().hand_text(view, NAMES[:2]) == (
        "**Money** (5 cards): florin 3, florin 7, ducat 3, ducat 7 and scudo 3\n"
        "You can pay up to **22** in one payment.\n"
        "By currency: florins up to 22, ducats up to 22, scudi up to 15.\n"
        "**Palazzi** (−5 points):\n"
        "- palazzo 1: brick 1 (2 windows) and sandstone 2 (2 windows) · 0 points\n"
        "- palazzo 2: marble 3 (1 window) · −5 points"
    )
    assert words("de").hand_text(view_of(table(""), 0), NAMES[:2]) == "Kein Geld auf der Hand."


def test_a_hand_in_an_auction() -> None:
    """What can be bid counts what the seat has laid already, and only cards that can be added to it."""
    begun = do(table("f3", "f4 f5 d7", "f7", phase=PalazzoPhase.REVEALED), Auction()).position
    assert words().hand_line(view_of(begun, 0)) == "florin 3 · up to 6 together with the bid"
    assert words().hand_line(view_of(begun, 1)).endswith(" · up to 9 in one payment")
    laid = view_of(do(begun, Bid(cards("f4"))).position, 1)
    assert words().hand_line(laid) == "florin 5 and ducat 7 · up to 9 together with the bid"
    assert "\nTogether with your bid, that makes up to **9**." in words().hand_text(laid, NAMES)
    passed = do(begun, Bid(cards("f4")), Pass(), Pass()).position
    assert words().hand_line(view_of(passed, 1)) == "florin 5 and ducat 7 · up to 7 in one payment"


def test_prompts_and_hints() -> None:
    """What to do in each phase, and that the end is near."""
    said = words()
    turn = table("", "f7", stack="b11 b21 e", envoys=2, warehouse="b31")
    assert said.prompt(view_of(turn, None), NAMES) == "take **money** or reveal **tiles**"
    poor = replace(view_of(table("f3", built=("b11",)), None), pile=1, discards=cards("f4"))
    assert said.prompt(poor, NAMES) == "reveal **tiles** or **rebuild**"
    assert said.turn_hint(view_of(turn, None)) == ("🐎 2 of 5 envoys have come. The fifth ends the game.")
    assert said.outlook(view_of(turn, None), NAMES) == (
        "🐎 **The end:** 2 of 5 envoys have come; 5 tiles and envoys are left in the stacks."
    )
    revealed = do(turn, Reveal()).position
    assert said.prompt(view_of(revealed, None), NAMES) == "**buy** from the warehouse, or **auction**"
    bidding = do(revealed, Auction()).position
    assert said.prompt(view_of(bidding, None), NAMES) == (
        "bid **4 or more** for sandstone 1 (1 window) and brick 2 (1 window), or pass. Anna leads with 3"
    )
    assert [said.role(view_of(each, None)) for each in (revealed, bidding)] == ["turn", "answer"]
    money = do(table("", "", pile="f3 f4 f5"), TakeMoney()).position
    second = do(money, ChooseMoney(cards("f3 f4"))).position
    assert words("de").prompt(view_of(second, None), NAMES) == "**eine Karte** nehmen – Florin 5"
    full = do(table("", "", quarries="b11, s11 s21 s31 s41", phase=PalazzoPhase.REVEALED), Auction()).position
    assert said.prompt(view_of(full, None), NAMES).startswith("take **a tile** – sandstone 1 (1 window), ")
    built = do(full, ChooseTile(tile("s11"))).position
    assert said.prompt(view_of(built, None), NAMES) == "**build** sandstone 1 (1 window)"


def test_who_is_asked_next_and_who_gets_the_rest() -> None:
    """The one who is left with the last card or tile is named apart; in an auction nobody is."""
    hands = ("f3", "f4 f5", "d5", "s6")
    money = do(table(*hands, pile="f7 d6 s5 c2 d3"), TakeMoney()).position
    full = do(table(*hands, quarries=",b11 b22 b33 m41", phase=PalazzoPhase.REVEALED), Auction()).position
    auction = do(table(*hands, quarries=",b11", phase=PalazzoPhase.REVEALED), Auction()).position

    def then(position: PalazzoPosition, language: str = "en") -> str:
        following = palazzo.GAME.rules.following(position)
        return words(language).following(view_of(position, None), following, NAMES)

    assert then(money) == "Then: Ben, Çelik. Dora gets the last card."
    assert then(full, "de") == "Danach: Ben, Çelik. Dora bekommt das letzte Bauteil."
    assert then(auction) == "Then: Çelik, Dora, Anna."
    assert then(table(*hands)) == ""


def test_an_order_says_for_which_auction_or_quarry_it_is() -> None:
    """For the one that is under way, or else for the next one."""
    auction = do(table("", "f4", "f5", quarries=",b11", phase=PalazzoPhase.REVEALED), Auction()).position
    shared = do(table("", "", "", quarries=",b11 b22 b33 m41", phase=PalazzoPhase.REVEALED), Auction()).position
    built = do(shared, ChooseTile(tile("b22"))).position

    def terms(position: PalazzoPosition, order: object) -> str:
        return words().order_terms(view_of(position, 2), order).rpartition("Applies ")[2]

    assert terms(auction, PassAuction()) == terms(auction, BidUpTo(9)) == "to the auction of quarry 2."
    assert terms(table("", "f4", ""), PassAuction()) == terms(shared, BidUpTo(9)) == "to the next auction."
    for position in (shared, built):
        assert terms(position, ChooseFrom()) == "to quarry 2, from which everyone is taking a tile now."
    assert terms(auction, ChooseFrom()) == "the next time everyone takes a tile in turn, but not on your own turn."


def test_plans_to_build_are_told_apart_in_a_menu() -> None:
    """A plan for three tiles is not cut short, says what it brings, and names windows only where they matter."""
    revealed = table("", "f7", built=("", "s12"), quarries="b11, s31 m33 b53", phase=PalazzoPhase.REVEALED)
    view = view_of(do(revealed, Auction()).position, 1)
    places = TileSite(tile("s31"), 1), TileSite(tile("m33"), out=True), TileSite(tile("b53"))
    assert words().order_choice(view, BuildLike(places)) == (
        "Build: sandstone 3 on palazzo 1, discard marble 3, brick 5 as a new palazzo",
        "no change in points",
    )
    assert words().order(BuildLike((TileSite(tile("s31")), TileSite(tile("s33"))))) == (
        "Build: sandstone 3 (1 window) as a new palazzo, sandstone 3 (3 windows) as a new palazzo"
    )
    for language in LANGUAGES:
        longest = [TileSite(tile(f"s{floor}1")) for floor in (3, 4, 5)]
        assert len(words(language).order(BuildLike(tuple(longest)))) <= 100
