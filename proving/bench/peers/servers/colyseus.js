/** The same board as a Colyseus room, which sends only what changed. */
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { isMark, newBoard, tookAction } from "./board.ts";

const JobState = schema({
  id: t.number(),
  origin: t.string(),
  destination: t.string(),
  commodity: t.string(),
  weightKg: t.number(),
  payout: t.number(),
  note: t.string(),
});
const BoardState = schema({ last: t.string(), jobs: t.array(JobState) });

class BoardRoom extends Room {
  state = new BoardState();
  /** Sends changes after each action instead of twenty times a second, which is the fastest that it can. */
  patchRate = null;

  onCreate() {
    const { last, jobs } = newBoard();
    this.state.last = last;
    for (const job of jobs) {
      const state = new JobState();
      state.assign(job);
      this.state.jobs.push(state);
    }
    this.onMessage("act", (_client, mark) => {
      if (!isMark(mark)) return;
      this.state.last = tookAction(this.state.last, mark);
      this.broadcastPatch();
    });
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({ server: createServer() }) });
server.define("board", BoardRoom).filterBy(["room"]);
await server.listen(Number(process.env.PORT), "127.0.0.1");
