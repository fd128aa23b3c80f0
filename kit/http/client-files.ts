/** Serves a built web client: its page at every address that the client knows, and its files by their names. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { pageHeaders } from "./security-headers.ts";
import { AN_HOUR, FOR_EVER, staticAnswer } from "./static-answer.ts";

export interface ClientFiles {
  /** The folder that the build wrote. */
  readonly folder: string;
  /** Addresses of pages, from the slash on; routes in Fastify's sense, so `/planes/:id` is one. */
  readonly pages: readonly string[];
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
 * Without a client, or before it was built, `/` leads to the API reference.
 */
export function serveClient(app: App, client: ClientFiles | undefined): void {
  if (client === undefined || !existsSync(join(client.folder, "index.html"))) {
    app.get("/", hidden, async (_request, reply) => reply.redirect("/docs"));
  } else {
    serveFiles(app, client);
  }
}

function serveFiles(app: App, { folder, pages }: ClientFiles): void {
  const page = answerOf(folder, "index.html", "no-cache");
  const headers = pageHeaders(CONTENT_SECURITY_POLICY);
  for (const path of pages) {
    app.get(path, hidden, async (request, reply) => page(request, reply.headers(headers)));
  }
  for (const file of clientFiles(folder)) {
    if (file === "index.html" || TYPES[extname(file)] === undefined) continue;
    const answer = answerOf(folder, file, file.startsWith(HASHED) ? FOR_EVER : AN_HOUR);
    app.get(`/${file}`, hidden, async (request, reply) => answer(request, reply));
  }
}

const clientFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));

/** The smallest form of the file that the client takes. */
function answerOf(folder: string, file: string, caching: string) {
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const forms = ["br", "gzip", ""].flatMap((encoding) => {
    const path = join(folder, file + (encoding === "" ? "" : encoding === "br" ? ".br" : ".gz"));
    return existsSync(path) ? [{ encoding, send: staticAnswer(readFileSync(path), type, caching) }] : [];
  });
  return (request: FastifyRequest, reply: FastifyReply) => {
    const taken = String(request.headers["accept-encoding"] ?? "");
    const form = forms.find(({ encoding }) => encoding === "" || accepts(taken, encoding));
    if (form === undefined) throw new Error(`${file} is missing`);
    if (forms.length > 1) reply.header("vary", "accept-encoding");
    if (form.encoding !== "") reply.header("content-encoding", form.encoding);
    return form.send(request, reply);
  };
}

const accepts = (header: string, encoding: string): boolean =>
  header
    .split(",")
    .map((one) => one.trim().split(";"))
    .some(([name, quality]) => name === encoding && quality?.replaceAll(" ", "") !== "q=0");
