/** Builds the web client of a game with Vite, and knows whether what was built last still fits the sources. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, createServer, type InlineConfig } from "vite";
import { ROOT } from "../repository.ts";
import { columnsOfRows } from "./columns-of-rows.ts";
import { cutFonts } from "./cut-fonts.ts";
import { buildGuide } from "./guide/guide.ts";
import { withoutUnusedStyles } from "./unused-styles.ts";

/** Where the built client of a game is, from the root. */
const builtClient = (game: string): string => join(game, "web", "dist");

/** What the client is made from, besides the packages that the lock file names. */
const SOURCES = (game: string) => [
  `${game}/web/**/*`,
  `${game}/rules/**/*`,
  "kit/web/**/*",
  "tools/build/web-client.ts",
  "tools/build/columns-of-rows.ts",
  "tools/build/cut-fonts.ts",
  "tools/build/unused-styles.ts",
  "package-lock.json",
];

const NO_SOURCES = ["**/dist/**", "**/*.test.ts", "**/*.test.tsx", "**/testing/**"];

const STAMP = "sources.sha256";

/** Builds the clients of these games and the guide, where they are not up to date. Says so, for the first start takes some seconds longer. */
export async function buildClients(games: readonly string[]): Promise<void> {
  for (const game of games) {
    const start = performance.now();
    if (!(await buildClient(game))) continue;
    console.log(`${game}: built the web client in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  const start = performance.now();
  if (await buildGuide(compressFiles))
    console.log(`built the guide in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Builds unless what is there was made from the very same sources; gives whether it did. */
async function buildClient(game: string): Promise<boolean> {
  const sources = newSources(ROOT, game);
  if (sources === undefined) return false;
  const work = await mkdtemp(join(await buildFolder(), `${game}-`));
  const made = join(work, "made");
  await build({ ...clientConfig(game), build: { ...clientConfig(game).build, outDir: made } });
  await compressFiles(made);
  await writeFile(join(made, STAMP), sources);
  await putInPlace(made, join(ROOT, builtClient(game)), join(work, "before"));
  await rm(work, { recursive: true });
  return true;
}

async function buildFolder(): Promise<string> {
  const folder = join(ROOT, "node_modules", ".cache", "web-client");
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Two builds at the same time, of a start and a test run, each put a whole client in place; the later one stays. */
async function putInPlace(made: string, place: string, before: string): Promise<void> {
  await rename(place, before).catch(unlessMissing);
  try {
    await rename(made, place);
  } catch (error) {
    if (!existsSync(join(place, "index.html"))) throw error;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** The stamp of the sources below `root`, to be left beside what is built from them; undefined when it is there already. */
export function newSources(root: string, game: string): string | undefined {
  const stamp = join(root, builtClient(game), STAMP);
  const sources = sourcesHash(root, game);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sources ? undefined : sources;
}

function clientConfig(game: string): InlineConfig {
  return {
    root: join(ROOT, game, "web"),
    publicDir: join(ROOT, "kit", "web", "public"),
    configFile: false,
    logLevel: "warn",
    plugins: [react(), columnsOfRows("airports.json"), withoutUnusedStyles(), cutFonts()],
    // Data is loaded from where the page came from, and code that is written into the page would need an exception.
    build: {
      emptyOutDir: true,
      // What several screens need is one file: many small ones weigh more in headers than what they spare.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: "common", minShareCount: 3 }] } } },
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // MapLibre and the land are one chunk, loaded after the first page.
      chunkSizeWarningLimit: 2500,
    },
  };
}

/** Vite's own server, with what is no client asked from a service at `target`; for working on a client. */
export async function serveSources(game: string, target: string): Promise<string> {
  const passedOn = { target, headers: { origin: target, "sec-fetch-site": "same-origin" } };
  const server = await createServer({
    ...clientConfig(game),
    server: {
      host: "127.0.0.1",
      proxy: { "/api": passedOn, "/docs": passedOn, "/problems": passedOn, "/guide": passedOn },
    },
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? "";
}

function sourcesHash(root: string, game: string): string {
  const hash = createHash("sha256");
  const files = SOURCES(game).flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: NO_SOURCES, withFileTypes: true }),
  );
  const names = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const name of names.sort())
    hash.update(name.slice(root.length)).update("\0").update(readFileSync(name)).update("\0");
  return hash.digest("hex");
}

const COMPRESSIBLE = /\.(?:html|js|mjs|css|svg|json|txt)$/;
/** Below this the headers weigh more than what is saved. */
const WORTHWHILE_BYTES = 800;

/** Writes `….br` and `….gz` beside each file that gains by it, so that the service compresses nothing. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

/** One below the greatest, which takes more than twice as long for a hundredth of the bytes. */
const BROTLI_QUALITY = 10;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTHWHILE_BYTES) return;
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await Promise.all([
    promisify(brotliCompress)(content, quality).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
