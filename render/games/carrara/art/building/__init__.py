"""Parts of buildings as SVG: shapes, materials, masonry, roofs, grounds."""
