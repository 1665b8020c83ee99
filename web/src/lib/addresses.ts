// Which addresses there are: the server says the same by its status (server/app.py, `is_page`).

const WITH_TABLE = ['t', 'r'];
const WITH_GAME = ['rules', 'guide'];
const ALONE = ['home', 'new', 'mine', 'settings'];

/** Whether there is a page at an address; whether there is a table only the server knows. */
export function isAddress(page: string, rest: string, games: readonly string[]): boolean {
  if (WITH_TABLE.includes(page)) return rest !== '';
  if (WITH_GAME.includes(page)) return rest === '' || games.includes(rest);
  return ALONE.includes(page) && rest === '';
}
