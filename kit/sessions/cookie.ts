/** The cookie that carries a session's token. */
import { stringifySetCookie } from "cookie";

export interface SessionCookieOptions {
  /** Name without a prefix: `cargo_session`. */
  readonly name: string;
  /** True if the client uses TLS, to the service or to a trusted proxy in front. */
  readonly secure: boolean;
}

export interface SessionCookie {
  /**
   * The name in the browser. Over TLS it has the prefix `__Host-`, so that no other host and no plain connection can set it.
   * Without TLS browsers refuse that prefix.
   */
  readonly name: string;
  /** Returns a Set-Cookie header that sets the token for `maxAgeSeconds`. */
  set(token: string, maxAgeSeconds: number): string;
  /** Returns a Set-Cookie header that deletes the cookie. */
  clear(): string;
}

export function sessionCookie({ name, secure }: SessionCookieOptions): SessionCookie {
  const ownName = secure ? `__Host-${name}` : name;
  const set = (value: string, maxAge: number) =>
    stringifySetCookie({ name: ownName, value, maxAge, path: "/", httpOnly: true, secure, sameSite: "lax" });
  return { name: ownName, set, clear: () => set("", 0) };
}

/** The parts of a request that show whether the client uses TLS. */
export interface Connected {
  readonly protocol: string;
  readonly server?: { readonly isBehindTls: boolean };
}

/**
 * Returns the session cookie for the request's connection. A service with an https public address always uses the secure one,
 * also without trusted proxies.
 */
export const cookieFor = ({ protocol, server }: Connected, name: string): SessionCookie =>
  sessionCookie({ name, secure: protocol === "https" || server?.isBehindTls === true });
