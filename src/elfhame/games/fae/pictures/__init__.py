"""Views of Fae as text and as SVG."""
