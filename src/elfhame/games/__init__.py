"""The games. Each has a folder with the same rooms; all others reach them through the registry."""
