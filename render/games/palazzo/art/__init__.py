"""The art of Palazzo: functions that write vector drawings, baked into the atlas."""
