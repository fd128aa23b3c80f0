/**
 * The cargo service while its database cannot be written: changes are refused with 503 and leave no trace, reads keep working
 * while nothing is due, and once it can be written again everything works without a restart, what came due meanwhile has happened
 * once, and memory equals the tables.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { brokenFile } from "../../harness/cargo/broken-tables.ts";
import { type CargoPlayer, PASSWORD, registerPlayer } from "../../harness/cargo/player.ts";
import { bearer } from "../../harness/client.ts";
import { withFolder } from "../../harness/folder.ts";
import { startGame } from "../../harness/spawn-service.ts";
import type { DiskGame, DiskTrial, Shown } from "./disk-trial.ts";

/** A flight takes about a second at this rate. */
const FAST = 3000;
const DUE_WITHIN_MS = 20_000;
const POLL_MS = 20;
/** Copies that are compared: a job may expire in one of the two worlds meanwhile. */
const MOST_COPIES = 5;

export const CARGO: DiskGame = {
  game: "cargo",
  async run(trial, times) {
    const players: CargoPlayer[] = [];
    for (const name of ["first", "second"]) {
      const player = await registerPlayer(trial.store.url, name);
      await player.settle();
      await player.ok("POST", "/api/test/add-cash", { amount: 1_000_000_000 });
      players.push(player);
    }
    const cargo = new CargoTrial(trial, players);
    for (let time = 0; time < times; time += 1) {
      await cargo.breakAtRest();
      await cargo.breakInFlight();
      await cargo.expectStored();
    }
  },
};

class CargoTrial {
  readonly #trial: DiskTrial;
  readonly #players: readonly CargoPlayer[];
  readonly #player: CargoPlayer;
  #keys = 0;

  constructor(trial: DiskTrial, players: readonly CargoPlayer[]) {
    this.#trial = trial;
    this.#players = players;
    this.#player = players[0] as CargoPlayer;
    trial.prepare(() => this.#shown(), bearer(this.#player.token));
  }

  /** The store breaks while nothing moves: only commands meet it. */
  async breakAtRest(): Promise<void> {
    await this.#trial.store.break();
    await this.#cashUntilRefused();
    const { planes, packages } = await this.#player.state();
    const [plane, job] = [planes[0], packages.find(({ status }) => status === "open")];
    for (const [path, body] of [
      [`/api/planes/${plane?.id}/rename`, { name: `Plane ${this.#keys}` }],
      [`/api/planes/${plane?.id}/queue`, { destIcao: job?.destIcao }],
      [`/api/planes/${plane?.id}/dispatch`, { legs: [job?.destIcao] }],
      [`/api/packages/${job?.id}/accept`, {}],
      ["/api/planes/buy", { modelId: "C208", icao: plane?.airportIcao }],
      ["/api/test/create-contract", { originIcao: "EDDF", destIcao: "EDDM", weightKg: 5 }],
      ["/api/auth/register", { username: `p${this.#keys}`, password: PASSWORD }],
      ["/api/auth/sign-in", { username: "second", password: PASSWORD }],
    ] as const) {
      await this.#trial.tryChange({ path, body });
    }
    await this.#expectRecovery();
    await this.#ground();
  }

  /** A landing comes due while the store is broken: it happens after the repair, and once. */
  async breakInFlight(): Promise<void> {
    const trial = this.#trial;
    const { planes, packages } = await this.#player.state();
    const plane = planes.find(({ status }) => status === "available");
    if (plane === undefined) throw new Error("no plane is free");
    const job = packages.find(({ status, originIcao }) => status === "open" && originIcao === plane.airportIcao);
    const path = `/api/planes/${plane.id}`;
    // A full disk may have accepted a queued leg.
    for (const _leg of plane.queue) await trial.expectSuccess({ path: `${path}/queue/cancel`, body: { index: 0 } });
    const destIcao = job?.destIcao ?? (plane.airportIcao === "EDDF" ? "EDDM" : "EDDF");
    await trial.expectSuccess({ path: "/api/test/set-health", body: { planeId: plane.id, health: 100 } });
    await trial.expectSuccess({ path: `${path}/dispatch`, body: { legs: [destIcao] } });
    await trial.expectSuccess({ path: "/api/test/set-timescale", body: { timeScale: FAST } });
    await trial.store.break();
    await this.#cashUntilRefused();
    await this.#untilDue(plane.id);
    await this.#expectRecovery();
    const events = (await this.#player.events()).filter(({ planeId }) => planeId === plane.id);
    const count = (wanted: string) => events.filter(({ kind }) => kind === wanted).length;
    await this.#ground();
    const now = (await this.#player.state()).planes.find(({ id }) => id === plane.id);
    trial.expect(now?.airportIcao === destIcao, `plane ${plane.id} is at ${now?.airportIcao}, not at ${destIcao}`);
    const [departed, landed] = [count("departed"), count("landed")];
    trial.expect(landed <= departed, `${departed} departures, ${landed} landings`);
  }

  /** Polls until the landing is due: a full disk may take it, else reads are refused until the repair. */
  async #untilDue(planeId: number): Promise<void> {
    for (const until = performance.now() + DUE_WITHIN_MS; performance.now() < until; await wait(POLL_MS)) {
      const state = await this.#read(this.#player);
      if (state?.planes.find(({ id }) => id === planeId)?.status !== "flying") return;
    }
    this.#trial.expect(false, "nothing came due while the store was broken");
  }

  #cashUntilRefused(): Promise<void> {
    return this.#trial.tryUntilRefused(() => [{ path: "/api/test/add-cash", body: { amount: 1 } }]);
  }

  /** What both players see of what is stored; undefined when something is due that cannot be written. */
  async #shown(): Promise<Shown | undefined> {
    const states: StateView[] = [];
    for (const player of this.#players) {
      const state = await this.#read(player);
      if (state === undefined) return undefined;
      states.push(state);
    }
    return { revision: states.at(-1)?.revision ?? 0, text: `${states.at(-1)?.revision} ${storedText(states)}` };
  }

