"""The private panels step by step: they offer legal choices, and show what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.carrara.components import CITIES, OBJECTS, TYPES, Blocks, BuildingType, City
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from tests.e2e.games.carrara.stage import FULL_WHEEL, public
from tests.e2e.reading import EN, blue, chosen, labels
from tests.e2e.stage import Step, follow, nothing_changes
from tests.e2e.world import World, choices, has, said, shown, tap
from tests.games.carrara.positions import able_to_announce, board, buildings, player, table
from tests.positions import position_of

GAME = "carrara"

BUYING: tuple[Step, ...] = (("carrara_buy", None), ("carrara_wheel", None))


def ready(**changes: Any) -> CarraraPosition:
    return table(**{"wheel": FULL_WHEEL, "display": buildings("palazzo3 porta5 castello2"), **changes})


async def test_blocks_are_bought_by_clicks(world: World) -> None:
    """One turns the wheel and chooses segment and blocks: only affordable blocks can be bought, and are paid for."""
    found = await world.begin(ready(coins=7))
    mover = world.by_seat(found, 0)
    async with nothing_changes(world, found):
        (before,) = await follow(mover, public(world), BUYING[:1])
    assert "**II**: 1 white (5), 1 yellow (4), 1 red (3), 1 green (2), 1 blue (1), 1 black (free)" in said(before)
    (segments,) = await follow(mover, before, BUYING[1:])
    assert position_of(found).phase is CarraraPhase.BUYING
    second = "II: 1 white, 1 yellow, 1 red, 1 green, 1 blue, 1 black"
    every = ["I: 1 blue", second, "III: 1 white", "IV: 1 yellow", "V: 1 red", "VI: 1 green"]
    assert labels(segments) == [*every, "Hint", "What if?"], "there is no way back"
    async with nothing_changes(world, found):
        (blocks,) = await follow(mover, segments, (("carrara_segment", ["2"]),))
        colours = ["White (5)", "Yellow (4)", "Red (3)", "Green (2)", "Blue (1)", "Black (free)"]
        assert labels(blocks) == [*every, *colours, "Maximum: 4 (6 coins)", "Hint", "What if?"], "nothing is chosen yet"
        most = shown(await mover.click(blocks, label="Maximum: 4 (6 coins)"))
        assert EN.say("panel-sum", blocks="1 red, 1 green, 1 blue, 1 black", price=6, left=1) in said(most)
        (blocks,) = await follow(mover, most, (("carrara_segment", ["2"]),))
        _, dear = await follow(mover, blocks, (("carrara_blocks", ["2.100000"]), ("carrara_blocks", ["2.110000"])))
        assert EN.say("panel-too-expensive", blocks="1 white, 1 yellow", price=9) in said(dear)
        assert not has(dear, "carrara_take")
        *_, good = await follow(
            mover,
            dear,
            (("carrara_blocks", ["2.100000"]), ("carrara_blocks", ["2.100010"]), ("carrara_blocks", ["2.100011"])),
        )
        assert EN.say("panel-sum", blocks="1 white, 1 blue, 1 black", price=6, left=1) in said(good)
        assert blue(good) == [second, "White (5)", "Blue (1)", "Black (free)"]
        assert "Buy 3 blocks for 6 coins" in labels(good)
    await mover.click(good, label="Buy 3 blocks for 6 coins")
    own = position_of(found).players[0]
    assert (own.coins, own.blocks) == (1, Blocks(white=1, blue=1, black=2)), "one black block from the setup"
    assert found.actors() == (1,), "with 1 coin nothing is left to do"


async def test_a_building_is_built_by_clicks(world: World) -> None:
    """The least valuable blocks that fit are proposed; others can be chosen, and are paid."""
    position = ready(coins=0, blocks=Blocks(white=1, red=2, green=1, black=1), stack=())
    found = await world.begin(position)
    mover = world.by_seat(found, 0)
    async with nothing_changes(world, found):
        (which,) = await follow(mover, public(world), (("carrara_build", None),))
        assert labels(which) == ["Palazzo 3", "Porta 5", "Castello 2", "Back"], "a few are on buttons"
        (where,) = await follow(mover, which, (("carrara_building", ["palazzo3"]),))
        assert {"Lucca: 6 points", "Viareggio: 6 coins", "Massa: 3 points", "Lerici: 3 coins"} <= {*labels(where)}
        (proposed,) = await follow(mover, where, (("carrara_city", ["viareggio"]),))
        assert chosen(proposed, "carrara_pay") == ["red.0", "red.1", "green.0"]
        assert "black.0" not in [option.value for option in choices(proposed, "carrara_pay")], (
            "Viareggio does not take it"
        )
        (other,) = await follow(mover, proposed, (("carrara_pay", ["white.0", "red.0", "green.0"]),))
        gain = "6 coins and 1 crown"
        facts = {"building": "Palazzo 3", "city": "Viareggio", "type": "Palazzo", "gain": gain}
        assert EN.say("panel-construct", counted="both", **facts) in said(other)
    await mover.click(other, label="Build Palazzo 3 in Viareggio")
    own = position_of(found).players[0]
    assert own.blocks == Blocks(red=1, black=1)
    assert own.buildings == board("palazzo3 viareggio")


@pytest.mark.parametrize(
    ("types", "cities", "said_of_it"),
    [
        ((BuildingType.PALAZZO,), (), "when you score Lerici; Palazzo is already scored."),
        ((), (CITIES[-1],), "when you score Palazzo; Lerici is already scored."),
        ((BuildingType.PALAZZO,), (CITIES[-1],), "Palazzo and Lerici are already scored."),
    ],
)
async def test_a_building_is_not_said_to_count_where_all_is_scored(
    world: World, types: tuple[BuildingType, ...], cities: tuple[City, ...], said_of_it: str
) -> None:
    """The panel names the scorings that are left, whoever scored the city."""
    position = ready(coins=0, blocks=Blocks(black=3), types_scored=types, stack=())
    found = await world.begin(player(position, 1, cities_scored=cities))
    mover = world.by_seat(found, 0)
    panel = (await follow(mover, public(world), (("carrara_build", None), ("carrara_building", ["palazzo3"]))))[-1]
    assert said_of_it in said(panel)
    assert "each scoring" not in said(panel)


async def test_a_scoring_is_chosen_by_clicks(world: World) -> None:
    """Every type and city is listed with what it brings or why it cannot be scored; confirming does what was shown."""
    position = ready(
        coins=0,
        buildings=board("villa3 pisa, villa1 massa, porta2 massa, porta5 massa, palazzo4 livorno, castello1 pisa"),
        types_scored=(TYPES[0],),
    )
    position = player(position, 1, cities_scored=(CITIES[1],))._replace(supply=position.supply._replace(gate=1))
    found = await world.begin(position)
    mover, other = world.seated(found)
    async with nothing_changes(world, found):
        (panel,) = await follow(mover, public(world), (("carrara_score", None),))
        for line in (
            "✅ **Porta (type)**: 7 points and 1 gate",
            "✅ **Villa (type)**: 9 coins, 1 point and 2 coats of arms",
            "▫️ Not now: Palazzo (already scored); Biblioteca, Cattedrale (not built yet); Livorno (1 of 2 buildings); "
            f"Pisa (already scored by {other.name}); Lucca (0 of 2 buildings); Viareggio, Lerici (0 of 3 buildings).",
            "**Score** (5 scoring markers left). Each type scores once per player, each city only once.",
        ):
            assert line in said(panel)
        assert labels(panel) == ["Porta (type)", "Castello (type)", "Villa (type)", "Massa (city)", "Back"]
        (sum_,) = await follow(mover, panel, (("carrara_scoring", ["massa"]),))
        assert "8 points, 1 gate and 1 coat of arms" in said(sum_)
    await tap(mover, sum_, "carrara_count")
    assert position_of(found).players[0].cities_scored == (CITIES[4],)


async def test_what_is_offered_after_the_action(world: World) -> None:
    """Exactly the legal choices: an object, taking back, ending the turn."""
    position = ready(coins=12, buildings=board("porta1 massa"), on_sale=OBJECTS[:2])
    found = await world.begin(position)
    mover = world.by_seat(found, 0)
    ask, panel = await follow(mover, public(world), (("carrara_score", None), ("carrara_count", None)))
    assert labels(ask) == ["Score and end turn", "Score, then an object…", "Back"]
    assert found.actors() == (0,)
    (asked,) = await follow(mover, panel, (("carrara_object", ["book"]),))
    assert labels(asked) == ["Buy: book for 10 coins", "End turn", "Take back", "Hint", "What if?"]
    (over,) = await follow(mover, asked, (("carrara_buy_object", None),))
    assert EN.say("panel-turn-over") in said(over)
    own = position_of(found).players[0]
    assert (own.coins, own.objects.book) == (2, 1)
    assert found.actors() == (1,), "with nothing left to choose the turn ends by itself"


async def test_one_click_confirms_and_ends_the_turn(world: World) -> None:
    """Both are taken back together as long as the next seat has not acted."""
    found = await world.begin(ready(coins=20))
    mover = world.by_seat(found, 0)
    steps: tuple[Step, ...] = (*BUYING, ("carrara_segment", ["6"]))
    *_, asked = await follow(mover, public(world), steps)
    assert labels(asked)[-4:-2] == ["Take 1 block for free and end turn", "Take 1 block for free, then an object…"]
    before = found.position
    over = shown(await mover.click(asked, label="Take 1 block for free and end turn"))
    assert EN.say("panel-turn-over") in said(over)
    assert found.actors() == (1,)
    moves = await found.store.log.moves(found.id)
    assert [move.action["action"] for move in moves[1:]] == ["turn_wheel", "take_blocks", "end_turn"]
    await tap(mover, over, "undo")
    assert found.position == before
    assert EN.say("taken-back", name=mover.name) in said(public(world))


async def test_the_end_is_announced(world: World) -> None:
    """By a player who meets the conditions; the others act once more or pass; then the game is over."""
    position = able_to_announce(2, coins=0)._replace(wheel=FULL_WHEEL)
    found = await world.begin(position)
    mover, other = world.seated(found)
    panel = await world.ask(mover, "carrara object")
    assert labels(panel) == ["Announce the end", "End turn", "Hint", "What if?"]
    await mover.click(panel, label="Announce the end")
    assert position_of(found).players[0].points == 5
    message = public(world)
    assert EN.say("event-end-announced", name=mover.name, count=5) in said(message)
    assert labels(message) == ["Buy", "Build", "Score", "My hand", "More", "Pass"]
    (turn,) = await follow(other, message, (("carrara_turn", None),))
    done = shown(await other.click(turn, label="Pass"))
    assert EN.say("panel-game-over") in said(done)
    assert found.outcome() is not None
