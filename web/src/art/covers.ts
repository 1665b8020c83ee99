// The covers of the books on the shelf, all together: games/NAME/cover.svg has the symbol `cover-NAME`.

const FILES = import.meta.glob<string>('../games/*/cover.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The games that have a cover. */
export const covered: ReadonlySet<string> = new Set(
  Object.keys(FILES).map((path) => path.split('/').at(-2) ?? ''),
);
export const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${Object.values(FILES).join('')}</svg>`;
