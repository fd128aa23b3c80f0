/** Sends reads whose answers name the epoch of the game. */
import type { Call } from "@outbound/kit/web/call.ts";

/** Sends the read, and returns its answer with the epoch of the game. */
export async function sendWithEpoch<Answer>(call: Call<Answer>, signal?: AbortSignal) {
  let epoch = "";
  const onHeaders = (headers: Headers) => {
    epoch = epochOf(headers.get("etag"));
  };
  const answer = await call.send({ ...(signal && { signal }), onHeaders });
  return { answer, epoch };
}

/** Returns the epoch in the ETag of a read: each new game, import and restore begins another one. Empty without a tag. */
export const epochOf = (tag: string | null): string => /"([^"-]*)-/.exec(tag ?? "")?.[1] ?? "";
