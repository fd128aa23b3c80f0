/** API tokens, which players create for their programs, with a scope and an end. Only the hash of a token is stored. */

import type { RequestKey } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { hashToken, newToken } from "@outbound/kit/sessions/token.ts";
import type { TokenScope } from "../store/tables.ts";
import type { CargoGame } from "../world/game.ts";
import type { ApiTokenRow } from "../world/state/accounts.ts";
import { commit, commitOnce } from "./commit.ts";
import { isLive, takeSessionId } from "./sessions.ts";

/** Prefix by which scanners of published code recognise a token. */
export const TOKEN_PREFIX = "outbound_pat_";
/** Most valid tokens of a player. At most as many rows are kept, so expired tokens make room for new ones. */
export const MOST_TOKENS = 20;

export interface NewApiToken {
  readonly name: string;
  readonly scope: TokenScope;
  readonly expiresInDays: number;
}

/** Creates a token. Returns it with its text, which cannot be read again. Rejects with `too-many-tokens`. */
export const createApiToken = (
  game: CargoGame,
  playerId: number,
  { name, scope, expiresInDays }: NewApiToken,
): Promise<{ readonly row: ApiTokenRow; readonly token: string }> =>
  commit(game, (_scene, world) => {
    const { apiTokens } = world.accounts;
    const instants = game.instants();
    const { now, past } = instants;
    const own = apiTokens.of(playerId);
    const expired = own.filter((one) => !isLive(one, past));
    if (own.length - expired.length >= MOST_TOKENS) throw new Refused(tooManyTokens());
    for (const { id } of expired.slice(0, Math.max(0, own.length - MOST_TOKENS + 1))) apiTokens.replace(id, undefined);
    const token = TOKEN_PREFIX + newToken();
    const row = {
      id: takeSessionId(world, instants),
      player_id: playerId,
      name,
      scope,
      token_hash: hashToken(token),
      created_at: now,
      last_used_at: null,
      expires_at: now + expiresInDays * DAY_MS,
    };
    apiTokens.replace(row.id, row);
    return { row, token };
  });

/** Revokes one of the player's tokens, valid or expired. Rejects with `unknown-token`. */
export const revokeApiToken = (game: CargoGame, key: RequestKey | undefined, playerId: number, tokenId: number) =>
  commitOnce(game, key, (_scene, { accounts: { apiTokens } }) => {
    if (apiTokens.get(tokenId)?.player_id !== playerId) throw new Refused(unknownToken(tokenId));
    apiTokens.replace(tokenId, undefined);
  });

const tooManyTokens = (): ProblemError =>
  new ProblemError("too-many-tokens", `The player has ${MOST_TOKENS} API tokens, the maximum.`, {
    details: { limit: MOST_TOKENS },
  });

const unknownToken = (tokenId: number): ProblemError =>
  new ProblemError("unknown-token", `There is no API token ${tokenId}.`, { details: { tokenId } });
