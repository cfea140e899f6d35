"""Acorns as text and as a drawing."""
