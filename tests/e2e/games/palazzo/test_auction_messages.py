"""What an auction sends: one call to whoever is asked, and no new board for a bid."""

from __future__ import annotations

import discord

from bot.games.palazzo import Auction, Phase
from bot.model.person import Notices, Person
from tests.bot.kit import place
from tests.e2e.world import PEOPLE, World, alts, direct, files, open_panel, parts, pings, said, shown
from tests.games.palazzo.positions import table
from tests.positions import position_of


async def test_an_auction_calls_each_person_once_and_draws_no_board_for_bids(world: World) -> None:
    """The message of a bid calls the next one alone and says for whom the table waits, in words."""
    there = await world.start(*PEOPLE[:3], game="palazzo")
    await place(
        there, table("f3", "f4 f3", "f5 f3", built=("m12",), quarries="b11, s31, m11, b12", phase=Phase.REVEALED)
    )
    people = [world.by_seat(there, seat) for seat in range(3)]
    begun = len(world.public())
    steps: list[tuple[int, str, dict[str, str], int, int]] = [
        (0, "auction", {}, 1, 2),
        (1, "bid", {"amount": "4"}, 2, 0),
        (2, "bid", {"amount": "5"}, 0, 0),
        (0, "pass", {}, 1, 0),
        (1, "pass", {}, 2, 2),
    ]
    for number, (seat, command, options, asked, pictures) in enumerate(steps, 1):
        await people[seat].slash(world.channel, f"palazzo {command}", **options)
        assert len(world.public()) == begun + number
        newest = world.public()[-1]
        assert pings(newest) == [people[asked].id]
        assert len(files(newest)) == pictures
        assert f"<@{people[asked].id}>" in said(newest)
        if position_of(there).phase is Phase.BIDDING:
            role = "it’s your turn" if asked == 0 else "you’re asked"
            assert f"{role} in **Palazzo**" in said(newest)
            assert "or more** for sandstone 3 (1 window), or pass. " in said(newest)
            bids = [laid.value for laid in position_of(there).bids]
            assert f"{there.names[bids.index(max(bids))]} leads with {max(bids)}." in said(newest)
            rows = [[*row.children] for row in parts(newest) if isinstance(row, discord.ui.ActionRow)]
            assert [getattr(each, "label", "") for each in rows[-1]] == ["Pass"], "not beside the button to bid"
            following = ", ".join(there.names[seat] for seat in there.game.rules.following(there.position))
            assert f"Then: {following}." in said(newest)


async def test_a_direct_call_to_bid(world: World) -> None:
    """It says what is auctioned and who leads, in the reader's language, and that they are asked, not to move."""
    there = await world.start("Anna", "Carla", game="palazzo")
    carla = there.names.index("Carla")
    await world.client.services.store.people.save(
        Person(world.people["Carla"].id, notices=Notices.DIRECT, language="de")
    )
    hands = ["f3 f4", "f3 f4"]
    await place(there, table(*hands, turn=1 - carla, asked=1 - carla, quarries="b11, s31", phase=Phase.REVEALED))
    await there.act(1 - carla, there.revision, Auction())
    await world.client.services.outbox.idle()
    told = direct(world.people["Carla"])[-1]
    assert "Du bist gefragt in **Palazzo**" in said(told)
    assert "**mindestens 4** bieten für Sandstein 3 (1 Fenster) oder passen. Anna führt mit 3." in said(told)


async def test_what_is_revealed_is_told_where_one_decides(world: World) -> None:
    """The private panel and the public message say which tiles came where; the picture shows them, too."""
    there = await world.start(*PEOPLE[:2], game="palazzo")
    await place(there, table("f7 f3", built=("s12",), quarries="b11, s31, m11, b12", stack="b33 m12"))
    mover, public = world.by_seat(there, 0), world.public()[-1]
    panel = await open_panel(mover, public, "palazzo_turn")

    panel = shown(await mover.click(panel, label="Reveal two tiles"))

    (public,) = [message for message in world.public() if message.id == public.id]
    for told in (panel, public):
        assert "Revealed: brick 3 (3 windows) for the warehouse, marble 1 (2 windows) for quarry 3." in said(told)
    market, _ = alts(public)
    assert "Warehouse, 9 each: brick 3 (3 windows)." in market
    assert "take money" not in said(public) + market
