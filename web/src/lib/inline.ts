// The little marks inside rules texts: **strong**, *emphasis*, `code`, and ids of rules.

export interface Piece {
  kind: 'text' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]-[A-Z0-9]+[a-z]?)\b/g;
const KINDS = ['strong', 'em', 'code', 'rule'] as const;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    const which = KINDS.findIndex((_, index) => match[index + 1] !== undefined);
    found.push({ kind: KINDS[which] ?? 'text', text: match[which + 1] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}
