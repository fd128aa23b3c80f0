import assert from "node:assert/strict";
import { test } from "node:test";
import { createLogger } from "../../observe/logger.ts";
import { CALM_LOAD } from "../../testing/general-refusals.ts";
import { notesApp } from "../testing/notes-app.ts";

test("a request has 30 seconds to arrive, its body as well as its headers", async () => {
  const { server } = notesApp();
  // If the limit of the headers were longer, Node would apply it to the body too.
  assert.deepEqual([server.headersTimeout, server.requestTimeout], [30_000, 30_000]);
});

test("a service behind TLS that trusts no proxy warns of it when it listens", async () => {
  const https = "https://play.example.org";
  for (const [settings, warnings] of [
    [{ publicUrl: https }, ["TRUSTED_PROXIES"]],
    [{ publicUrl: https, trustedProxies: ["127.0.0.1"] }, []],
    [{ publicUrl: "http://play.example.org" }, []],
    [{}, []],
  ] as const) {
    const lines: { readonly setting?: string }[] = [];
    const logger = createLogger("notes", "warn", { write: (line) => void lines.push(JSON.parse(line)) });
    const app = notesApp({ settings: { ...settings, logger } });
    await app.listen({ host: "127.0.0.1", port: 0 });
    await app.close();
    assert.deepEqual(
      lines.map(({ setting }) => setting),
      warnings,
    );
  }
});

test("the load of the process counts from when the service listens, because its start may block the event loop", async () => {
  let starts = 0;
  const app = notesApp({ load: { ...CALM_LOAD, start: () => void starts++ } });
  await app.ready();
  assert.equal(starts, 0);
  await app.listen({ host: "127.0.0.1", port: 0 });
  assert.equal(starts, 1);
  await app.close();
});
