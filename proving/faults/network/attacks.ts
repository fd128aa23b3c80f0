/** Requests that never become complete, or are not what they claim, each over its own connection. */
import { connect, type Socket } from "node:net";

export interface Attack {
  readonly name: string;
  /** Sent at once. */
  readonly begin: (path: string) => string;
  /** Sent again and again, this often. */
  readonly drip?: string;
  readonly everyMs?: number;
  /** True when the bytes show at once that it is malformed; else only the time does. */
  readonly isPlain: boolean;
  /** Of the expected answer. */
  readonly status: number;
}

const post = (path: string, headers: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}`;

const KILOBYTE = " ".repeat(1024);

export const ATTACKS: readonly Attack[] = [
  {
    name: "headers, a byte a second",
    begin: (path) => post(path, "x-slow: "),
    drip: "a",
    everyMs: 1000,
    isPlain: false,
    status: 408,
  },
  {
    name: "a body, a byte a second",
    begin: (path) => post(path, "content-length: 60000\r\n\r\n"),
    drip: " ",
    everyMs: 1000,
    isPlain: false,
    status: 408,
  },
  {
    name: "chunks, a byte a second",
    begin: (path) => post(path, "transfer-encoding: chunked\r\n\r\n"),
    drip: "1\r\n \r\n",
    everyMs: 1000,
    isPlain: false,
    status: 408,
  },
  {
    name: "a body that is longer than it comes",
    begin: (path) => post(path, "content-length: 60000\r\n\r\n{"),
    isPlain: false,
    status: 408,
  },
  {
    name: "chunks without end",
    begin: (path) => post(path, "transfer-encoding: chunked\r\n\r\n"),
    drip: `400\r\n${KILOBYTE}\r\n`,
    everyMs: 10,
    isPlain: true,
    status: 413,
  },
  {
    name: "a body that is shorter than it comes",
    begin: (path) => post(path, "content-length: 2\r\n\r\n[]and what is no request"),
    isPlain: true,
    status: 400,
  },
  {
    name: "two lengths",
    begin: (path) => post(path, "content-length: 2\r\ncontent-length: 3\r\n\r\n{} "),
    isPlain: true,
    status: 400,
  },
];

export interface Attacker {
  /** Milliseconds until the service ended the connection. */
  readonly ended: Promise<number>;
  /** Statuses of all answers, in order. */
  readonly statuses: readonly number[];
  giveUp(): void;
}

export function attack(url: string, path: string, { begin, drip, everyMs }: Attack): Attacker {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  let received = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    received += text;
  });
  socket.on("error", () => {});
  socket.write(begin(path));
  const timer = drip === undefined ? undefined : setInterval(() => socket.writable && socket.write(drip), everyMs);
  const ended = new Promise<number>((resolve) => {
    socket.once("close", () => {
      clearInterval(timer);
      resolve(performance.now() - startedAt);
    });
  });
  return {
    ended,
    get statuses() {
      return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    },
    giveUp: () => socket.destroy(),
  };
}
