"""Every kind of page laid out, most for hard positions, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random

from bot.games.palazzo.actions import Discard
from bot.games.palazzo.components import ALL_CARDS, ALL_TILES, TILES, Cards, Currency
from bot.games.palazzo.position import Laid as Bid
from bot.games.palazzo.position import Palazzo, PalazzoPhase, PalazzoPosition
from bot.games.palazzo.preview import preview
from bot.games.palazzo.prospects import best_building, player_of, to_build
from bot.games.palazzo.scoring import outcome
from bot.games.palazzo.view import view
from render.games.palazzo.market import market_page
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzi import palazzi_page, plan_film
from render.games.palazzo.private import hand_page, preview_page, to_build_page
from render.games.palazzo.score import podium_page
from render.games.palazzo.showcase.played import play_game
from render.games.palazzo.showcase.showcase import find_previews
from tests.render.people import HARD_NAMES, NAMES, NO_NAMES


@cache
def pages() -> dict[str, Callable[[], PalazzoPage]]:
    return {name: cache(lay) for name, lay in _pages()}


@cache
def scores() -> dict[str, Callable[[], PalazzoPage]]:
    """Return functions that lay out podiums: of ordinary games, and of one with many palazzi in which money decides."""
    found: dict[str, Callable[[], PalazzoPage]] = {}
    for seats in (2, 3, 4):
        positions = play_game(seats, 9)[-1].position, many(seats)._replace(phase=PalazzoPhase.OVER)
        for position, names, language in zip(positions, (NAMES, HARD_NAMES), ("en", "de"), strict=True):
            result = outcome(position)
            assert result is not None, "the game is over"
            lay = partial(podium_page, view(position, None), result, names[:seats], language)
            found[f"podium-{seats}-{language}"] = cache(lay)
    return found


def crowded(seats: int) -> PalazzoPosition:
    """Return a position with all there can be: a full warehouse and quarries, large hands, and six palazzi a player.

    Of two players each has eight.
    """
    position = next(each for each, _ in play_game(seats, 9) if each.phase is PalazzoPhase.BIDDING)
    tiles = Random(2).sample(ALL_TILES, len(ALL_TILES))
    rich = Cards(ALL_CARDS[::2])
    high = [Palazzo(1, tuple(TILES[f"marble-{floor}-3"] for floor in range(1, 6)))]
    many = [Palazzo(number, (tile,)) for number, tile in enumerate(tiles[: 7 if seats == 2 else 5], 2)]
    players = tuple(
        player._replace(palazzi=(*high, *many), begun=len(many) + 1, hand=rich) for player in position.players
    )
    quarries = [tuple(tiles[at : at + 8]) for at in (0, 9, 20, 31)]
    # four or more are not bid for
    quarries[position.builder - 1] = quarries[position.builder - 1][:3]
    return position._replace(players=players, warehouse=tuple(tiles[:22]), quarries=tuple(quarries))


def many(seats: int, number: int = 11) -> PalazzoPosition:
    """Return a position in which one seat has a number of palazzi, by default more than anyone would want."""
    position = crowded(seats)
    tiles = Random(5).sample(ALL_TILES, number - 1)
    single = tuple(Palazzo(number, (tile,)) for number, tile in enumerate(tiles, 2))
    owner = position.players[1]
    return position.with_player(1, owner._replace(palazzi=(*owner.palazzi[:1], *single)))


def dear(seats: int, number: int) -> PalazzoPosition:
    """Return an auction in which everyone has bid a number of cards."""
    position = crowded(seats)
    bids = tuple(
        Bid(Cards([card for card in ALL_CARDS if card.currency is None or card.currency == currency][:number]), 60)
        for currency in (*Currency, Currency.FLORIN)[:seats]
    )
    return position._replace(bids=bids)


def _pages() -> Iterator[tuple[str, Callable[[], PalazzoPage]]]:
    for seats in (2, 3, 4):
        yield from _both(f"{seats}-crowded", crowded(seats), (), seats, 1)
        one = view(crowded(seats), None), HARD_NAMES[:seats], "de"
        yield f"player-{seats}-crowded", partial(palazzi_page, *one, seats=(0,))
    yield from _both("3-marked", *play_game(3, 9)[138], 3, 0)
    yield from _both("2-discarded", *play_game(2, 9)[15], 2, 0)
    yield from _both("2-sums", *play_game(2, 1)[115], 2, 1)
    for number in (15, 138, 170):
        shown, events = view(play_game(3, 9)[number].position, None), play_game(3, 9)[number].events
        yield f"player-3-{number}", partial(palazzi_page, shown, NAMES[:3], "en", events, seats=(number % 3,))
    yield "player-4-many", partial(palazzi_page, view(many(4), None), HARD_NAMES[:4], "en", seats=(1,))
    for seats in (2, 4):
        much = crowded(seats)._replace(phase=PalazzoPhase.BUILDING, to_build=tuple(ALL_TILES[:3]), bids=())
        seen = view(much._replace(turn=0, asked=0), None)
        yield f"palazzi-{seats}-building", partial(palazzi_page, seen, HARD_NAMES[:seats], "de")
        own = view(much._replace(turn=0, asked=0), 0)
        yield f"to-build-{seats}", partial(to_build_page, own, HARD_NAMES[:seats], "de")
    yield from _both("3-offered", *play_game(3, 9)[125], 3, 0)
    yield from _both("4-names", *play_game(4, 9)[55], 4, 1)
    yield from _both("4-many", many(4), (), 4, 1)
    yield from _both("3-many", many(3), (), 3, 0)
    for seats, number in ((2, 14), (3, 7), (4, 5), (4, 12)):
        shown = view(dear(seats, number), None)
        yield f"market-{seats}-dear-{number}", partial(market_page, shown, HARD_NAMES[:seats], "de")
    yield from _previews()
    yield from _films()
    yield "hand-crowded", partial(hand_page, view(crowded(4), 2), HARD_NAMES[:4], "de")
    rich = crowded(2)
    unbuilt = rich.with_player(0, rich.players[0]._replace(palazzi=()))
    yield "hand-built", partial(hand_page, view(rich, 0), HARD_NAMES[:2], "de")
    yield "hand-unbuilt", partial(hand_page, view(unbuilt, 0), HARD_NAMES[:2], "de")
    poor = crowded(2)
    poor = poor.with_player(0, poor.players[0]._replace(hand=Cards(), palazzi=()))
    yield "hand-empty", partial(hand_page, view(poor, 0), NO_NAMES[:2], "en")
    yield (
        "market-band",
        partial(market_page, view(poor, None), NAMES[:2], "de", play_game(2, 9)[30].events, "What if? " * 9),
    )


def _films() -> Iterator[tuple[str, Callable[[], PalazzoPage]]]:
    for seats in (2, 3, 4):
        moments = play_game(seats, 9)
        names = HARD_NAMES[:seats]
        scenes = [(view(each.position, None), each.events, names) for each in (*moments[::9], moments[-1])]
        plans = plan_film(scenes, "de")
        for number in (0, 4, 9, len(scenes) - 1):
            shown, events, _ = scenes[number]
            yield f"film-{seats}-{number}", partial(palazzi_page, shown, names, "de", events, film=plans[number])


def _previews() -> Iterator[tuple[str, Callable[[], PalazzoPage]]]:
    """Yield previews of everything, and of building where one has much."""
    for name, before, led in find_previews():
        seats = len(before.players)
        number = seats % 2
        names, language = (NAMES, HARD_NAMES)[number][:seats], ("de", "en")[number]
        yield f"preview-{name}", partial(preview_page, before, led, names, language)
    position = crowded(2)._replace(
        phase=PalazzoPhase.BUILDING, to_build=(TILES["brick-5-3"], TILES["marble-4-2"]), bids=()
    )
    rich = view(position._replace(turn=0, asked=0), 0)
    built = preview(rich, best_building(rich, player_of(rich), to_build(rich)))
    yield "preview-crowded", partial(preview_page, rich, built, HARD_NAMES[:2], "de")
    out = preview(rich, [Discard(tile) for tile in rich.to_build])
    yield "preview-out", partial(preview_page, rich, out, HARD_NAMES[:2], "en")


def _both(
    name: str, position: PalazzoPosition, events: object, seats: int, number: int
) -> Iterator[tuple[str, Callable[[], PalazzoPage]]]:
    names, language = (NAMES, HARD_NAMES)[number % 2][:seats], ("de", "en")[number % 2]
    shown = view(position, None)
    if position.phase is not PalazzoPhase.OVER:
        yield f"market-{name}", partial(market_page, shown, names, language, events)  # type: ignore[arg-type]
        yield f"hand-{name}", partial(hand_page, view(position, number % seats), names, language)
    yield f"palazzi-{name}", partial(palazzi_page, shown, names, language, events)  # type: ignore[arg-type]
