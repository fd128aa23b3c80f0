import assert from "node:assert/strict";
import { test } from "node:test";
import { QueryClient } from "@tanstack/react-query";
import { refreshPanel } from "./session.ts";

test("after a change the panel reads the session again too, with the name of an admin who changed it", async () => {
  const queries = new QueryClient();
  const keys = [["admin", "users", "/api/admin/users"], ["admin-session"], ["registration"]];
  for (const key of keys) queries.setQueryData(key, {});
  await refreshPanel(queries);
  assert.deepEqual(
    keys.map((key) => queries.getQueryState(key)?.isInvalidated),
    [true, true, false],
  );
  queries.clear();
});
