/** Checks the Host header against DNS rebinding: a page must not reach the service under the page's own host name. */
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/**
 * Returns the host of a request; empty if it has none. Fastify's `request.host` takes X-Forwarded-Host from trusted proxies, but
 * most proxies pass on the one that a client sent, so a page under a foreign name could claim the service's name.
 */
export const hostOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => headers.host ?? "";

/** Returns a function that is true for localhost, IP addresses and the service's own host name, with any port. */
export function hostCheck(ownName: string | undefined): (host: string) => boolean {
  // Caches the few accepted hosts that clients repeat.
  const known = new Set<string>();
  return (host) => {
    if (known.has(host)) return true;
    const name = hostName(host);
    const good = name !== undefined && (name === "localhost" || name === ownName || isIP(unbracketed(name)) !== 0);
    if (good && known.size < 1000) known.add(host);
    return good;
  };
}

/** Returns the host of a request target in absolute form, which clients of proxies send; undefined for a path. */
export function hostOfTarget(target: string): string | undefined {
  return /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#]*@)?([^/?#]*)/i.exec(target)?.[1];
}

/** Returns the path and query of a request target, also of one in absolute form. */
export function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, "");
  return rest === target || rest.startsWith("/") ? rest : `/${rest}`;
}

/** True if there are two Host headers: Node uses the first, but a proxy in front may have used the other. */
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
