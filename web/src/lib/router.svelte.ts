// The address as pages: /, /t/ID, /r/ID?step=12, /new, /mine, /rules/GAME#RULE, /settings, /guide/GAME.

interface Address {
  page: string;
  rest: string;
  hash: string;
  query: URLSearchParams;
}

function read(): Address {
  const [, page = '', rest = ''] = location.pathname.split('/');
  return {
    page: page || 'home',
    rest: decodeURIComponent(rest),
    hash: decodeURIComponent(location.hash.slice(1)),
    query: new URLSearchParams(location.search),
  };
}

export const address: { now: Address } = $state({ now: read() });

export function go(path: string): void {
  if (path !== location.pathname + location.search + location.hash) {
    history.pushState(null, '', path);
  }
  address.now = read();
}

/** Another address for what is shown already: no new page, and no new entry in the history. */
export function rename(path: string): void {
  history.replaceState(null, '', path);
}

/** Links of our own change the page without loading it anew. */
export function listen(): () => void {
  const back = (): void => {
    address.now = read();
  };
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const other = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!link || other || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
