"""What a report on Fantazja counts."""

from bajarz.lab.report.report_plans import Counted, Offer, Plan

PLAN = Plan(
    (
        Counted("tiles-built", "TileBuilt", "tile"),
        Counted("tiles-replaced", "BuildingReplaced", "replaced"),
        Counted("tiles-removed", "TilesRemoved", "tiles", ""),
        Counted("tokens", "TokenMoved", "type", "to", "type"),
    ),
    (Offer("tile", "turn", ("seats", "*", "hand"), ("Small", "Large"), "tile"),),
)
