/** A player's API tokens: list, create and revoke. These routes accept no API token. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { sendAnswer } from "@outbound/kit/idempotency-header/request.ts";
import { createApiToken, MOST_TOKENS, revokeApiToken } from "../../players/api-tokens.ts";
import type { CargoGame } from "../../world/game.ts";
import { keyOf, playerOf } from "../guard.ts";
import { object } from "../schemas/shape.ts";
import * as schemas from "../schemas.ts";
import { logAccount } from "../security-log.ts";
import { apiTokenView } from "../views/session.ts";
import { endpoints, nothing } from "./endpoint.ts";

const ApiTokens = object(
  { tokens: Type.Array(ref(schemas.ApiToken), { description: "The newest first." }) },
  { description: "The player's API tokens." },
);

export function tokenRoutes(app: App, { game }: { readonly game: CargoGame }): void {
  const { get, post, remove } = endpoints(app, "account");
  get({
    url: "/api/auth/tokens",
    operationId: "listTokens",
    summary: "The player's API tokens",
    description:
      "The player's API tokens without their texts. Expired ones stay in the list for 30 days. Changes nothing.",
    answer: ApiTokens,
    handler: async (request) => {
      const all = await game.host.read(({ state }) => state.accounts.apiTokens.of(playerOf(request)));
      return { tokens: all.reverse().map(apiTokenView) };
    },
  });
  post({
    url: "/api/auth/tokens",
    operationId: "createToken",
    summary: "Make an API token",
    description: `Makes a token for a program, which sends the token's text as \`Authorization: Bearer\`. It gives access to the game, as its scope says, but not to the account. Only this answer shows the text. A player has at most ${MOST_TOKENS} valid tokens.`,
    body: schemas.CreateTokenRequest,
    status: 201,
    answer: schemas.CreatedApiToken,
    // The text is a secret and must not be stored for a retry.
    idempotencyKey: false,
    problems: ["too-many-tokens"],
    handler: async (request) => {
      const playerId = playerOf(request);
      const { row, token } = await createApiToken(game, playerId, request.body);
      logAccount(request, "token-created", `player ${playerId}`, { tokenId: row.id });
      return { ...apiTokenView(row), token };
    },
  });
  remove({
    url: "/api/auth/tokens/:tokenId",
    operationId: "revokeToken",
    summary: "Revoke an API token",
    description: "The token no longer works from now on. Its streams end within a second.",
    params: object({ tokenId: PathId }),
    status: 204,
    answer: nothing("The token is revoked."),
    problems: ["unknown-token"],
    handler: async (request, reply) => {
      const { tokenId } = request.params;
      const playerId = playerOf(request);
      const { replayed } = await revokeApiToken(game, keyOf(request), playerId, tokenId);
      if (!replayed) logAccount(request, "token-revoked", `player ${playerId}`, { tokenId });
      return sendAnswer(reply, { status: 204, body: null, replayed });
    },
  });
}
