"""How bots value the actions and states of Faeries & Magical Creatures."""
