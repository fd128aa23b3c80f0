/** Ends connections if the client does not close its side. */
import type { Socket } from "node:net";

/** Destroys the socket after this many milliseconds, unless it has closed by then. */
export function destroyAfter(socket: Socket, milliseconds: number): void {
  const cut = setTimeout(() => socket.destroy(), milliseconds).unref();
  socket.once("close", () => clearTimeout(cut));
}
