"""A turn, whichever game it is of: taking it, and what happened since the last one."""