  async #read({ token }: CargoPlayer): Promise<StateView | undefined> {
    const reply = await this.#trial.read("/api/state", true, bearer(token));
    return reply.status === 200 ? reply.json<StateView>() : undefined;
  }

  /** Repaired, it recovers; what was refused before is done now, with the same key. */
  async #expectRecovery(): Promise<void> {
    this.#keys += 1;
    const cash = { path: "/api/test/add-cash", body: { amount: 10 + this.#keys }, key: `k${this.#keys}` };
    await this.#trial.tryChange(cash);
    await this.#trial.store.repair();
    await this.#trial.expectSuccess(cash);
    const entries = await this.#player.ledger();
    const found = entries.filter(({ amount, reason }) => reason === "test" && amount === cash.body.amount).length;
    this.#trial.expect(found === 1, `${cash.body.amount} € came ${found} times`);
  }

  /** A service that loads a copy of the tables shows the players the same. */
  async expectStored(): Promise<void> {
    let [shown, stored] = ["shown", "stored"];
    for (let copies = 0; copies < MOST_COPIES && shown !== stored; copies += 1) {
      await withFolder(async (folder) => {
        const copy = join(folder, "copy.db");
        const database = new DatabaseSync(this.#trial.store.file, { readOnly: true });
        database.prepare("vacuum into ?").run(copy);
        database.close();
        for (const fault of await brokenFile(copy)) this.#trial.expect(false, fault);
        await using loaded = await startGame("cargo", { database: `sqlite:${copy}` });
        const states = (url?: string) =>
          Promise.all(this.#players.map((player) => player.at(url ?? player.url).state()));
        [shown = "", stored = ""] = (await Promise.all([states(), states(loaded.url)])).map(storedText);
      });
    }
    const at = [...shown].findIndex((character, place) => character !== stored[place]);
    const [seen, kept] = [shown, stored].map((text) => text.slice(Math.max(0, at - 50), at + 50));
    this.#trial.expect(shown === stored, `${kept} is stored, and shown is ${seen}`);
  }

  /** Lands what flies and stops the clock, so that each time begins alike. */
  async #ground(): Promise<void> {
    await this.#trial.expectSuccess({ path: "/api/test/advance", body: { simMs: 86_400_000 } });
    await this.#trial.expectSuccess({ path: "/api/test/set-timescale", body: { timeScale: 0 } });
  }
}

/** What players see, without what time alone changes and without the number of the commit. */
const storedText = (states: readonly StateView[]): string =>
  JSON.stringify(
    states.map(({ simState: _clock, revision: _number, market, packages, planes, ...state }) => [
      ...[state, market.airports, market.planes],
      packages.map(({ expiresRealMs: _left, ...one }) => one),
      planes.map(({ fuel: _fuel, ...one }) => one),
    ]),
  );
