"""The running bot: its configuration, its Discord client, health page, start and shutdown."""
