"""Tables: their logs, the values that logs fold into, and everything that appends to them."""
