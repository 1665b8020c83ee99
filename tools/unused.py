"""Look for code that nothing uses: `python tools/unused.py`, part of `make test`.

vulture does the looking. Fields of records are left out, since they are what formats and messages
consist of, and the names below, which others call: pytest, Alembic, pydantic and Starlette, the
standard library's visitors, and our references, which find a method by an event's or action's name.
"""

import re
from pathlib import Path

from vulture import Vulture
from vulture.core import Item

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tools", "bench", "tests", "examples")
CALLED_BY_OTHERS = [
    "pytestmark", "teardown", "nothing_is_lost",
    "revision", "down_revision", "branch_labels", "depends_on",
    "model_config", "media_type", "should_exit",
    "handle_*", "visit_*", "see_*", "do_*", "explain_*",
    "Mortal", "Deadly", "Faulty", "Cheat",
]  # fmt: skip
DECORATORS = ["@router.*", "@pytest.*", "@app.*", "@*.command*", "@*.callback*", "@rule*"]
FIELD = re.compile(r"\s+\w+: ")  # of a TypedDict, NamedTuple, dataclass or model


def is_field(item: Item) -> bool:
    """Whether it is declared as a record's field, or set from outside."""
    line = Path(item.filename).read_text(encoding="utf-8").splitlines()[item.first_lineno - 1]
    return item.typ == "attribute" or bool(FIELD.match(line))


def unused() -> list[Item]:
    found = Vulture(ignore_names=CALLED_BY_OTHERS, ignore_decorators=DECORATORS)
    found.scavenge([str(ROOT / folder) for folder in FOLDERS])
    return [item for item in found.get_unused_code(min_confidence=60) if not is_field(item)]


def main() -> int:
    items = unused()
    for item in items:
        where = Path(item.filename).relative_to(ROOT)
        print(f"{where}:{item.first_lineno}: {item.typ} {item.name!r} is not used")
    return 1 if items else 0


if __name__ == "__main__":
    raise SystemExit(main())
