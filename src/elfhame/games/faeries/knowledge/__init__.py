"""What observers know: actions, events, views, and states that fit a view."""
