// Short messages at the edge of the page: refusals with their rule, and news.

export interface Toast {
  id: number;
  kind: 'no' | 'news';
  words: string;
  /** The rule to read, and of which game. */
  rule?: string;
  game?: string;
  /** Something that can be done about it. */
  offer?: { words: string; action: () => void };
}

export const toasts: { list: Toast[] } = $state({ list: [] });

const SHOWN_FOR = { no: 9000, news: 4000 };
let made = 0;

export function tell(toast: Omit<Toast, 'id'>): void {
  const id = ++made;
  const others = toasts.list.filter((other) => other.words !== toast.words);
  toasts.list = [...others.slice(-2), { ...toast, id }];
  setTimeout(() => dismiss(id), SHOWN_FOR[toast.kind]);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
}
