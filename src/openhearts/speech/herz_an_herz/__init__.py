"""The sentences of Herz an Herz; `voice.VOICE` is what the other rooms find."""
