/** Checks that everything a space service answered was done exactly once. */
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import type { ChooseAnswer, TurnAnswer } from "@outbound/space/web/api.ts";
import { Client } from "../client.ts";
import { differences, type Oracle } from "../operations.ts";
import { type SpaceOperation, taskOf } from "./keyed-player.ts";

export function newSpaceOracle() {
  const faults: string[] = [];
  const byNumber = () => new Map<number, string>();
  /** Keys by the number of what they did. Each belongs to one operation. */
  const keys = { order: byNumber(), cancel: byNumber(), choose: byNumber(), turn: byNumber() };
  /** Encounters that answers showed, and the options that decided them. */
  const met = new Set<number>();
  const decisions = new Map<number, string | undefined>();
  const texts = new Set<string>();

  function own({ kind, key }: SpaceOperation, id: number): void {
    const owner = keys[kind].get(id) ?? key;
    if (owner !== key) faults.push(`${kind} ${id} was given to ${owner} and to ${key}`);
    keys[kind].set(id, key);
  }

  /** Entries of the turns after `turn`. */
  function lostTexts(events: SaveDocument["events"], turn: number): string[] {
    const logged = new Set(events.map((event) => `${event.turn} ${event.text}`));
    const expected = [...texts].filter((text) => Number.parseInt(text, 10) > turn);
    return expected.filter((text) => !logged.has(text)).map((text) => `the log has lost: ${text}`);
  }

  function lostDecisions({ encounters }: SaveDocument["game"]): string[] {
    const stored = new Map(encounters.map(({ id, decided }) => [id, decided?.option]));
    const lost = [...met].filter((id) => !stored.has(id)).map((id) => `encounter ${id} is lost`);
    const wrong = [...decisions].filter(([id, option]) => stored.get(id) !== option);
    return [...lost, ...wrong.map(([id, option]) => `encounter ${id}: answered ${option}, stored ${stored.get(id)}`)];
  }

  return {
    faults,
    /** The service keeps the last 1,000 keys. A request with an older key would be a new one. */
    keysRepeated: 800,
    get done() {
      return keys.turn.size;
    },
    client: (url) => new Client(url),
    isSame: (reply, first) => reply.text === first.text,
    record(one): void {
      const { operation, reply } = one;
      if (operation.kind === "turn") {
        const { turn, skipped, events, encounter, lapsed } = reply.json<TurnAnswer>();
        if (skipped) return;
        own(operation, turn);
        if (encounter !== null) met.add(encounter.id);
        if (lapsed !== null) decisions.set(lapsed.id, lapsed.decided?.option);
        for (const { text } of events) texts.add(`${turn} ${text}`);
      } else if (operation.kind === "choose") {
        const { id, decided } = reply.json<ChooseAnswer>().encounter;
        own(operation, id);
        decisions.set(id, decided?.option);
      } else own(operation, taskOf(one));
    },
    /** An export leaves out the oldest entries of a long log. Only their number is compared. */
    async compare(client): Promise<void> {
      const { game, events, tasks, omitted } = await client.ok<SaveDocument>("GET", "/api/save/export");
      if (game.status !== "active") faults.push("the game ended, which the orders should have prevented");
      const { events: goneEvents = 0, tasks: goneTasks = 0 } = omitted ?? {};
      const ended = new Set(tasks.map(({ task }) => task.id));
      const given = upTo(game.nextTaskId - 1);
      const left = given.filter((id) => ended.has(id) || game.tasks.some((task) => task.id === id));
      const cancelled = tasks.filter(({ outcome }) => outcome === "cancelled").map(({ task }) => task.id);
      const numbers = events.map(({ number }) => number);
      const cancels = [...keys.cancel.keys()].filter((id) => goneTasks === 0 || ended.has(id));
      faults.push(
        ...differences("turns", [...keys.turn.keys()], upTo(game.turn)),
        ...differences("tasks", [...keys.order.keys()], given),
        ...differences("cancelled tasks", cancels, cancelled),
        ...differences("count of tasks in the save", [left.length + goneTasks], [given.length]),
        ...differences("numbers of events", numbers, upTo(game.eventCount).slice(goneEvents)),
        ...lostTexts(events, goneEvents === 0 ? -1 : (events[0]?.turn ?? game.turn)),
        ...lostDecisions(game),
      );
    },
  } satisfies Oracle<SpaceOperation>;
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);
