import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { HistoryEvent } from "../api.ts";
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
      { tone: "good", title: "D-K1 landed at EDDM", text: "2 jobs delivered: +1,500\u00a0€, +0.4 reputation." },
    ]);
  });

  it("notices leave out the results of the player's own commands", () => {
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
    });
  });

  it("notices sum up many events, and still show trouble on its own", () => {
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
});
