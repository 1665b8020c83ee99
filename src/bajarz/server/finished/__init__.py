"""Games that are over: replays, history, records brought here, pictures, going on from a moment."""
