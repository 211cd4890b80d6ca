"""Variants of games: chosen in the invitation, and each with a leaderboard of its own."""

from __future__ import annotations

from bot.games import GAMES
from bot.model.rows import Status
from bot.model.variants import variant_of
from bot.texts import texts
from bot.texts.games import game_name
from tests.e2e.reading import labels
from tests.e2e.world import World, control, open_more, open_panel, refusal, said, tap


async def test_every_variant_has_its_leaderboard(world: World) -> None:
    """The end of a game leads to it; it links to that of the other variant, and the command shows either."""
    world.game = "carrara"
    anna, t = world.anna, texts("en", "carrara")
    ways = {"base": "Without the expansion", "expansion": "With the expansion"}
    for variant in ways:
        await world.start(variant=variant, rated=True)
        assert ("🃏" in said(await world.ask(anna, "table show"))) == (variant == "expansion")
        asked = await world.ask(anna, "table concede")
        await tap(anna, asked, "concede")
        await world.services.results_writer.idle()
        if variant == "base":
            assert labels(await world.ask(anna, "leaderboard")) == []
    shows = await open_more(anna, world.newest("rematch"), "leaderboard")
    for variant, other in (("expansion", "base"), ("base", "expansion")):
        assert said(shows).startswith(f"## Leaderboard: {t.say('name')} · {ways[variant]}\n")
        assert "1 game, 1 won" in said(shows)
        assert said(await world.ask(anna, "leaderboard", variant=variant)) == said(shows)
        assert labels(shows) == [ways[other]]
        shows = await open_panel(anna, shows, label=ways[other])


async def test_the_host_can_change_the_game_until_it_begins(world: World) -> None:
    """And the variant, by the invitation's select; `/table new` without a game says which it has taken."""
    anna, bruno, t = world.anna, world.bruno, texts("en")
    assert t.say("new-unnamed") in said(await world.ask(anna, "table new", seats=4))
    table = await world.table()
    await bruno.slash(world.channel, "table join")
    await anna.slash(world.channel, "table computer", action="add", level="novice")
    for game, variant in (("carcassonne", "gold_mines"), ("carrara", "expansion")):
        for chosen in (f"{game}/base", f"{game}/{variant}"):
            message = world.public()[0]
            not_his = await bruno.select(message, [chosen], custom_id=control(message, "variant"))
            assert refusal(not_his) == t.say("refused-host-only", host=anna.mention)
            message = world.public()[0]
            await anna.select(message, [chosen], custom_id=control(message, "variant"))
            assert game_name(t, game) in said(world.public()[0])
            assert variant_of(GAMES[game], table.row.options) == chosen
    await anna.slash(world.channel, "table start")
    assert (table.row.status, table.row.game) == (Status.RUNNING, "carrara")
