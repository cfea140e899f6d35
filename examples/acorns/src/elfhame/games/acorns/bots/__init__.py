"""How bots judge Acorns."""
