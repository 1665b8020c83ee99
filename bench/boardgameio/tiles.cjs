// A sample game beside Fantazja: two players lay square tiles of four symbols on one growing map.
// Touching sides show the same symbol. A tile can be given away for a point instead. Hands and the
// deck are secret, and whoever is to move is told every legal move, as Bajarz's players are.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const TILES = 96;
const HAND = 6;
const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]];

const faces = Array.from({ length: TILES }, (_, tile) =>
  [tile, tile >> 1, tile >> 2, tile >> 3].map((number, side) => (number * 7 + side) % 4));

const symbol = (tile, turn, side) => faces[tile][(side + turn) % 4];

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: TILES - 1 }, (_, i) => i + 1));
  const players = Object.fromEntries(['0', '1'].map((id) => [id, { hand: deck.splice(0, HAND) }]));
  return { map: { '0,0': { tile: 0, turn: 0, owner: '' } }, players, secret: { deck }, points: { 0: 0, 1: 0 } };
}

function fits(map, tile, turn, x, y) {
  return SIDES.every(([dx, dy], side) => {
    const beside = map[`${x + dx},${y + dy}`];
    return !beside || symbol(beside.tile, beside.turn, (side + 2) % 4) === symbol(tile, turn, side);
  });
}

/** The free places beside the map. */
function places(map) {
  const free = new Map();
  for (const key of Object.keys(map)) {
    const [x, y] = key.split(',').map(Number);
    for (const [dx, dy] of SIDES) {
      const place = `${x + dx},${y + dy}`;
      if (!(place in map)) free.set(place, [x + dx, y + dy]);
    }
  }
  return free;
}

function legal(G, player) {
  const moves = [];
  const free = [...places(G.map)];
  for (const tile of G.players[player].hand) {
    moves.push(['gain', tile]);
    for (const [place, [x, y]] of free) {
      for (let turn = 0; turn < 4; turn++) {
        if (fits(G.map, tile, turn, x, y)) moves.push(['build', tile, place, turn]);
      }
    }
  }
  return moves;
}

/** Take the tile from the hand and draw another. */
function spend(G, player, tile) {
  const { hand } = G.players[player];
  hand.splice(hand.indexOf(tile), 1);
  if (G.secret.deck.length) hand.push(G.secret.deck.pop());
}

const moves = {
  build({ G, playerID }, tile, place, turn) {
    const [x, y] = String(place).split(',').map(Number);
    const held = G.players[playerID].hand.includes(tile);
    if (!held || !places(G.map).has(place) || !fits(G.map, tile, turn, x, y)) return INVALID_MOVE;
    G.map[place] = { tile, turn, owner: playerID };
    spend(G, playerID, tile);
  },
  gain({ G, playerID }, tile) {
    if (!G.players[playerID].hand.includes(tile)) return INVALID_MOVE;
    G.points[playerID] += 1;
    spend(G, playerID, tile);
  },
};
// Secrets are drawn by the server alone.
const hidden = Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }]));

module.exports.Tiles = {
  name: 'tiles',
  setup,
  moves: hidden,
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (Object.values(G.players).some(({ hand }) => !hand.length) ? { points: G.points } : undefined),
  playerView: (told) => {
    const { G, ctx, playerID } = told;
    const acting = playerID === ctx.currentPlayer && !ctx.gameover;
    return { ...PlayerView.STRIP_SECRETS(told), legal: acting ? legal(G, playerID) : [] };
  },
};
