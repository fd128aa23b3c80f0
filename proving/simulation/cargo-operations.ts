/** Draws operations of cargo players and admins: commands, reads and edits, based on the current world. */
import { hasEnded } from "@outbound/cargo/rules/values/cargo-package.ts";
import type { Action } from "@outbound/cargo/testing/action.ts";
import {
  AIRPORTS,
  actionOf,
  COMMANDS,
  COMPANY_COMMANDS,
  type Command,
  commandStream,
  type RandomCommand,
  subjectOf,
} from "@outbound/cargo/testing/random-play.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import type { Random } from "../harness/random.ts";
import type { Operation } from "./operation.ts";

export interface CargoOperation extends Operation {
  /** 0 for an admin. */
  readonly playerId: number;
  /** Absent for operations of admins. After an edit the oracle adopts the tables. */
  readonly action?: Action;
  /** An admin's correction of a player's cash. */
  readonly adjusts?: Adjustment;
}

export type Adjustment = ReturnType<typeof drawAdjustment>;

export interface Known {
  readonly world: World;
  /** Packages that ended a short time ago. */
  readonly ended: readonly number[];
}

export type Step = Required<Pick<CargoOperation, "playerId" | "action">>;

export const COMPANY: readonly Command[] = [...COMPANY_COMMANDS, "base", "base", "sell-base"];
const JOBS = ["accept", "accept", "load", "load", "load", "abandon", "abandon"] as const;

/** Returns endless commands for jobs, flights, planes and more, the same ones for the same seed. */
export function* endlessCommands(seed: number, further: readonly Command[]): Generator<RandomCommand, never> {
  for (let part = 0; ; part++) yield* commandStream(seed * 1000 + part, 200, [...COMMANDS, ...JOBS, ...further]);
}

/** Returns the command as a step. When all planes are gone, the player asks for relief. */
export function stepOf({ world }: Known, command: RandomCommand): Step {
  const { playerId, plane } = subjectOf(world, command);
  return { playerId, action: plane === undefined ? { kind: "relief" } : actionOf(world, command) };
}

/** Returns a step by the command. Sometimes time passes instead, or the step names what does not exist or has ended. */
export function drawStep(known: Known, random: Random, command: RandomCommand): Step {
  const step = stepOf(known, command);
  const { playerId, action } = step;
  if (random.chance(0.07)) return { playerId, action: { kind: "advance", simMs: random.integer(0, 6 * HOUR_MS) } };
  if (random.chance(0.96)) return step;
  const misnamed = {
    ...("planeId" in action && random.chance(0.3) ? { planeId: 999_999 } : {}),
    ...("packageId" in action ? { packageId: endedIn(known, random) } : {}),
  };
  return { playerId, action: { ...action, ...misnamed } };
}

/** Returns a package that has ended, of any player; an id that does not exist while none has. */
const endedIn = ({ ended }: Known, random: Random): number => (ended.length === 0 ? 12_345 : random.pick(ended));

export const drawAdjustment = (random: Random, playerId: number) => ({
  playerId,
  amount: random.pick([-1_000_000, -7, 11, 250_000]),
  reason: random.pick(["A refund", "Paid twice"]),
});

/** An admin's change of one row. Without a body the row is deleted. */
export function drawEdit(known: Known, random: Random): { readonly path: string; readonly body?: object } {
  const { planes, packages } = known.world;
  const planeId = pickId(planes.values(), random);
  const jobs = [...packages.values()].filter((cargo) => !hasEnded(cargo));
  const taken = jobs.filter(({ ownerId }) => ownerId !== null);
  const [jobId, takenId] = [pickId(jobs, random), pickId(taken, random)];
  const ended = endedIn(known, random);
  const [path, body] = random.pick([
    [`planes/rows?pk.id=${planeId}`, { health: random.integer(-1, 10_001) }],
    [`planes/rows?pk.id=${planeId}`, { fuel_l: random.integer(0, 3_000) }],
    [`players/rows?pk.id=${random.integer(1, 4)}`, { money: random.integer(-1, 5_000_000) }],
    [`players/rows?pk.id=${random.integer(1, 3)}`, { reputation: random.integer(0, 100_001) }],
    [`packages/rows?pk.id=${jobId}`, { weight_kg: random.integer(1, 3_000) }],
    [`packages/rows?pk.id=${takenId}`, { payout: random.integer(0, 3_000) }],
    [`packages/rows?pk.id=${ended}`, { settled: random.integer(-9, 3_000) }],
    [`packages/rows?pk.id=${ended}`, { ended_at: null }],
    [`planes/rows?pk.id=${planeId}`, undefined],
  ] as const);
  return { path: `/api/admin/tables/${path}`, ...(body && { body }) };
}

export const drawRead = ({ world }: Known, random: Random): string =>
  random.pick([
    ...["/api/state", "/api/state", "/api/state", "/api/history/events", "/api/history/ledger"],
    ...["/api/history/packages", `/api/airports/${random.pick(AIRPORTS)}/jobs`],
    ...[`/api/planes/${pickId(world.planes.values(), random)}/quote?destIcao=${random.pick(AIRPORTS)}`],
    "/api/leaderboard",
  ]);

function pickId(all: Iterable<{ readonly id: number }>, random: Random): number {
  const ids = [...all].map(({ id }) => id).sort((a, b) => a - b);
  return ids.length === 0 ? 999 : random.pick(ids);
}
