import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "./compress-files.ts";
import { newSources } from "./web-client.ts";

/** A temporary folder with these files, and a function that writes more. */
async function aFolder(t: TestContext, files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), "outbound-web-client-"));
  t.after(() => rm(root, { recursive: true }));
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  return { root, write };
}

const SOURCES = {
  "chess/web/main.tsx": "mount()",
  "chess/web/board/board.tsx": "board()",
  "chess/rules/moves.ts": "moves()",
  "kit/web/theme.ts": "theme()",
  "package-lock.json": "{}",
  "chess/api/app.ts": "app()",
  "chess/web/board/board.test.ts": "test()",
  "draughts/web/main.tsx": "mount()",
};

test("a client is built once, and again when one of its sources has changed", async (t) => {
  const { root, write } = await aFolder(t, SOURCES);
  const build = async () => {
    const sources = newSources(root, "chess");
    if (sources !== undefined) await write("chess/web/dist/sources.sha256", sources);
    return sources !== undefined;
  };
  assert.deepEqual([await build(), await build()], [true, false]);
  const parts = [
    "chess/web/board/board.tsx",
    "chess/web/board/piece.tsx",
    "chess/rules/moves.ts",
    "kit/web/theme.ts",
    "package-lock.json",
  ];
  for (const part of parts) {
    await write(part, "changed()");
    assert.deepEqual([await build(), await build()], [true, false], part);
  }
  await rm(join(root, "chess/web/board/piece.tsx"));
  assert.equal(await build(), true, "a file that is gone");
  for (const other of [
    "chess/api/app.ts",
    "chess/web/board/board.test.ts",
    "chess/rules/moves.test.ts",
    "chess/rules/testing/a-game.ts",
    "draughts/web/main.tsx",
  ]) {
    await write(other, "changed()");
    assert.equal(await build(), false, other);
  }
  await write("chess/web/dist/index.html", "built");
  assert.equal(await build(), false, "what was built is no source");
});

test("a file that becomes smaller is also stored in both compressed forms, and any other file only uncompressed", async (t) => {
  const long = "console.log('again and again');\n".repeat(100);
  const { root } = await aFolder(t, { "assets/main.js": long, "assets/short.js": "1", "assets/font.woff2": long });
  await compressFiles(root);
  assert.deepEqual((await readdir(join(root, "assets"))).sort(), [
    "font.woff2",
    "main.js",
    "main.js.br",
    "main.js.gz",
    "short.js",
  ]);
  assert.equal(brotliDecompressSync(await readFile(join(root, "assets/main.js.br"))).toString(), long);
  assert.equal(gunzipSync(await readFile(join(root, "assets/main.js.gz"))).toString(), long);
});
