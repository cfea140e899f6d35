// A game as large as Fae on boardgame.io's own server, with its default storage: node serve.js PORT

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SPACES = 60;
const MOVES = 45;

// As Fae has it: a name and the druids of five colours for each space, points, piles and kept
// cards; hidden are the colours of the seats.
function setup() {
  const spaces = {};
  for (let n = 0; n < SPACES; n++) {
    spaces[String.fromCharCode(65 + (n % 12)) + Math.floor(n / 12)] = [1, 0, 0, 0, 0];
  }
  return {
    spaces,
    points: [0, 0, 0, 0, 0],
    piles: [3, 3, 2, 2, 2],
    kept: [[], []],
    players: { 0: { colour: "red" }, 1: { colour: "blue" } },
    secret: { colours: ["red", "blue"], box: [12, 12, 12, 12, 12] },
  };
}

// The least that a rule has to do: look whether it may be, and move all druids of a space.
function go({ G }, source, target) {
  const druids = G.spaces[source];
  if (!druids || !G.spaces[target] || druids.every((count) => count === 0)) return INVALID_MOVE;
  druids.forEach((count, colour) => {
    G.spaces[target][colour] += count;
  });
  G.spaces[source] = [0, 0, 0, 0, 0];
  G.points[0] += 1;
}

const game = {
  name: "fae",
  setup,
  moves: { go },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ ctx }) => (ctx.turn > MOVES ? { draw: true } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [game], origins: [] });
server.run({ port: { port: Number(process.argv[2]), host: "127.0.0.1" } });
