"""The pieces of Fae: data files, the code that checks them, and packed lookup tables."""
