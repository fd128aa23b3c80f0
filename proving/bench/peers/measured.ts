/** A server in a process of its own, which reports what it has used so far. */
import { freePort } from "../../harness/child.ts";
import { type Service, startServer } from "../../harness/spawn-service.ts";

export interface Usage {
  readonly cpuMs: number;
  /** Resident, in megabytes (10^6 bytes). */
  readonly memoryMB: number;
}

export interface Measured extends Service {
  usage(): Promise<Usage>;
  /** After a garbage collection. */
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

/** Starts one of the servers of this folder. */
export const startOwn = (script: URL, settings: NodeJS.ProcessEnv = {}, readyPath?: string): Promise<Measured> =>
  measured((environment) =>
    startServer(
      script,
      (port) => ({ ...environment, ...settings, PORT: port }),
      readyPath === undefined ? {} : { readyPath },
    ),
  );
