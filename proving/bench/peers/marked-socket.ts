/** A client of a room that sends states over a WebSocket: it knows its own action in a state by the mark. */
import type { Client } from "./peer.ts";
import type { WebSocketClient } from "./web-socket.ts";

/** Where in a state the mark stands at the latest. */
const WITHIN_BYTES = 300;

export function markedClient(socket: WebSocketClient, seat: number, send: (mark: string) => void): Client {
  let number = 0;
  let waiting: { readonly text: string; readonly resolve: (actions: number) => void } | undefined;
  const client: Client = {
    act() {
      number += 1;
      const mark = `${seat}.${number}`;
      return new Promise((resolve) => {
        waiting = { text: ` ${mark};`, resolve };
        send(mark);
      });
    },
    onState: () => {},
    close: socket.close,
  };
  socket.onMessage = (message, bytes) => {
    const beginning = message.toString("latin1", 0, WITHIN_BYTES);
    if (!beginning.includes("#")) return;
    client.onState(bytes);
    if (waiting === undefined || !beginning.includes(waiting.text)) return;
    const { resolve } = waiting;
    waiting = undefined;
    resolve(1);
  };
  return client;
}

/** The next message in which this stands, of those that no one else waits for. */
export function messageWith(socket: WebSocketClient, text: string): Promise<Buffer> {
  return new Promise((resolve) => {
    socket.onMessage = (message) => {
      if (message.includes(text)) resolve(Buffer.from(message));
    };
  });
}

/** The count in a first state, which every server sends in clear text. */
export function countInState(state: Buffer): number {
  const found = /#(\d+) [\d.-]+;/.exec(state.toString("latin1"));
  if (found === null) throw new Error("the first state has no count");
  return Number(found[1]);
}
