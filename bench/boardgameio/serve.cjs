// node serve.cjs PORT [FOLDER]: boardgame.io's server, matches in memory or in files of the folder.

const { FlatFile, Server } = require('boardgame.io/server');
const { Tiles } = require('./tiles.cjs');

const [port, dir] = process.argv.slice(2);
const db = dir ? { db: new FlatFile({ dir }) } : {};
void Server({ games: [Tiles], origins: [], ...db }).run(Number(port));
