/** The same board as a boardgame.io game: in memory, or with a FOLDER in its own FlatFile store. */
import { FlatFile, Origins, Server } from "boardgame.io/dist/cjs/server.js";
import { isMark, newBoard, tookAction } from "./board.ts";

const { PORT, FOLDER } = process.env;

const act = {
  move: ({ G }, mark) => {
    if (!isMark(mark)) return "INVALID_MOVE";
    G.last = tookAction(G.last, mark);
    return undefined;
  },
  // Without it, concurrent moves would exclude each other.
  ignoreStaleStateID: true,
};
const server = Server({
  // All players may move at any time, as on the other servers.
  games: [{ name: "board", setup: newBoard, turn: { activePlayers: { all: "acting" } }, moves: { act } }],
  origins: [Origins.LOCALHOST],
  ...(FOLDER === undefined ? {} : { db: new FlatFile({ dir: FOLDER }) }),
});
await server.run(Number(PORT));
