"""Reports: how a game plays, for people who design or tune its components."""
