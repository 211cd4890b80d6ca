"""Palazzo through a real client."""
