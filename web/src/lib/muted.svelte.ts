// Whom this browser does not want to hear in chats; kept in its storage.

const KEY = 'bajarz-muted';
const MOST = 100; // names; the oldest are forgotten

function stored(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

const muted: { names: string[] } = $state({ names: stored() });

function keep(names: string[]): void {
  muted.names = names.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.names));
  } catch {
    // a browser without storage keeps it for this page
  }
}

export function isMuted(name: string): boolean {
  return muted.names.includes(name);
}

export function mute(name: string): void {
  keep([...muted.names.filter((other) => other !== name), name]);
}

export function unmute(name: string): void {
  keep(muted.names.filter((other) => other !== name));
}
