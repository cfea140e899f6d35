"""Live updates over WebSockets: who follows a table, and how changes reach them."""
