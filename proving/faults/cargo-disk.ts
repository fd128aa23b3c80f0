/**
 * What the cargo service does while its database cannot be written: changes are refused with 503 and Retry-After and leave no
 * trace, reads go on while nothing is due, and once it can be written again all is well without a restart, what came due
 * meanwhile has happened once, and memory equals the tables.
 */

import { createCargoApp } from "@outbound/cargo/api/app.ts";
import type { HomeView, StateView } from "@outbound/cargo/api/schemas.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { TEST_HOOKS } from "@outbound/cargo/test-hooks/routes.ts";
import { type CargoPlayer, registerPlayer } from "../harness/cargo/player.ts";
import { bearer, Client, type Reply } from "../harness/client.ts";
import { startCargo } from "../harness/service.ts";
import type { BreakableGame, BrokenStore } from "./broken-store.ts";
import { tableFaults } from "./cargo-tables.ts";
import { type DiskVerdict, onEachBrokenStore } from "./disk-verdict.ts";

/** Tries each fault that this machine can be given; `times` it breaks and is mended. */
export const breakCargoDisks = (times: number): Promise<DiskVerdict[]> =>
  onEachBrokenStore(CARGO, (store) => new Trial(store).run(times));

const CARGO: BreakableGame = {
  start: startCargo,
  async open(file) {
    const store = await openMigrated(`sqlite:${file}`, { seed: 1 });
    const settings = { rateLimit: false };
    const { app, game } = createCargoApp({ store, version: "0.0.0", settings, testHooks: TEST_HOOKS });
    await game.start({ resetTimeScale: false });
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    return { url, write: store.write, close: () => app.close().then(() => store.close()) };
  },
};

interface Change {
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/** Cash after which a store that was broken must have refused one. */
const MOST_CHANGES = 2000;
/** A flight takes about a second at this rate. */
const FAST = 3000;
const DUE_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 20;

class Trial {
  readonly #store: BrokenStore;
  readonly #connection: Client;
  readonly #faults: string[] = [];
  #players: readonly CargoPlayer[] = [];
  #refused = 0;
  #accepted = 0;
  #keys = 0;

  constructor(store: BrokenStore) {
    this.#store = store;
    this.#connection = new Client(store.url);
  }

  async run(times: number): Promise<DiskVerdict> {
    this.#players = await this.#settle();
    for (let time = 0; time < times; time += 1) {
      await this.#standing();
      await this.#landing();
    }
    this.#connection.close();
    return { fault: this.#store.name, refused: this.#refused, accepted: this.#accepted, faults: this.#faults };
  }

  get #player(): CargoPlayer {
    return this.#players[0] as CargoPlayer;
  }

  async #settle(): Promise<CargoPlayer[]> {
    const players: CargoPlayer[] = [];
    for (const name of ["first", "second"]) {
      const player = await registerPlayer(this.#store.url, name);
      const homes = await player.ok<HomeView[]>("GET", "/api/onboarding/homes");
      await player.ok("POST", "/api/onboarding/home", { icao: homes.map(({ icao }) => icao).sort()[0] });
      await player.ok("POST", "/api/test/add-cash", { amount: 1_000_000_000 });
      players.push(player);
    }
    return players;
  }

  /** The store breaks while nothing moves: only commands meet it. */
  async #standing(): Promise<void> {
    await this.#store.break();
    await this.#cashUntilRefused();
    const { planes, packages } = await this.#player.state();
    const [plane, job] = [planes[0], packages.find(({ status }) => status === "open")];
    const changes: Change[] = [
      { path: `/api/planes/${plane?.id}/rename`, body: { name: `Plane ${this.#keys}` } },
      { path: `/api/planes/${plane?.id}/queue`, body: { destIcao: job?.destIcao } },
      { path: `/api/planes/${plane?.id}/dispatch`, body: { legs: [job?.destIcao] } },
      { path: `/api/packages/${job?.id}/accept`, body: {} },
      { path: "/api/planes/buy", body: { modelId: "C208", icao: plane?.airportIcao } },
      { path: "/api/test/create-contract", body: { originIcao: "EDDF", destIcao: "EDDM", weightKg: 5 } },
      { path: "/api/auth/register", body: { username: `p${this.#keys}`, password: "a plane of my own" } },
      { path: "/api/auth/sign-in", body: { username: "second", password: "a plane of my own" } },
    ];
    for (const change of changes) await this.#tryChange(change);
    await this.#expectRecovery();
    await this.#ground();
  }

