"""Where everything lies on a tile, found from the tile's data alone; a tile is 100 units wide, y grows downwards."""

from render.games.carcassonne.art.geometry.ground import LABELS
from render.games.carcassonne.art.geometry.labels import label_image, segment_mask
from render.games.carcassonne.art.geometry.layout import Layout, layout
from render.games.carcassonne.art.geometry.points import SIDE, Point
from render.games.carcassonne.art.geometry.spots import Spots, spots

__all__ = ["LABELS", "SIDE", "Layout", "Point", "Spots", "label_image", "layout", "segment_mask", "spots"]
