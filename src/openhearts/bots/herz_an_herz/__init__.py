"""What the bots know about Herz an Herz, with every option of its rules."""
