"""What every piece of SVG must satisfy."""

import re
from xml.etree import ElementTree

_REFERENCE = re.compile(r'(?:href="#|url\(#)([^")]+)')


def check(svg: str) -> list[str]:
    """Well-formed, ids unique, every reference answered; returns the ids."""
    root = ElementTree.fromstring(svg)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids)), sorted({name for name in ids if ids.count(name) > 1})[:5]
    missing = set(_REFERENCE.findall(svg)) - set(ids)
    assert not missing, sorted(missing)[:5]
    assert "None" not in svg
    assert "nan" not in svg
    return ids
