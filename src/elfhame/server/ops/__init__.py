"""For those who run a server: logs, metrics and health."""
