"""Vector art of the kit that all games share; `python -m render.bake` renders it into the atlas next to this folder."""
