"""Maintenance of a store: checking, backing up, restoring."""
