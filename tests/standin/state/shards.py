"""Assigning servers to shards."""

from tests.standin.server import StandIn
from tests.standin.state.places import Guild


def to_shard(server: StandIn, guild: Guild, shard: int) -> Guild:
    """Give a server an id that belongs to one of two shards, before any client knows it."""
    del server.world.guilds[guild.id]
    guild.id = (guild.id >> 23 << 1 | shard) << 22 | guild.id & 0x3FFFFF
    server.world.guilds[guild.id] = guild
    return guild
