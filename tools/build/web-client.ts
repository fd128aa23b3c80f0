/** Builds the web client of a game with Vite, unless the last build is up to date. */
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import { build, createServer, type InlineConfig } from "vite";
import { StartError } from "../../kit/settings/start-error.ts";
import { ROOT } from "../repository.ts";
import { buildFolder, isBuiltFrom, stampOf } from "./built-folder.ts";
import { columnsOfRows } from "./columns-of-rows.ts";
import { cutFonts } from "./cut-fonts.ts";
import { staleGuide } from "./guide/guide.ts";
import { writePictureFonts } from "./picture-fonts.ts";
import { withoutUnusedStyles } from "./unused-styles.ts";

/** Path of a game's built client from the root. */
const builtClient = (game: string): string => join(game, "web", "dist");

/** Sources of the client, besides the packages that the lock file names. */
const SOURCES = (game: string) => [
  `${game}/web/**/*`,
  `${game}/rules/**/*`,
  "kit/web/**/*",
  "tools/build/{built-folder,compress-files,web-client}.ts",
  "tools/build/columns-of-rows.ts",
  "tools/build/cut-fonts.ts",
  "tools/build/picture-fonts.ts",
  "kit/pictures/drawn-text.ts",
  "tools/build/unused-styles.ts",
  "package-lock.json",
];

const NO_SOURCES = ["**/dist/**", "**/*.test.ts", "**/*.test.tsx", "**/testing/**"];

/**
 * Builds the clients of these games, and with any of them the guide, unless they are up to date. The first start takes some
 * seconds longer, so it prints a line before and one after; npm's spinner would erase an unfinished line. Throws a StartError if
 * this user may not write there.
 */
export async function buildClients(games: readonly string[]): Promise<void> {
  const clients = games.map((game) => [`${game} client`, staleClient(game)] as const);
  const stale = [...clients, ["guide", games.length > 0 ? staleGuide() : undefined] as const];
  const builds = stale.flatMap(([name, build]) => (build === undefined ? [] : [{ name, build }]));
  if (builds.length === 0) return;
  const start = performance.now();
  console.log(`Building, once for this version: ${builds.map(({ name }) => name).join(", ")} …`);
  for (const { build } of builds) await build().catch(rethrown);
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const FORBIDDEN = ["EACCES", "EPERM", "EROFS"];

function rethrown(error: NodeJS.ErrnoException): never {
  if (!FORBIDDEN.includes(error.code ?? "")) throw error;
  const path = relative(ROOT, error.path ?? "");
  throw new StartError(
    `this user may not write ${path}, where the web clients are built: let the owner of the files run "npm run build", or start as the owner`,
    error,
  );
}

/** Returns a function that builds the client; undefined if the last build used exactly these sources. */
function staleClient(game: string): (() => Promise<void>) | undefined {
  const sources = newSources(ROOT, game);
  if (sources === undefined) return undefined;
  const config = clientConfig(game);
  return () =>
    buildFolder(join(ROOT, builtClient(game)), sources, (outDir) =>
      build({ ...config, build: { ...config.build, outDir } }),
    );
}

/** Returns the hash of the sources below `root`, to be stored beside the result; undefined if it is there already. */
export function newSources(root: string, game: string): string | undefined {
  const files = SOURCES(game).flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: NO_SOURCES, withFileTypes: true }),
  );
  const names = files.filter((file) => file.isFile()).map((file) => relative(root, join(file.parentPath, file.name)));
  const stamp = stampOf(root, names);
  return isBuiltFrom(join(root, builtClient(game)), stamp) ? undefined : stamp;
}

/** The icon keeps its address for programs that request it without reading a page. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.includes("favicon.svg") ? "[name][extname]" : "assets/[name]-[hash][extname]";

function clientConfig(game: string): InlineConfig {
  return {
    root: join(ROOT, game, "web"),
    publicDir: join(ROOT, "kit", "web", "public"),
    configFile: false,
    logLevel: "warn",
    plugins: [react(), columnsOfRows("airports.json"), withoutUnusedStyles(), cutFonts(), writePictureFonts()],
    // Data is loaded from the page's origin. Code written into the page would need an exception in its policy.
    build: {
      emptyOutDir: true,
      // Code that several screens share is one file: many small ones cost more in headers than they save.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: "common", minShareCount: 3 }] }, assetFileNames },
      },
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // MapLibre and the land are one chunk, which is loaded after the first page.
      chunkSizeWarningLimit: 2500,
    },
  };
}

/** Starts Vite's own server for working on a client. Other requests go to a service at `target`. */
export async function serveSources(game: string, target: string): Promise<string> {
  const passedOn = { target, headers: { origin: target, "sec-fetch-site": "same-origin" } };
  const server = await createServer({
    ...clientConfig(game),
    server: {
      host: "127.0.0.1",
      proxy: { "/api": passedOn, "/docs": passedOn, "/problems": passedOn, "/guide": passedOn, "/licenses": passedOn },
    },
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? "";
}
