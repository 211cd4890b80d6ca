"""Tests of the atlases and what they are baked from."""
