/** Sends requests that never complete or contradict their headers, each over its own connection. */
import { connect } from "node:net";

export interface Attack {
  readonly name: string;
  /** Sent at once, after the first headers of a POST. */
  readonly begin: string;
  /** Sent again and again at this interval. */
  readonly drip?: string;
  readonly everyMs?: number;
  /** True if the bytes show at once that the request is malformed; otherwise only a time limit does. */
  readonly isPlain: boolean;
  readonly status: number;
}

const SLOW = { everyMs: 1000, isPlain: false, status: 408 };
const LONG = "content-length: 60000\r\n\r\n";
const SHORT = "content-length: 2\r\n\r\n";
const CHUNKED = "transfer-encoding: chunked\r\n\r\n";
const WRONG = { isPlain: true, status: 400 };
const CHUNK = `400\r\n${" ".repeat(1024)}\r\n`;

export const ATTACKS: readonly Attack[] = [
  { name: "headers, a byte a second", begin: "x-slow: ", drip: "a", ...SLOW },
  { name: "a body, a byte a second", begin: LONG, drip: " ", ...SLOW },
  { name: "chunks, a byte a second", begin: CHUNKED, drip: "1\r\n \r\n", ...SLOW },
  { name: "a body that is longer than it comes", begin: `${LONG}{`, ...SLOW },
  { name: "chunks without end", begin: CHUNKED, drip: CHUNK, everyMs: 10, isPlain: true, status: 413 },
  { name: "a body that is shorter than it comes", begin: `${SHORT}[]and what is no request`, ...WRONG },
  { name: "two lengths", begin: "content-length: 2\r\ncontent-length: 3\r\n\r\n{} ", ...WRONG },
];

export type Attacker = ReturnType<typeof attack>;

/**
 * Starts an attack. `ended` resolves with the milliseconds until the service closed the connection; `statuses` returns those of
 * all answers so far.
 */
export function attack(url: string, path: string, { begin, drip, everyMs }: Attack) {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  const socket = connect({ host: hostname, port: Number(port) }).setEncoding("latin1");
  let received = "";
  socket.on("data", (text) => {
    received += text;
  });
  socket.on("error", () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${begin}`);
  const timer = drip === undefined ? undefined : setInterval(() => socket.writable && socket.write(drip), everyMs);
  socket.once("close", () => {
    clearInterval(timer);
    resolve(performance.now() - startedAt);
  });
  return {
    ended,
    statuses: () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)),
    giveUp: () => socket.destroy(),
  };
}
