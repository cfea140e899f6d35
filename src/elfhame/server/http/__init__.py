"""The HTTP side: routes, middleware, errors, rate limits and static files."""
