"""The pieces of Fairy Land: data files, the code that checks them, and packed lookup tables."""
