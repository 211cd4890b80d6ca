"""People, and everything they can do in Discord's client."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.standin.state.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from tests.standin.state.messages import Message
from tests.standin.state.modals import submission
from tests.standin.state.options import NotPossible, command_data
from tests.standin.state.places import EVERYONE, Channel, Guild
from tests.standin.state.times import now, snowflake

if TYPE_CHECKING:
    from tests.standin.state.world import World

JSON = dict[str, Any]


@dataclass(eq=False)
class Person:
    """A person, or the bot itself, with an account.

    Each action returns once the bot has responded, within ``within`` seconds; with None it returns at once, and the
    response can be awaited later.
    """

    world: "World"
    name: str
    locale: str = "en-US"
    bot: bool = False
    id: int = field(default_factory=snowflake)
    accepts_messages: bool = True
    conversation: Channel | None = None
    private: list[Message] = field(default_factory=list)
    """The ephemeral messages shown to this person."""
    rights: dict[int, int] = field(default_factory=dict)

    @property
    def mention(self) -> str:
        """The text that pings this person."""
        return f"<@{self.id}>"

    @property
    def direct(self) -> Channel:
        """The direct-message channel with the bot."""
        return self.world.direct(self)

    @property
    def guilds(self) -> list[Guild]:
        """The servers that the person shares with the bot."""
        return [guild for guild in self.world.guilds.values() if guild.present and self.id in guild.members]

    async def slash(self, channel: Channel, path: str, *, within: float | None = 5.0, **options: Any) -> Interaction:
        """Call a slash command such as ``table new``, with options by name as Python values."""
        data = await self._command(channel, path, options, within)
        return await self._act(COMMAND, channel, data, within)

    async def autocomplete(
        self, channel: Channel, path: str, option: str, typed: str = "", *, within: float | None = 5.0, **others: Any
    ) -> list[JSON]:
        """Type into an option and return the suggested choices, each with name and value."""
        data = await self._command(channel, path, {**others, option: typed}, within, focus=option)
        return (await self._act(AUTOCOMPLETE, channel, data, within)).choices

    async def click(
        self, message: Message, name: str, *, force: bool = False, within: float | None = 5.0
    ) -> Interaction:
        """Press a button, named by custom id or label; with ``force`` even if it is gone or not this person's."""
        control = self._control(message, name, force=force)
        data = {"component_type": 2, "custom_id": control["custom_id"], "id": control.get("id", 1)}
        return await self._act(COMPONENT, message.channel, data, within, message)

    async def select(
        self,
        message: Message,
        name: str,
        values: list[str],
        *,
        force: bool = False,
        within: float | None = 5.0,
    ) -> Interaction:
        """Choose values in a select, named by custom id."""
        control = self._control(message, name, force=force)
        offered = [option["value"] for option in control.get("options", [])]
        low, high = control.get("min_values", 1), control.get("max_values", 1)
        if not force and (not set(values) <= set(offered) or not low <= len(values) <= high):
            raise NotPossible(f"{values} cannot be chosen: {low} to {high} of {offered}")
        kind = control.get("type", 3)
        data = {
            "component_type": kind,
            "custom_id": control["custom_id"],
            "id": control.get("id", 1),
            "values": values,
        }
        return await self._act(COMPONENT, message.channel, data, within, message)

    async def submit(
        self, shown: Interaction, fields: dict[str, Any] | None = None, *, within: float | None = 5.0
    ) -> Interaction:
        """Fill in the modal that an interaction has opened, with fields by custom id, and submit it."""
        if shown.modal is None:
            raise NotPossible("no modal is shown")
        data = submission(shown.modal, fields or {})
        return await self._act(MODAL_SUBMIT, shown.channel, data, within, shown.source)

    def payload(self) -> JSON:
        """Return the account as the API represents it."""
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }

    def member(self, guild: Guild) -> JSON:
        """Return the membership in a server as the API represents it."""
        return {
            "user": self.payload(),
            "roles": [str(guild.role)] if self.bot else [],
            "nick": None,
            "avatar": None,
            "joined_at": now(),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }

    async def _act(
        self, kind: int, channel: Channel, data: JSON, within: float | None, source: Message | None = None
    ) -> Interaction:
        act = self.world.act(Interaction(kind, self, channel, data, self.world.clock.now(), source))
        if within is None:
            return act
        try:
            return await act.answered(within)
        except TimeoutError as error:
            # a refused response is the most likely cause
            refused = [each for each in list(self.world.requests)[-20:] if each.status >= 400]
            raise TimeoutError(f"{error}; refused lately: {refused}") from None

    async def _command(
        self, channel: Channel, path: str, options: dict[str, Any], within: float | None, focus: str | None = None
    ) -> JSON:
        steps = path.removeprefix("/").split()
        guild = channel.guild

        def find() -> JSON | None:
            known = self.world.commands.available(None if guild is None else guild.id)
            return next((each for each in known if each["name"] == steps[0] and each["type"] == 1), None)

        try:
            # a bot that has just started registers its commands first
            command = await self.world.changes.until(find, within or 5.0)
        except TimeoutError:
            raise NotPossible(f"/{steps[0]} is not registered") from None
        assert command is not None
        if (0 if guild else 1) not in command.get("contexts", (0,)):
            raise NotPossible(f"/{steps[0]} cannot be called here")
        needed = int(command["default_member_permissions"] or 0)
        if guild is not None and needed & ~(EVERYONE | self.rights.get(guild.id, 0)):
            raise NotPossible(f"{self.name} is not allowed to call /{steps[0]}")
        return command_data(command, steps, options, channel, focus)

    def _control(self, message: Message, name: str, *, force: bool) -> JSON:
        if force:
            try:
                return message.control(name)
            except LookupError:
                return {"custom_id": name}
        if message.deleted or message.viewer not in (None, self):
            raise NotPossible(f"{self.name} does not see message {message.id}")
        control = message.control(name)
        if control.get("disabled"):
            raise NotPossible(f"{name!r} is disabled")
        return control
