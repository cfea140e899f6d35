"""How bots judge positions of Fae."""
