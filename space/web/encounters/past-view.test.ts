import assert from "node:assert/strict";
import { it } from "node:test";
import type { Encounter } from "../api.ts";
import { pastView } from "./past-view.ts";

const encounter = {
  title: "The ember lodge",
  systemId: 4,
  openedOnTurn: 11,
  options: [
    { key: "dig", title: "Dig", stake: { good: "+1 exotic", bad: "+12 fatigue for all" } },
    { key: "leave", title: "Leave", stake: { good: "", bad: "" } },
  ],
  decided: { option: "dig", crewId: 2, turn: 12, by: null, outcome: "bad", text: "The roof came down." },
} as unknown as Encounter;
const systems = [{ id: 4, name: "Brakka" }];
const view = (decided: Partial<NonNullable<Encounter["decided"]>>) =>
  pastView({ ...encounter, decided: { ...encounter.decided, ...decided } as Encounter["decided"] }, systems, [
    { id: 2, name: "Greta Quayle" },
  ]);

it("a past decision says where it was, who chose what, and what it changed", () => {
  assert.deepEqual(view({}), {
    title: "The ember lodge",
    where: "Turn 12, Brakka",
    choice: "Greta Quayle chose: Dig",
    text: "The roof came down.",
    change: "+12 fatigue for all",
    severity: "warn",
  });
  assert.equal(view({ by: "Ann" }).choice, "Greta Quayle for Ann chose: Dig");
  const cautious = view({ option: "leave", crewId: null, outcome: "good" });
  assert.deepEqual([cautious.choice, cautious.change], ["The crew chose: Leave", ""]);
});
