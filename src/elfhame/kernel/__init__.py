"""What all games stand on: states, chance, journals, plays and records. It knows no game."""
