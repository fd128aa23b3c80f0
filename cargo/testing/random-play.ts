/**
 * Random commands on the world: valid and refused ones of every kind by several players. A command names things by small numbers,
 * so that most of them exist. fast-check generates the sequences.
 */
import fc from "fast-check";
import { buyBase } from "../rules/company/bases.ts";
import { LIVERY_IDS } from "../rules/company/liveries.ts";
import { TITLES } from "../rules/company/milestones.ts";
import { contractId } from "../rules/jobs/job-ids.ts";
import { type CargoPackage, hasEnded } from "../rules/values/cargo-package.ts";
import type { Plane } from "../rules/values/plane.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import { type Action, apply } from "./action.ts";
import { aPackage } from "./values.ts";

/** All but the last one are close together, within reach of small planes. */
export const AIRPORTS = ["EDDF", "EDDM", "EDDH", "EHAM", "LOWW", "KJFK"];
const MODELS = ["C208", "AT76", "B748"];
export const COMMANDS = [
  ...["fly", "fly", "queue", "queue", "queue", "cancel", "dispatch", "dispatch", "accept", "accept", "load", "load"],
  ...["abandon", "repair", "wear", "buy", "sell", "rename", "contract", "cash", "base", "sell-base"],
] as const;
/** Planes on routes fly on their own, so a play with them has more events. */
export const ROUTE_COMMANDS = [
  ...["create-route", "change-route", "delete-route", "assign-route", "assign-route", "assign-route"],
] as const;

/** Commands on several planes at once. */
export const FLEET_COMMANDS = ["repair-planes", "assign-planes"] as const;
/** What a player shows others. */
export const SHOWING_COMMANDS = ["appearance", "privacy"] as const;

/** The commands by which a player could reach another player or the ledger, beyond those above. */
export const COMPANY_COMMANDS = [
  ...[
    "move",
    "home",
    "relief",
    "found-alliance",
    "leave-alliance",
    "invite",
    "invite",
    "invite",
    "expel",
    "withdraw",
    "join",
    "join",
  ],
  ...["join", "decline"],
] as const;

/** Whole numbers, taken modulo the number of choices. */
const pick = fc.nat({ max: 999 });

export type Command =
  | (typeof COMMANDS)[number]
  | (typeof ROUTE_COMMANDS)[number]
  | (typeof COMPANY_COMMANDS)[number]
  | (typeof FLEET_COMMANDS)[number]
  | (typeof SHOWING_COMMANDS)[number];

const oneOf = (...commands: readonly Command[]) =>
  fc.record(
    { command: fc.constantFrom(...commands), who: pick, plane: pick, cargo: pick, airport: pick, amount: pick },
    { noNullPrototype: true },
  );

export const randomCommand = oneOf(...COMMANDS);
export const randomCommandWithRoutes = oneOf(...COMMANDS, ...ROUTE_COMMANDS);
export const anyCommand = oneOf(...COMMANDS, ...ROUTE_COMMANDS, ...COMPANY_COMMANDS);
export type RandomCommand = typeof randomCommand extends fc.Arbitrary<infer T> ? T : never;

/** Returns this many commands of these kinds, the same ones for the same seed. */
export const commandStream = (seed: number, count: number, kinds: readonly Command[]): RandomCommand[] =>
  fc.sample(oneOf(...kinds), { seed, numRuns: count });

/** Real milliseconds between commands, from 0 to more than the lifetime of a job. */
export const pause = fc.oneof(
  fc.nat({ max: 3 }),
  fc.nat({ max: 60_000 }),
  fc.nat({ max: 1_200_000 }),
  fc.nat({ max: 6_000_000 }),
);

const at = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length];

/** Returns the player of a command and the plane that it names. */
export function subjectOf(world: World, command: RandomCommand): { playerId: number; plane: Plane | undefined } {
  const playerId = at([...world.accounts.players.values()], command.who)?.id ?? 1;
  const planes = [...world.planes.values()].sort((a, b) => a.id - b.id);
  const own = planes.filter(({ ownerId }) => ownerId === playerId);
  // One command in ten names a plane of any player.
  const plane = (command.plane < 100 ? at(planes, command.plane) : at(own, command.plane)) ?? planes[0];
  return { playerId, plane };
}

