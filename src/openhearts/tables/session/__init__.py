"""What happens at a table with people, decided by pure functions over values (DESIGN: the live table)."""
