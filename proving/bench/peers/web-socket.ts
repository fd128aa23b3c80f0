/**
 * A WebSocket as cheap as it can be, so that the load costs little beside what is measured: a socket, one handshake, whole
 * frames. It reads what the measured servers send: no fragments, no compression.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface WebSocketClient {
  /** Called with each message and its bytes on the wire. */
  onMessage: (message: Buffer, bytes: number) => void;
  send(message: string | Buffer): void;
  close(): void;
}

const TEXT = 1;
const BINARY = 2;
const PING = 9;
const PONG = 10;

/** Resolves when the server has agreed; messages that come with its answer are kept until the next turn of the loop. */
export async function openWebSocket(url: string): Promise<WebSocketClient> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const key = randomBytes(16).toString("base64");
  socket.write(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
  );
  const rest = await agreement(socket);
  const client: WebSocketClient = {
    onMessage: () => {},
    send: (message) => void socket.write(frameOf(message)),
    close: () => socket.destroy(),
  };
  const reader = new FrameReader((opcode, payload, bytes) => {
    if (opcode === PING) socket.write(frameOf(payload, PONG));
    if (opcode === TEXT || opcode === BINARY) client.onMessage(payload, bytes);
  });
  // The server ends none of them meanwhile; closing one is this side's doing.
  socket.on("error", () => {});
  socket.on("data", (chunk: Buffer) => reader.take(chunk));
  setImmediate(() => reader.take(rest));
  return client;
}

/** What comes after the server's 101. */
async function agreement(socket: Socket): Promise<Buffer> {
  let received = Buffer.alloc(0);
  for (;;) {
    const [chunk] = (await once(socket, "data")) as [Buffer];
    received = Buffer.concat([received, chunk]);
    const end = received.indexOf("\r\n\r\n");
    if (end < 0) continue;
    const head = received.toString("latin1", 0, end);
    if (!head.startsWith("HTTP/1.1 101")) throw new Error(`no WebSocket: ${head.split("\r\n")[0]}`);
    return received.subarray(end + 4);
  }
}

/** Masked with zeros, which leaves the payload as it is. */
function frameOf(message: string | Buffer, opcode = typeof message === "string" ? TEXT : BINARY): Buffer {
  const payload = Buffer.from(message);
  if (payload.length > 65_535) throw new Error("the message is too long for this client");
  const head = payload.length < 126 ? Buffer.alloc(6) : Buffer.alloc(8);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (payload.length < 126 ? payload.length : 126);
  if (payload.length >= 126) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

/** Takes bytes as they arrive, in whatever pieces, and gives whole frames. */
export class FrameReader {
  readonly #tell: (opcode: number, payload: Buffer, bytes: number) => void;
  #parts: Buffer[] = [];
  #length = 0;
  /** Bytes that must be there before it is worth looking again. */
  #needed = 2;

  constructor(tell: (opcode: number, payload: Buffer, bytes: number) => void) {
    this.#tell = tell;
  }

  take(chunk: Buffer): void {
    this.#parts.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#needed) return;
    let received = this.#parts.length === 1 ? chunk : Buffer.concat(this.#parts);
    for (;;) {
      this.#needed = neededFor(received);
      if (received.length < this.#needed) break;
      const payload = received.subarray(headLength(received), this.#needed);
      this.#tell((received[0] ?? 0) & 15, payload, this.#needed);
      received = received.subarray(this.#needed);
    }
    this.#parts = received.length === 0 ? [] : [received];
    this.#length = received.length;
  }
}

function headLength(received: Buffer): number {
  const short = (received[1] ?? 0) & 127;
  if (short < 126) return 2;
  return short === 126 ? 4 : 10;
}

/** The bytes of the first frame, as far as they are known yet. */
function neededFor(received: Buffer): number {
  if (received.length < 2) return 2;
  const head = headLength(received);
  if (received.length < head) return head;
  if (head === 2) return head + ((received[1] ?? 0) & 127);
  return head + (head === 4 ? received.readUInt16BE(2) : Number(received.readBigUInt64BE(2)));
}
