/** Reads the credential of a request. */
import { parseCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import { type Connected, cookieFor } from "./cookie.ts";

export type Credential =
  | { readonly kind: "bearer" | "cookie"; readonly token: string }
  /** An Authorization header that is not `Bearer` with one token. It is refused like an unknown token. */
  | { readonly kind: "malformed" };

/**
 * Returns the token of `Authorization: Bearer`, or else of the session cookie with this name (without prefix); undefined without
 * either. A request with an Authorization header never uses the cookie. Over TLS only the `__Host-` cookie counts, because anyone
 * on a plain connection could have set the other one.
 */
export function readCredential(
  request: Connected & Pick<FastifyRequest, "headers">,
  cookieName: string,
): Credential | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined && !OF_A_PROXY.test(authorization)) {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? { kind: "malformed" } : { kind: "bearer", token };
  }
  const token = readCookie(request, cookieName);
  return token === undefined ? undefined : { kind: "cookie", token };
}

/** Returns the value of the cookie with this name (without prefix); undefined without one. */
export function readCookie(
  request: Connected & Pick<FastifyRequest, "headers">,
  cookieName: string,
): string | undefined {
  const { cookie } = request.headers;
  const value = cookie === undefined ? undefined : parseCookie(cookie)[cookieFor(request, cookieName).name];
  return value === "" ? undefined : value;
}

/** RFC 6750: the scheme in any case, then one token. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** Schemes of a proxy in front that protects the whole site. Browsers then send them with every request. */
const OF_A_PROXY = /^(?:basic|digest|negotiate)(?: |$)/i;
