"""Shapes as somebody sees them who sees no colours: their edges in shades of grey."""

import base64
from typing import Any

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Locator, Page

Shades = NDArray[np.float64]

SIZE = 96  # pixels of a symbol
COLUMNS = 14  # in which they are drawn
STEEP = 28  # difference between neighbouring shades that makes an edge

# Symbols drawn side by side, each on its paper.
SHOW = """([symbols, size, columns]) => {
  document.getElementById('sheet-of-symbols')?.remove();
  const sheet = document.createElement('div');
  sheet.id = 'sheet-of-symbols';
  sheet.style.cssText = 'position:fixed;left:0;top:0;z-index:9999;display:grid';
  sheet.style.gridTemplateColumns = `repeat(${columns}, ${size}px)`;
  const inner = size - 16; // some marks reach over their frame
  sheet.innerHTML = symbols.map(([id, paper]) => `
    <svg width="${size}" height="${size}" style="display:block;background:${paper}">
      <use href="#${id}" x="8" y="8" width="${inner}" height="${inner}" /></svg>`).join('');
  document.body.append(sheet);
}"""
READ = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const green = Uint8Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 1]);
  let text = '';
  for (let i = 0; i < green.length; i += 8192) {
    text += String.fromCharCode(...green.subarray(i, i + 8192));
  }
  return { width: picture.width, green: btoa(text) };
}"""


def without_colours(page: Page) -> None:
    """Chromium shows the page as with achromatopsia: red, green and blue are alike."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})


def shades(page: Page, what: Locator | dict[str, float]) -> Shades:
    """A part of the page in shades of grey, one row a line."""
    if isinstance(what, dict):
        box: Any = what
        png = page.screenshot(clip=box)
    else:
        png = what.screenshot()
    read = page.evaluate(READ, base64.b64encode(png).decode())
    green = np.frombuffer(base64.b64decode(read["green"]), dtype=np.uint8)
    return green.astype(float).reshape(-1, read["width"])


def symbols(page: Page, papers: dict[str, str]) -> dict[str, Shades]:
    """Symbols of the page's sprites, each of them alone, on the papers they lie on."""
    page.evaluate(SHOW, [list(papers.items()), SIZE, COLUMNS])
    sheet = shades(page, page.locator("#sheet-of-symbols"))
    pictures = {}
    for number, name in enumerate(papers):
        row, column = divmod(number, COLUMNS)
        top, left = SIZE * row, SIZE * column
        pictures[name] = sheet[top : top + SIZE, left : left + SIZE]
    return pictures


def edges(picture: Shades) -> NDArray[np.bool_]:
    """Where shades change: the same for a shape whatever it is painted with."""
    across = np.abs(np.diff(picture, axis=1, prepend=picture[:, :1])) > STEEP
    down = np.abs(np.diff(picture, axis=0, prepend=picture[:1])) > STEEP
    both: NDArray[np.bool_] = across | down
    return both


def widened(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The mask with its neighbours, so that a pixel more or less is no other shape."""
    wide = mask.copy()
    for axis in (0, 1):
        for step in (-1, 1):
            wide |= np.roll(mask, step, axis)
    return wide


def unlike(one: Shades, other: Shades) -> int:
    """How many pixels of edges one of them has where the other has none nearby."""
    first, second = edges(one), edges(other)
    return int((first & ~widened(second)).sum() + (second & ~widened(first)).sum())
