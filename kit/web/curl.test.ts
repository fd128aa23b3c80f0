import assert from "node:assert/strict";
import { test } from "node:test";
import { curlOf } from "./curl.ts";

const ORIGIN = "http://127.0.0.1:4200";

test("the command for a read has only the address", () => {
  const call = { method: "GET", url: "/api/history?limit=5&kind=sale", body: undefined };
  assert.equal(curlOf(call, ORIGIN), "curl 'http://127.0.0.1:4200/api/history?limit=5&kind=sale'");
});

test("the command for a change has method and body, and takes the session from a shell variable", () => {
  const call = { method: "POST", url: "/api/planes/3/fly", body: { destIcao: "EDDM" } };
  assert.equal(
    curlOf(call, ORIGIN, true),
    `curl -X POST -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' ` +
      `-d '{"destIcao":"EDDM"}' 'http://127.0.0.1:4200/api/planes/3/fly'`,
  );
});

test("a quote in a name is escaped", () => {
  const call = { method: "PATCH", url: "/api/planes/3", body: { name: "Mira's" } };
  assert.match(curlOf(call, ORIGIN), /-d '\{"name":"Mira'\\''s"\}'/);
});

test("a body in a file is sent from the file", () => {
  const call = { method: "POST", url: "/api/save/import", body: { format: 1 }, bodyFile: "my save.json" };
  assert.match(curlOf(call, ORIGIN), / -d '@my save\.json' /);
});
