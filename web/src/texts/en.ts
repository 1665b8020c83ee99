// The words that every page may need, in one piece: the frame's own, and a few about each game.

const FILES = import.meta.glob<string>(['./*en.ftl', '../games/*/about.en.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const words: string = Object.values(FILES).join('\n');
