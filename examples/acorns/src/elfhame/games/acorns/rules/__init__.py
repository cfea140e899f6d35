"""The rules of Acorns: one module per decision, and the engine that dispatches to them."""
