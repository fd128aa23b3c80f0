/** The save as a whole: new games, export and import, archives, and restoring earlier turns. */

import { randomSeed } from "@outbound/kit/clock/random-seed.ts";
import { sendJson } from "@outbound/kit/http/answer/send-json.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { malformed } from "@outbound/kit/http/request/validation.ts";
import type { Static } from "typebox";
import { EPILOGUE_KINDS } from "../../rules/game/epilogue.ts";
import type { Game } from "../../rules/game/game.ts";
import { importContents, restoreArchive, restoreTurn, startNew, writtenSave } from "../../store/commands.ts";
import { loadArchiveText, loadEventsOf, loadGame, loadHistory } from "../../store/load.ts";
import { saveText } from "../../store/save-text.ts";
import { playerOf } from "../player-name.ts";
import type { SaveChecks } from "../save-checks.ts";
import { shapeCheck } from "../save-shape.ts";
import { SaveDocumentSchema } from "../schemas/save-document.ts";
import * as schemas from "../schemas.ts";
import type { GameOfRequest, Presented, Replacement, Replacing, SpaceService } from "../service.ts";
import { summaryView } from "../views/summary.ts";
import { worldView } from "../views/world.ts";
import { CREATES_SAVE } from "./description.ts";
import { refuseRunningDaily } from "./replay.ts";

/** Maximum size of an import, in bytes; for this route only. An export is shorter. */
const IMPORT_LIMIT = 4 * 1024 * 1024;

export function saveRoutes(app: App, service: SpaceService, checks: SaveChecks, now: () => number): void {
  summaryRoute(app, service);
  newGameRoute(app, service);
  documentRoutes(app, service, checks, now);
  restoreRoutes(app, service, checks);
}

function summaryRoute(app: App, service: SpaceService): void {
  app.get(
    "/api/save",
    {
      schema: {
        operationId: "getSave",
        tags: ["save"],
        summary: "Score and ending",
        description: `The score with its items and, once the game is over, how it ended, with an epilogue. ${CREATES_SAVE}`,
        response: { 200: ref(schemas.SaveSummary) },
      },
    },
    async (request) => {
      const game = await service.game(request);
      const events = game.status === "active" ? [] : await epilogueEvents(service, request.saveId);
      return summaryView(game, events);
    },
  );
}

const epilogueEvents = (service: SpaceService, saveId: number) =>
  loadEventsOf(service.store.read, saveId, EPILOGUE_KINDS);

function newGameRoute(app: App, service: SpaceService): void {
  app.post(
    "/api/save/new",
    {
      schema: {
        operationId: "startNewGame",
        tags: ["save"],
        summary: "Start a new game",
        description: "Starts a new game in place of the current one, which becomes an archive if a turn was played.",
        body: ref(schemas.NewGame),
        response: { 201: ref(schemas.ReplacedWorld) },
      },
    },
    async (request, reply) => {
      const { seed = randomSeed(), difficulty = "standard" } = request.body;
      const by = playerOf(request);
      const written = await writtenSave(service.store, request.saveId);
      return service.replace(
        request,
        reply,
        (draft, tx, now) => startNew(draft, tx, { seed, difficulty, by }, now, written),
        (replaced) => ({ status: 201, ...presentReplaced(replaced) }),
      );
    },
  );
}

