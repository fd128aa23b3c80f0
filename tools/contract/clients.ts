/** Generates a client with each generator, compiles a program that uses it, and plays. */
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, FOLDER, run } from "./command.ts";
import { type Generator, REFUSAL } from "./generators.ts";
import type { Game } from "./service.ts";

/** Resolves with what is wrong with the client; undefined if it compiles, plays, and refuses a misspelt code. */
export async function clientFault(
  generator: Generator,
  game: Game,
  document: string,
  url: string,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-client-"));
  try {
    await symlink(join(FOLDER, "node_modules"), join(folder, "node_modules"));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
    await generator.generate(document, folder, url);

    const code = REFUSAL[game];
    await writeFile(join(folder, "program.ts"), generator.program(game, url, `${code}s`));
    const misspelt = await run(bin("tsc"), ["-p", folder], { cwd: folder });
    if (!/error TS2367/.test(misspelt.text)) return `a misspelt code compiles: ${misspelt.text}`;

    await writeFile(join(folder, "program.ts"), generator.program(game, url, code));
    const compiled = await run(bin("tsc"), ["-p", folder], { cwd: folder });
    if (compiled.code !== 0) return `does not compile: ${compiled.text}`;

    const bundle = ["program.ts", "--bundle", "--platform=node", "--format=esm", "--outfile=program.mjs"];
    const bundled = await run(bin("esbuild"), bundle, { cwd: folder });
    if (bundled.code !== 0) return `cannot be bundled: ${bundled.text}`;
    const played = await run(process.execPath, ["program.mjs"], { cwd: folder });
    return played.text.trim() === "true true" ? undefined : `did not play: ${played.text}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "es2024",
    lib: ["es2024", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  },
  files: ["program.ts"],
};
