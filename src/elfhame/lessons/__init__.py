"""Lessons: short steps on the real board that teach a game. They are data for one mechanism."""
