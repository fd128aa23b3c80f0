/** A connection whose client decides what it sends, and when. */
import { connect } from "node:net";

export type RawConnection = ReturnType<typeof openRaw>;

export function openRaw(url: string, from: { readonly localAddress?: string } = {}) {
  const { hostname, port } = new URL(url);
  const openedAt = performance.now();
  const socket = connect({ host: hostname, port: Number(port), ...from }).setEncoding("latin1");
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  /** `ended` resolves with the milliseconds until the connection was closed, which are `closedAfterMs` from then on. */
  const raw = { socket, ended, received: "", closedAfterMs: undefined as number | undefined };
  socket.on("data", (text) => {
    raw.received += text;
  });
  socket.on("error", () => {});
  socket.once("close", () => {
    raw.closedAfterMs = performance.now() - openedAt;
    resolve(raw.closedAfterMs);
  });
  return raw;
}
