// node playouts.cjs SECONDS: iterations a second of boardgame.io's MCTSBot on its sample game of
// tic-tac-toe, once as in its tutorial and once with objectives that end playouts early.
// Written anew after that sample. One JSON line for each game: name, iterations, seconds.

const { MCTSBot } = require('boardgame.io/ai');
const { INVALID_MOVE } = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const SIDE = 3;
const ITERATIONS = 400;
const PLACES = Array.from({ length: SIDE * SIDE }, (_, place) => place);
const ROWS = PLACES.slice(0, SIDE);
const LINES = [
  ...ROWS.map((row) => ROWS.map((at) => row * SIDE + at)),
  ...ROWS.map((row) => ROWS.map((at) => at * SIDE + row)),
  ROWS.map((at) => at * SIDE + at),
  ROWS.map((at) => at * SIDE + SIDE - 1 - at),
];

const winner = (cells) => LINES.find(([first, ...rest]) =>
  cells[first] !== null && rest.every((place) => cells[place] === cells[first]));

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: PLACES.map(() => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, place) => {
      if (G.cells[place] !== null) return INVALID_MOVE;
      G.cells[place] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (winner(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const enumerate = (G) => PLACES.filter((place) => G.cells[place] === null)
  .map((place) => ({ move: 'clickCell', args: [place] }));

/** A row for the player, and no open pair for the other. */
const objectives = (G, ctx, playerID) => ({
  'play-to-win': { checker: ({ cells }) => winner(cells)?.every((place) => cells[place] === playerID) ?? false, weight: 2 },
  'block-other': {
    checker: ({ cells }) => !LINES.some((line) => line.filter((place) => cells[place] !== null && cells[place] !== playerID).length === 2
      && line.some((place) => cells[place] === null)),
    weight: 1,
  },
});

async function measure(name, more, seconds) {
  const reducer = CreateGameReducer({ game: ticTacToe });
  let iterations = 0;
  let spent = 0;
  for (let seed = 0; spent < seconds; seed++) {
    let state = InitializeGame({ game: ticTacToe });
    const bot = new MCTSBot({ game: ticTacToe, enumerate, seed, iterations: ITERATIONS, ...more });
    while (state.ctx.gameover === undefined && spent < seconds) {
      const before = process.cpuUsage();
      const { action } = await bot.play(state, state.ctx.currentPlayer);
      const used = process.cpuUsage(before);
      spent += (used.user + used.system) / 1e6;
      iterations += ITERATIONS;
      state = reducer(state, action);
    }
  }
  console.log(JSON.stringify({ name, iterations, seconds: spent }));
}

async function main() {
  const seconds = Number(process.argv[2] ?? 3);
  await measure('tic-tac-toe', {}, seconds);
  await measure('tic-tac-toe, with objectives', { objectives }, seconds);
}

void main();
