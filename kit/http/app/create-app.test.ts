import assert from "node:assert/strict";
import { test } from "node:test";
import { notesApp } from "../testing/notes-app.ts";

test("a request has 30 seconds to arrive, its body as well as its headers", async () => {
  const { server } = notesApp();
  // Where the limit of the headers is the longer one Node takes it for the body too.
  assert.deepEqual([server.headersTimeout, server.requestTimeout], [30_000, 30_000]);
});
