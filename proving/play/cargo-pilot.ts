/** A company of a bot that acts over HTTP: each command twice with its key, and an oracle of what the service owes it. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { type Action, requestOf } from "@outbound/cargo/testing/action.ts";
import { persistent } from "../bots/cargo/careless.ts";
import type { Command } from "../bots/cargo/command.ts";
import { decide } from "../harness/cargo/bot-decision.ts";
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

export class Pilot {
  readonly player: CargoPlayer;
  readonly name: string;
  readonly dispatched: Dispatched[] = [];
  readonly #faults: string[] = [];
  readonly #oracle: CargoOracle;
  #keys = 0;
  #looks = 0;

  constructor(player: CargoPlayer, name: string) {
    this.player = player;
    this.name = name;
    this.#oracle = new CargoOracle(player);
  }

  decide(state: StateView): Promise<Command> {
    this.#looks += 1;
    const look = { seed: this.player.id, look: this.#looks, sinceMs: 0 };
    return decide(persistent, state, look, (planeId, icaos) =>
      this.player.ok("GET", `/api/planes/${planeId}/quotes?destIcao=${icaos.join()}`),
    );
  }

  /** Sends a command with a key twice: the second time it must be a replay. */
  async act(action: Action): Promise<StateView> {
    this.#keys += 1;
    const key = `${this.name}-${this.#keys}`;
    const request = requestOf(action);
    const state = await this.player.ok<StateView>("POST", request.path, request.body, key);
    const packageIds = "packageId" in action ? [action.packageId] : [];
    this.#oracle.record([{ packageIds, ...action, ...request, key }]);
    const again = await this.player.send("POST", request.path, request.body, key);
    this.expect(
      again.status === 200 && again.isReplay,
      `${request.path}: the same key again was answered ${again.status}, not as a replay`,
    );
    return state;
  }

  /** Sends a plane off. The first one has a leg back in its queue. */
  async dispatch(state: StateView, command: Extract<Action, { kind: "dispatch" }>): Promise<Dispatched> {
    const { planeId, packageIds } = command;
    const plane = state.planes.find(({ id }) => id === planeId);
    if (plane === undefined) throw new Error(`plane ${planeId} is not one of ${this.name}'s`);
    const originIcao = plane.airportIcao;
    const legs = this.dispatched.length === 0 ? [...command.legs, originIcao] : command.legs;
    const destIcao = legs[0] ?? plane.queue[0] ?? "";
    const load = state.packages.filter(({ id }) => packageIds.includes(id));
    const kg = load.reduce((sum, { weightKg }) => sum + weightKg, plane.cargoKg);
    const flying = (await this.act({ ...command, legs })).planes.find(({ id }) => id === planeId);
    this.expect(
      flying?.status === "flying" && flying.destIcao === destIcao,
      `plane ${planeId} was sent to ${destIcao}, and is ${flying?.status} to ${flying?.destIcao}`,
    );
    this.expect(flying?.cargoKg === kg, `plane ${planeId} carries ${flying?.cargoKg} kg of ${kg}`);
    const departureSimTime = flying?.departureSimTime ?? 0;
    const dispatched = { planeId, packageIds, originIcao, destIcao, departureSimTime };
    this.dispatched.push(dispatched);
    return dispatched;
  }

  expect(holds: boolean, fault: string): void {
    if (!holds) this.#faults.push(fault);
  }

  /** Everything that differs from what was promised; call it while no plane flies. */
  async faults(): Promise<string[]> {
    this.#oracle.departed(this.dispatched);
    await this.#oracle.compare(this.player);
    return [...this.#faults, ...this.#oracle.faults].map((fault) => `${this.name}: ${fault}`);
  }
}
