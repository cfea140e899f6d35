"""One script a step, in the order of their numbers. A script that was released never changes."""
