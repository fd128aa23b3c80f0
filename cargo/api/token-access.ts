/** Decides what an API token gives access to, and why it is refused. */
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { readCredential } from "@outbound/kit/sessions/credential.ts";
import type { FastifyRequest } from "fastify";
import { TOKEN_PREFIX } from "../players/api-tokens.ts";
import { isApiToken, isLive } from "../players/sessions.ts";
import type { TokenScope } from "../store/tables.ts";
import type { ApiTokenRow, PlayerAccess } from "../world/state/accounts.ts";
import { PLAYER_COOKIE } from "./session-cookie.ts";
import { isoTime } from "./views/session.ts";

/** The scope that a route requires of API tokens; `closed`: it accepts none. */
export type TokenAccess = TokenScope | "closed";

/** True if the request's bearer token is, or was, an API token. One in a cookie is ignored. */
export function sentApiToken(request: FastifyRequest): boolean {
  const credential = readCredential(request, PLAYER_COOKIE);
  return credential?.kind === "bearer" && credential.token.startsWith(TOKEN_PREFIX);
}

/** Returns the 401 of RFC 6750. `found` is the stored token, if there is one. */
export function invalidToken(found: PlayerAccess | undefined, now: number): ProblemError {
  const headers = { "www-authenticate": 'Bearer error="invalid_token"' };
  if (found === undefined || !isApiToken(found) || isLive(found, now)) {
    return new ProblemError("invalid-token", "The API token was revoked or never existed.", { headers });
  }
  const expiredAt = isoTime(found.expires_at);
  return new ProblemError("invalid-token", `The API token ${found.name} expired at ${expiredAt}.`, {
    headers,
    details: { name: found.name, expiredAt },
    who: `player ${found.player_id}`,
  });
}

/** Throws 403 unless the token's scope includes this access. */
export function checkScope({ name, scope, player_id }: ApiTokenRow, access: TokenAccess): void {
  const who = `player ${player_id}`;
  if (access === "closed") {
    throw new ProblemError("session-needed", "The call needs a session. An API token is not enough.", { who });
  }
  if (access === "read" || scope === "play") return;
  const sentence = `The call needs an API token with the scope ${access}. The token ${name} has the scope ${scope}.`;
  throw new ProblemError("insufficient-scope", sentence, { details: { neededScope: access, scope, name }, who });
}
