"""The games. Each folder has the same files; `registry` lists the games there are."""
