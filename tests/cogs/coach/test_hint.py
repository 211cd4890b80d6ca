"""The coach's texts fit the position, reveal nothing hidden, and stay within Discord's limits."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.games.carrara.actions import (
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import Blocks, BuildingType, City, Object, Objects
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from bot.games.carrara.view import view, view_with_memory
from bot.games.players import Advice, Forecast, Simulations, Suggestion
from bot.model.review import Mistake, Review, TurningPoint
from bot.model.rows import Status
from bot.services.analysis import suggest
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games.carrara.hints import explain
from bot.texts.games.carrara.outlook import outlook
from bot.texts.numbers import percent
from bot.texts.sections import escape
from cogs.coach.hint import hint_panel
from cogs.coach.review import review_panel
from cogs.core.controls import ControlId, TextRow
from cogs.core.face import FACES
from cogs.core.names import escape_names
from cogs.words.status import say_chance
from render.engine.painter import Painter
from tests.cogs.worst import check, play_on, worst
from tests.games.carrara.positions import able_to_announce, board, building, player, table, wheel

EN = texts("en", "carrara")
NAMES = ("Anna", "Bruno", "Carla", "Dario")


def suggestion(action: Any, *line: Any, then: Any = None, chance: float = 0.5, simulations: int = 50) -> Suggestion:
    forecast = Forecast((chance,) * 4, (0.0,) * 4)
    return Suggestion(Advice(action, forecast, simulations, (action, *line)), then)


def reasons(position: CarraraPosition, action: Any, *line: Any, seat: int = 0, then: Any = None, t: Texts = EN) -> str:
    return explain(t, view(position, seat), suggestion(action, *line, then=then), NAMES)


def test_chances_in_words() -> None:
    """They are rounded to 5 percent, and never certain."""
    assert [percent(chance) for chance in (0.0, 0.024, 0.026, 0.5, 0.974, 1.0)] == [0, 0, 5, 50, 95, 100]
    assert say_chance(EN, 0.61) == "Chance of winning: about 60%."
    assert say_chance(EN, 0.0) == "Chance of winning: below 5%."
    assert say_chance(EN, 1.0) == "Chance of winning: above 95%."


def test_why_build() -> None:
    """What the building counts and where, whether its city can then be scored, and who is denied it."""
    villa = Build(building("villa3"), City.LUCCA, Blocks(red=3))
    position = table(3, blocks=Blocks(red=3), buildings=board("porta2 lucca"))
    assert reasons(position, villa) == (
        "Worth 6 points when you score Villa and again when you score Lucca. "
        "You can then score Lucca for 10 points, 1 gate and 1 coat of arms."
    )
    rival = player(position, 2, buildings=board("villa1 lerici, villa2 lerici"))
    denied = "It denies Carla another Villa (2 unscored so far)."
    assert denied in reasons(rival, villa)
    assert denied not in reasons(player(rival, 2, types_scored=(BuildingType.VILLA,)), villa)
    once = player(position, 1, cities_scored=(City.LUCCA,))
    assert reasons(once, villa) == "Worth 6 points when you score Villa."
    assert reasons(player(once, 0, types_scored=(BuildingType.VILLA,)), villa).startswith(
        "It can’t be scored any more, but is worth 3 points"
    )
    last = position._replace(display=(building("villa3"),), stack=())
    assert "It’s the last building and triggers the last round." in reasons(last, villa)


def test_why_score() -> None:
    """What the scoring brings, that others can no longer score the city, and which conditions it meets."""
    position = player(table(buildings=board("villa3 lucca, porta2 lucca")), 1, buildings=board("palazzo1 lucca"))
    assert reasons(position, ScoreCity(City.LUCCA)) == (
        "Earns 10 points, 1 gate and 1 coat of arms. "
        "It keeps Lucca from Bruno (1 of 2 buildings there). "
        "That’s 1 of the 4 scorings you need to announce the end."
    )
    assert reasons(position, ScoreType(BuildingType.VILLA)) == (
        "Earns 6 points and 1 coat of arms. That’s 1 of the 4 scorings you need to announce the end."
    )
    ready = able_to_announce(2)._replace(phase=CarraraPhase.ACTION)
    before = player(ready, 0, types_scored=ready.players[0].types_scored[:3], objects=Objects(2, 2, 2, 1, 0, 0))
    said = reasons(before, ScoreType(BuildingType.CATTEDRALE))
    assert "That’s 8 of the 8 objects" in said
    assert said.endswith("Then you can announce the end.")


def test_why_take_blocks() -> None:
    """What the blocks can build, and what the next player would pay for them or be left without."""
    position = table(
        phase=CarraraPhase.BUYING,
        coins=20,
        blocks=Blocks(),
        wheel=wheel(s1=Blocks(white=2, green=1), s2=Blocks(black=3)),
        display=(building("villa2"), building("porta5")),
    )
    assert reasons(position, TakeBlocks(1, Blocks(white=2))) == (
        "Then you can build Villa 2 in Livorno: 6 points at each scoring. That leaves no white for Bruno."
    )
    assert reasons(position, TakeBlocks(1, Blocks(green=1))) == (
        "You then have 17 coins and 1 block, enough for 0 of 2 available buildings. "
        "If you leave it, it gets 1 coin cheaper for Bruno."
    )
    assert reasons(position, TakeBlocks(2, Blocks(black=2))).endswith("2 coins at each scoring.")


def test_why_turn_the_wheel() -> None:
    """What usually follows or, if that is unclear, for how few buildings one's own blocks can pay."""
    position = table(blocks=Blocks(black=1), display=(building("villa1"), building("porta5")))
    then = TakeBlocks(1, Blocks(white=1))
    assert reasons(position, TurnWheel(), then=then) == (
        "Then you can build Villa 1 in Livorno: 3 points at each scoring."
    )
    assert reasons(position, TurnWheel()) == "Your 1 block can pay for 1 of 2 available buildings."


