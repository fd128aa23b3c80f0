import assert from "node:assert/strict";
import { test } from "node:test";
import { EVENT_KINDS } from "../../rules/values/events.ts";
import { filterOf, groupText, KIND_GROUPS, searchOf } from "./log-filter.ts";

test("a filter that is written to an address is read back unchanged", () => {
  const filter = { kind: "mission", turn: 0, systemId: 12, crewId: 3 };
  assert.deepEqual(filterOf(searchOf(filter)), filter);
  assert.equal(searchOf({}), "");
});

test("invalid parts of an address are ignored", () => {
  assert.deepEqual(filterOf("?kind=nonsense&turn=-1&systemId=abc&crewId=1e9&other=1"), {});
});

test("every kind of event in the rules is in a group, and every group has a kind", () => {
  const used = new Set(Object.keys(EVENT_KINDS).map((kind) => kind.split(".")[0]));
  assert.deepEqual(new Set(Object.keys(KIND_GROUPS)), used);
  assert.equal(groupText("mission.offered"), "Missions");
  assert.equal(groupText("weather.changed"), "weather");
});
