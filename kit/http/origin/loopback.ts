/** Which addresses only this machine reaches. */
import { isIP } from "node:net";

/** For an address to listen on. A name that only begins like one of them is none. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
