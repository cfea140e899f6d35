"""For those who run a server: logs and metrics."""
