"""The sentences of Hearts; `voice.VOICE` is what the other rooms find."""
