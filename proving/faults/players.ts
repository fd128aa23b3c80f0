/** Players who keep playing whatever happens to the service, a reader, and the oracles that check what they were answered. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { storedPlayer } from "@outbound/cargo/testing/snapshot.ts";
import { TIME_SCALE } from "../harness/cargo/flier.ts";
import { signInOperator } from "../harness/cargo/operator.ts";
import { settleFliers } from "../harness/cargo/oracle.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";
import { Client, type ClientOptions } from "../harness/client.ts";
import {
  type Answered,
  check,
  type Operation,
  type Oracle,
  type Player,
  play,
  sendOperation,
} from "../harness/operations.ts";
import { seededRandom } from "../harness/random.ts";
import { repeat, until } from "../harness/repeat.ts";
import { newSpacePlayer, type SpacePlayer } from "../harness/space/keyed-player.ts";
import { newSpaceOracle } from "../harness/space/oracle.ts";
import { ADMIN_PASSWORD, type Game } from "../harness/spawn-service.ts";
import type { OutageObserver } from "./outage-observer.ts";

/** Players whose operations one oracle checks. */
interface Group {
  readonly oracle: Oracle;
  readonly players: readonly Player[];
}

interface Seated {
  readonly groups: readonly Group[];
  /** Returns a change that succeeds at any time. It is one of the first player of the first group. */
  change(): Operation;
  readonly readPath: string;
  reader(url: string, options?: ClientOptions): Client;
  /** Returns what is stored, as clients see it. */
  shown(url: string): Promise<string>;
  /** Stops or starts the world's clock, so that nothing moves while states are compared. */
  readonly setClock?: (url: string, isRunning: boolean) => Promise<unknown>;
  readonly pauseMs: number;
}

const PLAYERS = 8;
/** Number of homes of the cargo players: several share one, so that they compete for the same jobs. */
const HOMES = 2;
/** Chance may end a space game after ten thousand turns, so long runs are slowed down. */
const SPACE_PAUSE_MS = 20;
const READ_EVERY_MS = 20;
const MOST_RESTARTS = 5;

const SEATS: Readonly<Record<Game, (url: string, seed: number) => Promise<Seated>>> = {
  async space(url, seed) {
    await new Client(url).ok("POST", "/api/save/new", { difficulty: "sandbox", seed });
    const seat = (place: number) => newSpacePlayer(`p${place}`, seededRandom(seed * 1000 + place));
    const players = Array.from({ length: PLAYERS }, (_, place) => seat(place));
    return {
      groups: [{ oracle: newSpaceOracle(), players }],
      change: () => (players[0] as SpacePlayer).turn(),
      readPath: "/api/world",
      reader: (...given) => new Client(...given),
      async shown(at) {
        const client = new Client(at);
        const replies = await Promise.all(SPACE_READS.map((path) => client.send("GET", `/api/${path}`)));
        return replies.map(({ text }) => text).join("\n");
      },
      pauseMs: SPACE_PAUSE_MS,
    };
  },
  async cargo(url, seed) {
    const fliers = await settleFliers(url, PLAYERS, HOMES, seed);
    const accounts = fliers.map(({ flier }) => flier.player);
    const [first] = accounts as [CargoPlayer];
    const operator = await signInOperator(url, ADMIN_PASSWORD, accounts, seededRandom(seed));
    const setClock = (at: string, isRunning: boolean) =>
      first.at(at).ok("POST", "/api/test/set-timescale", { timeScale: isRunning ? TIME_SCALE : 0 });
    await setClock(url, true);
    return {
      groups: [
        { oracle: operator, players: [operator] },
        ...fliers.map(({ oracle, flier }) => ({ oracle, players: [flier] })),
      ],
      change: () => operator.next(),
      readPath: "/api/state",
      reader: (...given) => first.at(...given).client,
      shown: async (at) => storedText(await Promise.all(accounts.map((account) => account.at(at).state()))),
      setClock,
      pauseMs: 0,
    };
  },
};

const SPACE_READS = ["world", "crew", "ship", "tasks", "events", "missions", "save/export"];

/** Returns the states as text, without the figures that time alone changes and without the revision. */
const storedText = (states: readonly StateView[]): string =>
  JSON.stringify(
    states.map(({ simState: _clock, revision: _number, player, market, packages, planes, ...state }) => [
      ...[state, storedPlayer({ player }), market.airports, market.planes],
      packages.map(({ expiresRealMs: _left, ...one }) => one),
      planes.map(({ fuel: _fuel, ...one }) => one),
    ]),
  );

