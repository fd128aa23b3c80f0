/** The space game under generated requests. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { createSpaceApp } from "@outbound/space/api/app.ts";
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { MIGRATIONS } from "@outbound/space/store/migrations.ts";
import { type SpaceTables, TABLES } from "@outbound/space/store/tables.ts";
import type { Random } from "../../harness/random.ts";
import { fuzz } from "../fuzz.ts";
import type { FuzzedGame, FuzzOptions } from "../fuzzed-game.ts";
import { learnTables } from "../learn-tables.ts";
import type { Elsewhere } from "../requests/known-values.ts";
import { mutatedSave } from "../requests/mutated-save.ts";
import type { FuzzRequest } from "../requests/openapi-requests.ts";
import type { FuzzVerdict } from "../verdict.ts";
import { SPACE_SEQUENCES } from "./space-sequences.ts";

const ELSEWHERE: Elsewhere = new Map([
  ["leadId", ["members.id"]],
  ["helperIds", ["members.id"]],
  ["tasks.id", ["pendingTasks.id", "activeTask.id", "task.id"]],
  ["missions.id", ["listMissions.id"]],
  ["to", ["systems.id"]],
  ["systemId", ["systems.id"]],
  ["moduleId", ["modules.id"]],
  ["techId", ["tech.id"]],
  ["expectedTurn", ["turn"]],
  ["name", ["tables"]],
  ["archiveId", ["listArchives.id"]],
]);
const IMPORTS_AMONG_REQUESTS = 0.1;
const JSON_TYPE = { "content-type": "application/json" };

export async function fuzzSpace(options: FuzzOptions): Promise<FuzzVerdict> {
  return fuzz(await openSpace(options), options);
}

async function openSpace({ seed, databaseUrl }: FuzzOptions): Promise<FuzzedGame> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-fuzz-"));
  const store = await openStore<SpaceTables>(databaseUrl ?? `sqlite:${join(folder, "fuzz.db")}`, { tables: TABLES });
  await migrate(store, MIGRATIONS);
  const app = createSpaceApp({ store, version: "0.0.0", settings: { rateLimit: false, seed } });
  await app.ready();
  const read = async (url: string): Promise<unknown> => JSON.parse((await app.inject({ method: "GET", url })).body);
  return {
    app,
    folder,
    streams: ["streamEvents"],
    sequences: SPACE_SEQUENCES,
    elsewhere: ELSEWHERE,
    begin: async (place, known) => {
      const payload = JSON.stringify({ seed: place, difficulty: "sandbox" });
      await app.inject({ method: "POST", url: "/api/save/new", headers: JSON_TYPE, payload });
      for (const path of ["world", "crew", "ship", "tech"]) known.learn(await read(`/api/${path}`), path);
      await learnTables(known, read);
    },
    special: async (random, wildness) =>
      random.chance(wildness * IMPORTS_AMONG_REQUESTS)
        ? mutatedImport((await read("/api/save/export")) as SaveDocument, random)
        : undefined,
    close: async () => {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** No schema says how to make a save that fits; so one is exported and a little of it is changed. */
const mutatedImport = (save: SaveDocument, random: Random): FuzzRequest => ({
  operationId: "importSave",
  method: "POST",
  url: "/api/save/import",
  headers: JSON_TYPE,
  payload: JSON.stringify(mutatedSave(save, random)),
});
