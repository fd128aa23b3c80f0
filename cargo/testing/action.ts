/** Actions of players, each as a request of the API and as a call of the rules. `apply` runs one. */
import {
  acceptInvitation,
  declineInvitation,
  expelMember,
  foundAlliance,
  invite,
  leaveAlliance,
  withdrawInvitation,
} from "../rules/company/alliances.ts";
import { buyBase, sellBase } from "../rules/company/bases.ts";
import { chooseHome } from "../rules/company/home.ts";
import { changeAppearance } from "../rules/company/milestones.ts";
import { changePrivacy } from "../rules/company/privacy.ts";
import { askRelief } from "../rules/company/relief.ts";
import { buyPlane } from "../rules/fleet/buy.ts";
import { renamePlane } from "../rules/fleet/rename.ts";
import { startRepair } from "../rules/fleet/repair.ts";
import { sellPlane } from "../rules/fleet/sell.ts";
import { dispatch } from "../rules/flights/dispatch.ts";
import { fly } from "../rules/flights/fly.ts";
import { cancelQueuedLeg, moveQueuedLeg, queueLeg } from "../rules/flights/queue.ts";
import { abandonPackage } from "../rules/jobs/abandon.ts";
import { acceptPackage } from "../rules/jobs/accept.ts";
import { loadPackage } from "../rules/jobs/load.ts";
import { assignRoute } from "../rules/routes/assignment.ts";
import { changeRoute, createRoute, deleteRoute, type NewRoute } from "../rules/routes/routes.ts";
import {
  addCash,
  type Contract,
  type CreatedCampaign,
  createCampaign,
  createContract,
  setHealth,
} from "../test-hooks/hooks.ts";
import type { World } from "../world/state/world.ts";
import { advanceSimTime } from "../world/time/advance.ts";
import type { WorldScene } from "../world/time/world-scene.ts";

type OnPlane<Kind extends string, Fields = object> = {
  readonly kind: Kind;
  readonly planeId: number;
} & Readonly<Fields>;

/** The last five are test hooks. */
export type Action =
  | { readonly kind: "home"; readonly icao: string }
  | OnPlane<"fly" | "queue", { destIcao: string }>
  | OnPlane<"dispatch", { packageIds: readonly number[]; legs: readonly string[] }>
  | OnPlane<"cancel", { index: number }>
  | OnPlane<"move", { index: number; to: number }>
  | OnPlane<"repair" | "sell">
  | OnPlane<"rename", { name: string }>
  | { readonly kind: "buy"; readonly modelId: string; readonly icao: string }
  | OnPlane<"load", { packageId: number }>
  | { readonly kind: "accept" | "abandon"; readonly packageId: number }
  | { readonly kind: "relief" }
  | { readonly kind: "buy-base"; readonly icao: string }
  | { readonly kind: "sell-base"; readonly baseId: number }
  | { readonly kind: "found-alliance"; readonly name: string }
  | { readonly kind: "leave-alliance" }
  | { readonly kind: "invite" | "expel"; readonly username: string }
  | { readonly kind: "join" | "withdraw"; readonly invitationId: number }
  | { readonly kind: "decline"; readonly invitationId: number; readonly block: boolean }
  | ({ readonly kind: "create-route" } & NewRoute)
  | { readonly kind: "change-route"; readonly routeId: number; readonly stops: readonly string[] }
  | { readonly kind: "delete-route"; readonly routeId: number }
  | OnPlane<"assign-route", { routeId: number | null; replaceQueue: boolean }>
  | { readonly kind: "repair-planes"; readonly ids: readonly number[] }
  | {
      readonly kind: "assign-planes";
      readonly ids: readonly number[];
      readonly routeId: number | null;
      readonly replaceQueue: boolean;
    }
  | { readonly kind: "appearance"; readonly liveryId: string | null; readonly title: string | null }
  | { readonly kind: "privacy"; readonly companyPage: boolean; readonly sharePlanes: boolean }
  | { readonly kind: "cash"; readonly amount: number }
  | OnPlane<"health", { health: number }>
  | ({ readonly kind: "contract" } & Contract)
  | ({ readonly kind: "campaign" } & CreatedCampaign)
  | { readonly kind: "advance"; readonly simMs: number };

