"""The running bot: its configuration, Discord client, health page, startup and shutdown."""
