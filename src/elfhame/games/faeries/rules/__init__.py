"""The rules of Faeries & Magical Creatures: one module per decision, and the engine."""
