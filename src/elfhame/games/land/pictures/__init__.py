"""Views of Fairy Land as text and as SVG."""
