"""The head of a page: who is asked, and the ribbon of what a seat did last, in as much detail as there is room for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from bot.games.palazzo.components import ENVOYS, Card, Tile
from bot.games.palazzo.events import (
    AuctionBegun,
    AuctionWon,
    BidMade,
    EnvoyRevealed,
    FloorAdded,
    FloorTakenOut,
    MoneyChosen,
    MoneyRevealed,
    NothingAuctioned,
    PalazzoBegun,
    Passed,
    TileChosen,
    TileDiscarded,
    TileInserted,
    TileRemoved,
    TileRevealed,
    TilesBought,
    TilesOffered,
)
from bot.games.palazzo.position import PalazzoPhase
from bot.texts.games.palazzo.describe import do_facts
from render.common.header import lay_head_band, lay_mover, lay_title
from render.common.ribbon import CLOSE, CLOTH, RibbonLine, lay_ribbon
from render.engine import theme
from render.engine.layout import centre, columns
from render.engine.scene import Box
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.pieces import DISC, RATIO, SIDE_RATIO, lay_card, lay_lost, lay_number, lay_tile, lay_tiles

RIBBON: Final = Box(628, 6, 458, 70)
_TITLE_END: Final = 592
"""Before the ribbon, and the cathedral of the landscape, which no title hides."""


class RibbonLevel(NamedTuple):
    """How much is said, and how large: how many of the latest events, and the size of words and things."""

    events: int
    size: int
    things: float = 1
    """The size of cards and tiles, a share of the usual."""


_LEVELS: Final = (
    *(tuple(RibbonLevel(events, size) for size in (39, 35, 31)) for events in (9, 4, 3, 2, 1)),
    (RibbonLevel(1, 31, 0.78),),
)
"""From everything in large signs to the last event alone."""
_LARGER: Final = tuple((*(levels[0]._replace(size=size) for size in (51, 45)), *levels) for levels in _LEVELS)
"""The same for a film, which is less wide, and has the whole head for it."""
_TILE: Final = 1.16
"""The height of a tile, a share of the size of words."""
_PENDING, _MONEY, _SIGN, _APART = (134, 56), (71, 57), 50, 6
"""The sizes of a tile that is bid for or to be built, of a card to be taken, and of the sign, and the space between."""
_PENDING_SIGNS: Final = {PalazzoPhase.BIDDING: ("stakes", "gavel"), PalazzoPhase.MONEY: ("display", "cards")}
_CARD, _ENVOY, _HALL, _ARROW = 62, 52, (51, 48), (26, 17)
"""The sizes of a card, an envoy, the sign of the warehouse and an arrow in the ribbon."""
_WORDS: Final[dict[type[Any], str]] = {
    MoneyRevealed: "picture-reveals",
    MoneyChosen: "picture-takes",
    TilesBought: "picture-buys",
    AuctionWon: "picture-wins",
    AuctionBegun: "picture-auctions",
    TilesOffered: "picture-opens",
    NothingAuctioned: "picture-auctions-nothing",
    BidMade: "picture-bids",
    Passed: "picture-passes",
    PalazzoBegun: "picture-builds",
    FloorAdded: "picture-builds",
    TileInserted: "picture-inserts",
    TileChosen: "picture-takes",
    FloorTakenOut: "picture-takes-out",
    TileDiscarded: "picture-discards",
    TileRemoved: "picture-discards",
}
_BUILT = PalazzoBegun | FloorAdded
"""One after the other, these are said with one word."""


def lay_header(page: PalazzoPage, band: str = "", *, pending: bool = False) -> None:
    """Lay out who is asked, and what was done last or pending tiles; a band takes the title's place."""
    seat, left, view = page.news.seat, theme.MARGIN, page.view
    tiles = view.quarry if view.phase is PalazzoPhase.BIDDING else view.to_build
    cards = view.display if view.phase is PalazzoPhase.MONEY else ()
    if pending and (tiles or cards):
        _lay_pending(page, tiles, cards)
    elif seat is not None:
        level = lay_deeds(page, RIBBON, seat, page.news.latest)
        # the ribbon names the changes that are marked
        page.news = page.news.of_last(level.events)
    key, seats, asked = "picture-over", list[int](), ""
    if not page.over:
        key, seats, left = "picture-turn", [view.asked], lay_mover(page, view.asked)
        if view.phase is not PalazzoPhase.TURN:
            asked = page.say(f"board-do-{view.phase}", **do_facts(view))
    if band:
        lay_head_band(page, band, left, theme.WIDTH - theme.MARGIN if seat is None else _TITLE_END)
    else:
        lay_title(page, "turn/name", key, seats, left, _TITLE_END, asked=asked)


def lay_move(page: PalazzoPage) -> None:
    """Lay out what was done last in place of a title, as large as there is room; without that, the usual head.

    The field of whose move it was is framed.
    """
    if page.news.seat is None or page.over:
        lay_header(page)
        return
    box = Box(theme.MARGIN, 3, theme.WIDTH - 2 * theme.MARGIN, 78)
    page.framed = page.news.seat
    level = lay_deeds(page, box, page.news.seat, page.news.latest, _LARGER, "l")
    page.news = page.news.of_last(level.events)


