/** The interface that the measurements need from every compared server. */
import { preloaded, usageOf } from "../../harness/preload/preloaded.ts";
import { type Service, startServer } from "../../harness/spawn-service.ts";
import { meanwhile } from "../metrics.ts";

export interface Client {
  /** Acts, and resolves when this client has the new state. Returns the number of actions. */
  act(): Promise<number>;
  /** Called for each state or change that the server pushes, with its bytes on the wire. */
  onState: (bytes: number) => void;
  close(): void;
}

/** A measurement in which a server takes part. A server without `rooms` has only one room. */
export type Part = "one-room" | "rooms" | "fan-out" | "kill";

export interface Peer {
  readonly name: string;
  readonly parts: readonly Part[];
  /** Starts a preloaded process on the data in the folder, which is empty on the first start. */
  start(folder: string): Promise<Service>;
  /** Opens a client in a room, both numbered from 0; resolves when it has its first state. */
  open(url: string, room: number, seat: number): Promise<Client>;
  /** Returns the number of actions that this room has stored; in the part `kill` they come from one client. */
  known(url: string, room: number): Promise<number>;
}

export const startOwn = (script: URL, settings: NodeJS.ProcessEnv = {}, readyPath = "/readyz"): Promise<Service> =>
  startServer(script, (port) => ({ ...preloaded(), ...settings, PORT: port }), { readyPath });

/** Returns what the work returned, with the processor time of the server and the elapsed time meanwhile in seconds. */
export const usedBy = <T>(server: Service, work: () => Promise<T>) =>
  meanwhile(async () => (await usageOf(server)).processorSeconds, work);
