/** How commands on accounts and sessions run: on the world, once for an Idempotency-Key, or with rows of their own. */
import type { Command } from "@outbound/kit/host/command.ts";
import type { RequestKey } from "@outbound/kit/host/idempotency.ts";
import type { CargoTables } from "../store/tables.ts";
import type { CargoGame } from "../world/game.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import type { WorldDraft } from "../world/world-draft.ts";

/** The principal of an Idempotency-Key: keys of different principals are different. */
export const principalOf = (playerId: number): string => `player:${playerId}`;
export const adminPrincipalOf = (adminId: number): string => `admin:${adminId}`;

type Work<Result> = (scene: WorldScene, world: World) => Result;

/** Resolves once the change is durable. */
export const commit = <Result>({ host }: Pick<CargoGame, "host">, work: Work<Result>) =>
  host.execute({ run: (draft) => draft.run(work) });

/** The same for a request with a key. */
export const commitOnce = ({ host }: Pick<CargoGame, "host">, key: RequestKey | undefined, work: Work<unknown>) =>
  host.execute({ key, run: (draft) => draft.run(work) }, (_view, { replayed }) => ({ replayed }));

/** Runs a command that reads or writes rows itself, in a transaction of its own. */
export const commitExclusive = <Result>({ host }: CargoGame, run: Command<CargoTables, WorldDraft, Result>["run"]) =>
  host.execute({ exclusive: true, run });
