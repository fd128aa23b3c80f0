/** A late game, which fills the screens. */
import type { BuiltKind } from "@outbound/space/rules/catalog/modules.ts";
import { TECH_IDS } from "@outbound/space/rules/catalog/techs.ts";
import { newRecruit } from "@outbound/space/rules/game/crew.ts";
import type { Game } from "@outbound/space/rules/game/game.ts";
import { exportSave, type SaveDocument } from "@outbound/space/rules/save/save.ts";
import { type Order, placeOrder } from "@outbound/space/rules/turn/command.ts";
import { whole } from "@outbound/space/rules/values/amount.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { BOTS } from "../../bots/space/bots.ts";
import { play } from "../../bots/space/play.ts";

const LATE_TURN = 120;
const BUILDS: readonly BuiltKind[] = ["hydroponics", "medbay", "quarters", "shield"];

/** The save document of a game that a bot played, with more crew, modules and goods, a queue and an empty log. */
export const lateGame = (): SaveDocument => {
  const played = play(BOTS.wide, 1, "standard", ({ turn }) => turn >= LATE_TURN);
  return exportSave({ game: withQueue(equipped(played)), events: [], tasks: [] });
};

function equipped(game: Game): Game {
  const recruits = [1, 2, 3].map((more) => newRecruit(game, game.nextCrewId + more));
  const built = game.modules.filter(({ kind }) => kind !== "scoop");
  const missing = BUILDS.filter((kind) => !built.some((module) => module.kind === kind));
  const modules = missing.map((kind, index) => ({ id: game.nextModuleId + index, kind, tier: 1 }));
  return {
    ...game,
    expansions: 3,
    hull: whole(64),
    resources: { ...game.resources, credits: whole(420), alloy: whole(130), supplies: whole(9), data: whole(90) },
    crew: [...game.crew, ...recruits],
    nextCrewId: game.nextCrewId + 4,
    modules: [...built, ...modules],
    nextModuleId: game.nextModuleId + modules.length,
  };
}

function withQueue(game: Game): Game {
  const [first, second, third, fourth] = game.crew.map(({ id }) => id) as [number, number, number, number];
  const upgrades = game.modules.map(({ id: moduleId }): Order => {
    return { kind: "upgrade", moduleId, leadId: first, helperIds: [second, third] };
  });
  const research = TECH_IDS.map((techId): Order => ({ kind: "research", techId, leadId: second, helperIds: [] }));
  // Takes the first order of each list that is possible in the bot's game.
  const orders: readonly (readonly Order[])[] = [
    upgrades,
    [{ kind: "explore", focus: "survey", leadId: fourth, helperIds: [second] }],
    [{ kind: "build", build: "scoop", leadId: first, helperIds: [] }],
    [{ kind: "expand", leadId: first, helperIds: [third] }],
    research,
  ];
  return orders.reduce(queued, game);
}

function queued(game: Game, orders: readonly Order[]): Game {
  for (const order of orders) {
    const decision = placeOrder(game, order);
    if (!(decision instanceof Refusal)) return decision.game;
  }
  throw new Error(`Nothing of this can be queued: ${JSON.stringify(orders)}`);
}
