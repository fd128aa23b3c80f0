import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { HistoryEvent } from "../api.ts";
import { countedUp } from "./count-up.ts";
import { onLandings, paidLandings, publishLandings } from "./landings.ts";

const delivered = (destIcao: string, paid: number) =>
  ({ kind: "delivered", data: { destIcao, paid } }) as unknown as HistoryEvent;

describe("landings", () => {
  it("payments are added up by airport, and published only if there are any", () => {
    const landings = paidLandings([
      delivered("EDDM", 1_000),
      delivered("EDDM", 500),
      delivered("LOWW", 200),
      { kind: "landed", data: {} } as unknown as HistoryEvent,
    ]);
    assert.deepEqual(landings, [
      { icao: "EDDM", amount: 1_500 },
      { icao: "LOWW", amount: 200 },
    ]);
    const received: unknown[] = [];
    const stop = onLandings((all) => received.push(all));
    publishLandings([]);
    publishLandings(landings);
    stop();
    publishLandings(landings);
    assert.deepEqual(received, [landings]);
  });

  it("cash counts from the old to the new amount, fast at first, and ends there", () => {
    assert.equal(countedUp(100, 200, 0), 100);
    assert.equal(countedUp(100, 200, 1), 200);
    assert.ok(countedUp(100, 200, 0.5) > 150);
    assert.ok(Number.isInteger(countedUp(0, 1_001, 0.3)));
  });
});
