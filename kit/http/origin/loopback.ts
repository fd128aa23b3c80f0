/** Recognises loopback addresses. */
import { isIP } from "node:net";

/** For an address to listen on. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
