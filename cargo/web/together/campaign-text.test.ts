import assert from "node:assert/strict";
import { it } from "node:test";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import type { Campaign, Package } from "../api.ts";
import { ProgressStore } from "../live/progress-store.ts";
import {
  campaignNote,
  campaignTitle,
  countsFor,
  isOpen,
  isOutdated,
  progressText,
  withProgress,
} from "./campaign-text.ts";

const campaign: Campaign = {
  ...{ id: 7, icao: "EDDM", group: "mail", startsSimTime: 0, endsSimTime: 72 * HOUR_MS, targetKg: 25_000 },
  ...{ deliveredKg: 1_250, mostKgEach: 25_000, outcome: "running", carriers: 1 },
  own: { kg: 1_250, earned: 4_000, bonus: 1_000 },
};

it("a campaign is named by its goods and its airport, with what was delivered", () => {
  assert.deepEqual(
    [campaignTitle(campaign, "Munich (EDDM)"), progressText(campaign)],
    ["Mail for Munich (EDDM)", "1,250 of 25,000\u00a0kg"],
  );
});

it("a campaign's note says what the player contributed, what it pays, and how it ended", () => {
  const note = (change: Partial<Campaign>) => campaignNote({ ...campaign, ...change }, 70 * HOUR_MS);
  assert.match(note({}), /^1 company helped\. You: 1,250\skg\. Success pays you 1,000\s€\. Ends in 2\sh/);
  assert.match(note({ own: null, carriers: 0, deliveredKg: 0 }), /^Nobody has helped yet\. Ends in 2\sh/);
  assert.match(note({ own: null, carriers: 2 }), /^2 companies helped\. Ends in 2\sh/);
  assert.match(note({ outcome: "succeeded" }), /It paid you 1,000\s€\.$/);
  assert.match(note({ outcome: "failed", own: null }), /^The target was missed\. 1 company helped\.$/);
});

it("a campaign's note does not say that nobody helped when the stream has reported a delivery", () => {
  const [behind] = withProgress(
    [{ ...campaign, own: null, carriers: 0, deliveredKg: 0 }],
    new Map([[7, { id: 7, deliveredKg: 701, targetKg: 25_000 }]]),
  );
  assert.match(behind === undefined ? "" : campaignNote(behind, 70 * HOUR_MS), /^Ends in 2\sh/);
});

it("[TO1] a job counts for a running campaign by its goods and airport, until the target or the player's limit is reached", () => {
  const job = { status: "open", destIcao: "EDDM", group: "mail" } as Package;
  const counts = (change: Partial<Package>) => countsFor(campaign, { ...job, ...change });
  assert.deepEqual(
    [counts({}), counts({ destIcao: "EDDF" }), counts({ group: "fresh" }), counts({ status: "loaded" })],
    [true, false, false, false],
  );
  const open = (change: Partial<Campaign>, hours = 70) => isOpen({ ...campaign, ...change }, hours * HOUR_MS);
  assert.deepEqual(
    [open({}), open({}, 72), open({ outcome: "failed" }), open({ deliveredKg: 25_000 }), open({ mostKgEach: 1_250 })],
    [true, false, false, false, false],
  );
});

it("[TO1] progress from the stream moves the bar only forwards, and for an unknown campaign the list is read again", () => {
  const store = new ProgressStore();
  let notified = 0;
  const stop = store.subscribe(() => notified++);
  const kg = () => withProgress([campaign], store.byId)[0]?.deliveredKg;
  store.take({ id: 7, deliveredKg: 900, targetKg: 25_000 });
  assert.equal(kg(), 1_250);
  store.take({ id: 7, deliveredKg: 2_000, targetKg: 25_000 });
  const read = { ...campaign, deliveredKg: 2_000 };
  assert.deepEqual([kg(), isOutdated([campaign], store.byId), isOutdated([read], store.byId)], [2_000, true, false]);
  stop();
  store.take({ id: 8, deliveredKg: 0, targetKg: 5 });
  assert.deepEqual([notified, isOutdated([read], store.byId)], [2, true]);
  store.forget();
  assert.deepEqual([kg(), isOutdated([campaign], store.byId)], [1_250, false]);
});

it("the list is not outdated by a campaign that ended before all that it has", () => {
  const progress = new Map([[6, { id: 6, deliveredKg: 9, targetKg: 9 }]]);
  assert.deepEqual([isOutdated([campaign], progress), isOutdated([], progress)], [false, true]);
});
