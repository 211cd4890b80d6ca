"""Routes with which the bot responds to interactions."""

from typing import Any

from tests.standin.rest.router import Call, route
from tests.standin.state import composing
from tests.standin.state.attachments import Upload
from tests.standin.state.commands import check_choices
from tests.standin.state.errors import already_answered, invalid, lapsed_token, unknown
from tests.standin.state.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER_MESSAGE,
    DEFER_UPDATE,
    MESSAGE,
    MODAL,
    MODAL_SUBMIT,
    UPDATE,
    Interaction,
)
from tests.standin.state.messages import EPHEMERAL, LOADING, Message
from tests.standin.state.modals import check_modal
from tests.standin.state.world import World

JSON = dict[str, Any]

_WEBHOOK = "/webhooks/{application}/{token}"


@route("POST", "/interactions/{interaction}/{token}/callback", needs_token=False)
def answer(world: World, call: Call) -> JSON | None:
    """Accept the first response to an interaction."""
    act = world.interactions.get(call.names["token"])
    age = 0.0 if act is None else world.clock.now() - act.born
    if act is None or act.id != call.number("interaction") or act.lapsed:
        raise unknown("Interaction")
    if act.type is not None:
        raise already_answered()
    if age > world.answer_seconds:
        raise unknown("Interaction")
    kind = _kind(act, call.form.get("type"))
    _take(world, act, kind, call.form.get("data") or {}, call.files)
    act.type, act.seconds = kind, age
    act.changes.touch()
    return _written(act) if call.query.get("with_response") in ("1", "true") else None


@route("POST", _WEBHOOK, needs_token=False)
def follow(world: World, call: Call) -> JSON:
    """Send a followup; the first after deferring fills the loading message."""
    act = _act(world, call)
    if act.type == DEFER_MESSAGE and act.message is not None and act.message.loading and not act.message.deleted:
        composing.edit(world, act.message, call.form, call.files)
        act.changes.touch()
        return act.message.payload()
    private = bool((call.form.get("flags") or 0) & EPHEMERAL)
    message = _post(world, act, call.form, call.files, private=private)
    act.followups.append(message)
    act.changes.touch()
    return message.payload()


@route("GET", _WEBHOOK + "/messages/{message}", needs_token=False)
def fetch(world: World, call: Call) -> JSON:
    """Return a response message."""
    return _message(_act(world, call), call).payload()


@route("PATCH", _WEBHOOK + "/messages/{message}", needs_token=False)
def edit(world: World, call: Call) -> JSON:
    """Edit a response message."""
    act = _act(world, call)
    message = _message(act, call)
    composing.edit(world, message, call.form, call.files)
    act.changes.touch()
    return message.payload()


@route("DELETE", _WEBHOOK + "/messages/{message}", needs_token=False)
def delete(world: World, call: Call) -> None:
    """Delete a response message."""
    act = _act(world, call)
    world.delete(_message(act, call))
    act.changes.touch()


def _act(world: World, call: Call) -> Interaction:
    act = world.interactions.get(call.names["token"])
    if act is None or call.number("application") != world.application:
        raise unknown("Webhook")
    if act.lapsed or world.clock.now() - act.born > world.token_seconds:
        raise lapsed_token()
    if act.type is None:
        raise unknown("Webhook")
    return act


def _message(act: Interaction, call: Call) -> Message:
    own = [message for message in [act.message, *act.followups] if message is not None and not message.deleted]
    for message in own:
        if call.names["message"] == ("@original" if message is act.message else str(message.id)):
            return message
        if call.names["message"] == str(message.id):
            return message
    raise unknown("Message")


def _kind(act: Interaction, kind: Any) -> int:
    allowed = {
        COMMAND: (MESSAGE, DEFER_MESSAGE, MODAL),
        AUTOCOMPLETE: (CHOICES,),
        COMPONENT: (MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, MODAL),
        MODAL_SUBMIT: (MESSAGE, DEFER_MESSAGE, *((DEFER_UPDATE, UPDATE) if act.source else ())),
    }[act.kind]
    if kind not in allowed:
        raise invalid("type", "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
    return int(kind)


def _take(world: World, act: Interaction, kind: int, data: JSON, files: list[Upload]) -> None:
    if kind == CHOICES:
        choices = data.get("choices") or []
        check_choices(choices, "data.choices")
        act.choices = choices
    elif kind == MODAL:
        check_modal(data)
        act.modal = data
    elif kind == DEFER_UPDATE:
        act.message = act.source
    elif kind == UPDATE:
        assert act.source is not None
        if act.source.deleted:
            raise unknown("Message")
        composing.edit(world, act.source, data, files)
        act.message = act.source
    else:
        private = bool((data.get("flags") or 0) & EPHEMERAL)
        act.message = _post(world, act, data, files, private=private, waiting=kind == DEFER_MESSAGE)


def _post(
    world: World, act: Interaction, body: JSON, files: list[Upload], *, private: bool, waiting: bool = False
) -> Message:
    viewer = act.person if private else None
    if waiting:
        flags = LOADING | (EPHEMERAL if private else 0)
        message = Message(act.channel, world.bot, viewer, flags=flags)
    else:
        message = composing.create(world, act.channel, body, files, viewer)
    message.application = world.application
    message.interaction = {
        "id": str(act.id),
        "type": act.kind,
        "user": act.person.payload(),
        "authorizing_integration_owners": {},
    }
    if act.kind == COMPONENT and act.source is not None:
        message.interaction["interacted_message_id"] = str(act.source.id)
    world.show(message)
    return message


def _written(act: Interaction) -> JSON:
    interaction: JSON = {"id": str(act.id), "type": act.kind}
    resource: JSON = {"type": act.type}
    if act.message is not None:
        interaction["response_message_id"] = str(act.message.id)
        interaction["response_message_loading"] = act.message.loading
        interaction["response_message_ephemeral"] = act.message.ephemeral
        if act.type in (MESSAGE, UPDATE):
            resource["message"] = act.message.payload()
    return {"interaction": interaction, "resource": resource}