  /** A landing comes due while the store is broken: it happens when the store is whole again, and once. */
  async #landing(): Promise<void> {
    const player = this.#player;
    const before = await player.state();
    const plane = before.planes.find(({ status }) => status === "available");
    const job = before.packages.find(
      ({ status, originIcao }) => status === "open" && originIcao === plane?.airportIcao,
    );
    if (plane === undefined) throw new Error("no plane stands free");
    // A full disk may have taken the leg that was queued while it was.
    const path = `/api/planes/${plane.id}`;
    for (const _leg of plane.queue) await this.#expectSuccess({ path: `${path}/queue/cancel`, body: { index: 0 } });
    const destIcao = job?.destIcao ?? (plane.airportIcao === "EDDF" ? "EDDM" : "EDDF");
    await this.#expectSuccess({ path: "/api/test/set-health", body: { planeId: plane.id, health: 100 } });
    await this.#expectSuccess({ path: `${path}/dispatch`, body: { legs: [destIcao] } });
    await this.#expectSuccess({ path: "/api/test/set-timescale", body: { timeScale: FAST } });
    await this.#store.break();
    await this.#cashUntilRefused();
    await this.#untilDue(plane.id);
    await this.#expectRecovery();
    const landed = (await player.events()).filter(({ kind, planeId }) => kind === "landed" && planeId === plane.id);
    const departed = (await player.events()).filter(({ kind, planeId }) => kind === "departed" && planeId === plane.id);
    await this.#ground();
    const now = (await player.state()).planes.find(({ id }) => id === plane.id);
    if (now?.airportIcao !== destIcao) this.#fault(`plane ${plane.id} is at ${now?.airportIcao}, not at ${destIcao}`);
    if (landed.length > departed.length) this.#fault(`${departed.length} departures, ${landed.length} landings`);
  }

  /** Asks until the landing is due: a full disk may take it all the same, else reads are refused until it is whole. */
  async #untilDue(planeId: number): Promise<void> {
    const until = performance.now() + DUE_WITHIN_MS;
    while (performance.now() < until) {
      const reply = await this.#read("/api/state");
      if (reply.status !== 200) return;
      const { planes } = JSON.parse(reply.text) as StateView;
      if (planes.find(({ id }) => id === planeId)?.status !== "flying") return;
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    this.#fault("nothing came due while the store was broken");
  }

  async #cashUntilRefused(): Promise<void> {
    const refusedBefore = this.#refused;
    for (let count = 0; count < MOST_CHANGES && this.#refused === refusedBefore; count += 1) {
      await this.#tryChange({ path: "/api/test/add-cash", body: { amount: 1 } });
    }
    if (this.#refused === refusedBefore) this.#fault("no change was refused while the store was broken");
  }

  /** Refused as promised and without a trace, or accepted; what the rules refuse says nothing. */
  async #tryChange(change: Change): Promise<void> {
    const before = await this.#stored();
    const reply = await this.#send(change);
    const after = await this.#stored();
    if (reply.status < 300) {
      this.#accepted += 1;
      if (this.#store.refusesAll) this.#fault(`${change.path} was accepted`);
    } else if (reply.status === 503) {
      this.#refused += 1;
      this.#expectUnavailable(change.path, reply);
      // A full disk may still take a small commit of what was due: then the revision has moved.
      const isComparable = before !== undefined && after?.revision === before.revision;
      if (isComparable && after.text !== before.text) this.#fault(`${change.path} was refused, but changed something`);
    } else if (reply.status >= 500) {
      this.#fault(`${change.path}: ${reply.status} ${reply.text}`);
    }
  }

  #expectUnavailable(path: string, { text, head }: Reply): void {
    if (!/"code":"store-unavailable"/.test(text)) this.#fault(`${path}: ${text}`);
    if (!/^retry-after: \d+$/im.test(head)) this.#fault(`${path}: no Retry-After`);
  }

  /** What both players see of what is stored; undefined when something is due that cannot be written. */
  async #stored(): Promise<{ readonly revision: number; readonly text: string } | undefined> {
    const texts: string[] = [];
    let revision = 0;
    for (const player of this.#players) {
      const reply = await this.#read("/api/state", player);
      if (reply.status !== 200) return undefined;
      const { simState: _clock, market, packages, planes, ...state } = JSON.parse(reply.text) as StateView;
      revision = state.revision;
      const shown = packages.map(({ expiresRealMs: _left, ...one }) => one);
      const fleet = planes.map(({ fuel: _fuel, ...one }) => one);
      texts.push(JSON.stringify([state, shown, fleet, market.airports, market.planes]));
    }
    return { revision, text: texts.join("\n") };
  }

  async #read(path: string, player = this.#player): Promise<Reply> {
    const reply = await this.#connection.send("GET", path, undefined, bearer(player.token));
    if (reply.status === 503) this.#expectUnavailable(path, reply);
    else if (reply.status !== 200) this.#fault(`GET ${path}: ${reply.status} ${reply.text}`);
    return reply;
  }

  /** Mended, it goes on by itself; what was refused before is done now, by the same key. */
  async #expectRecovery(): Promise<void> {
    this.#keys += 1;
    const cash = { path: "/api/test/add-cash", body: { amount: 10 + this.#keys }, key: `k${this.#keys}` };
    await this.#tryChange(cash);
    await this.#store.mend();
    await this.#expectSuccess(cash);
    const entries = await this.#player.ledger();
    const found = entries.filter(({ amount, reason }) => reason === "test" && amount === cash.body.amount).length;
    if (found !== 1) this.#fault(`${cash.body.amount} € came ${found} times`);
    for (const player of this.#players) {
      const faults = await tableFaults(this.#store.file, player);
      for (const fault of faults) this.#fault(`after the mending ${fault}`);
    }
  }

  /** Lands what flies and holds the clock, so that the next time begins as this one. */
  async #ground(): Promise<void> {
    await this.#expectSuccess({ path: "/api/test/advance", body: { simMs: 86_400_000 } });
    await this.#expectSuccess({ path: "/api/test/set-timescale", body: { timeScale: 0 } });
  }

  async #expectSuccess(change: Change): Promise<void> {
    const { status, text } = await this.#send(change);
    if (status >= 300) this.#fault(`${change.path} on a whole store: ${status} ${text}`);
  }

  #send({ path, body, key }: Change): Promise<Reply> {
    const keyed = key === undefined ? {} : { "idempotency-key": key };
    return this.#connection.send("POST", path, body, { ...bearer(this.#player.token), ...keyed });
  }

  #fault(sentence: string): void {
    this.#faults.push(`${this.#store.name}: ${sentence}`);
  }
}
