/** Serves a built web client: its page at every address that the client knows, and its files by their names. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsCoding } from "../answer/accepts-coding.ts";
import { pageHeaders } from "../answer/security-headers.ts";
import { AN_HOUR, FOR_EVER, staticAnswer } from "../answer/static-answer.ts";
import { varyBy } from "../answer/vary.ts";
import type { App } from "./app.ts";
import { clientPage } from "./client-page.ts";
import type { LinkPreviews } from "./link-preview.ts";

export interface ClientFiles {
  /** The folder that the build wrote. */
  readonly folder: string;
  /** Addresses of pages, from the slash on; routes in Fastify's sense, so `/planes/:id` is one. */
  readonly pages: readonly string[];
  /** The folder of the built guide, which is the same for all services. */
  readonly guide?: string;
}

/** Everything from the own origin. The components write style elements and attributes, and the map's worker is a module. */
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

/** Files below this folder carry a hash of their content in their name. */
const HASHED = "assets/";

const hidden = { schema: { hide: true }, config: { rateLimit: false } } as const;

/**
 * Declares a route for each page and each file. They are read once, and draw from no rate limit: they cost nothing.
 * Without a client, or before it was built, `/` leads to the API reference. With previews the head of a page says what its link
 * is about.
 */
export function serveClient(app: App, client: ClientFiles | undefined, previews?: LinkPreviews): void {
  if (client?.guide !== undefined && existsSync(client.guide)) serveGuide(app, client.guide);
  if (client === undefined || !isBuilt(client)) {
    app.get("/", hidden, async (_request, reply) => reply.redirect("/docs"));
  } else {
    serveFiles(app, client, previews);
  }
}

/** True if there is a client to serve. */
export const isBuilt = ({ folder }: ClientFiles): boolean => existsSync(join(folder, "index.html"));

function serveFiles(app: App, { folder, pages }: ClientFiles, previews: LinkPreviews | undefined): void {
  const { general, of } = clientPage(readFileSync(join(folder, "index.html"), "utf8"), previews);
  const headers = pageHeaders(CONTENT_SECURITY_POLICY);
  for (const path of pages) {
    const page = of(path);
    app.get(path, hidden, async (request, reply) => page(request, reply.headers(headers)));
  }
  app.unknownPage = (request, reply) => {
    if (!isVisit(request)) return false;
    void general(request, reply.code(404).headers(headers));
    return true;
  };
  for (const file of clientFiles(folder)) {
    if (file === "index.html" || TYPES[extname(file)] === undefined) continue;
    const answer = answerOf(folder, file, file.startsWith(HASHED) ? FOR_EVER : AN_HOUR);
    app.get(`/${file}`, hidden, async (request, reply) => answer(request, reply));
  }
}

/** Style, script and index come from the own origin, and a page contains neither. */
const GUIDE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";

/** What others made and under which licences: built with the guide, for it is in its style. */
const LICENSES = "licenses.html";

/** `how-to/streams.html` is at `/guide/how-to/streams`, `index.html` at `/guide`. */
const guidePath = (file: string): string => `/guide/${file.replace(/\.html$/, "")}`.replace(/\/index$/, "");

function serveGuide(app: App, folder: string): void {
  for (const file of clientFiles(folder)) {
    const type = extname(file);
    if (TYPES[type] === undefined) continue;
    const isPage = type === ".html";
    const answer = answerOf(folder, file, isPage ? "no-cache" : file.startsWith(HASHED) ? FOR_EVER : AN_HOUR);
    const path = file === LICENSES ? "/licenses" : guidePath(file);
    const headers = isPage ? pageHeaders(GUIDE_POLICY) : {};
    app.get(path, hidden, async (request, reply) => answer(request, reply.headers(headers)));
  }
}

/** True for a person who follows a link or types an address, but not one of the API or of a file. */
const isVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  method === "GET" &&
  !/^\/api\/|\.[^/]*$/.test(url.split("?", 1)[0] ?? "") &&
  (headers.accept ?? "").startsWith("text/html");

const clientFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));

/** The codings that the build left files in, the smallest first. */
const CODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** The smallest form of the file that the client takes. */
function answerOf(folder: string, file: string, caching: string) {
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const path = join(folder, file);
  const plain = staticAnswer(readFileSync(path), type, caching);
  const packed = CODINGS.filter(([, ending]) => existsSync(path + ending)).map(
    ([coding, ending]) => [coding, staticAnswer(readFileSync(path + ending), type, caching)] as const,
  );
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (packed.length > 0) varyBy(reply, "accept-encoding");
    const taken = packed.find(([coding]) => acceptsCoding(request.headers["accept-encoding"], coding));
    if (taken === undefined) return plain(request, reply);
    const [coding, send] = taken;
    return send(request, reply.header("content-encoding", coding));
  };
}
