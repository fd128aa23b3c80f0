/** A bot's company that acts over HTTP, and an oracle that checks the service. */
import type { HistoryEventView, StateView } from "@outbound/cargo/api/schemas.ts";
import { type Action, requestOf } from "@outbound/cargo/testing/action.ts";
import { persistent } from "../bots/cargo/careless.ts";
import type { Command } from "../bots/cargo/view.ts";
import { decide } from "../harness/cargo/bot-decision.ts";
import type { CargoOperation } from "../harness/cargo/flier.ts";
import { CargoOracle } from "../harness/cargo/oracle.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";
import { type Answered, check, sendOperation } from "../harness/operations.ts";

export type Pilot = ReturnType<typeof newPilot>;
export type Dispatched = Awaited<ReturnType<Pilot["dispatch"]>>;

interface Departure {
  readonly planeId: number;
  readonly departureSimTime: number;
}

export function newPilot(player: CargoPlayer, name: string) {
  const oracle = new CargoOracle(player);
  const faults: string[] = [];
  const answered: Answered<CargoOperation>[] = [];
  const departures: Departure[] = [];
  let looks = 0;
  const pilot = {
    ...{ player, name, departures },
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
      const legs = departures.length === 0 ? [...command.legs, originIcao] : command.legs;
      const destIcao = legs[0] ?? plane.queue[0] ?? "";
      const load = state.packages.filter(({ id }) => packageIds.includes(id));
      const kg = load.reduce((sum, { weightKg }) => sum + weightKg, plane.cargoKg);
      const sent = (await pilot.act({ ...command, legs })).planes.find(({ id }) => id === planeId);
      const isFlying = sent?.status === "flying" && sent.destIcao === destIcao;
      pilot.expect(isFlying, `plane ${planeId} was sent to ${destIcao}, and is ${sent?.status} to ${sent?.destIcao}`);
      pilot.expect(sent?.cargoKg === kg, `plane ${planeId} carries ${sent?.cargoKg} kg of ${kg}`);
      const departure = { planeId, departureSimTime: sent?.departureSimTime ?? 0 };
      departures.push(departure);
      return { ...departure, packageIds, originIcao, destIcao };
    },
    expect: (holds: boolean, fault: string) => void (holds || faults.push(fault)),
    /** Repeats each command with its key and returns every violation. Must be called while no plane flies. */
    async faults(): Promise<string[]> {
      await check(oracle, player.url, { answered, inDoubt: [] });
      const events = await player.events();
      const missing = departures.flatMap((one) => departureFaults(events, one));
      return [...faults, ...missing, ...oracle.faults].map((fault) => `${name}: ${fault}`);
    },
  };
  return pilot;
}

function departureFaults(events: readonly HistoryEventView[], { planeId, departureSimTime }: Departure): string[] {
  const isIt = (event: HistoryEventView) => event.planeId === planeId && event.clockMs === departureSimTime;
  const found = events.filter((event) => event.kind === "departed" && isIt(event)).length;
  return found === 1 ? [] : [`a dispatch of plane ${planeId} departed ${found} times`];
}
