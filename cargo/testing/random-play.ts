/**
 * Random commands on the world: orders of every kind by several players, sound ones and such as are refused. A command names
 * things by small numbers, so that most of what it names exists. Sequences come from fast-check.
 */
import fc from "fast-check";
import { buyPlane } from "../rules/fleet/buy.ts";
import { renamePlane } from "../rules/fleet/rename.ts";
import { startRepair } from "../rules/fleet/repair.ts";
import { sellPlane } from "../rules/fleet/sell.ts";
import { dispatch } from "../rules/flights/dispatch.ts";
import { fly } from "../rules/flights/fly.ts";
import { cancelQueuedLeg, queueLeg } from "../rules/flights/queue.ts";
import { abandonPackage } from "../rules/jobs/abandon.ts";
import { acceptPackage } from "../rules/jobs/accept.ts";
import { loadPackage } from "../rules/jobs/load.ts";
import { contractId } from "../rules/jobs/pools.ts";
import { type CargoPackage, hasEnded } from "../rules/values/cargo-package.ts";
import type { Plane } from "../rules/values/plane.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import { aPackage } from "./values.ts";

const AIRPORTS = ["EDDF", "EDDM", "EDDH", "EHAM", "LOWW", "KJFK"];
const MODELS = ["C208", "AT76", "B748"];
const COMMANDS = [
  ...["fly", "fly", "queue", "queue", "queue", "cancel", "dispatch", "dispatch", "accept", "accept", "load", "load"],
  ...["abandon", "repair", "wear", "buy", "sell", "rename", "contract", "cash"],
] as const;

/** Whole numbers, taken modulo what there is to choose from. */
const pick = fc.nat({ max: 999 });

export const randomCommand = fc.record(
  { command: fc.constantFrom(...COMMANDS), who: pick, plane: pick, cargo: pick, airport: pick, amount: pick },
  { noNullPrototype: true },
);
export type RandomCommand = typeof randomCommand extends fc.Arbitrary<infer T> ? T : never;

/** Real milliseconds between commands, from none to longer than a job lives. */
export const pause = fc.oneof(
  fc.nat({ max: 3 }),
  fc.nat({ max: 60_000 }),
  fc.nat({ max: 1_200_000 }),
  fc.nat({ max: 6_000_000 }),
);

const at = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length];

/** Runs the command by the rules; gives what they give. */
export function perform(scene: WorldScene, world: World, command: RandomCommand): unknown {
  const playerId = at([...world.accounts.players.values()], command.who)?.id ?? 1;
  const planes = [...world.planes.values()].sort((a, b) => a.id - b.id);
  const own = planes.filter(({ ownerId }) => ownerId === playerId);
  // One in ten names a plane of whomever.
  const plane = (command.plane < 100 ? at(planes, command.plane) : at(own, command.plane)) ?? planes[0];
  const icao = at(AIRPORTS, command.airport) ?? "EDDF";
  if (plane === undefined) return undefined;
  switch (command.command) {
    case "fly":
      return fly(scene, playerId, plane.id, icao);
    case "queue":
      return queueLeg(scene, playerId, plane.id, icao);
    case "cancel":
      return cancelQueuedLeg(scene, playerId, plane.id, command.amount % 3);
    case "dispatch":
      return dispatch(scene, playerId, plane.id, orders(world, plane, command, icao));
    case "repair":
      return startRepair(scene, playerId, plane.id);
    case "wear":
      if (plane.status === "available") scene.putPlane({ ...plane, health: command.amount % 200 });
      return undefined;
    case "buy":
      return buyPlane(scene, playerId, { modelId: at(MODELS, command.plane) ?? "C208", icao });
    case "sell":
      return sellPlane(scene, playerId, plane.id);
    case "rename":
      return renamePlane(scene, playerId, plane.id, `Plane ${command.amount}`);
    case "cash":
      return scene.pay(playerId, command.amount * 1000, "test");
    default:
      return handleCargo(scene, world, command, playerId, plane);
  }
}

function handleCargo(scene: WorldScene, world: World, command: RandomCommand, playerId: number, plane: Plane): unknown {
  switch (command.command) {
    case "accept":
      return acceptPackage(scene, playerId, jobAt(world, plane, command.cargo)?.id ?? 1);
    case "load":
      return loadPackage(scene, playerId, jobAt(world, plane, command.cargo)?.id ?? 1, plane.id);
    case "abandon":
      return abandonPackage(scene, playerId, takenBy(world, playerId, command.cargo)?.id ?? 1);
    default: {
      const number = world.state.nextContractNumber;
      world.state = { ...world.state, nextContractNumber: number + 1 };
      const destIcao = AIRPORTS.find((icao) => icao !== plane.airportIcao) ?? "EDDM";
      const weightKg = 1 + command.amount;
      const expiresAt = scene.now + command.amount * 997;
      const contract = { id: contractId(number), originIcao: plane.airportIcao, destIcao, weightKg };
      scene.putPackage({ ...aPackage(scene.now, contract), expiresAt: Math.max(scene.now + 1, expiresAt) });
      return undefined;
    }
  }
}

function orders(world: World, plane: Plane, command: RandomCommand, icao: string) {
  const cargo = jobAt(world, plane, command.cargo);
  const next = at(AIRPORTS, command.airport + 1) ?? "EDDM";
  const packageIds = cargo && command.amount % 2 === 0 ? [cargo.id] : [];
  const legs = [cargo?.destIcao ?? icao, next].filter((stop, index, all) => stop !== all[index - 1]);
  return { packageIds, legs: command.amount % 5 === 0 ? [] : legs };
}

/** An unloaded job where the plane is. */
function jobAt(world: World, { airportIcao }: Plane, number: number): CargoPackage | undefined {
  const there = [...world.packages.values()].filter(
    (cargo) => cargo.originIcao === airportIcao && (cargo.status === "open" || cargo.status === "accepted"),
  );
  const light = there.sort((a, b) => a.weightKg - b.weightKg || a.id - b.id).slice(0, 8);
  return at(light, number);
}

function takenBy(world: World, playerId: number, number: number): CargoPackage | undefined {
  const own = [...world.packages.values()].filter((cargo) => cargo.ownerId === playerId && !hasEnded(cargo));
  return at(
    own.sort((a, b) => a.id - b.id),
    number,
  );
}
