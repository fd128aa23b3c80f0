/** A client of a room that pushes states over a WebSocket: it recognizes its own action in a state by the mark. */
import type { Client } from "./peer.ts";
import type { WebSocketClient } from "./web-socket.ts";

/** The mark is within the first bytes of a state. */
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
    const start = message.toString("latin1", 0, WITHIN_BYTES);
    if (!start.includes("#")) return;
    client.onState(bytes);
    if (waiting === undefined || !start.includes(waiting.text)) return;
    const { resolve } = waiting;
    waiting = undefined;
    resolve(1);
  };
  return client;
}

/** The next message with this text. */
export function messageWith(socket: WebSocketClient, text: string): Promise<Buffer> {
  return new Promise((resolve) => {
    socket.onMessage = (message) => {
      if (message.includes(text)) resolve(Buffer.from(message));
    };
  });
}

/** The count in a first state, which every server sends as text. */
export function countInState(state: Buffer): number {
  const found = /#(\d+) [\d.-]+;/.exec(state.toString("latin1"));
  if (found === null) throw new Error("the first state has no count");
  return Number(found[1]);
}
