import assert from "node:assert/strict";
import { test } from "node:test";
import type { Campaign } from "../rules/values/goals/campaign.ts";
import { aWorld } from "../testing/a-world.ts";
import { CampaignProgress, FEW_STREAMS } from "./campaign-progress.ts";

const campaign = (id: number, deliveredKg: number): Campaign => ({
  ...{ id, number: id, icao: "EDDM", group: "mail", startsSimTime: 0, endsSimTime: 10 ** 15, targetKg: 900 },
  ...{ deliveredKg, activePlayers: 1, outcome: "running" },
});

/** Progress reports, and what they sent. */
function reports(streams: number) {
  const { world } = aWorld();
  const sent: string[] = [];
  const progress = new CampaignProgress({ streams: () => streams, send: (data) => void sent.push(data) });
  const deliver = (...kg: readonly number[]): void => {
    for (const one of kg) {
      world.campaigns.replace(1, campaign(1, one));
      progress.publish({ campaigns: new Map([[1, undefined]]) }, world);
    }
  };
  return { world, progress, sent, deliver };
}

const kgOf = (texts: readonly string[]): unknown[] => texts.map((text) => JSON.parse(text).deliveredKg);

test("[TO1] progress goes out at once, then at most once a second, and the newest wins", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { progress, sent, deliver } = reports(FEW_STREAMS);
  deliver(100, 200, 300);
  assert.deepEqual(sent, ['{"id":1,"deliveredKg":100,"targetKg":900}']);
  t.mock.timers.tick(1000);
  assert.deepEqual(kgOf(sent), [100, 300]);
  t.mock.timers.tick(1000);
  deliver(400);
  assert.deepEqual(kgOf(sent), [100, 300, 400]);
  progress.close();
});

test("[TO1] more than 200 streams get the progress once in five seconds", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { progress, sent, deliver } = reports(FEW_STREAMS + 1);
  deliver(100, 200);
  t.mock.timers.tick(4999);
  assert.deepEqual(kgOf(sent), [100]);
  t.mock.timers.tick(1);
  assert.deepEqual(kgOf(sent), [100, 200]);
  progress.close();
});

test("[TO1] commits without a delivery for a campaign send nothing, also when all was read again", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { world, progress, sent, deliver } = reports(1);
  deliver(100);
  progress.publish({ campaigns: new Map() }, world);
  progress.publish(undefined, world);
  world.campaigns.replace(2, campaign(2, 50));
  progress.publish(undefined, world);
  t.mock.timers.tick(1000);
  assert.deepEqual(kgOf(sent), [100, 50]);
  progress.close();
});