def test_why_end_the_turn_or_announce() -> None:
    """What an object or the announcement is worth, and what is kept; an announcement is named once."""
    position = able_to_announce(3, coins=12, points=7)
    assert reasons(position, Announce()) == (
        "Earns 5 points; the game ends after 2 more turns. You’re 32 points ahead (without hidden objects and coins)."
    )
    last = player(position._replace(turn=2), 2, **position.players[0]._asdict())
    assert "the game ends with this turn" in reasons(last, Announce(), seat=2)
    assert reasons(position, EndTurn()) == "You keep your 12 coins."
    assert reasons(position, BuyObject(Object.CUP)) == ("Worth 3 points at the end (10 unspent coins: 2 points).")
    few = table(phase=CarraraPhase.AFTER_ACTION, coins=12)
    assert "That’s 1 of the 8 objects" in reasons(few, BuyObject(Object.CUP))
    assert reasons(few, Decline()) == "You keep your 1 block; blocks break ties."
    assert reasons(few, TakeCoins()) == "You get 2 coins."
    acting = position._replace(phase=CarraraPhase.ACTION)
    assert reasons(acting, ScoreType(BuildingType.VILLA), Announce(), EndTurn()).count("the game ends") == 1


def test_outlook() -> None:
    """Near the end it names what each player lacks; other players' objects only if hands are open."""
    far = view(table(), 0)
    assert outlook(EN, far, NAMES) == "⏳ **The end** is at least 10 turns away."
    ready = able_to_announce(2)
    assert outlook(EN, view(ready, 0), NAMES) == (
        "⏳ **The end:** you can announce it now. "
        "Bruno still needs 4 scorings and 30 in total cost and can announce it in 10 turns at the earliest. "
        "Hidden objects aren’t counted."
    )
    acting = ready._replace(phase=CarraraPhase.ACTION)
    short = player(acting, 0, types_scored=ready.players[0].types_scored[:3])
    assert "you still need 1 scoring and can announce it this turn at the earliest." in outlook(
        EN, view(short, 0), NAMES
    )
    opened = outlook(EN, view(player(ready, 1, objects=Objects(2)), 0, open_hands=True), NAMES)
    assert "Bruno still needs 4 scorings, 6 objects and 30 in total cost" in opened
    assert "Hidden" not in opened
    few = ready._replace(stack=(), display=ready.display[:1])
    assert outlook(EN, view(few, 0), NAMES).endswith("1 building is left; it also ends the game.")
    assert outlook(EN, view(ready._replace(last_round_by=0), 0), NAMES) == "⏳ Last round."


