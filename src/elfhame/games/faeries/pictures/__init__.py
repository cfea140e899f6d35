"""Views as text and as pictures."""
