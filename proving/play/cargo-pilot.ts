/** A bot's company that acts over HTTP, and an oracle that checks the service. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { type Action, requestOf } from "@outbound/cargo/testing/action.ts";
import { persistent } from "../bots/cargo/careless.ts";
import type { Command } from "../bots/cargo/view.ts";
import { decide } from "../harness/cargo/bot-decision.ts";
import type { CargoOperation } from "../harness/cargo/flier.ts";
import { newCargoOracle } from "../harness/cargo/oracle.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";
import { type Answered, check, sendOperation } from "../harness/operations.ts";

export type Pilot = ReturnType<typeof newPilot>;
export type Dispatched = Awaited<ReturnType<Pilot["dispatch"]>>;

export function newPilot(player: CargoPlayer, name: string) {
  const oracle = newCargoOracle(player);
  const faults: string[] = [];
  const answered: Answered<CargoOperation>[] = [];
  let looks = 0;
  const pilot = {
    ...{ player, name, departures: 0 },
    decide(state: StateView): Promise<Command> {
      looks += 1;
      const look = { seed: player.id, look: looks, sinceMs: 0, campaigns: [] };
      return decide(persistent, state, look, (planeId, icaos) =>
        player.ok("GET", `/api/planes/${planeId}/quotes?destIcao=${icaos.join()}`),
      );
    },
    async act(action: Action): Promise<StateView> {
      const packageIds = "packageId" in action ? [action.packageId] : [];
      const operation = { packageIds, ...action, ...requestOf(action), key: `${name}-${answered.length}` };
      const reply = await sendOperation(player.client, operation);
      if (reply.status !== 200) throw new Error(`${operation.path}: ${reply.status} ${reply.text}`);
      answered.push({ operation, reply, at: performance.now() });
      return reply.json();
    },
    /** Dispatches a plane. The first one has a return leg in its queue. */
    async dispatch(state: StateView, command: Extract<Action, { kind: "dispatch" }>) {
      const { planeId, packageIds } = command;
      const plane = state.planes.find(({ id }) => id === planeId);
      if (plane === undefined) throw new Error(`plane ${planeId} is not one of ${name}'s`);
      const originIcao = plane.airportIcao;
      const legs = pilot.departures === 0 ? [...command.legs, originIcao] : command.legs;
      const destIcao = legs[0] ?? plane.queue[0] ?? "";
      const load = state.packages.filter(({ id }) => packageIds.includes(id));
      const kg = load.reduce((sum, { weightKg }) => sum + weightKg, plane.cargoKg);
      const sent = (await pilot.act({ ...command, legs })).planes.find(({ id }) => id === planeId);
      const isFlying = sent?.status === "flying" && sent.destIcao === destIcao;
      pilot.expect(isFlying, `plane ${planeId} was sent to ${destIcao}, and is ${sent?.status} to ${sent?.destIcao}`);
      pilot.expect(sent?.cargoKg === kg, `plane ${planeId} carries ${sent?.cargoKg} kg of ${kg}`);
      pilot.departures += 1;
      return { planeId, departureSimTime: sent?.departureSimTime ?? 0, packageIds, originIcao, destIcao };
    },
    expect: (holds: boolean, fault: string) => void (holds || faults.push(fault)),
    /** Repeats each command with its key and returns every violation. Must be called while no plane flies. */
    async faults(): Promise<string[]> {
      await check(oracle, player.url, { answered, inDoubt: [] });
      return [...faults, ...oracle.faults].map((fault) => `${name}: ${fault}`);
    },
  };
  return pilot;
}
