/** The space game under generated requests. */
import { appClient } from "@outbound/kit/testing/app-client.ts";
import { createSpaceApp } from "@outbound/space/api/app.ts";
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { MAIN_GAME } from "@outbound/space/store/games.ts";
import { RICH } from "@outbound/space/testing/cases/games.ts";
import { GOOD } from "@outbound/space/testing/cases/good.ts";
import { documentOf, openSpaceStore } from "@outbound/space/testing/space-app.ts";
import { BOT_NAMES, BOTS } from "../../bots/space/bots.ts";
import { Client } from "../../harness/client.ts";
import { check, play } from "../../harness/operations.ts";
import { playOverHttp } from "../../harness/space/bot-player.ts";
import { newSpacePlayer } from "../../harness/space/keyed-player.ts";
import { newSpaceOracle } from "../../harness/space/oracle.ts";
import type { FuzzedGame, FuzzOptions, Sequence } from "../game.ts";
import type { Elsewhere } from "../requests/known-values.ts";
import type { FuzzRequest } from "../requests/openapi-requests.ts";
import { fuzz } from "../run.ts";
import { mutatedSave } from "./mutated-save.ts";
import { wonGame } from "./won-game.ts";

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
/** Valid requests of these operations name the first archive, which no longer exists. */
const OF_FRESH_GAMES = ["nameArchive", "deleteArchive"];
const COMMANDS = 4;
const OPERATIONS = 12;
const SEEDS = 1_000_000;

export const fuzzSpace = (options: FuzzOptions) => fuzz((url) => openSpace(url, options.seed), options);

async function openSpace(url: string, seed: number): Promise<FuzzedGame> {
  const store = await openSpaceStore(url);
  const app = createSpaceApp({ store, version: "0.0.0", settings: { rateLimit: false, seed } });
  await app.ready();
  const client = appClient(app);
  const read = (path: string) => client.ok("GET", path);
  // The first check of a save starts a thread, which takes longer than an answer may.
  await client.call("POST", "/api/save/import", {});
  return {
    app,
    store,
    streams: ["streamEvents"],
    sequences: { "bot plays": botPlays, "player and oracle": playerAndOracle, "won game": wonGame },
    valid: async (id, send, random) => {
      if (OF_FRESH_GAMES.includes(id) || GOOD[id] === undefined) return;
      const { game = RICH, first = [], request } = random.pick(Object.values(GOOD[id]));
      await client.ok("POST", "/api/save/import", documentOf(game));
      for (const { method, path, body } of first) await client.ok(method, path, body);
      await send({ by: client, request });
    },
    elsewhere: ELSEWHERE,
    begin: async (place, known) => {
      await client.ok("POST", "/api/save/new", { seed: place, difficulty: "sandbox" });
      for (const path of ["world", "crew", "ship", "tech"]) known.learn(await read(`/api/${path}`), path);
      await known.learnTables(read);
      for (const list of ["pendingTasks", "activeTask", "task", "open", "options", "neighbours"]) known.forget(list);
      for (const path of ["system", "encounters"]) known.learn(await read(`/api/${path}`), path);
      const { id } = await client.ok<{ readonly id: string }>("POST", "/api/games", { seed: place });
      // Earlier games may have been deleted.
      known.forget("games");
      known.learn({ games: [{ id: MAIN_GAME }, { id }] });
    },
    special: async () => mutatedSave((await read("/api/save/export")) as SaveDocument).map(importOf),
  };
}

/** No schema describes a valid save, so this exports one and changes a small part of it. */
const importOf = (save: SaveDocument): FuzzRequest => ({
  operationId: "importSave",
  method: "POST",
  url: "/api/save/import",
  headers: { "content-type": "application/json" },
  payload: JSON.stringify(save),
});

/** Plays orders, missions and turns of a bot, and fails if one is refused. */
const botPlays: Sequence = async ({ url, random, options }) => {
  const client = new Client(url, options);
  const [bot, seed] = [BOTS[random.pick(BOT_NAMES)], random.integer(0, SEEDS)];
  await playOverHttp(client, { bot, seed, difficulty: "sandbox", most: COMMANDS });
  client.close();
  return [];
};

/** Plays a new game with a player who repeats keys, and then compares the game with the answers. */
const playerAndOracle: Sequence = async ({ url, random, name, options }) => {
  const client = new Client(url, options);
  await client.ok("POST", "/api/save/new", { seed: random.integer(0, SEEDS), difficulty: "sandbox" });
  const oracle = newSpaceOracle();
  await check(oracle, url, await play(newSpacePlayer(name, random), client, { most: OPERATIONS }));
  return oracle.faults;
};
