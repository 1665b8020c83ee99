"""Bajarz: four fairy-tale tabletop games, their rules engines and the tools around them."""

import os

__version__ = "0.1.0"

if os.environ.get("BAJARZ_PLAIN"):  # run the sources even where a compiled build lies beside them
    from bajarz._plain import prefer_sources

    prefer_sources()
