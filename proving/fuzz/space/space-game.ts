/** The space game under generated requests. */
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { appClient } from "@outbound/kit/testing/app-client.ts";
import { createSpaceApp } from "@outbound/space/api/app.ts";
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { MAIN_GAME } from "@outbound/space/store/games.ts";
import { MIGRATIONS } from "@outbound/space/store/migrations.ts";
import { type SpaceTables, TABLES } from "@outbound/space/store/tables.ts";
import { BOT_NAMES, BOTS } from "../../bots/space/bots.ts";
import { Client } from "../../harness/client.ts";
import { check } from "../../harness/operations.ts";
import { playOverHttp } from "../../harness/space/bot-player.ts";
import { choicesOf, type OpenEncounter, SpacePlayer } from "../../harness/space/keyed-player.ts";
import { SpaceOracle } from "../../harness/space/oracle.ts";
import { type FuzzedGame, type FuzzOptions, type FuzzVerdict, playSome, type Sequence } from "../game.ts";
import type { Elsewhere } from "../requests/known-values.ts";
import type { FuzzRequest } from "../requests/openapi-requests.ts";
import { fuzz } from "../run.ts";
import { endedGame } from "./ended-game.ts";
import { mutatedSave } from "./mutated-save.ts";

const ELSEWHERE: Elsewhere = new Map([
  ["leadId", ["members.id"]],
  ["helperIds", ["members.id"]],
  ["tasks.id", ["pendingTasks.id", "activeTask.id", "task.id"]],
  ["missions.id", ["listMissions.id"]],
  ["to", ["neighbours.systemId", "systems.id"]],
  ["encounters.id", ["open.id"]],
  ["option", ["options.key"]],
  ["crewId", ["members.id"]],
  ["systemId", ["neighbours.systemId"]],
  ["moduleId", ["modules.id"]],
  ["techId", ["tech.id"]],
  ["expectedTurn", ["turn"]],
  ["name", ["tables"]],
  ["archiveId", ["listArchives.id"]],
  ["game", ["games.id"]],
]);
/** In one sequence. */
const COMMANDS = 4;
const OPERATIONS = 12;
const SEEDS = 1_000_000;

export const fuzzSpace = (options: FuzzOptions): Promise<FuzzVerdict> =>
  fuzz((url) => openSpace(url, options.seed), options);

async function openSpace(url: string, seed: number): Promise<FuzzedGame> {
  const store = await openStore<SpaceTables>(url, { tables: TABLES });
  await migrate(store, MIGRATIONS);
  const app = createSpaceApp({ store, version: "0.0.0", settings: { rateLimit: false, seed } });
  await app.ready();
  const client = appClient(app);
  const read = (path: string) => client.ok("GET", path);
  // Starting the thread that checks saves takes longer than an answer may.
  await client.call("POST", "/api/save/import", {});
  return {
    app,
    store,
    streams: ["streamEvents"],
    sequences: {
      "bot plays": botPlays,
      "player and oracle": playerAndOracle,
      "another game": anotherGame,
      "ended game": endedGame,
    },
    elsewhere: ELSEWHERE,
    begin: async (place, known) => {
      await client.ok("POST", "/api/save/new", { seed: place, difficulty: "sandbox" });
      for (const path of ["world", "crew", "ship", "tech"]) known.learn(await read(`/api/${path}`), path);
      await known.learnTables(read);
      for (const list of ["pendingTasks", "activeTask", "task", "open", "options", "neighbours"]) known.forget(list);
      for (const path of ["system", "encounters"]) known.learn(await read(`/api/${path}`), path);
      const { id } = await client.ok<{ readonly id: string }>("POST", "/api/games", { seed: place });
      // Those of before may be deleted.
      known.forget("games");
      known.learn({ games: [{ id: MAIN_GAME }, { id }] });
    },
    special: async () => mutatedSave((await read("/api/save/export")) as SaveDocument).map(importOf),
  };
}

/** No schema says how to make a save that fits; so one is exported and a little of it is changed. */
const importOf = (save: SaveDocument): FuzzRequest => ({
  operationId: "importSave",
  method: "POST",
  url: "/api/save/import",
  headers: { "content-type": "application/json" },
  payload: JSON.stringify(save),
});

/** Orders, missions and turns of a bot: none may be refused. */
const botPlays: Sequence = async ({ url, random, options }) => {
  const client = new Client(url, options);
  const [bot, seed] = [BOTS[random.pick(BOT_NAMES)], random.integer(0, SEEDS)];
  await playOverHttp(client, { bot, seed, difficulty: "sandbox", most: COMMANDS });
  client.close();
  return [];
};

/** A player whose keys are used again, in a new game, which then has what was answered. */
const playerAndOracle: Sequence = async (stage) => {
  const { url, random, name, options } = stage;
  const client = new Client(url, options);
  await client.ok("POST", "/api/save/new", { seed: random.integer(0, SEEDS), difficulty: "sandbox" });
  client.close();
  const oracle = new SpaceOracle();
  await check(oracle, url, await playSome(new SpacePlayer(name, random), stage, OPERATIONS));
  return oracle.faults;
};

interface Order {
  readonly kind: "explore";
  readonly focus: "survey" | "salvage" | "harvest";
  readonly leadId: number;
}

interface Met {
  readonly encounter: OpenEncounter | null;
}

/** Orders, teams and a decision of a game beside `main`, from its creation to its deletion. */
const anotherGame: Sequence = async ({ url, random, options }) => {
  const client = new Client(url, options);
  const seed = random.integer(0, SEEDS);
  const { id } = await client.ok<{ readonly id: string }>("POST", "/api/games", { seed, difficulty: "sandbox" });
  const ok = <Body>(method: string, path: string, body?: object): Promise<Body> =>
    client.ok<Body>(method, `${path}${path.includes("?") ? "&" : "?"}game=${id}`, body);
  const focuses = ["survey", "salvage"] as const;
  const orders = focuses.map((focus): Order => ({ kind: "explore", focus, leadId: random.integer(1, 4) }));
  const { tasks } = await ok<{ readonly tasks: readonly { readonly id: number }[] }>("POST", "/api/orders", { orders });
  const team = { leadId: random.integer(1, 2), helperIds: [3] };
  for (const query of ["?preview=true", ""]) await ok("PATCH", `/api/tasks/${tasks[1]?.id}${query}`, team);
  // The first exploration always ends in a decision.
  const { encounter } = await ok<Met>("POST", "/api/turn/run", { maxTurns: 20 });
  if (encounter === null) return ["no encounter followed the first exploration"];
  const choice = { option: random.pick(choicesOf(encounter)) };
  for (const query of ["?preview=true", ""]) await ok("POST", `/api/encounters/${encounter.id}/choose${query}`, choice);
  await ok("POST", "/api/turn", {});
  await client.ok("DELETE", `/api/games/${id}`);
  client.close();
  return [];
};
