/** Bugs planted in what rules write to, while players deliver for campaigns as members of an alliance and an admin corrects cash. */

import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { COMMODITIES } from "@outbound/cargo/rules/jobs/commodities.ts";
import type { CargoPackage } from "@outbound/cargo/rules/values/cargo-package.ts";
import { act, aGame, settled } from "@outbound/cargo/testing/a-game.ts";
import { type Action, apply } from "@outbound/cargo/testing/action.ts";
import { adjustCash } from "@outbound/cargo/world/admin/adjust-cash.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import type { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { openFreshFile } from "@outbound/kit/testing/engines.ts";
import { plant } from "../testing/plant.ts";
import { brokenStore } from "./broken-tables.ts";
import { GROUPS } from "./goal-rules.ts";

const WAY = { originIcao: "EDDF", destIcao: "EDDM" };
const [FOUNDER, MEMBER, OTHER] = [1, 2, 3] as const;
const CARRIERS = [FOUNDER, MEMBER, OTHER];
/** For a campaign that succeeds, and for one that fails. */
const TARGETS_KG = [900, 50_000];
const JOB = { weightKg: 500, commodity: "generator", payout: 4_001 } as const;

/** Returns what is broken after three players brought half a tonne each, and both campaigns have ended. */
async function play(t: TestContext) {
  const { game, store } = await aGame(t, openFreshFile);
  const as = (playerId: number, ...actions: readonly Action[]) =>
    act(game, (scene, world) => actions.map((action) => apply(action, scene, world, playerId)));
  await settled(game, CARRIERS.length);
  await as(FOUNDER, { kind: "found-alliance", name: "Wings of Ada" });
  const [username, id] = await act(game, (scene) => [scene.player(MEMBER).username, MEMBER] as const);
  await as(FOUNDER, { kind: "invite", username });
  const invitationId = await act(game, (scene) => scene.invitationsOf(id)[0]?.id ?? 0);
  await as(MEMBER, { kind: "join", invitationId });
  for (const targetKg of TARGETS_KG) {
    await as(OTHER, { kind: "campaign", icao: WAY.destIcao, group: "industry", targetKg, simMs: 6 * HOUR_MS });
  }
  for (const planeId of CARRIERS) {
    await as(planeId, { kind: "contract", ...WAY, ...JOB });
    const packageId = await act(game, (_scene, world) => jobIn(world));
    await as(planeId, { kind: "load", packageId, planeId }, { kind: "fly", planeId, destIcao: WAY.destIcao });
  }
  await as(OTHER, { kind: "advance", simMs: 24 * HOUR_MS });
  await as(FOUNDER, { kind: "leave-alliance" });
  await game.host.execute({ run: (draft) => adjustCash(draft, 1, OTHER, { amount: -1_234, reason: "Paid twice" }) });
  for (let hours = 0; hours < 60; hours += 3) {
    const back = hours % 2 === 0 ? WAY.originIcao : WAY.destIcao;
    await as(OTHER, { kind: "fly", planeId: OTHER, destIcao: back }, { kind: "advance", simMs: 3 * HOUR_MS });
  }
  const ended = await store.read.selectFrom("campaigns").select("outcome").where("number", "is", null).execute();
  const faults = await brokenStore(store);
  return { outcomes: ended.map(({ outcome }) => outcome).sort(), faults: faults.join("\n") };
}

/** The open one that `JOB` made. */
function jobIn({ packages }: World): number {
  const isOpen = ({ status, fixedPayout }: CargoPackage) => status === "open" && fixedPayout === JOB.payout;
  return [...packages.values()].find(isOpen)?.id ?? 0;
}

test("every commodity is in exactly one group of the oracle", () => {
  const grouped = Object.values(GROUPS).flatMap((goods) => goods.split(/\s+/));
  assert.deepEqual(grouped.sort(), COMMODITIES.map(({ id }) => id).sort());
});

test("the tables of campaigns, alliances and cash corrections agree with the history", async (t) => {
  assert.deepEqual(await play(t), { outcomes: ["failed", "succeeded"], faults: "" });
});

interface Bug {
  readonly what: string;
  readonly plant: (t: TestContext) => void;
  readonly found: RegExp;
}

const BUGS: readonly Bug[] = [
  {
    what: "a delivery that counts twice for its player",
    plant: (t) =>
      plant(
        t,
        "putContribution",
        (put) =>
          function (this: WorldScene, one) {
            put.call(this, { ...one, kg: 2 * one.kg });
          },
      ),
    found: /a campaign's weight is not that of its contributions.*a contribution is more than its player delivered/s,
  },
  {
    what: "a delivery that earns more for a campaign than it paid",
    plant: (t) =>
      plant(
        t,
        "putContribution",
        (put) =>
          function (this: WorldScene, one) {
            put.call(this, { ...one, earned: one.earned + 1 });
          },
      ),
    found: /a contribution is more than its player delivered or may/,
  },
  {
    what: "a delivery that no campaign counts",
    plant: (t) => {
      plant(t, "putContribution", () => () => {});
      plant(
        t,
        "putCampaign",
        (put) =>
          function (this: WorldScene, one) {
            put.call(this, { ...one, deliveredKg: 0 });
          },
      );
    },
    found: /a contribution is not what its player delivered by hand/,
  },
  {
    what: "a campaign that pays twice",
    plant: (t) =>
      plant(
        t,
        "pay",
        (pay) =>
          function (this: WorldScene, playerId, amount, reason, about) {
            pay.call(this, playerId, reason === "campaign" ? 2 * amount : amount, reason, about);
          },
      ),
    found: /campaigns did not pay a player a quarter/,
  },
  {
    what: "income of a member that counts twice for the alliance",
    plant: (t) =>
      plant(
        t,
        "putMember",
        (put) =>
          function (this: WorldScene, one) {
            put.call(this, { ...one, earned: 2 * one.earned });
          },
      ),
    found: /what a member earned is not the income as a member/,
  },
  {
    what: "a member who leaves and is not shown it",
    plant: (t) =>
      plant(
        t,
        "emit",
        (emit) =>
          function (this: WorldScene, playerId, kind, about, data) {
            if (kind !== "alliance-left") emit.call(this, playerId, kind, about, data);
          },
      ),
    found: /a player is in another alliance than the history says/,
  },
  {
    what: "a founder who leaves and stays founder",
    plant: (t) =>
      plant(
        t,
        "putAlliance",
        (put) =>
          function (this: WorldScene, one) {
            put.call(this, { ...one, founderId: this.alliance(one.id)?.founderId ?? one.founderId });
          },
      ),
    found: /an alliance has no founder among its members/,
  },
  {
    what: "a correction of cash that the player is not shown",
    plant: (t) =>
      plant(
        t,
        "emit",
        (emit) =>
          function (this: WorldScene, playerId, kind, about, data) {
            if (kind !== "cash-adjusted") emit.call(this, playerId, kind, about, data);
          },
      ),
    found: /a correction of cash has no entry, no event or no audit/,
  },
];

for (const { what, plant, found } of BUGS) {
  test(`the oracle finds ${what}`, async (t) => {
    plant(t);
    assert.match((await play(t)).faults, found);
  });
}
