import assert from "node:assert/strict";
import { it } from "node:test";
import { bodySignature, cleanName, querySignature } from "./player-name.ts";

it("a name is cut to what the service accepts: 24 characters without control, format or bidi characters", () => {
  assert.equal(cleanName("  Ann\u202e\u0007 B  "), "Ann B");
  assert.equal([...cleanName("🚀".repeat(30))].length, 24);
  assert.equal(cleanName("\u200d"), "");
});

it("commands carry the player's name in the body or the query, and other calls do not", () => {
  assert.deepEqual(bodySignature("/api/missions/{id}/accept", "post", "Ann"), { by: "Ann" });
  assert.deepEqual(bodySignature("/api/tasks/{id}", "patch", "Ann"), { by: "Ann" });
  assert.deepEqual(querySignature("/api/tasks/{id}", "delete", "Ann"), { by: "Ann" });
  for (const path of ["/api/save/import", "/api/save/archives/{id}", "/api/games", "/api/games/{id}", "/api/rules"]) {
    assert.equal(bodySignature(path, "post", "Ann"), undefined, path);
    assert.deepEqual(querySignature(path, "delete", "Ann"), {}, path);
  }
  assert.equal(bodySignature("/api/turn", "post", ""), undefined);
  assert.deepEqual(querySignature("/api/tasks", "get", "Ann"), {});
});
