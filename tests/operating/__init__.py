"""What who runs a server is shown of it, and what must not stand there."""
