"""Guests, access control and presence."""
