"""Observing a running bot: logs, metrics, and traces of its requests to Discord."""
