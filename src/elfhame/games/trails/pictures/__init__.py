"""Views of Fairy Trails as text and as SVG."""
