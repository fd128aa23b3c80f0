/** Commands on accounts and sessions: of the world, with rows beside it, or once for an Idempotency-Key. */
import type { Command } from "@outbound/kit/host/command.ts";
import type { RequestKey } from "@outbound/kit/host/idempotency.ts";
import type { CargoTables } from "../store/tables.ts";
import type { CargoGame } from "../world/game.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import type { WorldDraft } from "../world/world-draft.ts";

type Work<Result> = (scene: WorldScene, world: World) => Result;

/** Changes the world. Resolves once that is durable. */
export const commit = <Result>({ host }: CargoGame, work: Work<Result>) =>
  host.execute({ run: (draft) => draft.run(work) });

/** The same for a request that may be repeated with its key. */
export const commitOnce = ({ host }: CargoGame, key: RequestKey | undefined, work: Work<unknown>) =>
  host.execute({ key, run: (draft) => draft.run(work) }, (_view, { replayed }) => ({ replayed }));

/** Runs a command that reads or writes rows itself, in a transaction of its own. */
export const commitExclusive = <Result>({ host }: CargoGame, run: Command<CargoTables, WorldDraft, Result>["run"]) =>
  host.execute({ exclusive: true, run });
