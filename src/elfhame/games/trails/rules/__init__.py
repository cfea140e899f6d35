"""The rules of Fairy Trails: one module per decision, and the engine that dispatches to them."""
