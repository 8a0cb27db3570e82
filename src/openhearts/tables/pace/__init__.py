"""What makes a live table go on, and how fast: bots, their searches, pauses, and clocks."""
