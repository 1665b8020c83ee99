"""The TypeScript of the messages is what the server's messages say."""

import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "message_types.py"


def test_typescript_is_up_to_date() -> None:
    tool = runpy.run_path(str(TOOL))
    written: str = tool["written"]()
    assert tool["TARGET"].read_text(encoding="utf-8") == written, "run make types"
