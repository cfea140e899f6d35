"""The pieces of Faeries & Magical Creatures, and tables made from them."""
