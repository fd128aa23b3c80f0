import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { AN_HOUR, FOR_EVER } from "../answer/static-answer.ts";
import { notesApp } from "../testing/notes-app.ts";
import { serveClient } from "./client-files.ts";
import type { LinkPreviews } from "./link-preview.ts";

/** Long enough to be compressed. */
const PAGE = `<!doctype html><title>Notes</title>${"<p>A note.</p>".repeat(100)}`;
const SCRIPT = "console.log('notes')";
const BUILT = {
  "index.html": PAGE,
  "color-scheme.js": "1",
  "sources.sha256": "0",
  "assets/main-abc.js": SCRIPT,
  "assets/main-abc.js.br": brotliCompressSync(SCRIPT),
  "assets/main-abc.js.gz": gzipSync(SCRIPT),
  "assets/worker-abc.mjs": "2",
};

type Built = Readonly<Record<string, string | Buffer>>;

async function writeAll(folder: string, files: Built): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** An app with a client of these files in a temporary folder. Its page can later be replaced by other files. */
async function clientApp(t: TestContext, files: Built = BUILT, { replacedBy }: { readonly replacedBy?: Built } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "outbound-client-"));
  t.after(() => rm(folder, { recursive: true }));
  await writeAll(folder, files);
  const app = notesApp();
  t.after(() => app.close());
  serveClient(app, { folder, pages: ["/", "/shelves/:id", "/admin", "/admin/*"], guide: join(folder, "assets") });
  if (replacedBy !== undefined) {
    await rm(folder, { recursive: true });
    await writeAll(folder, replacedBy);
  }
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: "localhost", ...headers } });
}

test("the guide is served below /guide and the licences at /licenses, and their pages may use no inline script or style", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "outbound-guide-"));
  t.after(() => rm(folder, { recursive: true }));
  const page = "<!doctype html><title>Guide</title>";
  await writeAll(folder, {
    "index.html": page,
    "how-to/read.html": page,
    "licenses.html": page,
    "assets/search-abc.js": "1",
    "sources.sha256": "0",
  });
  const app = notesApp();
  t.after(() => app.close());
  serveClient(app, { folder: join(folder, "none"), pages: ["/"], guide: folder });
  const get = (url: string) => app.inject({ url, headers: { host: "localhost" } });
  for (const url of ["/guide", "/guide/how-to/read", "/licenses"]) {
    const { statusCode, headers, body } = await get(url);
    assert.deepEqual([statusCode, body, headers["cache-control"]], [200, page, "no-cache"], url);
    assert.match(
      String(headers["content-security-policy"]),
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    assert.doesNotMatch(String(headers["content-security-policy"]), /unsafe|https?:/);
  }
  assert.equal((await get("/guide/assets/search-abc.js")).headers["cache-control"], FOR_EVER);
  const slash = await get("/guide/");
  assert.deepEqual([slash.statusCode, slash.headers.location], [302, "/guide"]);
  assert.equal((await get("/guide/how-to/none")).statusCode, 404);
  assert.equal((await get("/guide/sources.sha256")).statusCode, 404);
});

test("every address of the client answers with its page, which may load from its own origin only", async (t) => {
  const get = await clientApp(t);
  for (const url of ["/", "/shelves/3", "/shelves/3?tab=red", "/admin", "/admin/tables/notes"]) {
    const { statusCode, headers, body } = await get(url);
    assert.deepEqual([statusCode, body], [200, PAGE], url);
    assert.equal(headers["content-type"], "text/html; charset=utf-8");
    assert.equal(headers["cache-control"], "no-cache");
    const policy = String(headers["content-security-policy"]);
    assert.match(policy, /^default-src 'none'; script-src 'self';/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe-eval|script-src[^;]*unsafe-inline|https?:/);
  }
});

test("a path that is neither a page nor a file of the client answers with a problem", async (t) => {
  const get = await clientApp(t);
  for (const url of ["/shelves", "/nothing", "/assets/gone.js", "/sources.sha256", "/index.html.br", "/api/nothing"]) {
    const { statusCode, headers, body } = await get(url);
    assert.equal(statusCode, 404, url);
    assert.equal(headers["content-type"], "application/problem+json", url);
    assert.equal(JSON.parse(body).code, "not-found", url);
  }
  assert.equal((await get("/api/notes")).statusCode, 200);
});

