#!/usr/bin/env node
/** `outbound-mcp`: an MCP server on stdin and stdout for the space game, the cargo game or both. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./server.ts";
import { settingsOf, USAGE } from "./settings.ts";

const args = process.argv.slice(2);
if (args.includes("--help")) console.log(USAGE);
else start();

function start(): void {
  try {
    const settings = settingsOf(args, process.env);
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8")) as {
      version: string;
    };
    serveStdio(() => createServer(settings, version), { onerror: (error) => console.error(error.message) });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exitCode = 1;
  }
}
