import assert from "node:assert/strict";
import { test } from "node:test";
import { spaceClient } from "@outbound/client";
import { busyAfter, toolsOf } from "../testing/tools.ts";
import { registerSpaceTools } from "./tools.ts";

const mission = { id: 1, status: "accepted", text: "Explore Ilvane", deadline: null, estimatedTurns: null, reward: {} };
const report = { worked: 2, skipped: false, stopped: "decision", events: [], warnings: [] };

test("a command or turns that were done are no refusal when the game cannot be read after them", async () => {
  const fetch = busyAfter({ "POST /api/missions/1/accept": { mission }, "POST /api/turn/run": report });
  const call = toolsOf((server) => registerSpaceTools(server, spaceClient({ fetch, patienceMs: 0 }), undefined));
  const unread = "The command is done. The state after it could not be read: 503 overloaded: Busy.";
  assert.deepEqual(await call("space_act", { operation: "accept", missionId: 1 }), {
    isError: false,
    text: `mission: 1 accepted: Explore Ilvane\nunread: ${unread}`,
  });
  assert.deepEqual(await call("space_wait", { turns: 5, until: "idle" }), {
    isError: false,
    text: `worked: 2\nstopped: decision\nunread: ${unread}`,
  });
  assert.deepEqual(await call("space_state", {}), { isError: true, text: "overloaded: Busy." });
});
