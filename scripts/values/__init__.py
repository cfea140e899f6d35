"""Learns what each feature of a position is worth, from games that bots play against themselves."""
