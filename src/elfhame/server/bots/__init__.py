"""Bots: when each is asked, and the worker processes that choose their moves."""
