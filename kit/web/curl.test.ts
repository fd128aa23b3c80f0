import assert from "node:assert/strict";
import { test } from "node:test";
import { curlOf } from "./curl.ts";

const ORIGIN = "http://127.0.0.1:4200";

test("reading is the address alone", () => {
  const call = { method: "GET", url: "/api/history?limit=5&kind=sale", body: undefined };
  assert.equal(curlOf(call, ORIGIN), "curl 'http://127.0.0.1:4200/api/history?limit=5&kind=sale'");
});

test("a change names its method and its body, and a session is a variable of the shell", () => {
  const call = { method: "POST", url: "/api/planes/3/fly", body: { destIcao: "EDDM" } };
  assert.equal(
    curlOf(call, ORIGIN, true),
    `curl -X POST -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' ` +
      `-d '{"destIcao":"EDDM"}' 'http://127.0.0.1:4200/api/planes/3/fly'`,
  );
});

test("a name with a quote in it ends nothing", () => {
  const call = { method: "PATCH", url: "/api/planes/3", body: { name: "Mira's" } };
  assert.match(curlOf(call, ORIGIN), /-d '\{"name":"Mira'\\''s"\}'/);
});

test("a body that is a file is sent from there", () => {
  const call = { method: "POST", url: "/api/save/import", body: { format: 1 }, bodyFile: "my save.json" };
  assert.match(curlOf(call, ORIGIN), / -d '@my save\.json' /);
});
