/** A small app for the kit's own tests: notes that can be listed, read, added and cleared. */

import { PASSWORD_PROBLEMS } from "../../passwords/problems.ts";
import type { App, AppOptions } from "../app/app.ts";
import { createApp } from "../app/create-app.ts";
import { ProblemError, type ProblemTable } from "../problems/problem.ts";
import { PathId, ref } from "../request/schemas.ts";
import { Type } from "../request/type.ts";

const closed = { additionalProperties: false } as const;

export const Note = Type.Object(
  { id: Type.Integer(), text: Type.String({ minLength: 1 }), pinned: Type.Optional(Type.Boolean()) },
  { ...closed, $id: "Note", description: "A note." },
);

const NOTE_PROBLEMS: ProblemTable = {
  ...PASSWORD_PROBLEMS,
  "unknown-note": {
    status: 404,
    title: "Unknown note",
    cause: "No note has the id.",
    remedy: "Take an id from GET /api/notes.",
    example: { detail: "there is no note 9", details: { id: 9 } },
  },
};

/** Creates the app. Rate limits are off by default. */
export function notesApp(options: Partial<AppOptions> = {}): App {
  const app = createApp({
    name: "notes",
    version: "1.2.3",
    rulesVersion: 1,
    problems: NOTE_PROBLEMS,
    schemas: [Note],
    tags: [{ name: "notes", description: "Short texts." }],
    ...options,
    settings: { rateLimit: false, ...options.settings },
  });
  app.get("/api/notes", { schema: describe.list }, async ({ query }) => [
    { id: 1, text: JSON.stringify({ ...query }), pinned: true },
  ]);
  app.get(
    "/api/notes/:id",
    { schema: describe.read, config: { problems: ["unknown-note"] } },
    async ({ params: { id } }) => {
      if (id !== 1) throw new ProblemError("unknown-note", `there is no note ${id}`, { details: { id } });
      return { id, text: "milk" };
    },
  );
  app.post("/api/notes", { schema: describe.add }, async ({ body }, reply) => reply.code(201).send({ id: 2, ...body }));
  app.post("/api/notes/clear", { schema: describe.clear }, async () => ({ cleared: 1 }));
  app.patch("/api/notes", { schema: describe.tidy, bodyLimit: 200_000 }, async ({ body }) => ({
    cleared: body.keep ?? 0,
  }));
  app.get("/api/broken", { schema: describe.broken }, async () => {
    throw new Error("secret of the house");
  });
  return app;
}

const Cleared = Type.Object({ cleared: Type.Integer() }, { ...closed, description: "How many notes went." });

const about = (operationId: string) => ({
  operationId,
  tags: ["notes"],
  summary: `Operation ${operationId}`,
  description: "Belongs to the tests.",
});

const describe = {
  list: {
    ...about("listNotes"),
    querystring: Type.Object(
      {
        limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
        pinned: Type.Optional(Type.Boolean()),
        ratio: Type.Optional(Type.Number({ example: 0.5 })),
        text: Type.Optional(Type.String({ example: "milk" })),
      },
      closed,
    ),
    response: { 200: Type.Array(ref(Note), { description: "The notes." }) },
  },
  read: { ...about("getNote"), params: Type.Object({ id: PathId }, closed), response: { 200: ref(Note) } },
  add: {
    ...about("addNote"),
    body: Type.Object(
      {
        text: Type.String({ minLength: 1 }),
        pinned: Type.Optional(Type.Boolean()),
        lines: Type.Optional(Type.Array(Type.Object({ at: Type.Integer() }, closed))),
        extra: Type.Optional(Type.Unknown()),
      },
      closed,
    ),
    response: { 201: Type.Intersect([ref(Note)], { description: "The note as it was kept." }) },
  },
  clear: { ...about("clearNotes"), response: { 200: Cleared } },
  tidy: {
    ...about("tidyNotes"),
    body: Type.Object({ keep: Type.Optional(Type.Integer()), filler: Type.Optional(Type.String()) }, closed),
    response: { 200: Cleared },
  },
  broken: { ...about("breakNotes"), response: { 200: Cleared } },
};
