"""Who knows what in Fairy Land: actions, events, views, and worlds that fit a view."""
