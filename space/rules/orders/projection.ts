/** Computes the projected game, in which the tasks ahead are done. Orders are checked and estimates computed against it. */

import { capOf } from "../game/effects.ts";
import { type Game, systemOf, type Task } from "../game/game.ts";
import { whole } from "../values/amount.ts";
import { HULL_LIMIT, PATCH_HULL } from "../values/limits.ts";
import { jumpFuel } from "./orders.ts";

/**
 * Returns the game after these tasks: position, technologies, tiers, modules, expansions, hull and fuel. An exploration counts as
 * the 2 fuel that it always yields, and a patch as its repair; other yields and accidents do not count.
 */
export function project(game: Game, tasks: readonly Task[]): Game {
  return tasks.reduce((ahead, task) => projectOne(ahead, task), game);
}

/** Returns the game after this task. */
export function projectOne(game: Game, task: Task): Game {
  const { target } = task;
  switch (target.kind) {
    case "jump": {
      // The active jump's fuel has already been taken from the tank.
      const fuel = task.run ? 0 : jumpFuel(game, systemOf(game, game.positionId), systemOf(game, target.systemId));
      return withFuel({ ...game, positionId: target.systemId }, -fuel);
    }
    case "explore": {
      const systems = game.systems.map((system) =>
        system.id === target.systemId ? { ...system, visits: system.visits + 1 } : system,
      );
      return withFuel({ ...game, systems }, whole(2));
    }
    case "upgrade": {
      const modules = game.modules.map((module) =>
        module.id === target.moduleId ? { ...module, tier: Math.max(module.tier, target.toTier) } : module,
      );
      return { ...game, modules };
    }
    case "expand":
      return { ...game, expansions: game.expansions + 1 };
    case "build": {
      if (target.build === "patch") return { ...game, hull: Math.min(HULL_LIMIT, game.hull + whole(PATCH_HULL)) };
      const module = { id: game.nextModuleId, kind: target.build, tier: 1 };
      return { ...game, nextModuleId: game.nextModuleId + 1, modules: [...game.modules, module] };
    }
    case "research":
      return { ...game, techs: [...game.techs, target.techId] };
  }
}

function withFuel(game: Game, change: number): Game {
  const fuel = Math.min(capOf(game, "fuel") as number, Math.max(0, game.resources.fuel + change));
  return { ...game, resources: { ...game.resources, fuel } };
}
