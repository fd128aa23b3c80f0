/** Former names of `startGame`. */
import { type Service, startGame } from "./spawn-service.ts";

export type { Service } from "./spawn-service.ts";

export const startService = (file: string, compiled: string): Promise<Service> =>
  startGame("space", { database: `sqlite:${file}`, environment: { NODE_COMPILE_CACHE: compiled } });

export const startCargo = (file: string, compiled: string): Promise<Service> =>
  startGame("cargo", { database: `sqlite:${file}`, environment: { NODE_COMPILE_CACHE: compiled } });
