/** Generates the example answers of pages; each section is played on a new service. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCargoApp } from "../../cargo/api/app.ts";
import { ensureFirstAdmin } from "../../cargo/players/admins.ts";
import { openMigrated } from "../../cargo/store/open.ts";
import { fakeClock } from "../../kit/clock/clock.ts";
import { createHasher } from "../../kit/passwords/hasher.ts";
import { migrate } from "../../kit/store/migrate.ts";
import { openStore } from "../../kit/store/store.ts";
import { createSpaceApp } from "../../space/api/app.ts";
import { MIGRATIONS } from "../../space/store/migrations.ts";
import { type SpaceTables, TABLES } from "../../space/store/tables.ts";
import { ROOT } from "../repository.ts";
import type { DocumentedPage } from "./documented-pages.ts";
import { storyText } from "./documented-story.ts";

/** Sections of each page in `DOCUMENTED_PAGES`, and the game that answers their calls. */
const SECTIONS = {
  "README.md": [
    [spaceText, "A first call to space"],
    [cargoText, "A first call to cargo"],
  ],
  "docs/tutorials/first-space-bot.md": [[spaceText, "The first calls"]],
  "docs/tutorials/first-cargo-bot.md": [[cargoText, "The first calls"]],
  "docs/how-to/retries.md": [[spaceText, "Retries"]],
  "docs/reference/problem-codes.md": [[spaceText, "Refusals"]],
} as const satisfies Record<DocumentedPage, unknown>;

/** Returns the page's whole text with the services' current answers. */
export async function documentedExamples(page: DocumentedPage): Promise<string> {
  let text = readFileSync(join(ROOT, page), "utf8");
  for (const [textOf, heading] of SECTIONS[page]) {
    text = await textOf(text, heading).catch((error: unknown) => {
      throw new Error(`${page}, "${heading}", ${(error as Error).message}`, { cause: error });
    });
  }
  return text;
}

/** A busy machine must not answer that it is overloaded. */
const UNLIMITED = { rateLimit: false };

async function spaceText(source: string, heading: string): Promise<string> {
  return await onFreshFile(async (url) => {
    const clock = fakeClock();
    const store = await openStore<SpaceTables>(url, { tables: TABLES });
    await migrate(store, MIGRATIONS);
    const app = createSpaceApp({ store, version: "0.0.0", clock, settings: UNLIMITED });
    return await storyText(source, heading, app, clock).finally(() => closed(app, store));
  });
}

async function cargoText(source: string, heading: string): Promise<string> {
  return await onFreshFile(async (url) => {
    const clock = fakeClock();
    const store = await openMigrated(url, { seed: 42 });
    const hasher = createHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } });
    const { app, game } = createCargoApp({ store, version: "0.0.0", clock, ticks: false, hasher, settings: UNLIMITED });
    await ensureFirstAdmin(game, hasher, "a panel of my own");
    return await storyText(source, heading, app, clock).finally(() => closed(app, store));
  });
}

async function closed(...parts: readonly { close(): PromiseLike<unknown> }[]): Promise<void> {
  for (const part of parts) await part.close();
}

async function onFreshFile<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "outbound-story-"));
  try {
    return await work(`sqlite:${join(folder, "game.db")}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
