/** A server in a process of its own, which tells what it has used so far. */
import { freePort } from "../../harness/child.ts";
import { type Service, startServer } from "../../harness/service.ts";

export interface Usage {
  readonly cpuMs: number;
  /** Resident, in megabytes (10^6 bytes). */
  readonly memoryMB: number;
}

export interface Measured extends Service {
  usage(): Promise<Usage>;
  /** After what is no longer in use has been collected. */
  collected(): Promise<Usage>;
}

/** Where a server keeps its data, and where all keep compiled code. */
export interface Folders {
  readonly data: string;
  readonly compiled: string;
}

/** Starts a service whose process is given this environment. */
export async function measured(start: (environment: NodeJS.ProcessEnv) => Promise<Service>): Promise<Measured> {
  const port = String(await freePort());
  const probe = new URL("probe.ts", import.meta.url).href;
  const service = await start({ NODE_OPTIONS: `--import=${probe}`, PROBE_PORT: port });
  const ask = async (path: string) => (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Usage;
  return { ...service, usage: () => ask("/"), collected: () => ask("/collected") };
}

/** One of the servers of this folder. */
export const startOwn = (
  script: string,
  { compiled }: Folders,
  settings: NodeJS.ProcessEnv = {},
  readyPath = "/readyz",
): Promise<Measured> =>
  measured((environment) =>
    startServer(
      new URL(`servers/${script}`, import.meta.url),
      compiled,
      (port) => ({ ...environment, ...settings, PORT: port }),
      readyPath,
    ),
  );
