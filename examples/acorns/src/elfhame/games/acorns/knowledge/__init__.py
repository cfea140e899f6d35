"""Who knows what in Acorns: actions, events, views, and states that fit a view."""
