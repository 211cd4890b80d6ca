"""Leagues on an offline Discord."""