def _lay_pending(page: PalazzoPage, tiles: Sequence[Tile], cards: Sequence[Card]) -> None:
    """Lay out beside a sign the tiles for which everyone bids, those to be built, or money to be taken."""
    what, sign = _PENDING_SIGNS.get(page.view.phase, ("to-build", "builder"))
    on, (wide, high), inner = theme.GOLD_PALE, (_MONEY if cards else _PENDING), RIBBON.grown(-_APART)
    widths = [_SIGN, *[wide] * len([*tiles, *cards])]
    width = sum(widths) + _APART * (len(widths) - 1)
    inner = inner._replace(x=inner.right - width, width=width)
    page.plate(f"{what}/sheet", inner.grown(_APART), on, page.ground, 12, theme.GOLD_DEEP, shadow=4)
    place, *boxes = columns(inner, widths, _APART)
    page.icon(f"{what}/sign", place.x, place.mid_y - _SIGN // 2, _SIGN, sign, on)
    places = [centre(box, wide, high) for box in boxes]
    lay_tiles(page, what, tiles, places, on)
    for number, (card, box) in enumerate(zip(cards, places, strict=False)):
        lay_card(page, f"{what}/{number}", card, box, on)


def lay_deeds(
    page: PalazzoPage,
    box: Box,
    seat: int | None,
    events: Sequence[Any],
    levels: Sequence[Sequence[RibbonLevel]] = _LEVELS,
    anchor: str = "r",
) -> RibbonLevel:
    """Lay out a ribbon with what a seat did, and return in how much detail."""
    # tiles and cards are further from words than words from each other
    spaces = CLOSE._replace(group=14)
    _, level = lay_ribbon(page, box, seat, levels, lambda level: _say_move(page, events, level), spaces, anchor)
    return level


def _say_move(page: PalazzoPage, latest: Sequence[Any], level: RibbonLevel) -> RibbonLine:
    """Say what a seat did last."""
    line, shown = RibbonLine(level.size), latest[-level.events :]
    built = [event.tile for event in shown if isinstance(event, _BUILT)]
    for number, event in enumerate(shown):
        said = _Said(page, line, level)
        if number and isinstance(event, _BUILT) and isinstance(shown[number - 1], _BUILT):
            said.tiles([event.tile])
            continue
        line.divide() if number else line.group()
        _say(said, event, built)
    return line


class _Said(NamedTuple):
    """A line, and how things are added to it."""

    page: PalazzoPage
    line: RibbonLine
    level: RibbonLevel

    def words(self, key: str, **facts: int) -> None:
        """Add words."""
        self.line.word("said", self.page.say(key, **facts))

    def tiles(self, tiles: Iterable[Tile], *, lost: bool = False) -> None:
        """Add tiles, with a minus on those that leave the game."""
        width = round(self.level.size * self.level.things * _TILE / RATIO)
        high = round(width * RATIO)

        def lay(tile: Tile, what: str, x: int, y: int) -> None:
            lay_tile(self.page, what, tile, Box(x, y, width, high), CLOTH)
            if lost:
                lay_lost(self.page, what, x + width - 18, y + 8, 32, CLOTH)

        self.line.group()
        for tile in tiles:
            self.line.thing("tile", width, high, partial(lay, tile))

    def cards(self, cards: Iterable[Card]) -> None:
        """Add cards."""
        width = round(_CARD * self.level.things)
        high = round(width * SIDE_RATIO)

        def lay(card: Card, what: str, x: int, y: int) -> None:
            lay_card(self.page, what, card, Box(x, y, width, high), CLOTH)

        self.line.group()
        for card in cards:
            self.line.thing("card", width, high, partial(lay, card))

    def quarry(self, number: int) -> None:
        """Add the disc of a quarry."""

        def lay(what: str, x: int, y: int) -> None:
            lay_number(self.page, what, number, x, y, CLOTH)

        self.line.thing("quarry", DISC, DISC, lay)


def _say(said: _Said, event: Any, built: Collection[Tile]) -> None:
    """Say an event; tiles that are built at once are not also said to be received."""
    line = said.line
    if isinstance(event, EnvoyRevealed):
        line.sprite("envoy", "envoy", _ENVOY).group()
        said.words("picture-shelf-envoys", have=event.number, need=ENVOYS)
        return
    if isinstance(event, TileRevealed):
        said.tiles([event.tile])
        line.sprite("to", "arrow", *_ARROW)
        if event.quarry is None:
            line.sprite("warehouse", "hall-sign", *_HALL)
        else:
            said.quarry(event.quarry)
        return
    if type(event) not in _WORDS:
        return  # nobody did what is left over
    said.words(_WORDS[type(event)], bid=event.bid if isinstance(event, BidMade) else 0)
    if isinstance(event, MoneyRevealed):  # the rest of it is shown elsewhere
        line.group().sprite("cards", "cards", line.size).word("number", str(len(event.cards)))
    elif isinstance(event, MoneyChosen | BidMade):
        said.cards(event.cards)
    elif isinstance(event, TilesBought | AuctionWon):
        said.tiles(tile for tile in event.tiles if tile not in built)
        line.group()
        if isinstance(event, AuctionWon):  # the 3-certificate is part of a bid, but not paid
            said.words("picture-won-at", bid=event.bid)
        else:
            line.sprite("coins", "price", line.size).word("price", str(event.price))
    elif isinstance(event, AuctionBegun | TilesOffered):
        line.group()
        said.quarry(event.quarry)
    elif not isinstance(event, NothingAuctioned | Passed):
        said.tiles([event.tile], lost=isinstance(event, TileDiscarded | TileRemoved))
