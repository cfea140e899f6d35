"""The rules of Fairy Land: one module per decision, and the engine that dispatches to them."""
