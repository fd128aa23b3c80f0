/** The same board as a game of boardgame.io: in memory, or with a FOLDER in its own FlatFile store. */
import { FlatFile, Origins, Server } from "boardgame.io/dist/cjs/server.js";
import { type Board, isMark, newBoard, tookAction } from "./board.ts";

const { PORT, FOLDER } = process.env;

const server = Server({
  games: [
    {
      name: "board",
      setup: newBoard,
      // All may move at any time, as on the other servers.
      turn: { activePlayers: { all: "acting" } },
      moves: {
        act: {
          move: ({ G }: { G: Board }, mark: unknown) => {
            if (!isMark(mark)) return "INVALID_MOVE";
            G.last = tookAction(G.last, mark);
            return undefined;
          },
          // Otherwise concurrent moves would exclude each other.
          ignoreStaleStateID: true,
        },
      },
    },
  ],
  origins: [Origins.LOCALHOST],
  ...(FOLDER === undefined ? {} : { db: new FlatFile({ dir: FOLDER }) }),
});
await server.run(Number(PORT));
