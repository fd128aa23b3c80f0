import assert from "node:assert/strict";
import { test } from "node:test";
import { aboardTeam, stillAboard, withHelper, withLead } from "./team.ts";

const TEAM = { leadId: 1, helperIds: [2, 3] };

test("a new lead from outside the team replaces the old one", () => {
  assert.deepEqual(withLead(TEAM, 4), { leadId: 4, helperIds: [2, 3] });
});

test("a helper who becomes the lead changes places with the old one", () => {
  assert.deepEqual(withLead(TEAM, 3), { leadId: 3, helperIds: [2, 1] });
});

test("up to three helpers can be added and removed, and the lead is never one", () => {
  assert.deepEqual(withHelper(TEAM, 4, true).helperIds, [2, 3, 4]);
  assert.deepEqual(withHelper(withHelper(TEAM, 4, true), 5, true).helperIds, [2, 3, 4]);
  assert.deepEqual(withHelper(TEAM, 1, true), TEAM);
  assert.deepEqual(withHelper(TEAM, 2, false).helperIds, [3]);
});

test("a member no longer aboard leaves the team, and without its lead there is no team", () => {
  assert.deepEqual(stillAboard(TEAM, [1, 3]), { leadId: 1, helperIds: [3] });
  assert.equal(stillAboard(TEAM, [2, 3]), null);
});

test("the first member replaces a lead who is no longer aboard, also a helper", () => {
  const aboard = (...ids: number[]) => aboardTeam(TEAM, ids);
  assert.deepEqual(aboard(4, 1, 3), { leadId: 1, helperIds: [3] });
  assert.deepEqual(aboard(2, 3, 4), { leadId: 2, helperIds: [3] });
  assert.deepEqual(aboard(4, 3), { leadId: 4, helperIds: [3] });
  assert.deepEqual(aboard(), { leadId: 0, helperIds: [] });
});