function documentRoutes(app: App, service: SpaceService, checks: SaveChecks, now: () => number): void {
  app.get(
    "/api/save/export",
    {
      schema: {
        operationId: "exportSave",
        tags: ["save"],
        summary: "Export the save",
        description: `One versioned document with sorted keys and a checksum: game, log and ended tasks. It contains no real times. If it would be longer than 4 MiB, it leaves out the oldest entries of the log and counts them in \`omitted\`. ${CREATES_SAVE}`,
        response: { 200: ref(SaveDocumentSchema) },
      },
      config: { problems: ["daily-running"], cost: COST.log },
    },
    async (request, reply) => {
      await refuseRunningDaily(service.store.read, request, now());
      return sendJson(reply, await exportOf(service, request));
    },
  );
  app.post(
    "/api/save/import",
    {
      bodyLimit: IMPORT_LIMIT,
      schema: {
        operationId: "importSave",
        tags: ["save"],
        summary: "Import a save",
        description:
          "Takes an exported document of at most 4 MiB. It replaces the current game, which becomes an archive. The service checks one import at a time. A few may wait, and further ones are refused with `overloaded`.",
        querystring: schemas.ByQuery,
        body: ref(SaveDocumentSchema),
        response: { 200: ref(schemas.ReplacedWorld) },
      },
      config: { problems: ["save-invalid"], unparsedBody: true, cost: COST.save },
    },
    async (request, reply) => {
      const contents = await checks.ofImport(request.rawBody ?? Buffer.from("{}"));
      const written = await writtenSave(service.store, request.saveId);
      return service.replace(
        request,
        reply,
        (draft, tx, now) => importContents(draft, tx, contents, now, written),
        presentReplaced,
      );
    },
  );
}

/** Reads game and log in one snapshot of the tables. */
async function exportOf(service: SpaceService, request: GameOfRequest): Promise<Buffer> {
  await service.game(request);
  const { saveId } = request;
  return service.store.snapshot(async (tx) => saveText(tx, saveId, (await loadGame(tx, saveId)) as Game));
}

function restoreRoutes(app: App, service: SpaceService, checks: SaveChecks): void {
  app.get(
    "/api/save/history",
    {
      schema: {
        operationId: "listHistory",
        tags: ["save"],
        summary: "Turns that can be restored",
        description: `The turns of this game whose start can be restored, newest first. ${CREATES_SAVE}`,
        response: { 200: Type.Array(ref(schemas.HistoryEntry)) },
      },
    },
    async (request) => {
      await service.game(request);
      return loadHistory(service.store.read, request.saveId);
    },
  );
  app.post(
    "/api/save/restore",
    {
      schema: {
        operationId: "restoreSave",
        tags: ["save"],
        summary: "Restore a turn or an archive",
        description:
          "With `turn`, the game goes back to the start of that turn, and later turns are lost. With `archiveId`, the archived game becomes the current game, and its archive is deleted with its name. The game before becomes an archive.",
        body: ref(schemas.RestoreRequest),
        response: { 200: ref(schemas.ReplacedWorld) },
      },
      config: { problems: ["unknown-turn", "unknown-archive", "save-invalid"], cost: COST.save },
    },
    async (request, reply) => {
      const { turn, archiveId }: Static<typeof schemas.RestoreRequest> = request.body;
      if ((turn === undefined) === (archiveId === undefined)) throw eitherOr(turn === undefined);
      const replacement: Replacement =
        turn === undefined
          ? await restoringArchive(service, request.saveId, checks, archiveId ?? 0)
          : await restoringTurn(turn, playerOf(request));
      return service.replace(request, reply, replacement, presentReplaced);
    },
  );
}

/**
 * Checks and writes documents before the command, because the command blocks others. Within it only documents that have changed
 * meanwhile are handled again.
 */
async function restoringArchive(
  service: SpaceService,
  saveId: number,
  checks: SaveChecks,
  archiveId: number,
): Promise<Replacement> {
  const text = await loadArchiveText(service.store.read, saveId, archiveId);
  const checked = text === undefined ? undefined : await checks.ofStored(text);
  const check = async (found: string) => (found === text && checked !== undefined ? checked : checks.ofStored(found));
  const written = await writtenSave(service.store, saveId);
  return (draft, tx, now) => restoreArchive(draft, tx, archiveId, now, check, written);
}

async function restoringTurn(turn: number, by: string | undefined): Promise<Replacement> {
  const shapeFaults = await shapeCheck();
  return (draft, tx) => restoreTurn(draft, tx, { turn, by }, shapeFaults);
}

const eitherOr = (isNeither: boolean) =>
  malformed([{ path: "", message: isNeither ? "must have at least 1 field" : "must have at most 1 field" }]);

const presentReplaced = ({ game, archived, dropped }: Replacing): Presented => ({
  body: { ...worldView(game), archived, dropped },
});
