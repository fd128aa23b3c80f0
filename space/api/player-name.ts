/** The name of the player who gives a command. */
import { malformed } from "@outbound/kit/http/request/validation.ts";
import type { FastifyRequest } from "fastify";
import { PLAYER_NAME_LIMIT } from "../rules/values/limits.ts";

/** In NFC and without blanks at its ends; undefined if none was given. Throws 400 for one that is then too long. */
export function playerOf({
  method,
  body,
  query,
}: Pick<FastifyRequest, "method" | "body" | "query">): string | undefined {
  const { by } = (method === "DELETE" ? query : body) as { readonly by?: string };
  if (by === undefined) return undefined;
  const name = by.normalize("NFC").trim();
  if ([...name].length <= PLAYER_NAME_LIMIT) return name;
  const path = method === "DELETE" ? "/query/by" : "/by";
  throw malformed([{ path, message: `must have at most ${PLAYER_NAME_LIMIT} characters` }]);
}
