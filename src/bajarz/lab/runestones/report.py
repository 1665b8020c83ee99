"""What a report on Rune Stones counts."""

from bajarz.lab.report.report_plans import Counted, Offer, Plan

PLAN = Plan(
    (
        Counted("cards-summoned", "CardsSummoned", "cards"),
        Counted("stones", "StoneTaken", "stone", words="stone"),
        Counted("smithies", "ArtifactForged", "smithy", words="smithy"),
        Counted("artifacts", "ArtifactForged", "artifact", words="colour"),
        Counted("faces", "DieRolled", "face", words="face"),
        Counted("points-at-once", "RowTraded", "points"),
    ),
    (Offer("card", "call", ("display",), ("Call",), "card"),),
)
