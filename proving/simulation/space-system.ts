/** The space game under test: several clients of one game, and an admin who edits it. */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import { type AppClient, appClient } from "@outbound/kit/testing/app-client.ts";
import { createSpaceApp } from "@outbound/space/api/app.ts";
import { checkSave } from "@outbound/space/api/save-check.ts";
import { SaveChecks } from "@outbound/space/api/save-checks.ts";
import { shapeCheck } from "@outbound/space/api/save-shape.ts";
import { missionsView } from "@outbound/space/api/views/mission.ts";
import { crewView, shipView, techView } from "@outbound/space/api/views/ship.ts";
import { worldView } from "@outbound/space/api/views/world.ts";
import type { Game } from "@outbound/space/rules/game/game.ts";
import type { SpaceTables } from "@outbound/space/store/tables.ts";
import { aimed, type Command, commandStream } from "@outbound/space/testing/random-commands.ts";
import { type Answer, nameOf } from "./operation.ts";
import {
  commandOf,
  drawDryRun,
  drawEdit,
  drawNewGame,
  drawRestore,
  readOf,
  type SpaceOperation,
} from "./space-operations.ts";
import { spaceOracle } from "./space-oracle.ts";
import { digest } from "./store/digest.ts";
import { NO_PRESSURE } from "./store/event-loop.ts";
import type { SeedFile } from "./store/seed-file.ts";
import type { SystemUnderTest } from "./system.ts";

/** Reads that are answered from memory, with the view of a game that each must show. */
const VIEWS: Readonly<Record<string, (game: Game) => unknown>> = {
  "/api/world": worldView,
  "/api/ship": shipView,
  "/api/crew": crewView,
  "/api/tech": techView,
  "/api/missions": missionsView,
};
const READS = [...Object.keys(VIEWS), "/api/events", "/api/tasks", "/api/save/export", "/api/save/history"];

export function spaceSystem(seed: number, file: SeedFile<SpaceTables>): SystemUnderTest<SpaceOperation> {
  const oracle = spaceOracle(file.audit);
  const commands = endlessCommands(seed);
  /** The first answer under each key of this epoch. */
  const answers = new Map<string, string>();
  /** Requests sent up to this revision may have been answered before or after the keys were deleted. */
  let forgotAt = -1;
  let service: { readonly client: AppClient; readonly clock: Clock } | undefined;

  /** A repeat must get the first answer again. */
  function answerFaults(operation: SpaceOperation, { text, isReplay }: Answer): string[] {
    const { key, path } = operation;
    const first = answers.get(nameOf(operation));
    answers.set(nameOf(operation), first ?? text);
    const isSame = first === undefined || (isReplay && first === text);
    return isSame ? [] : [`${path} with key ${key} was answered ${first}, and then ${text}`];
  }

  return {
    async open({ clock, wrapDialect }) {
      const store = await file.open(wrapDialect);
      // Made in slices once a process: the first seed that needs it must not take more turns than the others.
      await shapeCheck();
      const app = createSpaceApp({
        store,
        version: "0.0.0",
        clock,
        // Not on a thread, whose timing does not depend on the seed.
        saveChecks: new SaveChecks(checkSave),
        settings: { rateLimit: false, seed },
        pressure: NO_PRESSURE,
      });
      await app.ready();
      service = { client: appClient(app), clock };
      // This game has no background work and no time to catch up with.
      const nothing = async () => {};
      return { app, start: nothing, tick: nothing, abandon: () => store.close() };
    },
    begin: async () => void (await service?.client.ok("GET", "/api/world")),
    get revision() {
      return oracle.revision;
    },
    get now() {
      return service?.clock.wall() ?? 0;
    },
    next(random) {
      const { game } = oracle;
      const die = random.fraction();
      if (die < 0.35) return readOf(random.pick(READS));
      if (die < 0.4) return drawEdit(random);
      if (die < 0.42 || (game.status !== "active" && die < 0.7)) return drawNewGame(random);
      if (die < 0.45) return drawRestore(random, game.turn);
      if (die < 0.5) return drawDryRun(random);
      return commandOf(aimed(game, commands.next().value));
    },
    reuseKey: (operation) => {
      return { ...operation, method: "POST", path: "/api/turn/run", body: { maxTurns: 17 }, isReuse: true };
    },
    forgot() {
      answers.clear();
      forgotAt = oracle.revision;
    },
    committed: (operations) => oracle.commit(oracle.revision === 0 ? undefined : operations),
    async answered(operation, answer, since) {
      const { sort, key, isReuse, path } = operation;
      if (![200, 201, 202].includes(answer.status)) return [];
      if (sort === "change" && key !== undefined && !isReuse) {
        return since <= forgotAt ? [] : answerFaults(operation, answer);
      }
      const view = VIEWS[path];
      if (sort !== "read" || view === undefined) return [];
      const { games, revision } = oracle;
      for (let each = since; each <= revision; each++) {
        const game = games.get(each);
        if (game && JSON.stringify(view(game)) === answer.text) return [];
      }
      return [`${path} shows no game of the revisions ${since} to ${revision}`];
    },
    async quiet() {
      const faults: string[] = [];
      for (const [path, view] of Object.entries(VIEWS)) {
        const shown = JSON.stringify(await service?.client.ok("GET", path));
        if (shown !== JSON.stringify(view(oracle.game))) faults.push(`${path} shows what is not in the tables`);
      }
      return faults;
    },
    digest: async () => digest(JSON.stringify(oracle.game)),
  };
}

function* endlessCommands(seed: number): Generator<Command, never> {
  for (let part = 0; ; part++) yield* commandStream(seed * 1000 + part, 200);
}
