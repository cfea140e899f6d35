"""The pieces of Fairy Trails: the data file, the code that checks it, and packed tables."""
