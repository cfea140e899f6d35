"""Who knows what in Fairy Trails: actions, events, views, and worlds that fit a view."""
