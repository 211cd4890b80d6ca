"""How a real client reacts to Discord's errors, lost responses and disconnections."""

import asyncio

import aiohttp
import discord as library
import pytest

from tests.standin.conftest import Scene


async def _post(scene: Scene, text: str = "hello", nonce: str = "n1") -> library.Message:
    return await scene.bot.get_partial_messageable(scene.channel.id).send(text, nonce=nonce)


async def test_nonce_gives_back_the_first_message(scene: Scene) -> None:
    """Two posts with the same nonce create one message, as long as Discord remembers the nonce."""
    first, second = await _post(scene), await _post(scene, "again")
    assert first.id == second.id
    assert [message.text for message in scene.channel.messages] == ["hello"]
    assert scene.channel.last.nonce == "n1"
    scene.discord.advance(301)
    assert (await _post(scene, "later")).id != first.id


@pytest.mark.parametrize("everywhere", [False, True])
async def test_rate_limit_is_waited_for(scene: Scene, everywhere: bool) -> None:
    """A request refused with 429 is repeated after the given time."""
    fault = scene.discord.inject("POST", "/channels/*/messages", status=429, retry_after=0.05, everywhere=everywhere)
    await _post(scene)
    assert fault.hits == 1
    assert [request.status for request in scene.discord.requests[-2:]] == [429, 200]


async def test_server_error_after_the_effect_leaves_one_message(scene: Scene) -> None:
    """A 500 response after the message was created leaves one message, as the nonce catches the client's retry."""
    scene.discord.inject("POST", "/channels/*/messages", status=500, before_effect=False)
    await _post(scene)
    assert len(scene.channel.messages) == 1


async def test_answer_can_be_lost(scene: Scene) -> None:
    """The connection can be cut after the message is created, or before."""
    scene.discord.inject("POST", "/channels/*/messages", drop=True, before_effect=False)
    with pytest.raises(aiohttp.ClientError):
        await _post(scene)
    assert len(scene.channel.messages) == 1
    scene.discord.inject("POST", "/channels/*/messages", drop=True)
    with pytest.raises(aiohttp.ClientError):
        await _post(scene, nonce="n2")
    assert len(scene.channel.messages) == 1
    assert [request.status for request in scene.discord.refusals] == [0, 0]


async def test_hook_is_called_at_the_moment_of_the_request(scene: Scene) -> None:
    """A hook can hold a request until the test releases it."""
    gate = asyncio.Event()
    fault = scene.discord.inject("POST", "/channels/*/messages", call=gate.wait)
    posting = asyncio.create_task(_post(scene))
    await scene.discord.until(lambda: fault.hits)
    assert not scene.channel.messages
    gate.set()
    await posting
    assert len(scene.channel.messages) == 1


@pytest.mark.parametrize("manner", ["close", "reconnect", "abort"])
async def test_gateway_is_resumed_and_what_was_missed_is_replayed(scene: Scene, manner: str) -> None:
    """After the gateway drops in any manner, the client resumes and receives the interaction it missed."""
    gateway = scene.discord.gateway
    if manner == "close":
        await scene.discord.drop_gateway(manner="close")
    elif manner == "reconnect":
        await scene.discord.drop_gateway(manner="reconnect")
    else:
        await scene.discord.drop_gateway(manner="abort")
    answer = await scene.anna.slash(scene.channel, "table new", game="carrara")
    assert answer.message is not None
    assert (gateway.identified, gateway.resumed) == (1, 1)


async def test_gateway_session_can_be_lost(scene: Scene) -> None:
    """A client whose session is gone identifies again."""
    await scene.discord.drop_gateway(resumable=False)
    await scene.discord.wait_ready(after=1)
    await scene.anna.slash(scene.channel, "table new", game="carrara")
    assert scene.discord.gateway.resumed == 0


async def test_permissions_are_withdrawn_and_given_back(scene: Scene) -> None:
    """Missing permissions are answered with 50013 or 50001, until they are granted again."""
    scene.channel.deny("send_messages")
    with pytest.raises(library.Forbidden) as refusal:
        await _post(scene)
    assert refusal.value.code == 50013
    scene.channel.deny("view_channel")
    with pytest.raises(library.Forbidden) as refusal:
        await _post(scene)
    assert refusal.value.code == 50001
    scene.channel.allow("send_messages", "view_channel")
    await _post(scene)


async def test_direct_messages_can_be_closed(scene: Scene) -> None:
    """A direct message to someone who takes none, or has left, is answered with 50007."""
    user = await scene.bot.fetch_user(scene.anna.id)
    await user.send("a hand")
    assert scene.anna.direct.last.text == "a hand"
    scene.anna.accepts_messages = False
    with pytest.raises(library.Forbidden) as refusal:
        await user.send("another")
    assert refusal.value.code == 50007
    scene.guild.remove(scene.ben)
    with pytest.raises(library.Forbidden):
        await (await scene.bot.fetch_user(scene.ben.id)).send("gone")


async def test_places_vanish(scene: Scene) -> None:
    """Requests for a deleted message or channel, or a server the bot has left, are refused."""
    message = await _post(scene)
    scene.discord.world.delete(scene.channel.last)
    with pytest.raises(library.NotFound) as missing:
        await message.edit(content="changed")
    assert missing.value.code == 10008
    scene.channel.delete()
    with pytest.raises(library.NotFound) as missing:
        await _post(scene)
    assert missing.value.code == 10003
    scene.guild.expel_bot()
    with pytest.raises(library.Forbidden):
        await scene.bot.fetch_guild(scene.guild.id)


async def test_late_answer_and_lapsed_token(scene: Scene) -> None:
    """A first response is refused after three seconds, and an edit after fifteen minutes."""

    async def dawdle() -> None:
        scene.discord.advance(4)

    scene.discord.inject("POST", "/interactions/*/*/callback", call=dawdle)
    await scene.anna.slash(scene.channel, "table new", game="carrara", within=None)
    await scene.discord.until(lambda: scene.discord.refusals)
    assert "10062" in (scene.discord.refusals[0].error or "")

    async def lapse() -> None:
        scene.discord.advance(901)

    scene.discord.inject("PATCH", "/webhooks/*/*/messages/*", call=lapse)
    await scene.anna.slash(scene.channel, "table slow")
    await scene.discord.until(lambda: len(scene.discord.refusals) == 2)
    assert "50027" in (scene.discord.refusals[1].error or "")


async def test_second_answer_is_refused(scene: Scene) -> None:
    """If the first response took effect but failed, the client's retry is refused as a second one."""
    scene.discord.inject("POST", "/interactions/*/*/callback", status=500, before_effect=False)
    answer = await scene.anna.slash(scene.channel, "table new", game="carrara")
    assert answer.message is not None
    await scene.discord.until(lambda: len(scene.discord.refusals) == 2)
    assert "40060" in (scene.discord.refusals[1].error or "")


async def test_token_can_be_revoked(scene: Scene) -> None:
    """A revoked token is refused by the gateway and the API."""
    old = scene.discord.token
    await scene.discord.revoke_token()
    await scene.discord.until(lambda: not scene.discord.gateway.live)
    async with library.Client(intents=library.Intents.none()) as client:
        with pytest.raises(library.LoginFailure):
            await client.login(old)
