/** Serves a built web client: its page at every client route, and its files by their names. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsCoding } from "../answer/accepts-coding.ts";
import { pageHeaders } from "../answer/security-headers.ts";
import { AN_HOUR, FOR_EVER, staticAnswer } from "../answer/static-answer.ts";
import { varyBy } from "../answer/vary.ts";
import { originForm } from "../origin/host.ts";
import { atFirstUse } from "../request/at-first-use.ts";
import type { App } from "./app.ts";
import { clientPage } from "./client-page.ts";
import type { LinkPreviews } from "./link-preview.ts";

export interface ClientFiles {
  /** The folder that the build wrote. */
  readonly folder: string;
  /** Paths of the client's pages, from the slash on, with Fastify parameters such as `/planes/:id`. */
  readonly pages: readonly string[];
  /** The folder of the built guide. All services serve the same guide. */
  readonly guide?: string;
}

/** Allows only the service's own origin. The components write style elements and attributes, and the map's worker is a module. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
].join("; ");

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Files below this folder have a hash of their content in their name. */
const HASHED = "assets/";

const hidden = { schema: { hide: true }, config: { limits: [] } } as const;

/**
 * Declares a route for each page and each folder of files. The client is read once, at the start, so that a rebuild changes
 * nothing that a running service serves. Files cost nothing, so no rate limit applies to them. Without a built client `/` leads
 * to the API reference. With previews the head of a page has the tags of its link preview.
 */
export function serveClient(app: App, client: ClientFiles | undefined, previews?: LinkPreviews): void {
  if (client?.guide !== undefined && existsSync(client.guide)) serveGuide(app, client.guide);
  if (client === undefined || !isBuilt(client)) {
    app.get("/", hidden, async (_request, reply) => reply.redirect("/docs"));
  } else {
    serveFiles(app, client, previews);
  }
}

/** True if the client was built. */
export const isBuilt = ({ folder }: ClientFiles): boolean => existsSync(join(folder, "index.html"));

function serveFiles(app: App, { folder, pages }: ClientFiles, previews: LinkPreviews | undefined): void {
  const files = readFiles(folder);
  const { general, of } = clientPage(readFileSync(join(folder, "index.html"), "utf8"), previews);
  const headers = pageHeaders(CONTENT_SECURITY_POLICY);
  for (const path of pages) {
    const page = of(path);
    app.get(path, hidden, async (request, reply) => page(request, reply.headers(headers)));
  }
  app.unknownPage = (request, reply) => {
    if (!isVisit(request)) return false;
    varyBy(reply, "accept");
    void general(request, reply.code(404).headers(headers));
    return true;
  };
  for (const file of files.names.filter((name) => name !== "index.html" && !name.startsWith(HASHED))) {
    const answer = answerOf(files, file, AN_HOUR);
    app.get(`/${file}`, hidden, async (request, reply) => answer(request, reply));
  }
  const hashed = files.names.filter((name) => name.startsWith(HASHED));
  const answers = new Map(hashed.map((file) => [file, answerOf(files, file, FOR_EVER)]));
  serveBelow(app, "", () => answers, HASHED);
}

/** Styles, scripts and the search index come from the service's own origin; pages contain no inline ones. */
const GUIDE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";

/** The page of third-party licences. The build makes it with the guide, because it has the guide's style. */
const LICENSES = "licenses.html";

/**
 * The guide's files are read together at the first request for one of them: that shortens every start, and few visitors open the
 * guide.
 */
function serveGuide(app: App, folder: string): void {
  const answers = atFirstUse(() => {
    const files = readFiles(folder);
    return new Map(files.names.map((file) => [guidePath(file), guideAnswer(files, file)]));
  });
  app.get("/guide", hidden, async (request, reply) => send(app, answers().get(""), request, reply));
  const licenses = guidePath(LICENSES);
  app.get(`/${licenses}`, hidden, async (request, reply) => send(app, answers().get(licenses), request, reply));
  app.get("/guide/", hidden, async (_request, reply) => reply.redirect("/guide"));
  serveBelow(app, "guide/", answers);
}

/** Maps a file to its path below /guide: `how-to/streams.html` to `how-to/streams`, and `how-to/index.html` to `how-to`. */
const guidePath = (file: string): string => file.replace(/\.html$/, "").replace(/(^|\/)index$/, "");

function guideAnswer(files: Files, file: string): Answer {
  if (extname(file) !== ".html") return answerOf(files, file, file.startsWith(HASHED) ? FOR_EVER : AN_HOUR);
  const headers = pageHeaders(GUIDE_POLICY);
  const answer = answerOf(files, file, "no-cache");
  return (request, reply) => answer(request, reply.headers(headers));
}

/** Declares one wildcard route for a folder: one route per file would be a tenth of the start time. */
function serveBelow(app: App, prefix: string, answers: () => ReadonlyMap<string, Answer>, folder = ""): void {
  app.get<{ Params: { "*": string } }>(`/${prefix}${folder}*`, hidden, async (request, reply) =>
    send(app, answers().get(folder + request.params["*"]), request, reply),
  );
}

function send(app: App, answer: Answer | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (answer !== undefined) return answer(request, reply);
  if (app.unknownPage?.(request, reply) !== true) reply.callNotFound();
  return reply;
}

/** True for a person who follows a link or types an address, except for paths of the API and of files. */
const isVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  method === "GET" &&
  !/^\/api\/|\.[^/]*$/.test(originForm(url).split("?", 1)[0] ?? "") &&
  (headers.accept ?? "").startsWith("text/html");

/** The files of a built folder that are served. */
interface Files {
  readonly names: readonly string[];
  /** The bytes of each file; of a compressed one, its uncompressed bytes. */
  readonly bytes: ReadonlyMap<string, Buffer>;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The codings in which the build left files, the smallest first. */
const CODINGS = [
  ["br", ".br", brotliDecompressSync],
  ["gzip", ".gz", gunzipSync],
] as const;

/** If the build compressed a file, only its compressed form is kept: keeping all forms would double the memory. */
function readFiles(folder: string): Files {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const known = new Set(all);
  const names = all.filter((file) => TYPES[extname(file)] !== undefined);
  const formsOf = (file: string) => {
    const forms = CODINGS.map(([, ending]) => file + ending).filter((form) => known.has(form));
    return forms.length === 0 ? [file] : forms;
  };
  const bytes = new Map(names.flatMap(formsOf).map((file) => [file, readFileSync(join(folder, file))]));
  return { names, bytes };
}

/** Returns an answer with the smallest form of the file that the client accepts. */
function answerOf({ bytes }: Files, file: string, caching: string): Answer {
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const forms = CODINGS.flatMap(([coding, ending, unpack]) => {
    const form = bytes.get(file + ending);
    return form === undefined
      ? []
      : [{ coding, form, unpack, send: atFirstUse(() => staticAnswer(form, type, caching)) }];
  });
  const plain = atFirstUse(() => {
    const [packed] = forms;
    const content = packed === undefined ? (bytes.get(file) as Buffer) : packed.unpack(packed.form);
    return staticAnswer(content, type, caching);
  });
  return (request, reply) => {
    if (forms.length > 0) varyBy(reply, "accept-encoding");
    const taken = forms.find(({ coding }) => acceptsCoding(request.headers["accept-encoding"], coding));
    if (taken === undefined) return plain()(request, reply);
    return taken.send()(request, reply.header("content-encoding", taken.coding));
  };
}
