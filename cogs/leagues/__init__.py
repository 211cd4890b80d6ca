"""Leagues: the post of a season, standings, and what organisers do."""
