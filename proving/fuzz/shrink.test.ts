import assert from "node:assert/strict";
import { test } from "node:test";
import type { FuzzRequest } from "./openapi-requests.ts";
import { shrink } from "./shrink.ts";

const request: FuzzRequest = {
  operationId: "one",
  method: "POST",
  url: "/api/one?a=1&bad=2&c=3",
  headers: { "content-type": "application/json", host: "x" },
  payload: JSON.stringify({ names: ["good", "wrong", "fine"], more: { deep: 1 }, seed: 4 }),
};

test("a failing request shrinks to what it needs to fail", async () => {
  const smallest = await shrink(
    request,
    async ({ url, payload = "" }) => url.includes("bad") && payload.includes("wrong"),
  );
  assert.equal(smallest.url, "/api/one?bad=2");
  assert.deepEqual(smallest.headers, {});
  assert.deepEqual(JSON.parse(smallest.payload ?? ""), { names: ["wrong"] });
});

test("a request that fails whatever is left of it loses everything but its address", async () => {
  const { payload, headers, url } = await shrink(request, async () => true);
  assert.deepEqual([payload, headers, url], [undefined, {}, "/api/one"]);
});