/** Runs the command by the rules and returns their result. */
export function perform(scene: WorldScene, world: World, command: RandomCommand): unknown {
  const { playerId, plane } = subjectOf(world, command);
  if (plane === undefined) return undefined;
  switch (command.command) {
    case "wear":
      if (plane.status === "available") scene.putPlane({ ...plane, health: command.amount % 200 });
      return undefined;
    case "cash":
      return scene.pay(playerId, command.amount * 1000, "test");
    case "base":
      scene.putPlayer({ ...scene.player(playerId), deliveredTo: "EDDFaEDDMaEDDHa" });
      return buyBase(scene, playerId, at(AIRPORTS, command.airport) ?? "EDDF");
    case "contract":
      return offerContract(scene, world, command, plane);
    default:
      return apply(actionOf(world, command), scene, world, playerId);
  }
}

/** Returns the command as an action, which names things of this world. Throws without a plane in the world. */
export function actionOf(world: World, command: RandomCommand): Action {
  const { playerId, plane } = subjectOf(world, command);
  if (plane === undefined) throw new Error("the world has no plane");
  const { command: kind } = command;
  const { id: planeId } = plane;
  const icao = at(AIRPORTS, command.airport) ?? "EDDF";
  const packageId = () => jobAt(world, plane, command.cargo)?.id ?? 1;
  switch (kind) {
    case "fly":
    case "queue":
      return { kind, planeId, destIcao: icao };
    case "cancel":
      return { kind, planeId, index: command.amount % 3 };
    case "dispatch":
      return { kind, planeId, ...orders(world, plane, command, icao) };
    case "move":
      return { kind, planeId, index: command.amount % 3, to: command.cargo % 3 };
    case "repair":
    case "sell":
      return { kind, planeId };
    case "home":
      return { kind, icao };
    case "relief":
    case "leave-alliance":
      return { kind };
    case "found-alliance":
      return { kind, name: `Alliance ${command.amount}` };
    case "invite":
    case "expel":
      return { kind, username: at([...world.accounts.players.values()], command.amount)?.username ?? "nobody" };
    case "join":
      return { kind, invitationId: invitationOf(world, playerId) };
    case "withdraw":
      return { kind, invitationId: sentBy(world, playerId) };
    case "decline":
      return { kind, invitationId: invitationOf(world, playerId), block: command.amount % 2 === 0 };
    case "buy":
      return { kind, modelId: at(MODELS, command.plane) ?? "C208", icao };
    case "rename":
      return { kind, planeId, name: `Plane ${command.amount}` };
    case "accept":
      return { kind, packageId: packageId() };
    case "load":
      return { kind, packageId: packageId(), planeId };
    case "create-route":
      return { kind, name: `Route ${command.amount}`, ...routeGiven(command) };
    case "change-route":
      return { kind, routeId: routeIdAt(world, command), stops: routeGiven(command).stops };
    case "delete-route":
      return { kind, routeId: routeIdAt(world, command) };
    case "assign-route":
      return {
        ...{ kind, planeId, routeId: command.amount % 7 === 0 ? null : routeIdAt(world, command) },
        replaceQueue: command.amount % 2 === 0,
      };
    case "repair-planes":
      return { kind, ids: planesFor(world, command) };
    case "assign-planes":
      return {
        ...{ kind, ids: planesFor(world, command) },
        routeId: command.amount % 7 === 0 ? null : routeIdAt(world, command),
        replaceQueue: command.amount % 2 === 0,
      };
    case "appearance":
      // The first titles are those of the first steps, which players earn.
      return {
        kind,
        liveryId: command.amount % 4 === 0 ? (at(LIVERY_IDS, command.cargo) ?? null) : null,
        title: at([null, ...TITLES.slice(0, 4)], command.airport) ?? null,
      };
    case "privacy":
      return { kind, companyPage: command.amount % 2 === 0, sharePlanes: command.amount % 3 === 0 };
    case "wear":
      return { kind: "health", planeId, health: command.amount % 101 };
    case "cash":
      return { kind, amount: command.amount * 3_000 - 50_000 };
    case "contract":
      return { kind, ...contractGiven(command, plane), lifetimeMs: 1 + command.cargo * 5_000 };
    case "base":
      return { kind: "buy-base", icao };
    case "sell-base":
      return { kind, baseId: at(world.bases.all(world.bases.of(playerId)), command.amount)?.id ?? 1 };
    case "abandon":
      return { kind, packageId: takenBy(world, playerId, command.cargo)?.id ?? 1 };
  }
}