test("at an unknown address a visitor gets the page with status 404, and a program gets the problem", async (t) => {
  const get = await clientApp(t);
  const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  for (const url of ["/nothing", "/shelves?x=1", "/a/b/c", "/guide/nothing", "http://127.0.0.1/nothing"]) {
    const { statusCode, headers, body } = await get(url, { accept });
    assert.deepEqual([statusCode, body], [404, PAGE], url);
    assert.match(String(headers["content-security-policy"]), /^default-src 'none'/);
    assert.match(String(headers.vary), /\baccept(?:,|$)/);
    const again = await get(url, { accept, "if-none-match": String(headers.etag) });
    assert.deepEqual([again.statusCode, again.body], [404, PAGE], "an error is never 304");
  }
  for (const url of ["/api/nothing", "/assets/gone.js", "http://localhost/api/nothing"]) {
    const { headers } = await get(url, { accept });
    assert.equal(headers["content-type"], "application/problem+json", url);
  }
});

test("a file is sent in the smallest form that the client accepts", async (t) => {
  const get = await clientApp(t);
  const cases = [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
  ] as const;
  for (const [taken, encoding, unpack] of cases) {
    const { headers, rawPayload } = await get("/assets/main-abc.js", { "accept-encoding": taken });
    assert.deepEqual([headers["content-encoding"], headers.vary], [encoding, "accept-encoding"], taken);
    assert.equal(headers["content-length"], String(rawPayload.length));
    assert.equal(unpack(rawPayload).toString(), SCRIPT);
  }
  const app = notesApp({ settings: { corsOrigins: ["https://notes.example"] } });
  t.after(() => app.close());
  const folder = await mkdtemp(join(tmpdir(), "outbound-client-"));
  t.after(() => rm(folder, { recursive: true }));
  await writeAll(folder, BUILT);
  serveClient(app, { folder, pages: ["/"] });
  const crossed = await app.inject({ url: "/assets/main-abc.js", headers: { host: "localhost" } });
  assert.equal(crossed.headers.vary, "origin, accept-encoding", "the answer depends on both");
  const single = await get("/color-scheme.js", { "accept-encoding": "br" });
  assert.deepEqual([single.headers["content-encoding"], single.headers.vary, single.body], [undefined, undefined, "1"]);
});

test("files with a hash in their name are cached forever, others for an hour, and modules are scripts", async (t) => {
  const get = await clientApp(t);
  const caching = async (url: string) => (await get(url)).headers["cache-control"];
  assert.equal(await caching("/assets/main-abc.js"), FOR_EVER);
  assert.equal(await caching("/color-scheme.js"), AN_HOUR);
  const worker = await get("/assets/worker-abc.mjs");
  assert.equal(worker.headers["content-type"], "text/javascript; charset=utf-8");
});

test("a browser that has the newest version gets a 304, and each compressed form has a tag of its own", async (t) => {
  const get = await clientApp(t);
  const packed = await get("/", { "accept-encoding": "br" });
  const plain = await get("/");
  assert.notEqual(packed.headers.etag, plain.headers.etag);
  const known = { "accept-encoding": "br", "if-none-match": String(packed.headers.etag) };
  const again = await get("/", known);
  assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, "", packed.headers.etag]);
  assert.equal((await get("/", { "if-none-match": String(packed.headers.etag) })).statusCode, 200);
});

test("a build that replaces the files while the service runs changes nothing that it serves", async (t) => {
  const get = await clientApp(t, BUILT, {
    replacedBy: { "index.html": "<title>Next</title>", "assets/main-next.js": "3" },
  });
  assert.equal((await get("/")).body, PAGE);
  assert.equal((await get("/assets/main-abc.js")).body, SCRIPT);
});

test("without a built client the start page is the API reference", async (t) => {
  const unbuilt = await clientApp(t, { "sources.sha256": "0" });
  const { statusCode, headers } = await unbuilt("/");
  assert.deepEqual([statusCode, headers.location], [302, "/docs"]);
  const app = notesApp();
  t.after(() => app.close());
  serveClient(app, undefined);
  assert.equal((await app.inject({ url: "/", headers: { host: "localhost" } })).headers.location, "/docs");
});

