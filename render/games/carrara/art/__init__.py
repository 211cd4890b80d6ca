"""Vector art of Carrara; `python -m render.bake` renders it into the atlas next to this folder."""
