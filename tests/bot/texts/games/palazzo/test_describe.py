"""The text board and alt texts of Palazzo: complete, true, and within Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.palazzo.actions import Auction, Bid, Pass
from bot.games.palazzo.events import BidMade, Event
from bot.games.palazzo.lesson import cards, tiles
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.preview import preview_building
from bot.games.palazzo.prospects import purchases
from bot.games.palazzo.view import PalazzoView
from bot.games.palazzo.view import view as view_of
from bot.texts import texts
from bot.texts.alt_text import alt_text
from bot.texts.games.palazzo import TEXTS
from bot.texts.games.palazzo.describe import describe_hand, describe_market, describe_palazzi, describe_preview
from tests.games.palazzo.positions import do, table

NAMES = ("Anna", "Ben", "Çelik", "Dora")
WORDS = TEXTS("en", "palazzo")


def market_alt(view: PalazzoView, language: str = "en", events: Sequence[Event] = ()) -> str:
    t = texts(language, "palazzo")
    return alt_text(t, lambda names: describe_market(t, view, names, events), NAMES[: len(view.players)])


def palazzi_alt(view: PalazzoView) -> str:
    t = texts("en", "palazzo")
    return alt_text(t, lambda names: describe_palazzi(t, view, names), NAMES[: len(view.players)])


def test_the_text_board_of_a_small_table() -> None:
    """To the letter, with everything that can lie on it."""
    position = table(
        "f3 f4",
        "d7",
        built=("b11 b21 b31, s22", ""),
        warehouse="m12 m51",
        quarries="b12, , m31 m31",
        pile="f6 f7 d3",
        stack="b13 b33 s11 m11",
        builder=3,
        envoys=2,
        phase=PalazzoPhase.REVEALED,
    )._replace(discards=cards("s7 s7 c2"))
    assert WORDS.text_board(view_of(position, None), NAMES[:2]) == (
        "**Palazzo** · Anna’s turn: buy or auction\n"
        "2 of 5 envoys have come · stacks: I 0, II 0, III 7\n"
        "**Warehouse**, 8 each: marble 1 (2 windows) and marble 5 (1 window)\n"
        "**Quarry 1**: brick 1 (2 windows)\n"
        "**Quarry 2**: empty\n"
        "**Quarry 3**: 2 × marble 3 (1 window)\n"
        "**Quarry 4**: empty\n"
        "The builder is at quarry 3; quarry 1 is next.\n"
        "**Anna**: 1 point, 2 cards\n"
        "- palazzo 1: brick 1 (1 window), brick 2 (1 window) and brick 3 (1 window) · 6 points\n"
        "- palazzo 2: sandstone 2 (2 windows) · −5 points\n"
        "**Ben**: 0 points, 1 card\n"
        "**Money**: 3 cards in the pile; discarded: 2 × scudo 7 and a certificate\n"
        "**Tiles still to come**, by floor, with windows in brackets:\n"
        "- brick: 1 (3), 3 (3)\n"
        "- sandstone: 1 (1)\n"
        "- marble: 1 (1)"
    )


def test_the_text_board_in_an_auction() -> None:
    """Who is asked though it is another's turn, what lies there, and who has passed."""
    position = do(
        table("d3", "f4 f5", "s7", "", phase=PalazzoPhase.REVEALED),
        Auction(),
        Bid(cards("f4")),
        Bid(cards("s7")),
        Pass(),
    ).position
    said = WORDS.text_board(view_of(position, None), NAMES)
    assert said.startswith("**Palazzo** · Anna’s turn: bid 8+ or pass\n")
    assert (
        "**Auction** of quarry 2:\n"
        "- Anna: 3 (certificate of 3)\n"
        "- Ben: 4 (florin 4)\n"
        "- Çelik: 7 (scudo 7)\n"
        "- Dora: has passed\n"
    ) in said
    later = do(position, Pass()).position
    german = TEXTS("de", "palazzo").text_board(view_of(later, None), NAMES)
    assert german.startswith("**Palazzo** · Anna am Zug · Ben: 8+ bieten oder passen\n")
    first = do(table("", "f4", phase=PalazzoPhase.REVEALED), Auction()).position
    assert "- Ben: no bid yet\n" in WORDS.text_board(view_of(first, None), NAMES[:2])


