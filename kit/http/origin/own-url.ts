/** The local address of a connection, if neither a setting nor the request says how clients reach the service. */
import type { Socket } from "node:net";

export const ownUrl = ({ localAddress = "localhost", localPort, localFamily }: Socket): string =>
  `http://${localFamily === "IPv6" ? `[${localAddress}]` : localAddress}:${localPort ?? 80}`;
