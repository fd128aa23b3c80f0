/** A company of a bot that acts over HTTP: each command twice with its key, and an oracle of what the service owes it. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { type Action, requestOf } from "@outbound/cargo/testing/action.ts";
import { persistent } from "../bots/cargo/careless.ts";
import type { Command } from "../bots/cargo/command.ts";
import { decide } from "../harness/cargo/bot-decision.ts";
import { CargoOracle, type Departure } from "../harness/cargo/oracle.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";

export type Pilot = ReturnType<typeof newPilot>;
export type Dispatched = Awaited<ReturnType<Pilot["dispatch"]>>;

export function newPilot(player: CargoPlayer, name: string) {
  const oracle = new CargoOracle(player);
  const faults: string[] = [];
  const dispatched: Departure[] = [];
  let [keys, looks] = [0, 0];
  const pilot = {
    ...{ player, name, dispatched },
    decide(state: StateView): Promise<Command> {
      looks += 1;
      const look = { seed: player.id, look: looks, sinceMs: 0, campaigns: [] };
      return decide(persistent, state, look, (planeId, icaos) =>
        player.ok("GET", `/api/planes/${planeId}/quotes?destIcao=${icaos.join()}`),
      );
    },
    /** Sends a command with a key twice: the second time it must be a replay. */
    async act(action: Action): Promise<StateView> {
      keys += 1;
      const key = `${name}-${keys}`;
      const { path, body, ...request } = requestOf(action);
      const state = await player.ok<StateView>("POST", path, body, key);
      const packageIds = "packageId" in action ? [action.packageId] : [];
      oracle.note({ packageIds, ...action, ...request, path, body, key });
      const { status, isReplay } = await player.send("POST", path, body, key);
      const isRepeated = status === 200 && isReplay;
      pilot.expect(isRepeated, `${path}: the same key again was answered ${status}, not as a replay`);
      return state;
    },
    /** Sends a plane off. The first one has a leg back in its queue. */
    async dispatch(state: StateView, command: Extract<Action, { kind: "dispatch" }>) {
      const { planeId, packageIds } = command;
      const plane = state.planes.find(({ id }) => id === planeId);
      if (plane === undefined) throw new Error(`plane ${planeId} is not one of ${name}'s`);
      const originIcao = plane.airportIcao;
      const legs = dispatched.length === 0 ? [...command.legs, originIcao] : command.legs;
      const destIcao = legs[0] ?? plane.queue[0] ?? "";
      const load = state.packages.filter(({ id }) => packageIds.includes(id));
      const kg = load.reduce((sum, { weightKg }) => sum + weightKg, plane.cargoKg);
      const sent = (await pilot.act({ ...command, legs })).planes.find(({ id }) => id === planeId);
      const isFlying = sent?.status === "flying" && sent.destIcao === destIcao;
      pilot.expect(isFlying, `plane ${planeId} was sent to ${destIcao}, and is ${sent?.status} to ${sent?.destIcao}`);
      pilot.expect(sent?.cargoKg === kg, `plane ${planeId} carries ${sent?.cargoKg} kg of ${kg}`);
      const departure = { planeId, departureSimTime: sent?.departureSimTime ?? 0 };
      dispatched.push(departure);
      return { ...departure, packageIds, originIcao, destIcao };
    },
    expect: (holds: boolean, fault: string) => void (holds || faults.push(fault)),
    /** Everything that differs from what was promised; call it while no plane flies. */
    async faults(): Promise<string[]> {
      await oracle.compare(player.client, dispatched);
      return [...faults, ...oracle.faults].map((fault) => `${name}: ${fault}`);
    },
  };
  return pilot;
}