def test_a_hand_is_told_in_sentences() -> None:
    """What it can pay is told of the currencies that it has, and no two sentences run together."""
    t = texts("de", "palazzo")
    held = view_of(table("f7 f3 d5 c2", built=("b11 b22",)), 0)
    assert alt_text(WORDS.t, lambda _: describe_hand(WORDS.t, held)) == (
        "Money (4 cards): florin 3, florin 7, ducat 5 and a certificate. You can pay up to 12 in one payment. "
        "By currency: florins up to 12, ducats up to 7. Palazzi (0 points): "
        "palazzo 1: brick 1 (1 window) and brick 2 (2 windows) · 0 points."
    )
    assert alt_text(t, lambda _: describe_hand(t, view_of(table("c2"), 0))) == (
        "Geld (1 Karte): ein Certificato. Auf einmal kannst du höchstens 2 zahlen."
    )


def test_the_alt_text_of_a_turn() -> None:
    """Who is asked, the last move, points and cards, bids, and the tiles on offer."""
    position = do(
        table("", "f4", warehouse="b51", quarries="b11, s11", phase=PalazzoPhase.REVEALED), Auction(), Bid(cards("f4"))
    ).position
    view = view_of(position, None)
    assert market_alt(view, "en", (BidMade(1, cards("f4"), 4),)) == (
        "Palazzo · Anna’s turn: bid 5+ or pass. 0 of 5 envoys have come · stacks: I 0, II 0, III 5. "
        "Ben bids 4, adding florin 4. Anna: 0 points, no cards. Ben: 0 points, no cards. "
        "Auction of quarry 2: Anna: 3 (certificate of 3); Ben: 4 (florin 4). "
        "Warehouse, 8 each with the next one: brick 5 (1 window). "
        "Quarry 1: brick 1 (1 window). Quarry 2: sandstone 1 (1 window). Quarry 3: empty. Quarry 4: empty. "
        "The builder is at quarry 2. Money: 54 cards in the pile; discarded: nothing."
    )


def test_what_is_to_be_built_is_told_first() -> None:
    """As the picture of palazzi shows it in its head."""
    position = table("", "", built=("b11", ""))._replace(phase=PalazzoPhase.BUILDING, to_build=tuple(tiles("m33")))
    assert palazzi_alt(view_of(position, None)).startswith(
        "Anna still has to build: marble 3 (3 windows). Anna: −5 points, no cards; palazzo 1: "
    )


def test_palazzi_told_by_their_floors_alone_keep_their_windows_apart() -> None:
    """Where there are many, the number of windows does not read like one more floor."""
    built = ", ".join(["b12 b23 s33 b41"] * 4)
    said = palazzi_alt(view_of(table("", "", "", built=(built, built, built)), None))
    assert "palazzo 4: 1, 2, 3, 4 · 9 windows · 12 points" in said


def test_a_preview_tells_what_changes() -> None:
    """Points before and after, of each palazzo too, the payment, and the money left."""
    position = table("f7 f3 d5", "", warehouse="b31", built=("b11 b22", ""), phase=PalazzoPhase.REVEALED)
    seen = view_of(position, 0)
    t = texts("de", "palazzo")
    (buy,) = purchases(seen)
    said = alt_text(t, lambda _: describe_preview(t, seen, preview_building(seen, buy)))
    assert said.startswith(
        "Vorschau: 0 Punkte, dann 7 Punkte. Palazzo 1: 0 → 7. Zahlt 10: Florin 3 und Florin 7. "
        "Geld (1 Karte): Dukat 5. "
    )
    assert "Je Währung: Dukaten bis 5. Palazzi" in said