const PATHS: Readonly<Record<Action["kind"], string>> = {
  home: "onboarding/home",
  fly: "planes/:planeId/fly",
  queue: "planes/:planeId/queue",
  dispatch: "planes/:planeId/dispatch",
  cancel: "planes/:planeId/queue/cancel",
  move: "planes/:planeId/queue/move",
  repair: "planes/:planeId/repair",
  sell: "planes/:planeId/sell",
  rename: "planes/:planeId/rename",
  buy: "planes/buy",
  load: "packages/:packageId/load",
  accept: "packages/:packageId/accept",
  abandon: "packages/:packageId/abandon",
  relief: "relief",
  "buy-base": "bases",
  "sell-base": "bases/:baseId/sell",
  "found-alliance": "alliances",
  "leave-alliance": "alliance/leave",
  invite: "alliance/invitations",
  withdraw: "alliance/invitations/:invitationId",
  expel: "alliance/expel",
  join: "invitations/:invitationId/accept",
  decline: "invitations/:invitationId/decline",
  "create-route": "routes",
  "change-route": "routes/:routeId",
  "delete-route": "routes/:routeId",
  "assign-route": "planes/:planeId/route",
  "repair-planes": "planes/repair",
  "assign-planes": "planes/route",
  appearance: "player/appearance",
  privacy: "player/privacy",
  cash: "test/add-cash",
  health: "test/set-health",
  contract: "test/create-contract",
  campaign: "test/create-campaign",
  advance: "test/advance",
};

const METHODS: { readonly [Kind in Action["kind"]]?: ActionRequest["method"] } = {
  "change-route": "PATCH",
  "delete-route": "DELETE",
  withdraw: "DELETE",
};

export interface ActionRequest {
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Returns the request for the action. The body has the fields that the path lacks. */
export function requestOf({ kind, ...given }: Action): ActionRequest {
  const fields: Readonly<Record<string, unknown>> = given;
  const pattern = PATHS[kind];
  const path = pattern.replace(/:(\w+)/, (_, name: string) => String(fields[name]));
  const inBody = Object.entries(fields).filter(([name]) => !new RegExp(`:${name}(/|$)`).test(pattern));
  return { method: METHODS[kind] ?? "POST", path: `/api/${path}`, body: Object.fromEntries(inBody) };
}

/** Runs the action by the rules and returns their result. A Refusal has changed nothing. */
export function apply(action: Action, scene: WorldScene, world: World, playerId: number): unknown {
  switch (action.kind) {
    case "home":
      return chooseHome(scene, playerId, action.icao);
    case "fly":
      return fly(scene, playerId, action.planeId, action.destIcao);
    case "queue":
      return queueLeg(scene, playerId, action.planeId, action.destIcao);
    case "dispatch":
      return dispatch(scene, playerId, action.planeId, action);
    case "cancel":
      return cancelQueuedLeg(scene, playerId, action.planeId, action.index);
    case "move":
      return moveQueuedLeg(scene, playerId, action.planeId, action.index, action.to);
    case "repair":
      return startRepair(scene, playerId, action.planeId);
    case "sell":
      return sellPlane(scene, playerId, action.planeId);
    case "rename":
      return renamePlane(scene, playerId, action.planeId, action.name);
    case "buy":
      return buyPlane(scene, playerId, action);
    case "load":
      return loadPackage(scene, playerId, action.packageId, action.planeId);
    case "accept":
      return acceptPackage(scene, playerId, action.packageId);
    case "abandon":
      return abandonPackage(scene, playerId, action.packageId);
    case "create-route": {
      const { kind: _, ...given } = action;
      return createRoute(scene, playerId, given);
    }
    case "change-route":
      return changeRoute(scene, playerId, action.routeId, { stops: action.stops });
    case "delete-route":
      return deleteRoute(scene, playerId, action.routeId);
    case "assign-route":
      return assignRoute(scene, playerId, action.planeId, action);
    case "repair-planes":
      // Each plane has its own refusal, so the whole is never refused.
      for (const planeId of action.ids) startRepair(scene, playerId, planeId);
      return undefined;
    case "assign-planes":
      for (const planeId of action.ids) assignRoute(scene, playerId, planeId, action);
      return undefined;
    case "appearance":
      return changeAppearance(scene, playerId, action);
    case "privacy":
      return changePrivacy(scene, playerId, action);
    case "buy-base":
      return buyBase(scene, playerId, action.icao);
    case "sell-base":
      return sellBase(scene, playerId, action.baseId);
    case "found-alliance":
      return foundAlliance(scene, playerId, action.name);
    case "leave-alliance":
      return leaveAlliance(scene, playerId);
    case "invite":
      return invite(scene, playerId, action.username);
    case "withdraw":
      return withdrawInvitation(scene, playerId, action.invitationId);
    case "expel":
      return expelMember(scene, playerId, action.username);
    case "join":
      return acceptInvitation(scene, playerId, action.invitationId);
    case "decline":
      return declineInvitation(scene, playerId, action.invitationId, action.block);
    case "relief":
      return askRelief(scene, playerId);
    case "cash":
      return addCash(scene, playerId, action.amount);
    case "health":
      return setHealth(scene, playerId, action.planeId, action.health);
    case "contract":
      return createContract(scene, world, action);
    case "campaign":
      return createCampaign(scene, action);
    case "advance":
      return advanceSimTime(world, action.simMs, scene.now);
  }
}
