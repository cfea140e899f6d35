"""The rules of Fae: one module per decision, and the engine that dispatches to them."""
