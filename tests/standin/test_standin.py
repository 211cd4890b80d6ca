"""The stand-in against a real discord.py client, over real HTTP and a real websocket."""

import discord as library
import pytest

from tests.standin.conftest import Scene
from tests.standin.sample import picture
from tests.standin.state.options import NotPossible


async def test_slash_command_is_answered_with_a_panel(scene: Scene) -> None:
    """Options arrive with their types, and the panel that responds is shown."""
    answer = await scene.anna.slash(scene.channel, "table new", game="carrara", seats=3)
    assert answer.type == 4
    assert not answer.ephemeral
    assert answer.message is scene.channel.last
    assert answer.message.text == "carrara for 3 in Games, de, Anna"
    assert answer.message.custom_ids == ["count:1", "choose"]
    assert scene.discord.refusals == []


async def test_slash_command_in_a_direct_conversation(scene: Scene) -> None:
    """A command and its button work in direct messages."""
    answer = await scene.ben.slash(scene.ben.direct, "table new", game="palazzo")
    assert answer.message is not None
    assert answer.message.text == "palazzo for 2 in DM, en-US, Ben"
    clicked = await scene.ben.click(answer.message, "count:1")
    assert clicked.message is answer.message


async def test_window_refuses_what_discords_window_refuses(scene: Scene) -> None:
    """A command that Discord's client would not send never reaches the bot."""
    with pytest.raises(NotPossible, match="2 to 4"):
        await scene.anna.slash(scene.channel, "table new", game="carrara", seats=7)
    with pytest.raises(NotPossible, match="needs"):
        await scene.anna.slash(scene.channel, "table new")
    with pytest.raises(NotPossible, match="no 'nothing'"):
        await scene.anna.slash(scene.channel, "table nothing")


async def test_autocomplete_offers_what_fits(scene: Scene) -> None:
    """The choices are those that the bot suggests."""
    choices = await scene.anna.autocomplete(scene.channel, "table new", "game", "car")
    assert [choice["value"] for choice in choices] == ["carrara", "carcassonne"]


async def test_dynamic_button_edits_its_message(scene: Scene) -> None:
    """A button edits its own message."""
    message = (await scene.anna.slash(scene.channel, "table new", game="carrara")).message
    assert message is not None
    for value in (1, 2):
        assert (await scene.anna.click(message, f"Count {value}")).type == 7
    assert message.custom_ids == ["count:3", "choose"]
    await scene.bot.changes.until(lambda: f"update {message.id}" in scene.bot.seen, 1)
    with pytest.raises(LookupError):
        await scene.ben.click(message, "count:1")


async def test_old_button_can_be_pressed_by_force(scene: Scene) -> None:
    """A button that no longer exists can be pressed, and remains unanswered."""
    message = (await scene.anna.slash(scene.channel, "table new", game="carrara")).message
    assert message is not None
    stale = await scene.ben.click(message, "count:9", force=True, within=None)
    # discord.py looks up the control in the message, and ignores the click if it is missing
    with pytest.raises(TimeoutError):
        await stale.answered(0.1)


async def test_select_defers_and_then_answers_privately(scene: Scene) -> None:
    """The first followup fills the loading message."""
    message = (await scene.anna.slash(scene.channel, "table new", game="carrara")).message
    assert message is not None
    answer = await scene.ben.select(message, "choose", ["white"])
    assert answer.deferred
    assert (await answer.shown()).text == "['white']"
    assert answer.ephemeral
    assert scene.ben.private == [answer.message]
    assert scene.channel.messages == [message]


async def test_ephemeral_answer_carries_a_picture(scene: Scene) -> None:
    """An upload's bytes are stored, and its address appears in the gallery."""
    message = (await scene.anna.slash(scene.channel, "table hand")).message
    assert message is not None
    assert message.viewer is scene.anna
    (attachment,) = message.attachments
    assert attachment.data == picture()
    assert attachment.payload()["width"] == 3
    assert message.alt_texts == ["three by two"]
    assert message.components[0]["items"][0]["media"]["url"] == attachment.url
    assert await scene.bot.http.get_from_cdn(attachment.url) == picture()


async def test_deferred_answer_is_edited_and_followed(scene: Scene) -> None:
    """A deferred response can be edited, then followed up."""
    answer = await scene.anna.slash(scene.channel, "table slow")
    assert answer.type == 5
    followup = await answer.followed()
    assert (await answer.shown()).alt_texts == ["three by two"]
    assert not answer.ephemeral
    assert followup.viewer is scene.anna
    assert answer.text.endswith("and this")


async def test_modal_is_filled_in(scene: Scene) -> None:
    """A modal is shown and its submission answered."""
    shown = await scene.anna.slash(scene.channel, "table ask")
    assert shown.type == 9
    assert (await scene.anna.submit(shown, {"answer": "forty-two"})).text == "forty-two"


async def test_names_in_a_text_ping_only_where_allowed(scene: Scene) -> None:
    """Only users among the allowed mentions are pinged."""
    place = scene.bot.get_partial_messageable(scene.channel.id)
    allowed = library.AllowedMentions(users=[library.Object(scene.ben.id)])
    await place.send(f"{scene.anna.mention} {scene.ben.mention}", allowed_mentions=allowed)
    assert scene.channel.last.pinged == [scene.ben]
