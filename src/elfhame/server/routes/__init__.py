"""The addresses of the server. Each handler only reads, calls and answers."""
