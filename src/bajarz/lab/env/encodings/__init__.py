"""How each game becomes arrays: modules named after the games, each with its `ENCODING`."""
