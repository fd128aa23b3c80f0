/** Actions on packages. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { abandonPackage } from "../../rules/jobs/abandon.ts";
import { acceptPackage } from "../../rules/jobs/accept.ts";
import { loadPackage } from "../../rules/jobs/load.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { ownPackages } from "../views/jobs.ts";
import { pageAfter } from "../views/lists/page.ts";
import { packageView, viewerOf } from "../views/package.ts";
import { actionRoutes } from "./action.ts";
import { endpoints } from "./endpoint.ts";
import { LOADING, OWN_PLANE } from "./planes.ts";

export function packageRoutes(app: App, service: CargoService): void {
  ownPackagesRoute(app, service);
  const action = actionRoutes(app, service, "packages");
  const packageIds = (_body: unknown, id: number) => [id];
  action({
    url: "/api/packages/:packageId/load",
    operationId: "loadPackage",
    summary: "Load a package",
    description:
      "Loads an open job, or one that the player accepted, onto a plane of the player at the job's airport. If two players try, exactly one gets the job. The payout is fixed now unless the job was accepted before.",
    body: schemas.LoadRequest,
    problems: [...OWN_PLANE, ...LOADING, "plane-flying", "plane-repairing"],
    packageIds,
    run: (scene, playerId, { planeId }, id) => loadPackage(scene, playerId, id, planeId),
  });
  action({
    url: "/api/packages/:packageId/accept",
    operationId: "acceptPackage",
    summary: "Reserve a job",
    description:
      "Keeps an open job for the player without loading it, for ten real minutes or until it expires. Letting it lapse costs money and reputation.",
    problems: [
      "unknown-package",
      "job-taken",
      "job-gone",
      "already-accepted",
      "already-loaded",
      "accept-blocked",
      "accept-limit",
      "outside-pool",
      "cooling-off",
      "no-plane-for-it",
      "special-refused",
    ],
    packageIds,
    run: (scene, playerId, _body, id) => acceptPackage(scene, playerId, id),
  });
  action({
    url: "/api/packages/:packageId/abandon",
    operationId: "abandonPackage",
    summary: "Abandon a package",
    description:
      "Gives up a package that the player accepted or loaded, even in flight. A loaded package costs reputation and 15 to 60 % of its payout, by how long it was aboard. What the cash does not cover is owed. After three packages of one origin within ten real minutes, the player can take no jobs there for ten minutes.",
    problems: ["unknown-package", "not-owner", "not-taken", "job-gone"],
    packageIds,
    run: (scene, playerId, _body, id) => abandonPackage(scene, playerId, id),
  });
}

function ownPackagesRoute(app: App, { game }: CargoService): void {
  endpoints(app, "packages").get({
    url: "/api/packages",
    operationId: "listPackages",
    tokenScope: "read",
    summary: "The player's packages",
    description:
      "Every package that the player accepted or loaded and that has not ended, by id. A snapshot leaves some out if there are many. Changes nothing.",
    query: schemas.PackagesQuery,
    answer: schemas.OwnPackagePage,
    handler: async (request) => {
      const { limit, after = 0 } = request.query;
      const playerId = playerOf(request);
      return game.host.read(({ state: world, now }) => {
        const viewer = viewerOf(world, playerId, now);
        return pageAfter(
          { limit, after },
          ownPackages(world, playerId),
          ({ id }) => id,
          (cargo) => packageView(cargo, viewer),
        );
      }, "cached");
    },
  });
}
