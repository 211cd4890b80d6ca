"""Why another action would have been better: true to the game, in few sentences, for any action."""

from __future__ import annotations

from typing import Any

from bot.games.carrara.actions import (
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TurnWheel,
)
from bot.games.carrara.components import Blocks, BuildingType, City, Object, Objects
from bot.games.carrara.events import BuildingBuilt, CityScored
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from bot.games.carrara.view import view
from bot.games.contract import Turn
from bot.texts import Texts, texts
from bot.texts.games import game_texts
from tests.games.carrara.positions import able_to_announce, board, building, player, table, wheel

EN = texts("en", "carrara")
NAMES = ("Anna", "Bruno", "Carla", "Dario")
VILLA = Build(building("villa3"), City.LUCCA, Blocks(red=3))
BUILT = BuildingBuilt(1, building("villa3"), City.MASSA, Blocks(blue=3), None)
SCORED = CityScored(1, City.LUCCA, 0, 10, Objects())


def turn(number: int, event: Any) -> Turn:
    return Turn(number, event.seat, 1, 1, 1, (event,), over=True)


def said(position: CarraraPosition, done: Any, *better: Any, later: tuple[Turn, ...] = (), t: Texts = EN) -> str:
    return game_texts(t, "carrara").in_hindsight(
        view(position, position.turn), done, better, [(turn, NAMES[turn.seat]) for turn in later], NAMES
    )


def test_better_to_build() -> None:
    """A building's value, what it would have enabled, and who soon built it instead."""
    position = table(3, blocks=Blocks(red=3))
    twice = "Worth 6 points when scoring Villa and again when scoring Lucca."
    assert said(position, TurnWheel(), VILLA) == twice
    assert said(position, TurnWheel(), VILLA, later=(turn(5, BUILT),)) == f"{twice} Bruno built it in turn 5."
    ripe = player(position, 0, buildings=board("porta2 lucca"))
    assert said(ripe, TurnWheel(), VILLA).endswith(
        "Then Lucca could have been scored for 10 points, 1 gate and 1 coat of arms."
    )
    dear = Build(building("porta5"), City.PISA, Blocks(yellow=5))
    assert said(position, dear, VILLA) == f"{twice} It would have saved 2 blocks."


def test_better_to_score() -> None:
    """What a scoring would have brought, and who did it later and when."""
    position = table(2, buildings=board("villa3 lucca, porta2 lucca"))
    brings = "It would have earned 10 points, 1 gate and 1 coat of arms."
    assert said(position, TurnWheel(), ScoreCity(City.LUCCA)) == brings
    lost = said(position, TurnWheel(), ScoreCity(City.LUCCA), later=(turn(9, SCORED),))
    assert lost == f"{brings} Bruno scored Lucca in turn 9."
    ready = able_to_announce(2)._replace(phase=CarraraPhase.ACTION)
    before = player(ready, 0, types_scored=ready.players[0].types_scored[:3], objects=Objects(2, 2, 2, 1, 0, 0))
    assert "Then the end could have been announced." in said(before, TurnWheel(), ScoreType(BuildingType.CATTEDRALE))


def test_better_blocks() -> None:
    """What other blocks would have enabled or saved, and what the next player would have lacked."""
    position = table(
        phase=CarraraPhase.BUYING,
        coins=20,
        blocks=Blocks(),
        wheel=wheel(s1=Blocks(white=2, green=1), s2=Blocks(black=2)),
        display=(building("villa2"), building("porta5")),
    )
    white, black = TakeBlocks(1, Blocks(white=2)), TakeBlocks(2, Blocks(black=2))
    assert said(position, black, white) == (
        "Then Villa 2 could have been built in Livorno: 6 points at each scoring. "
        "That would have left no white for Bruno."
    )
    assert said(position, white, black) == "It would have saved 12 coins."
    green = TakeBlocks(1, Blocks(green=1))
    assert said(position, black, green) == "Left there, it would have become 1 coin cheaper for Bruno."


def test_better_to_wait() -> None:
    """The weakness of the action comes before the limits of the hand."""
    position = table(3, blocks=Blocks(blue=2), display=(building("villa2"), building("porta5"), building("porta4")))
    cheap = Build(building("villa2"), City.MASSA, Blocks(blue=2))
    assert said(position, cheap, TurnWheel()) == (
        "Villa 2 in Massa earns 2 points at each scoring; with better blocks it would earn 6 points in Livorno. "
        "2 blocks could only pay for 1 of 3 available buildings."
    )
    never = player(player(position, 0, types_scored=(BuildingType.VILLA,)), 1, cities_scored=(City.MASSA,))
    assert said(never, cheap, TurnWheel()).startswith("It was never scored and earned only 2 points")
    early = player(position, 0, buildings=board("porta2 lucca"))
    assert said(early, ScoreType(BuildingType.PORTA), TurnWheel()).startswith(
        "It scored only 1 building for 4 points and 1 gate, and you only get to do it once."
    )


def test_better_to_end_or_not() -> None:
    """The lead or deficit on the table, and what coins could have paid for."""
    position = able_to_announce(3, coins=12, points=7)
    lead = "It would have earned 5 points and started the last round while 32 points ahead."
    assert said(position, EndTurn(), Announce(), EndTurn()) == lead
    behind = player(position, 1, points=60)
    assert said(behind, Announce(), EndTurn()) == "It came while 28 points behind."
    assert said(position, BuyObject(Object.CUP), EndTurn()) == "The 10 coins could still have bought blocks."
    assert said(position, EndTurn(), BuyObject(Object.CUP)).startswith("Worth 3 points at the end")
    assert said(position._replace(phase=CarraraPhase.ACTION), TurnWheel(), Decline()) == "", (
        "without a clear reason nothing is said"
    )