const WITH_HEAD = '<!doctype html><html><head><title>Notes</title></head><body id="root"></body></html>';

/** The notes app with link previews; the preview of the shelf page names the requested shelf. */
async function previewed(t: TestContext, more: Partial<LinkPreviews> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "outbound-client-"));
  t.after(() => rm(folder, { recursive: true }));
  await writeAll(folder, { "index.html": WITH_HEAD });
  const app = notesApp();
  t.after(() => app.close());
  serveClient(
    app,
    { folder, pages: ["/", "/shelves/:id"] },
    {
      site: "Notes",
      general: { title: "Notes", description: "All of them.", picture: "/pictures/game.png" },
      publicUrl: "https://notes.example",
      isLimited: true,
      pages: {
        "/shelves/:id": async ({ params }) => {
          const { id } = params as { readonly id: string };
          if (id === "broken") throw new Error("the store is away");
          if (id === "slow") return new Promise(() => {});
          if (id === "hidden") return undefined;
          return {
            title: `Shelf ${id}`,
            description: "Red.",
            picture: `/pictures/shelf.png?id=${id}`,
            page: "/shelves/1",
          };
        },
      },
      ...more,
    },
  );
  return (url: string) => app.inject({ url, headers: { host: "localhost" } });
}

const contentsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)].map(([, a, b]) => [a, b]),
  );

test("the head of a page has the tags of its link preview, with an absolute picture address", async (t) => {
  const get = await previewed(t);
  const { body, headers } = await get("/shelves/1");
  assert.deepEqual(contentsOf(body), {
    "og:site_name": "Notes",
    "og:type": "website",
    "og:title": "Shelf 1",
    "og:description": "Red.",
    "og:url": "https://notes.example/shelves/1",
    "og:image": "https://notes.example/pictures/shelf.png?id=1",
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Shelf 1",
    "twitter:card": "summary_large_image",
  });
  assert.equal(headers["x-robots-tag"], "noindex");
  assert.equal(body.replace(/<meta [^>]*>\n/g, ""), WITH_HEAD);
  const start = await get("/");
  assert.equal(contentsOf(start.body)["og:title"], "Notes");
  assert.equal(contentsOf(start.body)["og:image"], "https://notes.example/pictures/game.png");
});

test("markup in a link preview is escaped", async (t) => {
  const get = await previewed(t);
  const { body } = await get(`/shelves/${encodeURIComponent('"><script>x</script>&')}`);
  assert.doesNotMatch(body, /<script>/);
  assert.match(body, /content="Shelf &quot;&gt;&lt;script&gt;x&lt;\/script&gt;&amp;"/);
});

test("a page has the general preview if its own is missing or takes too long", async (t) => {
  const get = await previewed(t);
  const bodies = await Promise.all(["/", "/shelves/hidden", "/shelves/broken", "/shelves/slow"].map(get));
  assert.deepEqual(new Set(bodies.map(({ body }) => body)).size, 1);
  for (const { statusCode } of bodies) assert.equal(statusCode, 200);
});

test("a client address that opens very many pages gets them without previews, unless limits are off", async (t) => {
  const get = await previewed(t);
  const titles: string[] = [];
  for (let visit = 0; visit < 200; visit += 1)
    titles.push(contentsOf((await get("/shelves/1")).body)["og:title"] ?? "");
  assert.equal(titles[59], "Shelf 1");
  assert.ok(titles.includes("Notes"));
  const free = await previewed(t, { isLimited: false });
  for (let visit = 0; visit < 200; visit += 1) assert.match((await free("/shelves/1")).body, /Shelf 1/);
});

test("without a public address previews have texts and no picture", async (t) => {
  const get = await previewed(t, { publicUrl: undefined });
  const { body } = await get("/shelves/1");
  assert.deepEqual(contentsOf(body), {
    "og:site_name": "Notes",
    "og:type": "website",
    "og:title": "Shelf 1",
    "og:description": "Red.",
    "twitter:card": "summary",
  });
});
