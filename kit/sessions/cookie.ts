/** The cookie that carries a session's token. */
import { stringifySetCookie } from "cookie";

export interface SessionCookieOptions {
  /** Without a prefix: `cargo_session`. */
  readonly name: string;
  /** Whether the client speaks TLS, to the service or to a trusted proxy before it. */
  readonly secure: boolean;
}

export interface SessionCookie {
  /**
   * As the browser knows it: `__Host-` and the name over TLS, so that no other host and no plain connection can set it;
   * the plain name without TLS, where browsers refuse that prefix.
   */
  readonly name: string;
  /** A Set-Cookie header that gives the token, for so many seconds. */
  set(token: string, maxAgeSeconds: number): string;
  /** A Set-Cookie header that makes the browser forget it. */
  clear(): string;
}

export function sessionCookie({ name, secure }: SessionCookieOptions): SessionCookie {
  const ownName = secure ? `__Host-${name}` : name;
  const set = (value: string, maxAge: number) =>
    stringifySetCookie({ name: ownName, value, maxAge, path: "/", httpOnly: true, secure, sameSite: "lax" });
  return { name: ownName, set, clear: () => set("", 0) };
}

/** What shows whether the client speaks TLS. */
export interface Connected {
  readonly protocol: string;
  readonly server?: { readonly isBehindTls: boolean };
}

/**
 * The session cookie of the connection that the request came on. A service whose public address is https gives no other one,
 * also without configured trusted proxies.
 */
export const cookieFor = ({ protocol, server }: Connected, name: string): SessionCookie =>
  sessionCookie({ name, secure: protocol === "https" || server?.isBehindTls === true });
