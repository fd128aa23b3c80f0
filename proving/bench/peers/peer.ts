/** The interface that the measurements need from every compared server. */
import { freePort } from "../../harness/child.ts";
import { type Service, startServer } from "../../harness/spawn-service.ts";

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
  /** Starts on the data in the folder, which is empty on the first start. */
  start(folder: string): Promise<Measured>;
  /** Opens a client in a room, both numbered from 0; resolves when it has its first state. */
  open(url: string, room: number, seat: number): Promise<Client>;
  /** Returns the number of actions that this room has stored; in the part `kill` they come from one client. */
  known(url: string, room: number): Promise<number>;
}

export interface Usage {
  readonly cpuMs: number;
  /** Resident memory in megabytes (10^6 bytes). */
  readonly memoryMB: number;
}

/** A server in its own process, which reports what it has used so far. */
export interface Measured extends Service {
  usage(): Promise<Usage>;
  /** Usage after a garbage collection. */
  collected(): Promise<Usage>;
}

/** Starts a service with a probe in its process. */
export async function measured(start: (environment: NodeJS.ProcessEnv) => Promise<Service>): Promise<Measured> {
  const port = String(await freePort());
  const probe = new URL("probe.ts", import.meta.url).href;
  const service = await start({ NODE_OPTIONS: `--import=${probe}`, PROBE_PORT: port });
  const ask = async (path: string) => (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Usage;
  return { ...service, usage: () => ask("/"), collected: () => ask("/collected") };
}

export const startOwn = (script: URL, settings: NodeJS.ProcessEnv = {}, readyPath = "/readyz"): Promise<Measured> =>
  measured((environment) =>
    startServer(script, (port) => ({ ...environment, ...settings, PORT: port }), { readyPath }),
  );
