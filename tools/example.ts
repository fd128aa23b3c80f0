/**
 * `npm run example -- space` or `cargo` plays a game with a bot of examples/. `npm run example -- copy FOLDER` copies both bots
 * and the client package into a new folder: after `npm install` there they run without this repository.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { ROOT } from "./repository.ts";

const USAGE = "npm run example -- space | cargo | copy FOLDER";

/** Files that the copy does not need. */
const LEFT_OUT = ["node_modules", "README.md"];

/** Copies the bots into a folder that does not exist yet. */
function copyTo(copy: string): void {
  cpSync(join(ROOT, "examples"), copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  const pack = join(ROOT, "clients", "typescript", "pack.ts");
  const packed = execFileSync(process.execPath, [pack, copy], { encoding: "utf8" }).trim();
  const json = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
  json.name = basename(copy);
  json.dependencies["@outbound/client"] = `file:${basename(packed)}`;
  writeFileSync(join(copy, "package.json"), `${JSON.stringify(json, undefined, 2)}\n`);
}

/**
 * Returns the command that runs TypeScript on the reader's own Node, according to npm's user agent: `npm/10.8.2 node/v20.20.2
 * linux x64`.
 */
function nodeOf(npm = ""): string {
  const [, major = 24] = /\bnode\/v(\d+)/.exec(npm) ?? [];
  return Number(major) < 24 ? "npx --yes node@26" : "node";
}

/** Copies the bots and prints the next commands, or one line if the folder exists. */
function copyInto(folder: string): void {
  const copy = resolve(folder);
  if (existsSync(copy)) {
    console.error(`${copy} exists already: name another folder, or delete it first`);
    process.exitCode = 1;
    return;
  }
  copyTo(copy);
  const path = copy.includes(" ") ? `"${copy}"` : copy;
  console.log(`cd ${path} && npm install && ${nodeOf(process.env.npm_config_user_agent)} space-bot.ts`);
}

const [what, folder] = process.argv.slice(2);
if (what === "space") await import("../examples/space-bot.ts");
else if (what === "cargo") await import("../examples/cargo-bot.ts");
else if (what === "copy" && folder !== undefined) copyInto(folder);
else {
  console.error(USAGE);
  process.exitCode = 1;
}
