/** For tests of stored answers: runs a command once for each key, as the host does, and every time without a key. */
import type { Kysely } from "kysely";
import { type Answer, findAnswer, type KeyedRequest, type Replayable, storeAnswer } from "../idempotency.ts";
import type { IdempotencyTables } from "../idempotency-table.ts";

export async function once(
  tx: Kysely<IdempotencyTables>,
  request: KeyedRequest | undefined,
  run: () => Answer | Promise<Answer>,
): Promise<Replayable> {
  if (request === undefined) return { ...(await run()), replayed: false };
  const found = await findAnswer(tx, request);
  if (found !== undefined) return { ...found, replayed: true };
  const answer = await run();
  await storeAnswer(tx, request, answer);
  return { ...answer, replayed: false };
}
