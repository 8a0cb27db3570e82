"""Who may ask what of a server, and what happens then: every address and every command, tried by eight visitors."""
