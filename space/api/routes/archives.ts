/** Archived games: list, name, delete. Restoring one is in saves.ts. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { sendAnswer } from "@outbound/kit/idempotency-header/request.ts";
import { deleteArchive, type ListedArchive, loadArchives, renameArchive } from "../../store/archives.ts";
import type { SaveDraft } from "../../store/draft.ts";
import * as schemas from "../schemas.ts";
import type { Presented, SpaceService } from "../service.ts";
import { CREATES_SAVE } from "./description.ts";

const params = Type.Object({ id: PathId });

const Page = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 200, default: 200, description: "Maximum number of archives." }),
    ),
    before: Type.Optional(
      Type.Integer({
        description: "Only archives older than the one with this id. For the next page, give the last id received.",
      }),
    ),
  },
  { additionalProperties: false },
);

export function archiveRoutes(app: App, service: SpaceService): void {
  listRoute(app, service);
  changeRoutes(app, service);
}

function listRoute(app: App, service: SpaceService): void {
  app.get(
    "/api/save/archives",
    {
      schema: {
        operationId: "listArchives",
        tags: ["save"],
        summary: "Archived games",
        description: `Games that were replaced, newest first. ${CREATES_SAVE}`,
        querystring: Page,
        response: { 200: Type.Array(ref(schemas.Archive)) },
      },
    },
    async (request) => {
      const { limit = 200, before } = request.query;
      await service.game(request);
      return loadArchives(service.store.read, request.saveId, limit, before);
    },
  );
}

const present = (archive: ListedArchive): Presented => ({ body: archive });

function changeRoutes(app: App, service: SpaceService): void {
  app.patch(
    "/api/save/archives/:id",
    {
      schema: {
        operationId: "nameArchive",
        tags: ["save"],
        summary: "Name an archive",
        description: "If there are too many archives, those with a name are deleted last. `null` removes the name.",
        params,
        body: ref(schemas.ArchiveName),
        response: { 200: ref(schemas.Archive) },
      },
      config: { problems: ["unknown-archive"] },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.changeRows(
          request,
          (tx, draft) => listChanged(draft, renameArchive(tx, request.saveId, request.params.id, request.body.name)),
          present,
        ),
      ),
  );
  app.delete(
    "/api/save/archives/:id",
    {
      schema: {
        operationId: "deleteArchive",
        tags: ["save"],
        summary: "Delete an archive",
        description: "Deletes the archived game for good, without exporting it. The answer shows it a last time.",
        params,
        querystring: schemas.ByQuery,
        response: { 200: ref(schemas.Archive) },
      },
      config: { problems: ["unknown-archive"] },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.changeRows(
          request,
          (tx, draft) => listChanged(draft, deleteArchive(tx, request.saveId, request.params.id)),
          present,
        ),
      ),
  );
}

/** The list has changed, so the revision must rise. */
function listChanged<Result>(draft: SaveDraft, result: Result): Result {
  draft.wroteRows = true;
  return result;
}
