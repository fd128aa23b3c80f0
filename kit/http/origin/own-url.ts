/** Returns the local address of a connection as a URL, for when neither a setting nor the request names the service's address. */
import type { Socket } from "node:net";

export const ownUrl = ({ localAddress = "localhost", localPort, localFamily }: Socket): string =>
  `http://${localFamily === "IPv6" ? `[${localAddress}]` : localAddress}:${localPort ?? 80}`;
