/**
 * One connection that is kept open and carries one request after the other. It reads only what the service sends
 * (content-length, never chunks), so that the load costs little beside what is measured.
 */
import { connect as connectSocket, type Socket } from "node:net";

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export interface Connection {
  send(method: string, path: string, body?: object): Promise<Reply>;
  close(): void;
}

export function connect(url: string): Connection {
  const { hostname, port, host } = new URL(url);
  const socket = connectSocket({ host: hostname, port: Number(port), noDelay: true });
  const replies = repliesOf(socket);
  return {
    send(method, path, body) {
      const text = body === undefined ? "" : JSON.stringify(body);
      const headers =
        text === "" ? "" : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
      const reply = replies.next();
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}\r\n${text}`);
      return reply;
    },
    close: () => socket.destroy(),
  };
}

/** One reply at a time: `next` resolves with the one that comes, rejects when the connection ends instead. */
function repliesOf(socket: Socket): { next(): Promise<Reply> } {
  let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const reply = parse(received);
    if (reply === undefined) return;
    received = Buffer.alloc(0);
    waiting?.resolve(reply);
  });
  const fail = (error: Error) => waiting?.reject(error);
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("the connection was closed")));
  return {
    next: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
      }),
  };
}

function parse(received: Buffer): Reply | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = received.toString("latin1", 0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return undefined;
  return { status: Number(head.slice(9, 12)), text: received.toString("utf8", end + 4) };
}
