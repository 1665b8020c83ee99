// The rules book that can be opened over any page, at any rule.

export const reader: { open: { game: string; rule: string } | null } = $state({ open: null });

export function readRule(game: string, rule = ''): void {
  reader.open = { game, rule };
}
