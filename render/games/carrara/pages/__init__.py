"""Whole pictures: one module a page."""
