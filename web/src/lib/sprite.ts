// The symbols of a game, loaded once and put into the page, so that `<use href="#id">` finds them.

const loading = new Map<string, Promise<void>>();

/** Resolves when the symbols of the game are in the page. */
export function loadSprite(game: string): Promise<void> {
  let promise = loading.get(game);
  if (!promise) {
    promise = fetchSprite(game);
    loading.set(game, promise);
    promise.catch(() => loading.delete(game));
  }
  return promise;
}

async function fetchSprite(game: string): Promise<void> {
  const response = await fetch(`/api/art/${game}.svg`);
  if (!response.ok) throw new Error(`no symbols of ${game}: ${response.status}`);
  insertSprite(`sprite-${game}`, await response.text());
}

/** Puts an SVG of symbols into the page; not `display: none`, or gradients would not work. */
export function insertSprite(id: string, text: string): void {
  if (document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.innerHTML = text;
  const svg = holder.querySelector('svg');
  if (!svg) throw new Error(`${id} is no SVG`);
  svg.id = id;
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  svg.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  document.body.prepend(svg);
}
