/** Milestones, and the liveries and titles that they earn. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { LIVERIES } from "../../rules/company/liveries.ts";
import { changeAppearance, type MilestoneProgress, milestonesOf } from "../../rules/company/milestones.ts";
import { WorldScene } from "../../world/time/world-scene.ts";
import { accountOf, playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { isoTime } from "../views/session.ts";
import { actionRoutes } from "./action.ts";
import { endpoints } from "./endpoint.ts";

export function goalRoutes(app: App, service: CargoService): void {
  endpoints(app, "goals").get({
    url: "/api/milestones",
    operationId: "listMilestones",
    tokenScope: "read",
    summary: "The player's milestones",
    description:
      "The milestones, how far the player has come, and the livery or title that each earns. Changes nothing.",
    query: schemas.MilestonesQuery,
    answer: schemas.MilestonePage,
    handler: async (request) => {
      const { limit = 50, after } = request.query;
      const playerId = playerOf(request);
      const all = await service.game.host.read(({ state: world, now }) => {
        const scene = new WorldScene(world, world.clockMs(now), now);
        return milestonesOf(scene, accountOf(world, playerId));
      }, "cached");
      const left = after === undefined ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
      const shown = left.slice(0, limit);
      const nextAfter = left.length > limit ? (shown.at(-1)?.id ?? null) : null;
      return { items: shown.map(milestoneView), nextAfter, liveries: LIVERIES };
    },
  });
  actionRoutes(
    app,
    service,
    "goals",
  )({
    url: "/api/player/appearance",
    operationId: "changeAppearance",
    summary: "Choose livery and title",
    description: "Chooses a livery and a title among those that the player earned by milestones.",
    body: schemas.AppearanceRequest,
    problems: ["not-earned"],
    run: changeAppearance,
  });
}

const milestoneView = ({ doneAt, ...milestone }: MilestoneProgress): schemas.MilestoneView => ({
  ...milestone,
  ...(doneAt === null ? {} : { doneAt: isoTime(doneAt) }),
});
