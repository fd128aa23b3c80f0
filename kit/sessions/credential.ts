/** What a request brings to say whose it is. */
import { parseCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import { type Connected, cookieFor } from "./cookie.ts";

export type Credential =
  | { readonly kind: "bearer" | "cookie"; readonly token: string }
  /** An Authorization header that is not `Bearer` and one token; to be refused like an unknown token. */
  | { readonly kind: "malformed" };

/**
 * The token of `Authorization: Bearer`, else that of the session cookie with this name (without prefix); undefined when
 * there is neither. A request that brings its own Authorization is judged by it alone: the cookie is ignored. Over
 * TLS only the `__Host-` cookie counts, for the other one could have been set by anybody on the way.
 */
export function readCredential(
  request: Connected & Pick<FastifyRequest, "headers">,
  cookieName: string,
): Credential | undefined {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined && !OF_A_PROXY.test(authorization)) {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? { kind: "malformed" } : { kind: "bearer", token };
  }
  if (cookie === undefined) return undefined;
  const token = parseCookie(cookie)[cookieFor(request, cookieName).name];
  return token === undefined || token === "" ? undefined : { kind: "cookie", token };
}

/** RFC 6750: the scheme in any case, then one token. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** Schemes with which a proxy in front guards the whole site; browsers send them along with every request. */
const OF_A_PROXY = /^(?:basic|digest|negotiate)(?: |$)/i;
