/** Recognises loopback addresses. */
import { isIP } from "node:net";

/** True if an address to listen on is reachable only from this machine. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
