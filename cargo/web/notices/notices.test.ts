import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { EVENT_KINDS } from "../../rules/values/events.ts";
import type { HistoryEvent } from "../api.ts";
import { TROUBLE } from "../history/event-groups.ts";
import type { Names } from "../names.ts";
import { noticesOf } from "./notices.ts";

const NAMES: Names = { plane: (id) => `D-K${id}`, place: (icao) => icao, model: (id) => id };

const event = (kind: string, planeId: number, data: HistoryEvent["data"] = {}): HistoryEvent => ({
  id: 1,
  kind,
  data,
  planeId,
  packageId: null,
  clockMs: 1_000 * planeId,
  at: "2030-01-01T00:00:00.000Z",
});
const landed = (planeId: number) => event("landed", planeId, { originIcao: "EDDF", destIcao: "EDDM" });
const delivered = (planeId: number, paid: number) =>
  event("delivered", planeId, { paid, payout: paid, share: 1, reputationChange: 0.2 });

describe("noticesOf", () => {
  it("the notice of a landing includes all its deliveries", () => {
    assert.deepEqual(noticesOf([landed(1), delivered(1, 1_000), delivered(1, 500)], NAMES), [
      {
        ...{ tone: "good", title: "D-K1 landed at EDDM", planeId: 1 },
        text: "2 jobs delivered: +1,500\u00a0€, +0.4 reputation.",
      },
    ]);
  });

  it("the results of the player's own commands have no notice", () => {
    assert.deepEqual(noticesOf([event("loaded", 1), event("departed", 1), event("plane-bought", 1)], NAMES), []);
  });

  it("a landing without deliveries has no notice", () => {
    assert.deepEqual(noticesOf([landed(1)], NAMES), []);
  });

  it("notices show trouble as a warning", () => {
    const [held] = noticesOf(
      [event("chain-refused", 2, { icao: "EDDM", destIcao: "EDDB", detail: "Too far." })],
      NAMES,
    );
    assert.deepEqual(held, {
      tone: "bad",
      title: "Queue on hold",
      text: "D-K2 waits at EDDM. It did not depart for EDDB. Too far.",
      planeId: 2,
    });
  });

  it("the history's filter for trouble has each kind of event that a notice warns of", () => {
    const warnings = EVENT_KINDS.filter((kind) =>
      noticesOf([event(kind, 1)], NAMES).some(({ tone }) => tone === "bad"),
    );
    assert.ok(warnings.includes("route-stopped"));
    assert.deepEqual(
      warnings.filter((kind) => !TROUBLE.includes(kind)),
      [],
    );
  });

  it("many events have one notice together, and trouble still has its own", () => {
    const many = [1, 2, 3, 4].flatMap((id) => [landed(id), delivered(id, 100)]);
    const notices = noticesOf([...many, event("plane-broken", 4, { icao: "EDDM" })], NAMES);
    assert.deepEqual(
      notices.map(({ title, text }) => [title, text]),
      [
        ["4 planes landed", "4 jobs delivered: +400\u00a0€, +0.8 reputation; 1 plane broke."],
        ["A plane is broken", "D-K4 broke when it landed at EDDM. Repair it to fly again."],
      ],
    );
  });

  it("[RT9] the sum of many events names each kind that has a notice, planes that stopped on a route included", () => {
    const notices = noticesOf(
      [
        ...[1, 2, 3].map((id) => event("route-stopped", id, { icao: "EDDM", reason: "beyond-tank" })),
        event("base-closed", 4, { icao: "EDDM" }),
        event("alliance-expelled", 5, { name: "Wings" }),
        event("cash-adjusted", 6, { amount: -7, reason: "Paid twice" }),
      ],
      NAMES,
    );
    assert.deepEqual(
      notices.map(({ title, text }) => [title, text]),
      [
        [
          "Your company needs you",
          "3 planes stopped on their routes; 1 base closed; 1 expulsion from an alliance; 1 adjustment of the cash by the operator.",
        ],
        ["A plane stopped on its route", "D-K1 stopped on its route at EDDM: its next stop is out of reach."],
        ["A plane stopped on its route", "D-K2 stopped on its route at EDDM: its next stop is out of reach."],
      ],
    );
    const ended = [1, 2].map((id) => event("campaign-ended", id, { icao: "EDDM", succeeded: true, paid: 500 }));
    assert.deepEqual(noticesOf(ended, NAMES), [
      { tone: "plain", title: "Events of your company", text: "2 campaigns ended." },
    ]);
  });

  it("a milestone is in the notice of the landing that reached it or has its own notice, except for those of the first steps", () => {
    const reached = event("milestone", 1, { id: "deliveries-10", category: "deliveries", target: 10 });
    const step = event("milestone", 1, { id: "onboarding-deliver", category: "onboarding", target: 1 });
    const texts = (...events: readonly HistoryEvent[]) => noticesOf(events, NAMES).map(({ text }) => text);
    assert.deepEqual(texts(landed(1), delivered(1, 1_000), step, reached), [
      "1 job delivered: +1,000\u00a0€, +0.2 reputation. Milestone reached: 10 jobs delivered.",
    ]);
    assert.deepEqual(noticesOf([reached], NAMES), [
      { tone: "good", title: "Milestone reached", text: "10 jobs delivered." },
    ]);
    assert.deepEqual(texts(step), []);
  });

  it("campaigns that end, bases that close and adjusted cash have a notice with the amount", () => {
    const notice = (kind: string, data: HistoryEvent["data"]) =>
      noticesOf([{ ...event(kind, 1, data), planeId: null }], NAMES)[0];
    assert.deepEqual(notice("campaign-ended", { icao: "EDDM", succeeded: true, paid: 500 }), {
      ...{ tone: "good", title: "A campaign ended" },
      text: "The campaign at EDDM succeeded. You received 500\u00a0€.",
    });
    assert.deepEqual(notice("base-closed", { icao: "EDDM" }), {
      ...{ tone: "bad", title: "A base closed" },
      text: "Your base at EDDM closed: its upkeep could not be paid.",
    });
    assert.deepEqual(notice("cash-adjusted", { amount: -7, reason: "Paid twice" }), {
      ...{ tone: "plain", title: "Cash adjusted" },
      text: "The operator adjusted your cash: Paid twice. You lost 7\u00a0€.",
    });
  });
});
