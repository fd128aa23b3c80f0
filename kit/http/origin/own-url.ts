/** The address that a connection came to, where neither a setting nor the request says how clients call it. */
import type { Socket } from "node:net";

export const ownUrl = ({ localAddress = "localhost", localPort, localFamily }: Socket): string =>
  `http://${localFamily === "IPv6" ? `[${localAddress}]` : localAddress}:${localPort ?? 80}`;
