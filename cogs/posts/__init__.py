"""Turns the posts of the outbox into messages."""
