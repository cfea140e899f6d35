"""How bots judge positions of Fairy Trails."""
