/** The strategy that the planning bots share: the first function that has something to order wins. */
import { hasBuilt } from "@outbound/space/rules/game/effects.ts";
import type { Target } from "@outbound/space/rules/game/game.ts";
import { studiesAsked, tendBoard } from "./board.ts";
import { decision } from "./decision.ts";
import type { Plan } from "./plan.ts";
import { exploreHere, finish, nextStop, restock } from "./route.ts";
import { build, core, expand, patch, possible, upgrade } from "./shipyard.ts";
import { orderFor, teamFor } from "./team.ts";
import { type Bot, RUN, type View } from "./view.ts";

export const strategist =
  (plan: Plan): Bot =>
  (view) => {
    const choice = decision(view, plan);
    if (choice) return choice;
    if (view.tasks.length > 0) return RUN;
    const board = tendBoard(view, plan);
    if (board) return board;
    const target = nextTarget(view, plan);
    return { do: "order", order: orderFor(target, teamFor(view, target, plan.helpers, plan.care.rest)) };
  };

function nextTarget(view: View, plan: Plan): Target {
  return (
    patch(view, plan) ??
    finish(view, plan) ??
    restock(view, plan) ??
    research(view, plan) ??
    core(view) ??
    build(view, plan) ??
    upgrade(view, plan) ??
    expand(view, plan) ??
    exploreHere(view) ??
    nextStop(view, plan)
  );
}

/** Returns the technology that a mission pays for, else the next one of the plan; undefined once the Core is built. */
function research(view: View, plan: Plan): Target | undefined {
  if (hasBuilt(view, "core")) return undefined;
  const next = plan.techs.find((id) => !view.techs.includes(id));
  const asked = studiesAsked(view).filter((id) => plan.techs.includes(id));
  for (const techId of [...asked, ...(next ? [next] : [])]) {
    const target: Target = { kind: "research", techId };
    if (possible(view, target)) return target;
  }
  return undefined;
}
