import assert from "node:assert/strict";
import { test } from "node:test";
import type { Campaign } from "../rules/values/goals/campaign.ts";
import { aWorld } from "../testing/a-world.ts";
import { CampaignProgress, FEW_STREAMS } from "./campaign-progress.ts";

const campaign = (id: number, deliveredKg: number): Campaign => ({
  ...{ id, number: id, icao: "EDDM", group: "mail", startsSimTime: 0, endsSimTime: 10 ** 15, targetKg: 900 },
  ...{ deliveredKg, activePlayers: 1, outcome: "running" },
});

/** Creates progress reports for this number of streams, and records what they send. */
function reports(streams: number) {
  const { world } = aWorld();
  const sent: string[] = [];
  const send: ConstructorParameters<typeof CampaignProgress>[0]["send"] = ({ bytes }) => void sent.push(String(bytes));
  const progress = new CampaignProgress({ streams: () => streams, send });
  const deliverTo = (id: number, ...kg: readonly number[]): void => {
    for (const one of kg) {
      world.campaigns.replace(id, campaign(id, one));
      progress.publish({ campaigns: new Map([[id, undefined]]) }, world);
    }
  };
  return { world, progress, sent, deliverTo, deliver: (...kg: readonly number[]) => deliverTo(1, ...kg) };
}

const kgOf = (events: readonly string[]): unknown[] =>
  events.map((text) => Number(/"deliveredKg":(\d+)/.exec(text)?.[1]));

test("[TO1] progress of a campaign is sent at once, then at most once a second with the newest figures", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { progress, sent, deliver } = reports(FEW_STREAMS);
  deliver(100, 200, 300);
  assert.deepEqual(sent, ['event: campaign\ndata: {"id":1,"deliveredKg":100,"targetKg":900}\n\n']);
  t.mock.timers.tick(1000);
  assert.deepEqual(kgOf(sent), [100, 300]);
  t.mock.timers.tick(1000);
  deliver(400);
  assert.deepEqual(kgOf(sent), [100, 300, 400]);
  progress.close();
});

test("[TO1] the limit of one message a second applies to each campaign separately", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { progress, sent, deliver, deliverTo } = reports(1);
  deliver(100);
  t.mock.timers.tick(400);
  deliverTo(2, 50, 60);
  assert.deepEqual(kgOf(sent), [100, 50]);
  deliver(200);
  t.mock.timers.tick(600);
  assert.deepEqual(kgOf(sent), [100, 50, 200]);
  t.mock.timers.tick(400);
  assert.deepEqual(kgOf(sent), [100, 50, 200, 60]);
  progress.close();
});

test("[TO1] with more than 200 streams, progress is sent once in five seconds", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { progress, sent, deliver } = reports(FEW_STREAMS + 1);
  deliver(100, 200);
  t.mock.timers.tick(4999);
  assert.deepEqual(kgOf(sent), [100]);
  t.mock.timers.tick(1);
  assert.deepEqual(kgOf(sent), [100, 200]);
  progress.close();
});

test("[TO1] commits without a delivery for a campaign send no progress, even after the whole world was read again", (t) => {
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
