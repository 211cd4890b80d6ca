"""Tests of leagues' panels."""
