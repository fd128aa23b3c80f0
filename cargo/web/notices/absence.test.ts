import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { absenceLines, absenceNet } from "./absence.ts";

const entry = (reason: "delivery" | "fuel" | "start" | "buy" | "relief", amount: number) => ({
  reason,
  amount,
  planeId: 1,
  count: 1,
});

describe("absenceLines", () => {
  it("the summary of an absence lists income, costs and events, with trouble last", () => {
    const lines = absenceLines({
      money: [entry("start", 125_000), entry("delivery", 3_000), entry("delivery", 500), entry("fuel", -700)],
      events: [
        { kind: "landed", count: 2 },
        { kind: "delivered", count: 3 },
        { kind: "departed", count: 2 },
        { kind: "chain-refused", count: 1 },
        { kind: "lapsed", count: 2 },
      ],
    });
    assert.deepEqual(
      lines.map(({ tone, text }) => `${tone}: ${text}`),
      [
        "good: +3,500\u00a0€ earned",
        "plain: 700\u00a0€ spent",
        "plain: 2 landings",
        "plain: 3 jobs delivered",
        "bad: 1 queue on hold",
        "bad: 2 reserved jobs lapsed",
      ],
    );
  });

  it("the net of an absence is its income less its costs, without the cash from before", () => {
    const money = [entry("start", 125_000), entry("delivery", 3_000), entry("delivery", 500), entry("fuel", -700)];
    assert.equal(absenceNet({ money }), 2_800);
  });

  it("what the player bought meanwhile on another device is not part of what the company earned", () => {
    const money = [entry("delivery", 3_000), entry("fuel", -700), entry("buy", -169_353), entry("relief", 9_000)];
    assert.equal(absenceNet({ money }), 2_300);
    const lines = absenceLines({ money, events: [{ kind: "delivered", count: 1 }] }).map(({ text }) => text);
    assert.deepEqual(lines, ["+3,000\u00a0€ earned", "700\u00a0€ spent", "1 job delivered"]);
  });

  it("the summary of an absence names what other players and the clock did to the company", () => {
    const lines = (kind: string) =>
      absenceLines({ money: [], events: [{ kind, count: 1 }] }).map(({ tone, text }) => `${tone}: ${text}`);
    assert.deepEqual(lines("base-closed"), ["bad: 1 base closed"]);
    assert.deepEqual(lines("campaign-ended"), ["plain: 1 campaign ended"]);
    assert.deepEqual(lines("milestone"), ["good: 1 milestone reached"]);
    assert.deepEqual(lines("alliance-expelled"), ["bad: You were expelled from your alliance"]);
    assert.deepEqual(lines("cash-adjusted"), ["plain: 1 adjustment of your cash by the operator"]);
  });

  it("the summary of an absence is empty if nothing happened without a command of the player", () => {
    assert.deepEqual(absenceLines({ money: [], events: [] }), []);
    assert.deepEqual(absenceLines({ money: [entry("fuel", -70)], events: [{ kind: "departed", count: 1 }] }), []);
  });
});
