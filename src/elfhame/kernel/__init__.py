"""The basis of all games: states, chance, journals, plays and records. It knows no game."""
