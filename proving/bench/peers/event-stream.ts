/**
 * An event stream as cheap as it can be: a socket whose frames are counted, not read. A frame is known by its end: an empty
 * line, or compressed the four bytes that a flush ends with.
 */
import { connect } from "node:net";

export interface EventStreamClient {
  /** Called at the end of each frame with the frame, as far as it came in the last piece, and its bytes on the wire. */
  onFrame: (piece: Buffer, bytes: number) => void;
  close(): void;
}

const EMPTY_LINE = Buffer.from("\n\n");
const FLUSHED = Buffer.from([0, 0, 255, 255]);
/** A heartbeat and the first line's time to wait are shorter, a state is longer. */
const LEAST_FRAME_BYTES = 100;

interface Wanted {
  readonly headers?: Readonly<Record<string, string>>;
  readonly gzip?: boolean;
  /** Whether the server sends a first frame by itself; without one the stream is open with the answer's head. */
  readonly greets?: boolean;
}

/** Resolves when the stream is open, with its first frame. */
export function openStream(
  url: string,
  { headers = {}, gzip = false, greets = true }: Wanted = {},
): Promise<EventStreamClient> {
  const { hostname, port, host, pathname } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const lines = Object.entries({ host, ...(gzip ? { "accept-encoding": "gzip" } : {}), ...headers });
  socket.write(`GET ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  return new Promise((resolve, reject) => {
    const client: EventStreamClient = { onFrame: () => resolve(client), close: () => socket.destroy() };
    const reader = new FrameEnds(gzip ? FLUSHED : EMPTY_LINE, (piece, bytes) => client.onFrame(piece, bytes));
    let head = "";
    const takeHead = (chunk: Buffer) => {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      if (!head.startsWith("HTTP/1.1 200")) reject(new Error(`no stream: ${head.split("\r\n")[0]}`));
      socket.off("data", takeHead);
      socket.on("data", (later: Buffer) => reader.take(later));
      if (!greets) resolve(client);
      reader.take(Buffer.from(head.slice(end + 4), "latin1"));
    };
    socket.on("data", takeHead);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the stream was closed")));
  });
}

/** Takes bytes as they arrive, in whatever pieces, and tells where frames end that are no heartbeats. */
export class FrameEnds {
  readonly #mark: Buffer;
  readonly #tell: (piece: Buffer, bytes: number) => void;
  /** Bytes since the end of the last frame. */
  #bytes = 0;
  /** The end of the piece before: a mark may lie across two pieces. */
  #before: Buffer = Buffer.alloc(0);

  constructor(mark: Buffer, tell: (piece: Buffer, bytes: number) => void) {
    this.#mark = mark;
    this.#tell = tell;
  }

  take(chunk: Buffer): void {
    const kept = this.#before.length;
    const piece = kept === 0 ? chunk : Buffer.concat([this.#before, chunk]);
    let start = 0;
    let counted = kept;
    for (;;) {
      const found = piece.indexOf(this.#mark, start);
      if (found < 0) break;
      const end = found + this.#mark.length;
      this.#bytes += end - counted;
      if (this.#bytes >= LEAST_FRAME_BYTES) this.#tell(piece.subarray(start, end), this.#bytes);
      this.#bytes = 0;
      start = end;
      counted = end;
    }
    this.#bytes += piece.length - counted;
    this.#before = piece.subarray(Math.max(start, piece.length - this.#mark.length + 1));
  }
}
