/** The name of the player who gives a command. */
import { malformed } from "@outbound/kit/http/request/validation.ts";
import type { FastifyRequest } from "fastify";
import { PLAYER_NAME_LIMIT } from "../rules/values/limits.ts";

interface Named {
  readonly by?: string;
}

/** Returns the name in NFC without blanks at its ends; undefined if none was given. Throws 400 if the result is too long. */
export function playerOf({ body, query }: Pick<FastifyRequest, "body" | "query">): string | undefined {
  const asked = (query as Named).by;
  const by = asked ?? (body as Named | undefined)?.by;
  if (by === undefined) return undefined;
  const name = by.normalize("NFC").trim();
  if ([...name].length <= PLAYER_NAME_LIMIT) return name;
  const path = asked === undefined ? "/by" : "/query/by";
  throw malformed([{ path, message: `must have at most ${PLAYER_NAME_LIMIT} characters` }]);
}
