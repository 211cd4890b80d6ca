"""Sentences and lists that several features show."""
