"""What a report on Castles of Caladale counts."""

from bajarz.lab.report.report_plans import Counted, Offer, Plan

PLAN = Plan(
    (
        Counted("gates", "GateTaken", "gate"),
        Counted("tiles-kept", "TileKept", "tile"),
        Counted("tiles-down", "TileTurnedDown", "tile"),
        Counted("tiles-exchanged", "TileExchanged", "taken"),
    ),
    (Offer("tile", "draft", ("seats", "*", "tray"), ("Place",), "tile"),),
)
