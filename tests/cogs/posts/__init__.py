"""Tests of the messages that are posted."""
