/** A player who flies what pays best for its time: knows its snapshot alone, and acts over HTTP. */
import type { PackageView, PlaneView, QuoteView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoOperation } from "../harness/cargo/flier.ts";
import { CargoOracle } from "../harness/cargo/oracle.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";

/** A departure that was answered. */
export interface Dispatched {
  readonly planeId: number;
  readonly packageIds: readonly number[];
  readonly originIcao: string;
  readonly destIcao: string;
  readonly departureSimTime: number;
}

type Details = Omit<Partial<CargoOperation>, "key" | "method" | "path" | "body">;

export class Pilot {
  readonly player: CargoPlayer;
  readonly name: string;
  readonly dispatched: Dispatched[] = [];
  readonly #faults: string[] = [];
  readonly #oracle: CargoOracle;
  #keys = 0;

  constructor(player: CargoPlayer, name: string) {
    this.player = player;
    this.name = name;
    this.#oracle = new CargoOracle(player);
  }

  /** Sends a command with a key twice: the second time it must be a replay. `details` are what the oracle expects of it. */
  async act(path: string, body?: object, details: Details = {}): Promise<StateView> {
    this.#keys += 1;
    const key = `${this.name}-${this.#keys}`;
    const state = await this.player.ok<StateView>("POST", path, body, key);
    this.#oracle.record([{ kind: "other", key, method: "POST", path, ...details }]);
    const again = await this.player.send("POST", path, body, key);
    if (again.status !== 200 || !again.isReplay) {
      this.#faults.push(`${path}: the same key again was answered ${again.status}, not as a replay`);
    }
    return state;
  }

  /** Sends an available plane off with what pays best; empty where nothing pays. The first one has a leg home in its queue. */
  async dispatch(state: StateView, plane: PlaneView): Promise<Dispatched> {
    const load = await this.#bestLoad(state, plane);
    const { destIcao } = load;
    const packageIds = load.packages.map(({ id }) => id);
    const returns = this.dispatched.length === 0 && plane.airportIcao === state.player.homeIcao;
    const legs = returns ? [destIcao, plane.airportIcao] : [destIcao];
    const after = await this.act(
      `/api/planes/${plane.id}/dispatch`,
      { packageIds, legs },
      { kind: "dispatch", packageIds },
    );
    const flying = after.planes.find(({ id }) => id === plane.id);
    if (flying?.status !== "flying" || flying.destIcao !== destIcao) {
      this.#faults.push(`plane ${plane.id} was sent to ${destIcao}, and is ${flying?.status} to ${flying?.destIcao}`);
    }
    if (flying?.cargoKg !== load.kg) this.#faults.push(`plane ${plane.id} carries ${flying?.cargoKg} kg of ${load.kg}`);
    const departureSimTime = flying?.departureSimTime ?? 0;
    const dispatched = { planeId: plane.id, packageIds, originIcao: plane.airportIcao, destIcao, departureSimTime };
    this.dispatched.push(dispatched);
    return dispatched;
  }

  /** Everything that differs from what was promised; call it while no plane flies. */
  async faults(): Promise<string[]> {
    this.#oracle.departed(this.dispatched);
    await this.#oracle.compare(this.player);
    return [...this.#faults, ...this.#oracle.faults].map((fault) => `${this.name}: ${fault}`);
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

  /** Where nothing pays it flies home, or to where it has been. */
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
      // The service decides whether the rule of a special is met.
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
