import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { COST } from "../limits/rate-limit.ts";
import { notesApp } from "../testing/notes-app.ts";
import { codedTag, IN_A_THREAD, plainTag } from "./compress-answer.ts";

/** Answers `/api/long` with JSON of this length in characters, and `/api/page` with a page of that length. */
function longApp(t: TestContext, length: number) {
  const app = notesApp();
  const config = { cost: COST.cheap };
  app.get("/api/long", { schema: { hide: true }, config }, async () => ["a".repeat(length)]);
  app.get("/api/page", { schema: { hide: true }, config }, async (_request, reply) =>
    reply.type("text/html").send("a".repeat(length)),
  );
  t.after(() => app.close());
  return (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });
}

for (const [size, length] of [
  ["short", 2_000],
  ["long", 200_000],
] as const) {
  test(`a ${size} JSON answer is compressed for a client that takes br or gzip, and for no other`, async (t) => {
    const get = longApp(t, length);
    for (const [accepted, coding, unpack] of [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get("/api/long", accepted);
      assert.deepEqual([headers["content-encoding"], headers.vary], [coding, "accept-encoding"]);
      assert.equal(headers["content-length"], String(rawPayload.length));
      assert.ok(rawPayload.length < length / 10);
      assert.deepEqual(JSON.parse(unpack(rawPayload).toString()), ["a".repeat(length)]);
    }
    for (const accepted of [undefined, "identity", "br;q=0"]) {
      const { headers, body } = await get("/api/long", accepted);
      assert.deepEqual([headers["content-encoding"], headers.vary], [undefined, "accept-encoding"]);
      assert.deepEqual(JSON.parse(body), ["a".repeat(length)]);
    }
  });
}

test("a failed compression is answered by a problem that a client can read", async (t) => {
  const get = longApp(t, 200_000);
  t.mock.method(IN_A_THREAD, "br", () => Promise.reject(new Error("out of memory")));
  const { statusCode, headers, body } = await get("/api/long", "br");
  assert.deepEqual(
    [statusCode, headers["content-encoding"], JSON.parse(body).code],
    [500, undefined, "internal-error"],
  );
});

test("answers below a kilobyte and pages are not compressed", async (t) => {
  for (const [length, url] of [
    [1_000, "/api/long"],
    [5_000, "/api/page"],
  ] as const) {
    const { headers } = await longApp(t, length)(url, "br");
    assert.deepEqual([headers["content-encoding"], headers.vary], [undefined, undefined], url);
  }
});

test("a long problem document is compressed too", async (t) => {
  const app = notesApp();
  t.after(() => app.close());
  const { headers, rawPayload } = await app.inject({
    method: "POST",
    url: "/api/notes",
    headers: { "accept-encoding": "gzip" },
    payload: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${"long".repeat(20)}${index}`, 1])),
  });
  assert.equal(headers["content-encoding"], "gzip");
  assert.equal(JSON.parse(gunzipSync(rawPayload).toString()).code, "malformed-request");
});

test("each coding has an ETag of its own, and all of them name the same state", () => {
  assert.equal(codedTag('"1-7"', undefined), '"1-7"');
  for (const coding of ["br", "gzip"]) {
    assert.equal(codedTag('"1-7"', coding), `"1-7-${coding}"`);
    assert.equal(plainTag(`"1-7-${coding}"`), '"1-7"');
  }
  assert.equal(plainTag('W/"1-7"'), 'W/"1-7"');
});
