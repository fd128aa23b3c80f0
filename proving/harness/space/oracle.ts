/** Checks that everything a space service answered was done exactly once. */
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import type { ChooseAnswer, TurnAnswer } from "@outbound/space/web/api.ts";
import { Client, type Reply } from "../client.ts";
import { type Answered, differences, type Oracle } from "../operations.ts";
import { type SpaceOperation, taskOf } from "./keyed-player.ts";

export class SpaceOracle implements Oracle<SpaceOperation> {
  readonly faults: string[] = [];
  /** The service keeps the last 1,000 keys. A request with an older key would be a new one. */
  readonly keysRepeated = 800;
  /** Keys by worked turn, by ordered task and by cancelled task. Each belongs to one operation. */
  readonly #turns = new Map<number, string>();
  readonly #orders = new Map<number, string>();
  readonly #cancels = new Map<number, string>();
  readonly #choices = new Map<number, string>();
  /** Encounters that answers showed, and the options that decided them. */
  readonly #met = new Set<number>();
  readonly #decided = new Map<number, string | undefined>();
  readonly #texts = new Set<string>();

  get done(): number {
    return this.#turns.size;
  }

  client(url: string): Client {
    return new Client(url);
  }

  isSame(reply: Reply, first: Reply): boolean {
    return reply.text === first.text;
  }

  record(one: Answered<SpaceOperation>): void {
    const { kind, key } = one.operation;
    if (kind === "order") this.#own(this.#orders, taskOf(one), key, "task");
    if (kind === "cancel") this.#own(this.#cancels, taskOf(one), key, "cancel of task");
    if (kind === "choose") this.#choose(one);
    if (kind !== "turn") return;
    const { turn, skipped, events, encounter, lapsed } = one.reply.json<TurnAnswer>();
    if (skipped) return;
    if (encounter !== null) this.#met.add(encounter.id);
    if (lapsed !== null) this.#decided.set(lapsed.id, lapsed.decided?.option);
    this.#own(this.#turns, turn, key, "turn");
    for (const { text } of events) this.#texts.add(`${turn} ${text}`);
  }

  #choose({ operation, reply }: Answered<SpaceOperation>): void {
    const { id, decided } = reply.json<ChooseAnswer>().encounter;
    this.#own(this.#choices, id, operation.key, "the decision of encounter");
    this.#decided.set(id, decided?.option);
  }

  #own(owners: Map<number, string>, id: number, key: string, what: string): void {
    const owner = owners.get(id) ?? key;
    if (owner !== key) this.faults.push(`${what} ${id} was given to ${owner} and to ${key}`);
    owners.set(id, key);
  }

  /** An export leaves out the oldest entries of a long log. Only their number is compared. */
  async compare(client: Client): Promise<void> {
    const { game, events, tasks, omitted } = await client.ok<SaveDocument>("GET", "/api/save/export");
    if (game.status !== "active") this.faults.push("the game ended, which the orders should have prevented");
    const { events: goneEvents = 0, tasks: goneTasks = 0 } = omitted ?? {};
    const ended = new Set(tasks.map(({ task }) => task.id));
    const given = upTo(game.nextTaskId - 1);
    const left = given.filter((id) => ended.has(id) || game.tasks.some((task) => task.id === id));
    const cancelled = tasks.filter(({ outcome }) => outcome === "cancelled").map(({ task }) => task.id);
    const numbers = events.map(({ number }) => number);
    const own = [...this.#cancels.keys()].filter((id) => goneTasks === 0 || ended.has(id));
    this.faults.push(
      ...differences("turns", [...this.#turns.keys()], upTo(game.turn)),
      ...differences("tasks", [...this.#orders.keys()], given),
      ...differences("cancelled tasks", own, cancelled),
      ...differences("count of tasks in the save", [left.length + goneTasks], [given.length]),
      ...differences("numbers of events", numbers, upTo(game.eventCount).slice(goneEvents)),
      ...this.#lostTexts(events, goneEvents === 0 ? -1 : (events[0]?.turn ?? game.turn)),
      ...this.#lostDecisions(game),
    );
  }

  /** Entries of the turns after `turn`. */
  #lostTexts(events: SaveDocument["events"], turn: number): string[] {
    const logged = new Set(events.map((event) => `${event.turn} ${event.text}`));
    const expected = [...this.#texts].filter((text) => Number.parseInt(text, 10) > turn);
    return expected.filter((text) => !logged.has(text)).map((text) => `the log has lost: ${text}`);
  }

  #lostDecisions(game: SaveDocument["game"]): string[] {
    const stored = new Map(game.encounters.map(({ id, decided }) => [id, decided?.option]));
    const lost = [...this.#met].filter((id) => !stored.has(id)).map((id) => `encounter ${id} is lost`);
    const wrong = [...this.#decided].filter(([id, option]) => stored.get(id) !== option);
    const sentences = wrong.map(([id, option]) => `encounter ${id}: answered ${option}, stored ${stored.get(id)}`);
    return [...lost, ...sentences];
  }
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);
