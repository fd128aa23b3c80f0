import assert from "node:assert/strict";
import { it } from "node:test";
import type { Encounter } from "../api.ts";
import { changesOf, pastView } from "./past-view.ts";

const encounter = {
  title: "The ember lodge",
  systemId: 4,
  openedOnTurn: 11,
  options: [
    { key: "dig", title: "Dig" },
    { key: "leave", title: "Leave" },
  ],
  decided: { option: "dig", crewId: 2, turn: 12, by: null, outcome: "bad", text: "The roof came down." },
} as unknown as Encounter;
const decisions = [
  { figures: { encounterId: 4, option: "dig", outcome: "bad", credits: -5.5, fatigue: 12 } },
  { figures: { encounterId: 3, option: "hail", outcome: "good", exotics: 1 } },
];
const systems = [{ id: 4, name: "Brakka" }];
const view = (decided: Partial<NonNullable<Encounter["decided"]>>, id = 4) => {
  const past = { ...encounter, decided: { ...encounter.decided, ...decided } as Encounter["decided"] };
  return pastView(past, changesOf(decisions, id), systems, [{ id: 2, name: "Greta Quayle" }]);
};

it("the view of a past decision says where it was, who chose what, and what it actually changed", () => {
  assert.deepEqual(view({}), {
    title: "The ember lodge",
    where: "Turn 12, Brakka",
    choice: "Greta Quayle chose: Dig",
    text: "The roof came down.",
    change: "−5.5 credits, +12 fatigue for all",
    severity: "warn",
  });
  assert.equal(view({ by: "Ann" }).choice, "Greta Quayle for Ann chose: Dig");
  const cautious = view({ option: "leave", crewId: null, outcome: "good" }, 5);
  assert.deepEqual([cautious.choice, cautious.change], ["The crew chose: Leave", ""]);
});
