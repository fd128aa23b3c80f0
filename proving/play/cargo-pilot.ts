/** A player who flies what pays best for its time: what it knows is its snapshot, what it does goes over HTTP. */
import type { PackageView, PlaneView, QuoteView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";

/** A departure that was answered. */
export interface Dispatched {
  readonly planeId: number;
  readonly packageIds: readonly number[];
  readonly originIcao: string;
  readonly destIcao: string;
  readonly departureSimTime: number;
}

export class Pilot {
  readonly player: CargoPlayer;
  readonly name: string;
  readonly dispatched: Dispatched[] = [];
  /** What went otherwise than promised. */
  readonly faults: string[] = [];
  #keys = 0;

  constructor(player: CargoPlayer, name: string) {
    this.player = player;
    this.name = name;
  }

  /** An action with a key, sent twice: the second time it must be told apart and change nothing. */
  async act(path: string, body?: object): Promise<StateView> {
    this.#keys += 1;
    const key = `${this.name}-${this.#keys}`;
    const state = await this.player.ok<StateView>("POST", path, body, key);
    const again = await this.player.send("POST", path, body, key);
    if (again.status !== 200 || !again.isReplay) {
      this.faults.push(`${path}: the same key again was answered ${again.status}, not as a replay`);
    }
    return state;
  }

  /**
   * Sends a plane that is available off with what pays best, empty where nothing pays. The first one returns home by
   * itself, which keeps the home among the airports that the player sees.
   */
  async dispatch(state: StateView, plane: PlaneView): Promise<Dispatched> {
    const load = await this.#bestLoad(state, plane);
    const packageIds = load.packages.map(({ id }) => id);
    const returns = this.dispatched.length === 0 && plane.airportIcao === state.player.homeIcao;
    const legs = returns ? [load.destIcao, plane.airportIcao] : [load.destIcao];
    const after = await this.act(`/api/planes/${plane.id}/dispatch`, { packageIds, legs });
    const flying = after.planes.find(({ id }) => id === plane.id);
    const dispatched = {
      planeId: plane.id,
      packageIds,
      originIcao: plane.airportIcao,
      destIcao: load.destIcao,
      departureSimTime: flying?.departureSimTime ?? 0,
    };
    if (flying?.status !== "flying" || flying.destIcao !== load.destIcao) {
      this.faults.push(
        `plane ${plane.id} was sent to ${load.destIcao}, and is ${flying?.status} to ${flying?.destIcao}`,
      );
    }
    if (flying?.cargoKg !== load.kg) this.faults.push(`plane ${plane.id} carries ${flying?.cargoKg} kg of ${load.kg}`);
    this.dispatched.push(dispatched);
    return dispatched;
  }

  async #bestLoad(state: StateView, plane: PlaneView): Promise<Load> {
    const here = state.packages.filter(
      ({ status, originIcao }) => status === "open" && originIcao === plane.airportIcao,
    );
    let best: Load | undefined;
    for (const [destIcao, jobs] of Map.groupBy(here, (job) => job.destIcao)) {
      const load = await this.#loadTo(destIcao, jobs, plane);
      if (load !== undefined && load.worth > (best?.worth ?? 0)) best = load;
    }
    return best ?? this.#emptyAway(state, plane);
  }

  /** Where nothing pays there is something elsewhere: at home, or where the pilot has been. */
  async #emptyAway({ player }: StateView, plane: PlaneView): Promise<Load> {
    const known = [player.homeIcao ?? "", ...this.dispatched.map(({ destIcao }) => destIcao).reverse()];
    for (const destIcao of known.filter((icao) => icao !== plane.airportIcao)) {
      const load = await this.#loadTo(destIcao, [], plane);
      if (load !== undefined) return load;
    }
    throw new Error(`${this.name} has nothing to fly from ${plane.airportIcao}`);
  }

  async #loadTo(destIcao: string, jobs: readonly PackageView[], plane: PlaneView): Promise<Load | undefined> {
    const path = `/api/planes/${plane.id}`;
    const quote = await this.player.ok<QuoteView>("GET", `${path}/quote?destIcao=${destIcao}`);
    if (!quote.reachable) return undefined;
    const packages: PackageView[] = [];
    let kg = 0;
    for (const job of jobs.toSorted((a, b) => b.payout / b.weightKg - a.payout / a.weightKg)) {
      if (kg + job.weightKg > plane.maxPayloadKg) continue;
      const packageIds = [...packages, job].map(({ id }) => id);
      // Whether a special's rule holds is the service's to say.
      const tried = await this.player.send("POST", `${path}/dispatch?preview=true`, { packageIds, legs: [destIcao] });
      if (tried.status !== 200) continue;
      packages.push(job);
      kg += job.weightKg;
    }
    const pay = packages.reduce((sum, { payout }) => sum + payout, 0);
    return { destIcao, packages, kg, worth: (pay - quote.fuelCost) / quote.flightSimMs };
  }
}

interface Load {
  readonly destIcao: string;
  readonly packages: readonly PackageView[];
  readonly kg: number;
  /** Euros a simulated millisecond. */
  readonly worth: number;
}
