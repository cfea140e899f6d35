"""How bots judge positions of Fairy Land."""
