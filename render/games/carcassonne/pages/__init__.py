"""Whole pages."""
