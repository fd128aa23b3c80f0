import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { EVENT_KINDS } from "../rules/values/events.ts";
import type { HistoryEvent } from "./api.ts";
import { eventAmount, eventSentence } from "./event-sentence.ts";
import type { Names } from "./names.ts";

const NAMES: Names = {
  plane: (id) => `D-K${id}`,
  place: (icao) => `City (${icao})`,
  model: (id) => `Model ${id}`,
};

const event = (kind: string, data: HistoryEvent["data"] = {}): HistoryEvent => ({
  id: 1,
  kind,
  data,
  planeId: 7,
  packageId: 3,
  clockMs: 0,
  at: "2030-01-01T00:00:00.000Z",
});

const DELIVERED = {
  originIcao: "EDDF",
  destIcao: "EDDM",
  commodity: "laptops",
  weightKg: 1280,
  payout: 2000,
  share: 1,
  paid: 2000,
  lateMs: 0,
};

describe("eventSentence", () => {
  it("each kind of event that the rules know has a sentence", () => {
    for (const kind of EVENT_KINDS) {
      const sentence = eventSentence(event(kind, DELIVERED), NAMES);
      assert.match(sentence, /^[A-Z].*\.\s?$/, kind);
      assert.notEqual(sentence, `${kind}.`);
    }
  });

  it("the sentence of a milestone names its livery or its title as the page of milestones does", () => {
    const sentence = (reward: object) => eventSentence(event("milestone", { id: "deliveries-100", ...reward }), NAMES);
    assert.match(sentence({ liveryId: "parcel" }), /^You reached a milestone and earned the livery “Parcel”: /);
    assert.match(sentence({ title: "Courier" }), /^You reached a milestone and earned the title “Courier”: /);
  });

  it("the sentence of a delivery names the goods, the route and the plane", () => {
    assert.equal(
      eventSentence(event("delivered", DELIVERED), NAMES),
      "Laptops (1,280\u00a0kg) delivered from City (EDDF) to City (EDDM) by D-K7.",
    );
  });

  it("the sentence of a delivery says why less was paid than promised", () => {
    const late = event("delivered", { ...DELIVERED, share: 0.5, paid: 1000, lateMs: 7_200_000 });
    assert.match(eventSentence(late, NAMES), /Only 50 % of 2,000\u00a0€ was paid: 2\u00a0h late\.$/);
    const broken = event("delivered", { ...DELIVERED, share: 0.5, paid: 1000 });
    assert.match(eventSentence(broken, NAMES), /its special rule was broken\.$/);
  });

  it("an event of a kind that the client does not know shows the kind's name", () => {
    assert.equal(eventSentence(event("crew-hired"), NAMES), "crew hired.");
  });
});

describe("eventAmount", () => {
  it("an event's amount is positive for income and negative for costs", () => {
    assert.equal(eventAmount(event("delivered", DELIVERED)), 2000);
    assert.equal(eventAmount(event("departed", { cost: 270 })), -270);
    assert.equal(eventAmount(event("landed", { wear: 1.2 })), 0);
  });
});
