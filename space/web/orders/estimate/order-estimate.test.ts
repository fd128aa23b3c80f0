import assert from "node:assert/strict";
import { test } from "node:test";
import { openFreshFile } from "@outbound/kit/testing/engines.ts";
import type { Game } from "../../../rules/game/game.ts";
import { outlookAfter } from "../../../rules/orders/estimate.ts";
import type { Team } from "../../../rules/orders/queue.ts";
import type { OrderTarget } from "../../../rules/turn/command.ts";
import { aGame, aSeededGame } from "../../../testing/a-game.ts";
import { advanced, build, expand, explore, jump, ordered, research, upgrade } from "../../../testing/play.ts";
import { freshSpaceApp, type SpaceTestApp } from "../../../testing/space-app.ts";
import type { Crew, OrderPreview, Ship, Tech, World } from "../../api.ts";
import { knownGame, type Views } from "../../game/known-game.ts";
import { orderCall } from "../order.ts";
import { estimateOrder, outlookOf } from "./order-estimate.ts";

const TARGETS: readonly OrderTarget[] = [
  { kind: "jump", systemId: 2 },
  { kind: "jump", systemId: 7 },
  { kind: "jump", systemId: 99 },
  { kind: "explore", focus: "survey" },
  { kind: "explore", focus: "salvage" },
  { kind: "research", techId: "nav1" },
  { kind: "research", techId: "sur3" },
  { kind: "upgrade", moduleId: 1 },
  { kind: "upgrade", moduleId: 4 },
  { kind: "upgrade", moduleId: 6 },
  { kind: "expand" },
  { kind: "build", build: "scoop" },
  { kind: "build", build: "patch" },
  { kind: "build", build: "core" },
  { kind: "build", build: "ballroom" },
];

const TEAMS: readonly Team[] = [
  { leadId: 1, helperIds: [] },
  { leadId: 2, helperIds: [4] },
  { leadId: 4, helperIds: [1, 2, 3] },
  { leadId: 3, helperIds: [3] },
  { leadId: 77, helperIds: [] },
];

const aWornGame = aGame()
  .rich()
  .withHull(61)
  .withTech("nav1", "eng1", "sci1", "pow1", "nav2", "nav3", "nav4")
  .withTier("reactor", 2)
  .withTier("drive", 2)
  .withBuilt("medbay")
  .withExpansions(2)
  .withFatigue(1, 55)
  .withFatigue(4, 88)
  .withSkill(4, "leadership", 3, 12)
  .withRecruits(1)
  .build();

const GAMES: Readonly<Record<string, Game>> = {
  "a new game": aSeededGame(7).build(),
  "a small game": aGame().build(),
  "a worn ship with technologies": aWornGame,
  "a queue with an active task": advanced(
    ordered(aWornGame, jump(2, 2), explore("harvest"), jump(4), upgrade(3), build("scoop", 1), research("sur1", 2)),
    1,
  ).game,
  "an active expansion": advanced(ordered(aWornGame, expand(1, 2), upgrade(5), upgrade(4)), 2).game,
  "a game that is over": aGame().ended("lost", "hull-destroyed").build(),
};

interface Problem {
  readonly code: string;
  readonly detail: string;
}

const views = async ({ ok }: SpaceTestApp): Promise<Views> => ({
  world: await ok<World>("GET", "/api/world"),
  ship: await ok<Ship>("GET", "/api/ship"),
  crew: await ok<Crew>("GET", "/api/crew"),
  techs: await ok<Tech[]>("GET", "/api/tech"),
});

test("the client's estimate equals the service's preview", async (t) => {
  const service = await freshSpaceApp(t, openFreshFile);
  for (const [name, game] of Object.entries(GAMES)) await t.test(name, () => compareAll(service, game));
});

async function compareAll(service: SpaceTestApp, game: Game): Promise<void> {
  await service.load(game);
  const before = knownGame(await views(service));
  for (const target of TARGETS) {
    for (const team of TEAMS) {
      const call = orderCall(target, team).preview();
      const answer = await service.call<OrderPreview & Problem>("POST", call.url, call.body);
      const { figures, refusal } = estimateOrder(before, { ...target, ...team });
      const order = `${call.url} ${JSON.stringify(call.body)}`;
      if (answer.status === 200) {
        const { id, kind, status, target: what, lead, helpers, skill, remainingTurns, ...shown } = answer.body.task;
        assert.equal(refusal, undefined, order);
        assert.deepEqual(figures, shown, order);
      } else {
        const { code, detail } = answer.body;
        assert.deepEqual({ code: refusal?.code, detail: refusal?.detail }, { code, detail }, order);
      }
    }
  }
}

test("while the crew is of a later turn than the world, the tasks of lost members are left out", async (t) => {
  const service = await freshSpaceApp(t, openFreshFile);
  await service.load(ordered(aGame().build(), jump(2, 2, 3), explore("survey", 1)));
  const { crew, ...others } = await views(service);
  const without = (lost: number) =>
    knownGame({ ...others, crew: { ...crew, members: crew.members.filter(({ id }) => id !== lost) } });
  assert.deepEqual(
    without(2).tasks.map(({ leadId, helperIds }) => [leadId, ...helperIds]),
    [[1, 3]],
  );
  for (const { id } of crew.members) outlookAfter(without(id));
});

test("a dry run from before another tab spent the goods does not hide that they are missing now", () => {
  const order = { kind: "upgrade", moduleId: 1, leadId: 1, helperIds: [] } as const;
  const game = aGame().build();
  const before = estimateOrder(game, order);
  const answer = { figures: before.figures ?? undefined, error: null };
  assert.deepEqual(outlookOf(before, answer), { figures: before.figures, objection: undefined });
  const spent = estimateOrder({ ...game, resources: { ...game.resources, credits: 0, alloy: 0 } }, order);
  assert.deepEqual(spent.figures, before.figures);
  assert.equal(outlookOf(spent, answer).objection?.detail, spent.refusal?.detail);
  assert.match(spent.refusal?.detail ?? "", /credits/);
});
