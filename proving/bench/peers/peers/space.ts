/** The space game: orders are POSTed, and events are a stream. All clients play the main game, so there is one room. */
import { join } from "node:path";
import { Client } from "../../../harness/client.ts";
import { preloaded } from "../../../harness/preload/preloaded.ts";
import { startGame } from "../../../harness/spawn-service.ts";
import { orderAndCancel, orderExplore } from "../../load.ts";
import type { Peer } from "../peer.ts";
import { streamClient } from "../stream-client.ts";

export const space: Peer = {
  name: "**Outbound space**, an order given and cancelled",
  parts: ["one-room", "fan-out", "kill"],
  start: (folder) => startGame("space", { database: `sqlite:${join(folder, "space.db")}`, environment: preloaded() }),
  open: (url) => streamClient(url, { path: "/api/events/stream", hasFirstFrame: false }, orderAndCancel),
  known: async (url) => 2 * ((await orderExplore(new Client(url))) - 1),
};
