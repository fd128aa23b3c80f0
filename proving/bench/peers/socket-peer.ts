/** Servers that push the states of a room over a WebSocket. The client is the package `ws`, installed together with the peers. */
import { type Client, type Peer, startOwn } from "./peer.ts";

export interface Socket {
  onMessage: (message: Buffer, bytes: number) => void;
  send(message: string | Buffer): void;
  close(): void;
}

interface SocketServer extends Pick<Peer, "name" | "parts"> {
  readonly script: URL;
  readonly settings?: (folder: string) => NodeJS.ProcessEnv;
  readonly readyPath?: string;
  enter(url: string, room: number, seat: number): Promise<{ readonly socket: Socket; readonly first: Buffer }>;
  action(mark: string, room: number, seat: number): string | Buffer;
}

export const socketPeer = ({ script, settings, readyPath, enter, action, ...peer }: SocketServer): Peer => ({
  ...peer,
  start: (folder) => startOwn(script, settings?.(folder), readyPath),
  async open(url, room, seat) {
    const { socket } = await enter(url, room, seat);
    return markedClient(socket, seat, (mark) => socket.send(action(mark, room, seat)));
  },
  async known(url, room) {
    const { socket, first } = await enter(url, room, 0);
    socket.close();
    const found = /#(\d+) [\d.-]+;/.exec(first.toString("latin1"));
    if (found === null) throw new Error("the first state has no count");
    return Number(found[1]);
  },
});

/** Opens a WebSocket. Messages that arrive with the server's handshake are delivered in the next turn of the event loop. */
export async function openWebSocket(url: string): Promise<Socket> {
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(url.replace(/^http/, "ws"), { perMessageDeflate: false });
  const client: Socket = {
    onMessage: () => {},
    send: (message) => socket.send(message),
    close: () => socket.terminate(),
  };
  socket.on("message", (data) => client.onMessage(data, data.length + headLength(data.length)));
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => {
      socket.pause();
      setImmediate(() => socket.resume());
      resolve(client);
    });
  });
}

function headLength(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

export const nextMessage = (socket: Socket, isIt: (message: Buffer) => boolean) =>
  new Promise<Buffer>((resolve) => {
    socket.onMessage = (message) => {
      if (isIt(message)) resolve(Buffer.from(message));
    };
  });

/** The mark is within this many bytes from the start of a state. */
const WITHIN_BYTES = 300;

function markedClient(socket: Socket, seat: number, send: (mark: string) => void): Client {
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
