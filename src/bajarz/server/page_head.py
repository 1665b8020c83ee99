"""The page of the front end with what other sites and search engines read in its head."""

from html import escape

from bajarz.server.finished.share import LinkPreview

TITLE = "<title>Bajarz</title>"
LOCALES = {"en": "en_GB", "pl": "pl_PL"}


def filled(page: str, preview: LinkPreview, address: str, path: str, lang: str) -> str:
    """The page with a title, and with the tags of the Open Graph protocol."""
    image = f"{address}{preview.picture}"
    named = {
        "og:site_name": "Bajarz",
        "og:type": "website",
        "og:locale": LOCALES[lang],
        "og:title": preview.title,
        "og:description": preview.words,
        "og:url": f"{address}/{path}",
        "og:image": image,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": preview.title,
    }
    tags = [f"<title>{escape(preview.title)}</title>"]
    tags += [f'<meta property="{name}" content="{escape(value)}">' for name, value in named.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image">')
    return page.replace(TITLE, "\n    ".join(tags), 1)


def language_of(asked: str | None, accepted: str) -> str:
    """The language that a link names, else the first of ours that a reader accepts."""
    if asked in LOCALES:
        return str(asked)
    wanted = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((each for each in wanted if each in LOCALES), "en")