/** Returns the plane of the command and some of the player's own. */
function planesFor(world: World, command: RandomCommand): readonly number[] {
  const { playerId, plane } = subjectOf(world, command);
  const own = [...world.airspace.planesOf(playerId)].slice(0, command.amount % 4);
  return [...new Set([plane?.id ?? 1, ...own])];
}

const invitationOf = (world: World, playerId: number): number => world.alliances.invitationsOf(playerId)[0]?.id ?? 1;

const sentBy = ({ alliances }: World, playerId: number): number =>
  alliances.invitationsTo(alliances.membership(playerId)?.allianceId ?? 0)[0]?.id ?? 1;

/** Returns a route with stops near each other and random thresholds of cash and health. */
function routeGiven({ airport, amount, cargo }: RandomCommand) {
  const stops = [0, 1, 2].slice(0, 2 + (amount % 2)).map((step) => at(AIRPORTS, airport + step) ?? "EDDF");
  return {
    stops,
    loop: amount % 3 === 0,
    repairBelow: cargo % 91,
    stopWhenCashBelow: amount % 4 === 0 ? 40_000 : 0,
    policy: { maxLaterStops: 1 + (cargo % 3), openJobs: cargo % 5 !== 0 },
  };
}

const routeIdAt = (world: World, { amount }: RandomCommand): number =>
  at(
    [...world.routes.routes.values()].map(({ id }) => id).sort((a, b) => a - b),
    amount,
  ) ?? amount;

function offerContract(scene: WorldScene, world: World, command: RandomCommand, plane: Plane): undefined {
  const number = world.state.nextContractNumber;
  world.state = { ...world.state, nextContractNumber: number + 1 };
  const contract = { id: contractId(number), ...contractGiven(command, plane) };
  const expiresAt = Math.max(scene.now + 1, scene.now + command.amount * 997);
  scene.putPackage({ ...aPackage(scene.now, contract), expiresAt });
}

const contractGiven = ({ amount }: RandomCommand, { airportIcao: originIcao }: Plane) => ({
  originIcao,
  destIcao: AIRPORTS.find((icao) => icao !== originIcao) ?? "EDDM",
  weightKg: 1 + amount,
});

function orders(world: World, plane: Plane, command: RandomCommand, icao: string) {
  const cargo = jobAt(world, plane, command.cargo);
  const next = at(AIRPORTS, command.airport + 1) ?? "EDDM";
  const packageIds = cargo && command.amount % 2 === 0 ? [cargo.id] : [];
  const legs = [cargo?.destIcao ?? icao, next].filter((stop, index, all) => stop !== all[index - 1]);
  return { packageIds, legs: command.amount % 5 === 0 ? [] : legs };
}

/** Returns the lightest unloaded jobs at an airport, at most `most`. */
function jobsAt(world: World, icao: string | undefined, most: number): readonly CargoPackage[] {
  const there = [...world.packages.values()].filter(
    ({ originIcao, status }) => originIcao === icao && (status === "open" || status === "accepted"),
  );
  return there.sort((a, b) => a.weightKg - b.weightKg || a.id - b.id).slice(0, most);
}

const jobAt = (world: World, { airportIcao }: Plane, number: number): CargoPackage | undefined =>
  at(jobsAt(world, airportIcao, 8), number);

function takenBy(world: World, playerId: number, number: number): CargoPackage | undefined {
  const own = [...world.packages.values()].filter((cargo) => cargo.ownerId === playerId && !hasEnded(cargo));
  return at(
    own.sort((a, b) => a.id - b.id),
    number,
  );
}
