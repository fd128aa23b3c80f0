/** The game as it will be when tasks are done: what orders are held against, and what estimates look at. */

import { capOf } from "../game/effects.ts";
import { type Game, systemOf, type Task } from "../game/game.ts";
import { whole } from "../values/amount.ts";
import { jumpFuel } from "./orders.ts";

/**
 * The game as it will be once these tasks are done: position, techs, tiers, modules, expansions and fuel; an explore is
 * counted with the 2 fuel that it always yields, all other yields as nothing.
 */
export function project(game: Game, tasks: readonly Task[]): Game {
  return tasks.reduce((ahead, task) => projectOne(ahead, task), game);
}

/** The game as it will be once this task is done. */
export function projectOne(game: Game, task: Task): Game {
  const { target } = task;
  switch (target.kind) {
    case "jump": {
      // The active jump's fuel is out of the tank already.
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
      if (target.build === "patch") return game;
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