export type Players = Awaited<ReturnType<typeof seatPlayers>>;

/** Registers the players. With an observer they repeat requests that are refused with 503. */
export async function seatPlayers(game: Game, url: string, seed: number, observer?: OutageObserver) {
  const { groups, change, readPath, reader, shown, setClock, pauseMs } = await SEATS[game](url, seed);
  const faults: string[] = [];
  let round: ReturnType<typeof startRound> | undefined;

  function startRound(at: string) {
    const stop = new AbortController();
    const options = { stop: stop.signal, onAnswer: () => void players.answered++, pauseMs: observer ? pauseMs : 0 };
    const playing = Promise.all(
      groups.map((group) =>
        Promise.all(group.players.map((player) => play(player, player.client(at, observer?.repeating), options))),
      ),
    );
    // `stop` throws the error of a player that failed.
    playing.catch(() => {});
    const changes: Answered[] = [];
    return { at, stop, playing, reading: read(at, stop.signal), changes };
  }

  async function read(at: string, stop: AbortSignal): Promise<void> {
    if (observer === undefined) return;
    const client = reader(at, observer.watching);
    const readOnce = async () => {
      const { status, text } = await client.send("GET", readPath);
      if (status !== 200 && status !== 503) faults.push(`GET ${readPath}: ${status} ${text}`);
    };
    await repeat(readOnce, { stop, thinkMs: READ_EVERY_MS });
    client.close();
  }

  const players = {
    ...{ answered: 0, inDoubt: 0, hadHappened: 0 },
    /** One sentence for each difference between what was answered and what is stored. */
    faults: () => [...faults, ...groups.flatMap(({ oracle }) => oracle.faults)],
    /** Returns the number of turns that were worked, or of operations that were done. */
    done: () => groups.reduce((sum, { oracle }) => sum + oracle.done, 0),
    /** Starts all players; they play until `stop`, or until they lose the connection. */
    start(at: string): void {
      round = startRound(at);
    },
    /** Resolves after that many more answers, or when no player is left. */
    async answers(count: number): Promise<void> {
      const most = players.answered + count;
      let isOver = false;
      void round?.playing
        .catch(() => {})
        .finally(() => {
          isOver = true;
        });
      await until(() => isOver || players.answered >= most, undefined, 1);
    },
    async change(): Promise<void> {
      if (round === undefined) throw new Error("nobody plays");
      const operation = change();
      const client = groups[0]?.players[0]?.client(round.at, observer?.repeating) as Client;
      const reply = await sendOperation(client, operation);
      client.close();
      if (reply.status !== 200) faults.push(`${operation.path}: ${reply.status} ${reply.text}`);
      else round.changes.push({ operation, reply, at: performance.now() });
    },
    async stop(): Promise<void> {
      round?.stop.abort();
      await Promise.all([round?.playing, round?.reading]);
    },
    /** Repeats and compares once, on the service at this address, after `stop` or after the end of the former service. */
    async check(at: string): Promise<void> {
      if (round === undefined) return;
      const { playing, changes } = round;
      round = undefined;
      await setClock?.(at, false);
      const played = await playing;
      const checks = groups.map(async (group, place) => {
        const own = played[place] ?? [];
        const answered = [...(place === 0 ? changes : []), ...own.flatMap((one) => one.answered)];
        const inDoubt = own.flatMap((each) => each.inDoubt);
        players.inDoubt += inDoubt.length;
        const onDone = (one: Answered) =>
          group.players[own.findIndex((each) => each.inDoubt.includes(one.operation))]?.succeeded(one);
        const happened = await check(group.oracle, at, { answered, inDoubt }, onDone);
        players.hadHappened += happened;
      });
      await Promise.all(checks);
      await setClock?.(at, true);
    },
    /** Restarts the service after `stop`: its memory must equal its tables. Tries again if a job expired meanwhile. */
    async restart(run: { readonly service: { readonly url: string }; restart(): Promise<void> }): Promise<void> {
      await setClock?.(run.service.url, false);
      let [before, after] = ["before", "after"];
      for (let restarts = 0; restarts < MOST_RESTARTS && before !== after; restarts += 1) {
        before = await shown(run.service.url);
        await run.restart();
        after = await shown(run.service.url);
      }
      await setClock?.(run.service.url, true);
      if (before === after) return;
      const at = [...before].findIndex((character, place) => character !== after[place]);
      const [shownBefore, shownAfter] = [before, after].map((text) => text.slice(Math.max(0, at - 50), at + 50));
      faults.push(`${shownBefore} was shown, and after a restart ${shownAfter}`);
    },
  };
  return players;
}
