/** Runs commands on accounts and sessions: in the world, once per Idempotency-Key, or with row access. */
import type { Command } from "@outbound/kit/host/command.ts";
import type { RequestKey } from "@outbound/kit/host/idempotency.ts";
import type { CargoTables } from "../store/tables.ts";
import type { CargoGame } from "../world/game.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import type { WorldDraft } from "../world/world-draft.ts";

/** Returns the principal of an admin's Idempotency-Keys. */
export const adminPrincipalOf = (adminId: number): string => `admin:${adminId}`;

type Work<Result> = (scene: WorldScene, world: World) => Result;

/** Runs a command; resolves with its result once it is durable. */
export const commit = <Result>({ host }: Pick<CargoGame, "host">, work: Work<Result>) =>
  host.execute({ run: (draft) => draft.run(work) });

/** Runs a command once per Idempotency-Key. */
export const commitOnce = ({ host }: Pick<CargoGame, "host">, key: RequestKey | undefined, work: Work<unknown>) =>
  host.execute({ key, run: (draft) => draft.run(work) }, (_view, { replayed }) => ({ replayed }));

/** Runs a command that reads or writes rows itself, in its own transaction. */
export const commitExclusive = <Result>({ host }: CargoGame, run: Command<CargoTables, WorldDraft, Result>["run"]) =>
  host.execute({ exclusive: true, run });
