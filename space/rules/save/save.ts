/** A save as one document, for export and import. Its keys are sorted, and it has no real time. */
import type { EndedTask, Game, GameEvent, Task } from "../game/game.ts";
import { hashHex } from "../values/hash.ts";
import { COUNT_LIMIT, RULES_VERSION } from "../values/limits.ts";
import { Refusal } from "../values/refusals.ts";
import { violations } from "./invariants.ts";
import { isKnownVersion, upgraded } from "./upgrade.ts";

export const SAVE_FORMAT = "outbound-space-save";
const SAVE_VERSION = 1;
export interface SaveContents {
  readonly game: Game;
  /** The log of this game, oldest first. */
  readonly events: readonly GameEvent[];
  /** The ended tasks of this game, oldest first. */
  readonly tasks: readonly EndedTask[];
}

/** How many of the oldest entries of a log are missing, because an export leaves them out or they were deleted. */
export interface Omitted {
  readonly events: number;
  readonly tasks: number;
}

export interface SaveDocument extends SaveContents {
  readonly format: typeof SAVE_FORMAT;
  readonly version: number;
  /** Undefined if the log begins with the game. */
  readonly omitted?: Omitted;
  /** XXH64 of the canonical text of the document without this field. */
  readonly checksum: string;
}

/** Returns everything in a document except its contents and its checksum. `first` are the oldest entries of its log. */
export function headOf(game: Game, first: { event: GameEvent | undefined; task: EndedTask | undefined }) {
  const omitted: Omitted = {
    events: (first.event?.number ?? game.eventCount + 1) - 1,
    tasks: (first.task?.number ?? game.endedCount + 1) - 1,
  };
  const isWhole = omitted.events === 0 && omitted.tasks === 0;
  return { format: SAVE_FORMAT, version: SAVE_VERSION, ...(isWhole ? {} : { omitted }) } as const;
}

/** Returns the document of a save, with sorted keys. */
export function exportSave({ game, events, tasks }: SaveContents): SaveDocument {
  const body = { ...headOf(game, { event: events[0], task: tasks[0] }), game, events, tasks };
  const checksum = hashHex(canonicalText(body));
  return sortKeys({ ...body, checksum }) as SaveDocument;
}

/**
 * Returns the contents of a document, upgraded to the current rules, or why it cannot be used: another version, a wrong checksum,
 * or a game that violates a rule.
 */
export function importSave(document: SaveDocument): SaveContents | Refusal {
  const { checksum, ...body } = document;
  if (document.version !== SAVE_VERSION || !isKnownVersion(document.game.rulesVersion)) {
    return new Refusal(
      "save-invalid",
      `The save has version ${document.version} and rules version ${document.game.rulesVersion}; this service reads version ${SAVE_VERSION} with rules versions up to ${RULES_VERSION}.`,
      {
        required: { version: SAVE_VERSION, rulesVersion: RULES_VERSION },
        available: { version: document.version, rulesVersion: document.game.rulesVersion },
      },
    );
  }
  const expected = hashHex(canonicalText(body));
  if (checksum !== expected) {
    return new Refusal("save-invalid", "The checksum does not match: the save was changed.", { checksum });
  }
  const game = inOrder(upgraded(document.game));
  const broken = [...violations(game), ...brokenLog(document), ...brokenOmission(document), ...brokenFigures(game)];
  if (broken.length > 0) {
    return new Refusal("save-invalid", `The save breaks the rules: ${broken[0]}`, { violations: broken });
  }
  return { game, events: document.events, tasks: document.tasks };
}

/** Returns the game with its lists in the order in which they are loaded from the store: draws pick items by their place. */
const inOrder = (game: Game): Game => ({
  ...game,
  systems: byId(game.systems),
  crew: byId(game.crew),
  modules: byId(game.modules),
  missions: byId(game.missions),
});

const byId = <Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => a.id - b.id);

/** Events and ended tasks must have ascending numbers within the game's counts; an admin may have deleted some. */
function brokenLog({ game, events, tasks }: SaveContents): string[] {
  const counted = (records: readonly { number: number }[], count: number): boolean =>
    records.every(({ number }, index) => number > (records[index - 1]?.number ?? 0) && number <= count);
  const ids = [...tasks.map(({ task }) => task.id), ...game.tasks.map((task) => task.id)];
  const isKnown = ({ target }: Task): boolean =>
    !("systemId" in target) || game.systems.some((system) => system.id === target.systemId);
  return [
    ...(counted(events, game.eventCount) ? [] : ["the events are not numbered within the game's count"]),
    ...(counted(tasks, game.endedCount) ? [] : ["the ended tasks are not numbered within the game's count"]),
    ...(ids.every((id) => id < game.nextTaskId) ? [] : ["a task has an id that has not been issued yet"]),
    ...(new Set(ids).size === ids.length ? [] : ["two tasks have the same id"]),
    ...(tasks.every(({ task }) => isKnown(task)) ? [] : ["an ended task names a system that does not exist"]),
  ];
}

/** A document of an earlier release does not say which entries are missing. */
function brokenOmission({ game, events, tasks, omitted }: SaveDocument): string[] {
  const { omitted: expected = { events: 0, tasks: 0 } } = headOf(game, { event: events[0], task: tasks[0] });
  const isRight = omitted === undefined || (omitted.events === expected.events && omitted.tasks === expected.tasks);
  return isRight ? [] : [`the log lacks ${expected.events} events and ${expected.tasks} tasks, not as omitted says`];
}

function brokenFigures({ seed: _seed, ...game }: Game): string[] {
  const greatest = greatestIn(game);
  return greatest <= COUNT_LIMIT ? [] : [`a figure is ${greatest}, more than ${COUNT_LIMIT}`];
}

function greatestIn(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((greatest, item) => Math.max(greatest, greatestIn(item)), 0);
}

/** JSON with sorted keys and no spaces: equal values have equal texts. */
export const canonicalText = (value: unknown): string => JSON.stringify(sortKeys(value));

function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const fields = value as Readonly<Record<string, unknown>>;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(fields).sort()) {
    const item = fields[key];
    if (item === undefined) continue;
    // A plain assignment would set the prototype.
    if (key === "__proto__") Object.defineProperty(sorted, key, { value: sortKeys(item), enumerable: true });
    else sorted[key] = sortKeys(item);
  }
  return sorted;
}
