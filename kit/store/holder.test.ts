import assert from "node:assert/strict";
import { existsSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { freshFile } from "../testing/engines.ts";
import { killed, startScript } from "../testing/script.ts";
import { StoreHeldError } from "./holder.ts";
import { openStore, sqlitePath } from "./store.ts";

test("a second store on the same file is refused with the name of the holder", async (t) => {
  const url = await freshFile(t);
  const store = await openStore(url, { tables: [] });
  await assert.rejects(openStore(url, { tables: [] }), (error) => {
    assert.ok(error instanceof StoreHeldError);
    assert.equal(error.pid, process.pid);
    assert.match(error.message, new RegExp(`in use by process ${process.pid} on `));
    return true;
  });
  await store.close();
  await openStore(url, { tables: [] }).then((next) => next.close());
});

test("a file held by another process is refused, and free as soon as that process is killed", async (t) => {
  const url = await freshFile(t);
  const holder = startScript(t, new URL("testing/hold.ts", import.meta.url), [url]);
  await holder.says("open");
  await assert.rejects(openStore(url, { tables: [] }), (error) => {
    assert.ok(error instanceof StoreHeldError);
    assert.equal(error.pid, holder.pid);
    return true;
  });
  await killed(holder);
  await openStore(url, { tables: [] }).then((store) => store.close());
});

test("a store that cannot be opened lets go of its file", async (t) => {
  const url = await freshFile(t);
  writeFileSync(sqlitePath(url), "this is no database, but it is long enough to be mistaken for one".repeat(40));
  await assert.rejects(openStore(url, { tables: [] }), { name: "StoreUnavailableError", code: "SQLITE_NOTADB" });
  await assert.rejects(openStore(url, { tables: [] }), { name: "StoreUnavailableError", code: "SQLITE_NOTADB" });
  assert.ok(existsSync(sqlitePath(url)));
});
