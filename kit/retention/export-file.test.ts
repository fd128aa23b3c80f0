import assert from "node:assert/strict";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { basename, join } from "node:path";
import { type TestContext, test } from "node:test";
import { createExportFile, ExportError } from "./export-file.ts";
import { aFolder } from "./testing/a-folder.ts";
import { fillDisk } from "./testing/full-disk.ts";
import { readExport } from "./testing/read-export.ts";

test("only its owner can read an export file, which contains the lines of every append", async (t) => {
  const folder = aFolder(t);
  const file = await createExportFile(folder, "notes");
  await file.append(['{"id":1}', '{"id":2}']);
  assert.deepEqual(readExport(file.path), [{ id: 1 }, { id: 2 }], "on disk before the file is closed");
  await file.append(['{"id":3}']);
  await file.close();
  assert.equal(basename(file.path), "notes.jsonl.gz");
  assert.deepEqual(readExport(file.path), [{ id: 1 }, { id: 2 }, { id: 3 }]);
  if (process.platform !== "win32") {
    assert.equal(statSync(file.path).mode & 0o777, 0o600);
    assert.equal(statSync(folder).mode & 0o777, 0o700);
  }
});

test("an export file never overwrites another", async (t) => {
  const folder = aFolder(t);
  const [first, second] = [await createExportFile(folder, "notes"), await createExportFile(folder, "notes")];
  await first.append(["1"]);
  await second.append(["2"]);
  await first.close();
  await second.close();
  assert.deepEqual(readdirSync(folder).sort(), ["notes-2.jsonl.gz", "notes.jsonl.gz"]);
});

/** Makes syncing a folder fail with this code until the test ends. */
async function failFolders(t: TestContext, code: string): Promise<void> {
  const handle = await open(import.meta.filename);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = prototype;
  t.mock.method(prototype, "sync", async function failing(this: FileHandle) {
    if ((await this.stat()).isDirectory()) throw Object.assign(new Error(`${code}: fsync`), { code });
    await sync.call(this);
  });
}

for (const code of ["EACCES", "EPERM", "EINVAL", "ENOTSUP"]) {
  test(`rows are exported even if the file system cannot sync a folder (${code})`, async (t) => {
    await failFolders(t, code);
    const file = await createExportFile(aFolder(t), "notes");
    await file.append(['{"id":1}']);
    await file.close();
    assert.deepEqual(readExport(file.path), [{ id: 1 }]);
  });
}

test("no file is left if syncing its folder fails", async (t) => {
  const folder = aFolder(t);
  await failFolders(t, "EIO");
  await assert.rejects(createExportFile(folder, "notes"), ExportError);
  assert.deepEqual(readdirSync(folder), []);
});

test("an export file keeps its earlier content when the disk becomes full in the middle of a row", async (t) => {
  const file = await createExportFile(aFolder(t), "notes");
  await file.append(['{"id":1}']);
  const makeRoom = await fillDisk(t, 7);
  await assert.rejects(
    file.append(['{"id":2}']),
    (error) => error instanceof ExportError && /ENOSPC/.test(error.message),
  );
  assert.deepEqual(readExport(file.path), [{ id: 1 }]);
  makeRoom();
  await file.append(['{"id":2}']);
  await file.close();
  assert.deepEqual(readExport(file.path), [{ id: 1 }, { id: 2 }]);
});

test("an export file without rows is removed, and a folder that cannot be made is an export error", async (t) => {
  const folder = aFolder(t);
  await (await createExportFile(folder, "notes")).close();
  assert.deepEqual(readdirSync(folder), []);
  writeFileSync(join(folder, "file"), "");
  await assert.rejects(createExportFile(join(folder, "file", "below"), "notes"), ExportError);
});
