"""Pictures that follow each other, as one GIF, with the package `pillow`.

All pictures of an animation share one palette, so that nothing flickers where nothing changes.
"""

from __future__ import annotations

import importlib
from io import BytesIO
from typing import Any

from bajarz.core.errors import MissingExtra

COMMON = 175  # colours by how much of the picture they fill
RARE = 80  # and some far from each other, for small things of their own colour


def image_module() -> Any:
    try:
        return importlib.import_module("PIL.Image")
    except ModuleNotFoundError as missing:
        raise MissingExtra("an animation", "pillow", "pictures") from missing


def opened(data: bytes) -> Any:
    return image_module().open(BytesIO(data))


def saved(image: Any) -> bytes:
    data = BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def make_palette(png: bytes) -> bytes:
    """The colours that a picture needs most, as a small picture."""
    image = image_module()
    picture = opened(png).convert("RGB")
    common = colours(picture, COMMON, image.Quantize.MEDIANCUT)
    small = image.new("P", (1, 1))
    small.putpalette(common + colours(picture, RARE, image.Quantize.MAXCOVERAGE))
    return saved(small)


def colours(picture: Any, most: int, method: int) -> list[int]:
    """At most so many colours of a picture: red, green and blue of each in turn."""
    few = picture.quantize(most, method=method, dither=image_module().Dither.NONE)
    found: list[int] = few.getpalette()[: 3 * most]
    return found


def reduce(png: bytes, palette: bytes) -> bytes:
    """The picture in the colours of a palette; much smaller than before."""
    dither = image_module().Dither.NONE
    few = opened(png).convert("RGB").quantize(palette=opened(palette), dither=dither)
    return saved(few)


def animate(frames: list[bytes], pace: int) -> bytes:
    """An endless GIF of reduced pictures, each shown for `pace` milliseconds.

    Smaller pictures lie in the middle of the largest; around them is their own corner's colour.
    """
    images = [opened(frame) for frame in frames]
    width = max(image.width for image in images)
    height = max(image.height for image in images)
    first, *others = [centred(image, width, height) for image in images]
    data = BytesIO()
    first.save(
        data, "GIF", save_all=True, append_images=others, duration=pace, loop=0, optimize=False
    )
    return data.getvalue()


def centred(image: Any, width: int, height: int) -> Any:
    if image.size == (width, height):
        return image
    whole = image_module().new("P", (width, height), image.getpixel((0, 0)))
    whole.putpalette(image.getpalette())
    whole.paste(image, ((width - image.width) // 2, (height - image.height) // 2))
    return whole
