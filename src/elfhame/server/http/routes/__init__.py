"""Handlers for every HTTP address, one module per resource."""
