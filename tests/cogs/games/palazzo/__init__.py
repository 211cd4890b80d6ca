"""Tests of Palazzo's panels."""
