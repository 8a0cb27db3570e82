"""One person's place at one table: what they see, hear and do there."""
