"""Training: the values of a game's bots, learned by self-play."""
