/** Former names of spawn-service.ts. */
import { type Service, startGame } from "./spawn-service.ts";

export type { Service } from "./spawn-service.ts";

interface Options {
  readonly environment?: NodeJS.ProcessEnv;
}

interface CargoOptions extends Options {
  readonly hooks?: boolean;
  readonly port?: number;
}

export const startService = (file: string, compiled: string, options: Options = {}): Promise<Service> =>
  startSpaceOn(`sqlite:${file}`, compiled, options);

const startSpaceOn = (database: string, compiled: string, { environment }: Options = {}): Promise<Service> =>
  startGame("space", { database, environment: { NODE_COMPILE_CACHE: compiled, ...environment } });

export const startCargo = (file: string, compiled: string): Promise<Service> =>
  startCargoOn(`sqlite:${file}`, compiled);

export const startCargoOn = (
  database: string,
  compiled: string,
  { hooks = true, port, environment }: CargoOptions = {},
): Promise<Service> =>
  startGame("cargo", {
    database,
    environment: { NODE_COMPILE_CACHE: compiled, FLIGHT_TEST_HOOKS: hooks ? "1" : "0", ...environment },
    ...(port === undefined ? {} : { port }),
  });
