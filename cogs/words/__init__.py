"""Sentences and lists shared by several features."""
