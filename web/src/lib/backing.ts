// The browser's Back closes what is open instead of leaving the page: while something is open the
// history has one entry more.

const open: (() => void)[] = [];

const isOurs = (): boolean => (history.state as { open?: boolean } | null)?.open === true;

function lift(): void {
  if (!isOurs()) history.pushState({ open: true }, '', location.href);
}

/** Something was opened that `close` closes; call what is returned when it is closed. */
export function closedByBack(close: () => void): () => void {
  open.push(close);
  lift();
  return () => {
    const index = open.indexOf(close);
    if (index >= 0) open.splice(index, 1);
    // Another may open in its place at once; a link that was followed has an entry of its own.
    setTimeout(() => {
      if (!open.length && isOurs()) history.back();
    });
  };
}

addEventListener('popstate', () => {
  if (isOurs()) return;
  const close = open.pop();
  close?.();
  if (open.length) lift();
});
