"""The parts of pages that stand beside the map."""
