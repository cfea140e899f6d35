"""One script per change, numbered in order. A released script never changes."""
