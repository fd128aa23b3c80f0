import assert from "node:assert/strict";
import { test } from "node:test";
import { NoticeReader } from "./notice-reader.ts";

test("events after a restore from a backup are read, although their ids were those of lost events", async (t) => {
  let newestId = 0;
  t.mock.method(globalThis, "fetch", async (url: string) => {
    const limit = Number(new URLSearchParams(url.split("?")[1]).get("limit"));
    const items = Array.from({ length: Math.min(limit, newestId) }, (_, index) => ({ id: newestId - index }));
    return Response.json({ items, nextBefore: null });
  });
  const shown: number[] = [];
  const reader = new NoticeReader((events) => shown.push(...events.map(({ id }) => id)));
  for (const id of [7, 9, 3, 5]) {
    newestId = id;
    await reader.look(`newest is ${id}`);
  }
  assert.deepEqual(shown, [8, 9, 4, 5]);
});
