/** Options that the app of every game accepts. */
import type { Clock } from "../../clock/clock.ts";
import type { OperationExamples } from "../../openapi/operation.ts";
import type { Store } from "../../store/store.ts";
import type { App, AppOptions, AppSettings } from "./app.ts";
import type { ClientFiles } from "./client-files.ts";

export interface GameAppOptions<Tables, Settings> {
  readonly store: Store<Tables>;
  readonly version: string;
  readonly settings?: AppSettings & Settings;
  readonly clock?: Clock;
  /** Examples of the description by operationId; by default those that are checked in. */
  readonly examples?: Readonly<Record<string, OperationExamples>>;
  /** Called with the app before its routes are declared, so that tests see all answers. */
  readonly prepare?: (app: App) => void;
  /** The web client to serve; by default / shows the API reference. */
  readonly client?: ClientFiles | undefined;
  /** Limits and load in place of the real ones, for tests. */
  readonly pressure?: Pick<AppOptions, "limiter" | "load" | "turns">;
}
