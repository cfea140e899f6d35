"""Who knows what in Fae: actions, events, views, and worlds that fit a view."""
