import assert from "node:assert/strict";
import { test } from "node:test";
import type { System } from "../../api.ts";
import { routeText, starSentence } from "./star-text.ts";

const BRAKKA: System = {
  id: 11,
  name: "Brakka",
  x: 4,
  y: 34,
  starClass: "K",
  danger: 2,
  apex: false,
  explored: false,
  visits: 0,
  distance: 7.14,
  reachable: true,
  fuelToJump: 4,
  hops: 1,
};
const PLAIN = { pins: [], signal: false, story: null, ship: null } as const;

test("one jump shows its fuel, a longer route its jumps, the current system nothing", () => {
  assert.equal(routeText(BRAKKA), "4 fuel");
  assert.equal(routeText({ distance: 20, fuelToJump: null, hops: 3 }), "3 jumps");
  assert.equal(routeText({ distance: 0, fuelToJump: null, hops: 0 }), "");
});

test("a system is described in one sentence", () => {
  assert.equal(
    starSentence(BRAKKA, PLAIN),
    "Brakka, one jump of 7.1 light years for 4 fuel, class K, orange dwarf, unexplored, dangerous (2 of 3)",
  );
});

test("the sentence of a system names what matters there, such as missions, a signal and a story", () => {
  const pin = { missionId: 1, short: "Survey", text: "Explore Brakka", accepted: true, deadline: null };
  const text = starSentence(
    { ...BRAKKA, explored: true, visits: 2, apex: true, starClass: "neutron-star" },
    { pins: [pin], signal: true, story: { short: "", text: "story of the Archive, part 2 of 4" }, ship: "here" },
  );
  assert.equal(
    text,
    "Brakka, the ship is here, neutron star, explored 2 times, dangerous (2 of 3), the Apex, a fragment's signal, story of the Archive, part 2 of 4, mission: Explore Brakka",
  );
});
