/** The space game: orders are POSTed, and events come as a stream. There is one save, and so one room. */
import { join } from "node:path";
import { Client as HttpClient } from "../../../harness/client.ts";
import { startService } from "../../../harness/service.ts";
import { openStream } from "../event-stream.ts";
import { measured } from "../measured.ts";
import type { Client, Peer } from "../peer.ts";

export const space: Peer = {
  name: "**Outbound space**, an order given and cancelled",
  parts: ["one-room", "crowd", "kill"],
  start: ({ data, compiled }) =>
    measured((environment) => startService(join(data, "space.db"), compiled, { environment })),
  async open(url) {
    const connection = new HttpClient(url);
    const stream = await openStream(`${url}/api/events/stream`, { greets: false });
    const client: Client = {
      async act() {
        const id = await order(connection);
        const { status, text } = await connection.send("DELETE", `/api/tasks/${id}`);
        if (status !== 200) throw new Error(`a cancel was refused: ${text}`);
        return 2;
      },
      onState: () => {},
      close() {
        connection.close();
        stream.close();
      },
    };
    stream.onFrame = (_piece, bytes) => client.onState(bytes);
    return client;
  },
  async known(url) {
    const connection = new HttpClient(url);
    const id = await order(connection);
    connection.close();
    return 2 * (id - 1);
  },
};

/** Gives the order's number: orders are counted from 1. */
async function order(connection: HttpClient): Promise<number> {
  const { status, text } = await connection.send("POST", "/api/explore", { leadId: 1 });
  if (status !== 202) throw new Error(`an order was refused: ${text}`);
  return (JSON.parse(text) as { readonly task: { readonly id: number } }).task.id;
}
