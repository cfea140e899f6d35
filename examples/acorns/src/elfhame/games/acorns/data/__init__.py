"""The pieces of Acorns: the data file, the code that checks it, and lookup tables."""
