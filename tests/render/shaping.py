"""A marker for tests of scripts whose letters are joined, or read from right to left."""

from __future__ import annotations

import pytest

from render.engine.scripts import can_shape

needs_shaping = pytest.mark.skipif(not can_shape(), reason="Pillow cannot join letters without FriBiDi")
