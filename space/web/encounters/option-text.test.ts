import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { ChooseAnswer, EncounterOption } from "../api.ts";
import {
  chanceText,
  changedText,
  inOrder,
  isOpen,
  needText,
  oddsText,
  optionLabel,
  resultText,
} from "./option-text.ts";

const option = (more: Partial<EncounterOption>): EncounterOption => ({
  key: "decode",
  title: "Decode it",
  cautious: false,
  needs: [],
  cost: {},
  chancePercent: 65,
  explain: [],
  stake: { good: "Data.", bad: "Fatigue." },
  ...more,
});
const need = (what: string, required: number, available: number) => ({
  what,
  required,
  available,
  met: available >= required,
});

describe("the options of an encounter", () => {
  it("a need names what is missing in figures, and a module by its name", () => {
    assert.equal(needText(need("science", 3, 4)), "Science 3");
    assert.equal(needText(need("science", 3, 2)), "Science 3, you have 2");
    assert.equal(needText(need("medbay", 1, 1)), "Med bay");
    assert.equal(needText(need("medbay", 1, 0)), "Med bay: not aboard");
    assert.equal(needText(need("nav1", 1, 0)), "Star charts: not researched");
    assert.equal(needText(need("lab", 3, 2)), "Laboratory tier 3, you have 2");
    assert.equal(needText(need("standing-archive", 2, 0)), "Standing with the Archive 2, you have 0");
    assert.equal(needText(need("silver-tongued", 1, 0)), "Silver-tongued crew member: nobody aboard");
    assert.equal(needText(need("berth", 1, 0)), "No free berth");
    assert.equal(needText(need("fragment-room", 1, 0)), "No room for another fragment");
    assert.equal(needText(need("fragment-room", 1, 2)), "Room for a fragment");
    assert.equal(needText(need("hull", 40, 22)), "Hull 40, you have 22");
  });

  it("an option is open if every need is met and the ship can pay for it", () => {
    assert.equal(isOpen(option({}), {}), true);
    assert.equal(isOpen(option({ needs: [need("science", 3, 4), need("fuel", 5, 2)] }), {}), false);
    assert.equal(isOpen(option({ cost: { fuel: 8 } }), { fuel: 8 }), true);
    assert.equal(isOpen(option({ cost: { fuel: 8 } }), { fuel: 7.9 }), false);
  });

  it("a result says its odds, and whether it came against them", () => {
    assert.equal(resultText("good", 55), "Worked: the chance was 55 %.");
    assert.equal(resultText("good", 35), "Worked against the odds: the chance was 35 %.");
    assert.equal(resultText("bad", 35), "Failed: the chance was 35 %.");
    assert.equal(resultText("bad", 75), "Failed against the odds: the chance was 75 %.");
    assert.equal(resultText("bad", null), "Failed.");
  });

  it("[ENC2] what a decision changed is listed with signs and names", () => {
    const changed: ChooseAnswer["changed"] = [
      { what: "credits", amount: -1 },
      { what: "fuel", amount: -2.5 },
      { what: "hull", amount: -4 },
      { what: "xp", amount: 8 },
      { what: "crew", amount: 1 },
      { what: "standing-wayfarers", amount: 1 },
    ];
    assert.equal(
      changedText(changed),
      "−1 credit, −2.5 fuel, −4 hull, +8 XP, +1 crew member, +1 standing with the Wayfarers",
    );
    assert.equal(changedText([]), "");
  });

  it("odds are shown as a word and a figure", () => {
    assert.deepEqual([10, 45, 65, 95].map(chanceText), [
      "10 %: long shot",
      "45 %: even odds",
      "65 %: likely",
      "95 %: safe bet",
    ]);
  });

  it("the label of an option has its odds, and the number of requirements that are not met", () => {
    assert.equal(optionLabel(option({}), {}), "Decode it, chance 65 %");
    assert.equal(
      optionLabel(option({ needs: [need("science", 3, 2)], chancePercent: null }), {}),
      "Decode it, 1 requirement not met",
    );
    assert.equal(
      optionLabel(option({ cost: { fuel: 8 }, chancePercent: null }), { fuel: 2 }),
      "Decode it, costs more than you have",
    );
    assert.equal(
      optionLabel(option({ cautious: true, chancePercent: null }), {}),
      "Decode it, cautious, changes nothing",
    );
  });

  it("the parts of a chance are named with their signs", () => {
    const explain = [
      { factor: "base %", value: 45 },
      { factor: "science against 3 %", value: -10 },
      { factor: "fitting trait %", value: 10 },
    ];
    assert.equal(oddsText(explain), "45 % base, −10 % science against 3, +10 % fitting trait");
    assert.equal(oddsText([]), "");
  });

  it("the cautious option comes first, and the others keep their order", () => {
    const options = [option({ key: "a" }), option({ key: "b" }), option({ key: "leave", cautious: true })];
    assert.deepEqual(
      inOrder(options).map(({ key }) => key),
      ["leave", "a", "b"],
    );
  });
});
