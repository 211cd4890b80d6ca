"""Rendering: turns a view into image bytes and alt text."""
