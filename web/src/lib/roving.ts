// One tab stop for a group of buttons: arrows, Home and End lead from one to the next.

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** An attachment for the element that holds the buttons. */
export function roving(group: HTMLElement): () => void {
  const buttons = (): HTMLButtonElement[] => [
    ...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
  ];

  function settle(stop?: EventTarget | null): void {
    const all = buttons();
    const found = all.find((each) => each === stop) ?? all.find((each) => each.tabIndex === 0);
    for (const each of all) each.tabIndex = each === (found ?? all[0]) ? 0 : -1;
  }

  function key(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.findIndex((each) => each === event.target);
    const step = STEPS[event.key];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
  }

  const enter = (event: FocusEvent): void => settle(event.target);
  const observer = new MutationObserver(() => settle());
  group.addEventListener('keydown', key);
  group.addEventListener('focusin', enter);
  observer.observe(group, { childList: true, subtree: true });
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener('keydown', key);
    group.removeEventListener('focusin', enter);
  };
}
