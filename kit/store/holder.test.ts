import assert from "node:assert/strict";
import { existsSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

test("a store that cannot be opened releases its file", async (t) => {
  const url = await freshFile(t);
  writeFileSync(sqlitePath(url), "this is no database, but it is long enough to be mistaken for one".repeat(40));
  await assert.rejects(openStore(url, { tables: [] }), {
    name: "StoreUnavailableError",
    message:
      /^store unavailable \(SQLITE_NOTADB\): \/.*test\.db: file is not a database; restore a backup, and delete -wal and -shm beside it$/,
  });
  await assert.rejects(openStore(url, { tables: [] }), { name: "StoreUnavailableError", code: "SQLITE_NOTADB" });
  assert.ok(existsSync(sqlitePath(url)));
});

test("a link to the file or to its folder shares the lock, even before the file exists", async (t) => {
  const url = await freshFile(t);
  const path = sqlitePath(url);
  const folder = dirname(path);
  const links = ["link.db", "link-to-link.db", "link-to-folder"].map((name) => join(folder, name));
  const [link = "", second = "", folderLink = ""] = links;
  symlinkSync("test.db", link);
  symlinkSync(link, second);
  symlinkSync(folder, folderLink);
  const urls = [url, `sqlite:${link}`, `sqlite:${second}`, `sqlite:${join(folderLink, "link.db")}`];
  for (const way of urls.toReversed()) {
    const store = await openStore(way, { tables: [] });
    for (const other of urls) await assert.rejects(openStore(other, { tables: [] }), StoreHeldError);
    await store.close();
  }
  assert.ok(existsSync(path));
});

test("a file with a hard link is refused, because each name would have its own lock", async (t) => {
  const url = await freshFile(t);
  await openStore(url, { tables: [] }).then((store) => store.close());
  const folder = join(dirname(sqlitePath(url)), "other");
  mkdirSync(folder);
  linkSync(sqlitePath(url), join(folder, "second.db"));
  for (const way of [url, `sqlite:${join(folder, "second.db")}`]) {
    await assert.rejects(openStore(way, { tables: [] }), { name: "StoreUnavailableError", code: "LINKED" });
  }
});

test("a cycle of links is reported", async (t) => {
  const path = sqlitePath(await freshFile(t));
  symlinkSync(`${path}.2`, path);
  symlinkSync(path, `${path}.2`);
  await assert.rejects(openStore(`sqlite:${path}`, { tables: [] }), { name: "StoreUnavailableError" });
});
