/** Draws the targets of cargo players' operations from the current world. */
import { type CargoPackage, hasEnded } from "@outbound/cargo/rules/values/cargo-package.ts";
import type { Action } from "@outbound/cargo/testing/action.ts";
import { jobsAt } from "@outbound/cargo/testing/random-play.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import type { Random } from "../harness/random.ts";

export interface Known {
  readonly world: World;
  readonly ended: readonly number[];
}

/** All but the last two are close together, within reach of small planes. */
const AIRPORTS = ["EDDF", "EDDM", "EDDL", "EDDS", "LSZH", "EHAM", "KJFK", "NZAA"];
/** Airports with ten deliveries in seeds with bases. They are too few for a milestone. */
export const KNOWN = ["EDDF", "EDDM", "EDDS", "EHAM"];
export const NAMES = ["Ada", "Ben", "Cleo", "Dora"];

/** Targets: mostly the player's own, sometimes another player's, sometimes ids that do not exist. */
export function targetsOf(random: Random, { world, ended: endedIds }: Known, playerId: number) {
  /** A package that has ended, of any player; an id that does not exist while none has. */
  const ended = (): number => (endedIds.length === 0 ? 12_345 : random.pick(endedIds));
  const airport = (): string => (random.chance(0.02) ? "XQXQ" : random.pick(AIRPORTS));
  const orEnded = (some: readonly CargoPackage[]): number =>
    some.length === 0 || random.chance(0.04) ? ended() : random.pick(some).id;
  const pickId = (all: Iterable<{ readonly id: number }>): number => {
    const ids = [...all].map(({ id }) => id).sort((a, b) => a - b);
    return ids.length === 0 ? 999 : random.pick(ids);
  };
  return {
    ended,
    airport,
    plane: (): number => {
      if (random.chance(0.03)) return 999_999;
      const all = [...world.planes.values()].sort((a, b) => a.id - b.id);
      const own = all.filter(({ ownerId }) => ownerId === playerId);
      const some = own.length > 0 && random.chance(0.93) ? own : all;
      return some.length === 0 ? 1 : random.pick(some).id;
    },
    /** Mostly the player's own route; 999 while there is none. */
    route: (): number => {
      const own = world.routes.of(playerId);
      const all = [...world.routes.routes.values()];
      const some = own.length > 0 && random.chance(0.93) ? own : all;
      return some.length === 0 ? 999 : random.pick(some.map(({ id }) => id).sort((a, b) => a - b));
    },
    /** An open or accepted job at the plane's airport; one of the lightest, so that players contend for it. */
    job: (planeId: number): number => orEnded(jobsAt(world, world.planes.get(planeId)?.airportIcao, 5)),
    ownCargo: (): number => {
      const isOwn = (cargo: CargoPackage) => cargo.ownerId === playerId && !hasEnded(cargo);
      return orEnded([...world.packages.values()].filter(isOwn).sort((a, b) => a.id - b.id));
    },
    destinationOf: (packageId: number): string => world.packages.get(packageId)?.destIcao ?? airport(),
    /** Mostly an airport where a base is possible. */
    known: (): string => (random.chance(0.9) ? random.pick(KNOWN) : airport()),
    base: (): number => pickId(world.bases.values()),
    /** Mostly an invitation to the player; 999 while there is none. */
    invitation: (): number => {
      const own = world.alliances.invitationsOf(playerId);
      return pickId(own.length > 0 && random.chance(0.9) ? own : world.alliances.invitations.values());
    },
    /** Mostly a member of the player's alliance; 999 while there is none. */
    sentInvitation: (): number => {
      const sent = world.alliances.invitationsTo(world.alliances.of(playerId)?.id ?? 0);
      return pickId(sent.length > 0 && random.chance(0.9) ? sent : world.alliances.invitations.values());
    },
    isInvited: (): boolean => world.alliances.invitationsOf(playerId).length > 0,
    /** Absent without an alliance. */
    isFounder: (): boolean | undefined => {
      const alliance = world.alliances.of(playerId);
      return alliance && alliance.founderId === playerId;
    },
    username: (): string => {
      const names = [...world.accounts.players.values()].map(({ username }) => username).sort();
      return names.length === 0 || random.chance(0.03) ? "nobody" : random.pick(names);
    },
    airportOf: (planeId: number): string => world.planes.get(planeId)?.airportIcao ?? airport(),
    openJob: (job: Sought) => openJob(world, job),
  };
}

type Sought = Pick<CargoPackage, "originIcao" | "destIcao" | "commodity">;

/** The oldest open job of this kind. */
export const openJob = ({ packages }: World, { originIcao, destIcao, commodity }: Sought): CargoPackage | undefined =>
  [...packages.values()]
    .filter((one) => one.status === "open" && one.originIcao === originIcao && one.destIcao === destIcao)
    .sort((a, b) => a.id - b.id)
    .find((one) => one.commodity === commodity);

export type Targets = ReturnType<typeof targetsOf>;
export type Draw = (on: Targets, random: Random) => Action;
