"""What a report on Grajeczka counts."""

from bajarz.lab.report.report_plans import Counted, Offer, Plan

PLAN = Plan(
    (
        Counted("pages-told", "PageTold", "page"),
        Counted("pages-turned", "PageTurned", "page"),
        Counted("figures", "FigureMoved", "figure", words="figure"),
        Counted("tiles-added", "TileAdded", "tile"),
    ),
    (Offer("page", "settle", ("seats", "*", "page"), ("Tell",)),),
)
