/** Which Host headers the service answers for: a page that rebinds its own name to this address must not reach it. */
import { isIP } from "node:net";

/** True for localhost, an IP address, and the host of the public address; with any port. */
export function hostCheck(publicUrl: string | undefined): (host: string) => boolean {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  // Clients repeat the same few hosts; foreign ones are not kept.
  const known = new Set<string>();
  return (host) => {
    if (known.has(host)) return true;
    const name = hostName(host);
    const good = name !== undefined && (name === "localhost" || name === publicHost || isIP(unbracketed(name)) !== 0);
    if (good && known.size < 1000) known.add(host);
    return good;
  };
}

/** Whether it can be the host of an address: what a client sends need not be. */
export const isHost = (host: string): boolean => hostName(host) !== undefined;

/** The host of a request target in absolute form, as clients of proxies send it; undefined for a path. */
export function hostOfTarget(target: string): string | undefined {
  return /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#]*@)?([^/?#]*)/i.exec(target)?.[1];
}

/** Node passes on the first one; a proxy in front may have gone by the other. */
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
