/**
 * The examples of the description: answers of the API to a story on a fresh file, with a fixed seed and a clock that only the
 * story moves. Long lists are cut to their first items.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { createHasher } from "@outbound/kit/passwords/hasher.ts";
import { createCargoApp } from "./api/app.ts";
import { ADMIN_PASSWORD, playAllOperations, Story, useHooks } from "./example-story.ts";
import manifest from "./package.json" with { type: "json" };
import { ensureFirstAdmin } from "./players/admins.ts";
import { TOKEN_PREFIX } from "./players/api-tokens.ts";
import { openMigrated } from "./store/open.ts";
import { TEST_HOOKS } from "./test-hooks/routes.ts";

const SEED = 7;
/** Items of a list that an example shows. */
const SHOWN = 3;
/** Replaces the random tokens of sessions and players, and the random codes of invites. */
const TOKEN = "kVqzH3m0cXbP5fYt8LrN2sDwA7uGjE1oQiC9hKxZvB4";
const CODE = "T4wqLr8ZxVb2nYc6KmPd1g";
const PROCESS = { uptimeSeconds: 86_400, memoryMB: 140 };
const GUEST = { username: "brisk-heron-4821", companyName: "Brisk Heron Air" };

type Examples = Record<string, { request?: unknown; responses: Record<string, unknown> }>;

let made: Promise<string> | undefined;

/** Returns the text of examples.json, made once per process. Throws if a call of the story is refused. */
export const examplesText = (): Promise<string> => (made ??= playedExamples());

async function playedExamples(): Promise<string> {
  const examples: Examples = {};
  await withStory(examples, false, playAllOperations);
  await withStory(examples, true, useHooks);
  return `${JSON.stringify(examples, null, 1)}\n`;
}

/** Returns the text of openapi.json, which a service serves at /api/openapi; by default without the test hooks. */
export async function openapiText(withHooks = false): Promise<string> {
  // Uses the examples of the current code, not those of the file when this process started.
  const examples: Examples = JSON.parse(await examplesText());
  let text = "";
  await withStory(examples, withHooks, async ({ app }) => {
    text = `${JSON.stringify(app.openapi(), null, 1)}\n`;
  });
  return text;
}

/** Plays a story on a fresh file and records its answers as examples. */
async function withStory(examples: Examples, withHooks: boolean, play: (story: Story) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "outbound-examples-"));
  const store = await openMigrated(`sqlite:${join(folder, "cargo.db")}`, { seed: SEED });
  const clock = fakeClock();
  const hasher = createHasher();
  const { app, game } = createCargoApp({
    store,
    version: manifest.version,
    clock,
    hasher,
    ticks: false,
    settings: { rateLimit: false, publicRanking: true },
    examples,
    ...(withHooks ? { testHooks: TEST_HOOKS } : {}),
    prepare: (made) => recordAnswers(made, examples),
  });
  try {
    await app.ready();
    await ensureFirstAdmin(game, hasher, ADMIN_PASSWORD);
    await play(new Story(app, clock));
  } finally {
    await app.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Replaces a guest's random names, an invite's random code, and the memory and uptime of this process. */
function withFixedPart(operationId: string, answer: { readonly player?: object }): object {
  if (operationId === "adminCreateInvite") return { ...answer, code: CODE, path: `/invite#${CODE}` };
  if (operationId === "beginAsGuest") return { ...answer, player: { ...answer.player, ...GUEST } };
  if (operationId === "adminGetOverview") return { ...answer, process: PROCESS };
  return answer;
}

/** Records the first body of each operation, and its first answer of each status, as examples. */
function recordAnswers(app: App, examples: Examples): void {
  app.addHook("onSend", async ({ routeOptions: { schema }, body }, { statusCode }, payload) => {
    if (schema?.operationId === undefined || statusCode >= 300) return;
    const isEmpty = typeof payload !== "string" || payload === "";
    if (isEmpty && !body) return;
    examples[schema.operationId] ??= { ...(body ? { request: body } : {}), responses: {} };
    if (isEmpty) return;
    const responses = examples[schema.operationId]?.responses ?? {};
    const answer = JSON.parse(payload);
    responses[statusCode] ??= shortened(withFixedPart(schema.operationId, answer));
  });
}

/** Cuts lists of objects. Lists of plain values are short, or are rows in which every value counts. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return (isOfObjects(value) ? value.slice(0, SHOWN) : value).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === "token" ? tokenLike(item) : shortened(item)]),
  );
}

const tokenLike = (token: unknown): string => (String(token).startsWith(TOKEN_PREFIX) ? TOKEN_PREFIX : "") + TOKEN;

const isOfObjects = (list: readonly unknown[]): boolean => typeof list[0] === "object";
