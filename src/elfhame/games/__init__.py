"""The games. Each is a package with the same layout, reached through the registry."""
