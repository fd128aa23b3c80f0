/** Checks the Host header against DNS rebinding: a page must not reach the service under its own name. */
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/**
 * The host that a request is for; empty without one. X-Forwarded-Host, which Fastify's `request.host` takes from trusted proxies, is
 * ignored: most proxies pass on one that a client sent, and then a page under a foreign name could claim the service's.
 */
export const hostOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => headers.host ?? "";

/** True for localhost, IP addresses and the service's own host name, with any port. */
export function hostCheck(ownName: string | undefined): (host: string) => boolean {
  // Caches the few hosts that clients repeat; foreign ones are not cached.
  const known = new Set<string>();
  return (host) => {
    if (known.has(host)) return true;
    const name = hostName(host);
    const good = name !== undefined && (name === "localhost" || name === ownName || isIP(unbracketed(name)) !== 0);
    if (good && known.size < 1000) known.add(host);
    return good;
  };
}

/** True if the text is a valid host; clients may send anything. */
export const isHost = (host: string): boolean => hostName(host) !== undefined;

/** The host of a request target in absolute form, as clients of proxies send it; undefined for a path. */
export function hostOfTarget(target: string): string | undefined {
  return /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#]*@)?([^/?#]*)/i.exec(target)?.[1];
}

/** Node passes on the first of two Host headers, but a proxy in front may have used the other. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function hostName(host: string): string | undefined {
  return /^(\[[0-9a-f:.]+\]|[^:[\]@/\\?#\s]+)(?::\d{1,5})?$/.exec(host.toLowerCase())?.[1];
}

const unbracketed = (name: string): string => (name.startsWith("[") ? name.slice(1, -1) : name);
