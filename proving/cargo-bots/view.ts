/** What a player's snapshot, quotes and the list of airports show, and nothing else: what a bot decides by. */
import type { PackageView, PlaneView } from "@outbound/cargo/api/schemas.ts";
import { openJobsOf } from "@outbound/cargo/api/views/jobs.ts";
import { packageView } from "@outbound/cargo/api/views/package.ts";
import { planeView } from "@outbound/cargo/api/views/plane.ts";
import type { CargoPackage } from "@outbound/cargo/rules/cargo-package.ts";
import { economyFor } from "@outbound/cargo/rules/economy.ts";
import type { Plane } from "@outbound/cargo/rules/plane.ts";
import { reputationPoints } from "@outbound/cargo/rules/player.ts";
import { type Quote, quote } from "@outbound/cargo/rules/quote.ts";
import { Refusal } from "@outbound/cargo/rules/refusals.ts";
import type { World } from "@outbound/cargo/world/world.ts";
import { WorldScene } from "@outbound/cargo/world/world-scene.ts";

export interface CompanyView {
  /** What the player draws whims from, with the number of the look. */
  readonly seed: number;
  readonly look: number;
  /** The real instant of the look, and that since which the company exists. */
  readonly now: number;
  readonly since: number;
  readonly clockMs: number;
  readonly timeScale: number;
  readonly money: number;
  /** Points. */
  readonly reputation: number;
  readonly homeIcao: string;
  readonly deliveries: number;
  /** Parts of the list prices that the player is spared. */
  readonly planeDiscount: number;
  readonly fuelPrice: number;
  readonly planes: readonly PlaneView[];
  /** The player's accepted and loaded ones. */
  readonly own: readonly PackageView[];
  /** The open ones at the airports of the player's planes. */
  readonly open: readonly PackageView[];
  quote(planeId: number, destIcao: string): Quote;
}

export interface Looking {
  readonly playerId: number;
  readonly seed: number;
  readonly look: number;
  readonly now: number;
}

/** The world, brought up to `now`, as the player sees it. */
export function viewOf(world: World, { playerId, seed, look, now }: Looking): CompanyView {
  const player = world.accounts.players.get(playerId);
  if (player === undefined || player.homeIcao === null) throw new Error(`player ${playerId} has no home`);
  const clockMs = world.clockMs(now);
  const scene = new WorldScene(world, clockMs, now);
  const planes = scene.planesOf(playerId);
  const economy = economyFor(player, world.clock.timeScale);
  const shown = (cargo: CargoPackage): PackageView => packageView(cargo, player.reputation, now);
  return {
    seed,
    look,
    now,
    since: player.createdAt,
    clockMs,
    timeScale: world.clock.timeScale,
    money: player.money,
    reputation: reputationPoints(player),
    homeIcao: player.homeIcao,
    deliveries: player.deliveries,
    planeDiscount: economy.planeDiscount,
    fuelPrice: economy.fuelPricePerL * (1 - economy.fuelDiscount),
    planes: planes.map((plane) => planeView(plane, weightOn(scene, plane), clockMs)),
    own: [...scene.acceptedBy(playerId), ...planes.flatMap(({ id }) => scene.cargoOf(id))].map(shown),
    open: openJobsOf(world, planes).map(shown),
    quote: (planeId, destIcao) => {
      const answer = quote(scene, playerId, planeId, destIcao, world.clock.timeScale);
      if (answer instanceof Refusal) throw new Error(`no quote for plane ${planeId} to ${destIcao}: ${answer.detail}`);
      return answer;
    },
  };
}

const weightOn = (scene: WorldScene, { id }: Plane): number =>
  scene.cargoOf(id).reduce((sum, { weightKg }) => sum + weightKg, 0);