async def test_each_action_has_a_button(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Except where another leads to the same panel: a message may hold each control only once."""
    found = await worst(tables, "de", begun=True, game="carcassonne")
    (seat,) = found.actors()
    forecast = Forecast((0.2,) * 5, (0.0,) * 5)
    legal = found.game.rules.legal(found.position, seat)[:2]
    made = [Suggestion(Advice(each, forecast, 50, (each,)), None) for each in legal]
    for buttons in (2, 1):
        panel = hint_panel(texts("de", "carcassonne"), found, seat, made)
        check(panel)
        shown = [row.beside for row in panel.rows if isinstance(row, TextRow) and row.text.startswith("**")]
        assert (len(shown), sum(button is not None for button in shown)) == (2, buttons)
        face = replace(FACES["carcassonne"], confirm_id=lambda *_: ControlId("carcassonne_turn", found.id))
        monkeypatch.setitem(FACES, "carcassonne", face)


@pytest_asyncio.fixture
async def near_end(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> Table:
    found = await worst(tables, "en", begun=True)
    monkeypatch.setattr(found, "_position", able_to_announce(4, coins=10))
    return found


async def test_chances_that_tell_nothing_are_not_shown(near_end: Table) -> None:
    """Equal chances are not repeated; where none is left, the likely place and score are shown instead."""

    def told(announcing: float, ending: float) -> list[str]:
        made = [suggestion(Announce(), chance=announcing), suggestion(EndTurn(), chance=ending)]
        return "\n".join(hint_panel(EN, near_end, 0, made).every_text).splitlines()

    different_, equal, lost = told(0.6, 0.3), told(0.07, 0.06), told(0.01, 0.04)
    assert "Chance of winning: about 60%." in different_
    assert "Chance of winning: about 30%." in different_
    assert EN.say("hint-equal") in equal
    assert EN.say("hint-hopeless-place", place=1, seats=4) in lost
    assert not [line for line in (*equal, *lost) if "Chance of winning" in line]


async def test_a_greater_chance_further_down_is_marked_as_rough(near_end: Table) -> None:
    """An action examined far less often than the one above it is shown below it whatever its chance, and says why."""
    made = [suggestion(Announce(), chance=0.3), suggestion(EndTurn(), chance=0.6, simulations=20)]

    told = "\n".join(hint_panel(EN, near_end, 0, made).every_text)
    assert told.index("about 30%.\n") < told.index(f"about 60%. {EN.say('hint-unsure')}\n")


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (((52.0, 90.0, 48.0, 70.0), (50.6, 90.0, 48.0, 70.0)), ("place 3 of 4:", ("52 points, 4 ahead of", 2), 1)),
        (((52.0, 90.0, 60.0, 55.0), (52.0, 90.0, 60.0, 55.0)), ("Your best options:", ("52 points, 3 behind", 3), 0)),
    ],
)
async def test_what_a_lost_game_still_offers(
    points: tuple[tuple[float, ...], ...],
    said: tuple[str, tuple[str, int], int],
    near_end: Table,
) -> None:
    """A hint names the place one can keep, the margin to the nearest rival, and what another option would cost."""
    made = [
        Suggestion(Advice(action, Forecast((0.01,) * len(each), each), 50, (action,)))
        for action, each in zip((Announce(), EndTurn()), points, strict=True)
    ]
    text = "\n".join(hint_panel(EN, near_end, 0, made).every_text)
    head, (margin, rival), less = said
    assert head in text
    assert f"{margin} {escape_names(near_end.names)[rival]}" in text
    assert (f"That’s {less} point" in text) == (less > 0)


async def test_a_won_end_comes_first(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint begins with announcing the end if that wins at once, even if an action has to come before."""
    found, ready = await worst(tables, "en", begun=True), able_to_announce(4, points=60)
    last = player(ready._replace(turn=3), 3, **ready.players[0]._asdict())
    acting = player(last, 3, types_scored=ready.players[0].types_scored[1:])._replace(phase=CarraraPhase.ACTION)
    for position, said in ((last, "**Announce the end**\n"), (acting, ", then announce the end**\n")):
        monkeypatch.setattr(found, "_position", position)
        panel = hint_panel(EN, found, 3, suggest(("carrara", 1), 3, view_with_memory(position, 3), 1, Simulations(30)))
        first = next(row.text for row in panel.rows if isinstance(row, TextRow))
        assert said in first


@pytest.mark.slow
async def test_the_longest_review_fits(tables: Tables, painter: Painter, language: str) -> None:
    """With the longest mistakes beside the turning point, shortened if necessary; a review without any says so."""
    t, found = texts(language, "carrara"), await worst(tables, language, begun=True)
    await play_on(found, Random(5))
    assert found.row.status is Status.OVER
    turns = await found.turns()
    longest = found.game.codec.action_to_json(TakeBlocks(1, Blocks(1, 1, 1, 1, 1, 1)))
    close = found.game.codec.action_to_json(BuyObject(Object.SHIELD)), found.game.codec.action_to_json(Announce())
    chances = tuple((0.25,) * 4 for _ in range(len(turns) + 1))
    movers = tuple(turn.seat for turn in turns)
    mistakes = tuple(
        Mistake(turn, movers[turn - 1], turns[turn - 1].first, longest, (longest, *close), 0.35)
        for turn in range(20, 32)
    )
    review = Review(chances, movers, TurningPoint(20, 0), mistakes)
    panel = await review_panel(t, painter, found, review, turns)
    check(panel)
    assert (len(panel.texts), len(panel.below)) == (1, 5)
    # the turning point says the cost of its mistake too
    assert sum(text.count("35") for text in panel.below) == 8 + 1, "the longest there can be leave room for two each"
    wheel_turned = found.game.codec.action_to_json(TurnWheel())
    fewer = replace(review, mistakes=tuple(replace(each, done=wheel_turned, better=(longest,)) for each in mistakes))
    read = await review_panel(t, painter, found, fewer, turns, 2)
    check(read)
    reason = t.say("better-possible", building="#", city="#", gain="#").split("#")[1]
    assert sum(text.count(reason) for text in read.below) == 8, "two each with their reasons, not three without"
    addressed = [t.say("review-mistakes", name=escape(found.names[2]), whose="own") in text for text in read.below[1:]]
    assert addressed == [True] + [False] * 3, "reasons address the one who moved"
    bare = await review_panel(t, painter, found, Review(chances, movers, None, ()), turns)
    check(bare)
    assert t.say("review-steady") in bare.below
