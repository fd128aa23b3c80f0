/**
 * Checks the cargo service while its database cannot be written. Changes are refused with 503 and leave no trace, and reads work
 * while nothing is due. After the repair everything works without a restart, events that came due meanwhile have happened once,
 * and memory equals the tables.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { storedPlayer } from "@outbound/cargo/testing/snapshot.ts";
import { brokenDatabase } from "../../harness/cargo/broken-tables.ts";
import { type CargoPlayer, PASSWORD, registerPlayer } from "../../harness/cargo/player.ts";
import { bearer } from "../../harness/client.ts";
import { withFolder } from "../../harness/folder.ts";
import { until } from "../../harness/repeat.ts";
import { startGame } from "../../harness/spawn-service.ts";
import type { DiskGame, DiskRun, Shown } from "./disk-run.ts";

/** A flight takes about a second at this rate. */
const FAST = 3000;
const DUE_WITHIN_MS = 20_000;
/** Most copies that are compared, because a job may expire in only one of the two worlds meanwhile. */
const MOST_COPIES = 5;

export const CARGO: DiskGame = {
  game: "cargo",
  async inject(run, times) {
    const players: CargoPlayer[] = [];
    for (const name of ["first", "second"]) {
      const player = await registerPlayer(run.store.url, name);
      await player.settle("EDDF");
      await player.ok("POST", "/api/test/add-cash", { amount: 1_000_000_000 });
      players.push(player);
    }
    const steps = cargoSteps(run, players);
    for (let time = 0; time < times; time += 1) {
      await steps.breakAtRest();
      await steps.breakInFlight();
      await steps.expectStored();
    }
  },
};

/** Returns an airport within reach of the first plane, away from home or back to it. */
const elsewhere = (icao: string | null | undefined): string => (icao === "EDDF" ? "EDDM" : "EDDF");

function cargoSteps(run: DiskRun, players: readonly CargoPlayer[]) {
  const player = players[0] as CargoPlayer;
  let keys = 0;
  run.prepare(shown, bearer(player.token));

  const cashUntilRefused = () => run.tryUntilRefused(() => [{ path: "/api/test/add-cash", body: { amount: 1 } }]);

  async function read({ token }: CargoPlayer): Promise<StateView | undefined> {
    const reply = await run.read("/api/state", true, bearer(token));
    return reply.status === 200 ? reply.json<StateView>() : undefined;
  }

  /** Returns the stored state as both players see it; undefined while an event is due that cannot be written. */
  async function shown(): Promise<Shown | undefined> {
    const states: StateView[] = [];
    for (const each of players) {
      const state = await read(each);
      if (state === undefined) return undefined;
      states.push(state);
    }
    const revision = states.at(-1)?.revision ?? 0;
    return { revision, text: `${revision} ${storedText(states)}` };
  }

  /** Polls until the landing is due. A full disk may still store it; otherwise reads are refused until the repair. */
  async function untilDue(planeId: number): Promise<void> {
    const isFlying = async () => (await read(player))?.planes.find(({ id }) => id === planeId)?.status === "flying";
    const isDue = await until(async () => !(await isFlying()), DUE_WITHIN_MS);
    run.expect(isDue, "nothing came due while the store was broken");
  }

  /** Repairs the store. A request that was refused before succeeds now with the same key. */
  async function expectRecovery(): Promise<void> {
    keys += 1;
    const cash = { path: "/api/test/add-cash", body: { amount: 10 + keys }, key: `k${keys}` };
    await run.tryChange(cash);
    await run.store.repair();
    await run.expectSuccess(cash);
    const entries = await player.ledger();
    const found = entries.filter(({ amount, reason }) => reason === "test" && amount === cash.body.amount).length;
    run.expect(found === 1, `${cash.body.amount} € came ${found} times`);
  }

  /** Lands all planes and stops the clock, so that each round begins in the same way. */
  async function ground(): Promise<void> {
    await run.expectSuccess({ path: "/api/test/advance", body: { simMs: 86_400_000 } });
    await run.expectSuccess({ path: "/api/test/set-timescale", body: { timeScale: 0 } });
  }

  return {
    /** Breaks the store while nothing moves, so that only commands meet it. */
    async breakAtRest(): Promise<void> {
      await run.store.break();
      await cashUntilRefused();
      const { planes, packages } = await player.state();
      const [plane, job] = [planes[0], packages.find(({ status }) => status === "open")];
      for (const [path, body] of [
        [`/api/planes/${plane?.id}/rename`, { name: `Plane ${keys}` }],
        [`/api/planes/${plane?.id}/queue`, { destIcao: elsewhere(plane?.airportIcao) }],
        [`/api/planes/${plane?.id}/dispatch`, { legs: [elsewhere(plane?.airportIcao)] }],
        [`/api/packages/${job?.id}/accept`, {}],
        ["/api/planes/buy", { modelId: "C208", icao: plane?.airportIcao }],
        ["/api/test/create-contract", { originIcao: "EDDF", destIcao: "EDDM", weightKg: 5 }],
        ["/api/auth/register", { username: `p${keys}`, password: PASSWORD }],
        ["/api/auth/sign-in", { username: "second", password: PASSWORD }],
      ] as const) {
        await run.tryChange({ path, body });
      }
      await expectRecovery();
      await ground();
    },
    /** Breaks the store while a landing comes due, which must happen once, after the repair. */
    async breakInFlight(): Promise<void> {
      const plane = (await player.state()).planes.find(({ status }) => status === "available");
      if (plane === undefined) throw new Error("no plane is free");
      const path = `/api/planes/${plane.id}`;
      // A full disk may have accepted a queued leg.
      for (const _leg of plane.queue) await run.expectSuccess({ path: `${path}/queue/cancel`, body: { index: 0 } });
      const destIcao = elsewhere(plane.airportIcao);
      await run.expectSuccess({ path: "/api/test/set-health", body: { planeId: plane.id, health: 100 } });
      await run.expectSuccess({ path: `${path}/dispatch`, body: { legs: [destIcao] } });
      await run.expectSuccess({ path: "/api/test/set-timescale", body: { timeScale: FAST } });
      await run.store.break();
      await cashUntilRefused();
      await untilDue(plane.id);
      await expectRecovery();
      const events = (await player.events()).filter(({ planeId }) => planeId === plane.id);
      const count = (wanted: string) => events.filter(({ kind }) => kind === wanted).length;
      await ground();
      const now = (await player.state()).planes.find(({ id }) => id === plane.id);
      run.expect(now?.airportIcao === destIcao, `plane ${plane.id} is at ${now?.airportIcao}, not at ${destIcao}`);
      const [departed, landed] = [count("departed"), count("landed")];
      run.expect(landed <= departed, `${departed} departures, ${landed} landings`);
    },
    /** Compares the state with that of a service that loads a copy of the tables. */
    async expectStored(): Promise<void> {
      let [seen, stored] = ["seen", "stored"];
      for (let copies = 0; copies < MOST_COPIES && seen !== stored; copies += 1) {
        await withFolder(async (folder) => {
          const copy = join(folder, "copy.db");
          const database = new DatabaseSync(run.store.file, { readOnly: true });
          database.prepare("vacuum into ?").run(copy);
          database.close();
          for (const fault of await brokenDatabase(`sqlite:${copy}`)) run.expect(false, fault);
          await using loaded = await startGame("cargo", { database: `sqlite:${copy}` });
          const states = (url: string) => Promise.all(players.map((each) => each.at(url).state()));
          [seen = "", stored = ""] = (await Promise.all([states(player.url), states(loaded.url)])).map(storedText);
        });
      }
      const at = [...seen].findIndex((character, place) => character !== stored[place]);
      const [before, after] = [seen, stored].map((text) => text.slice(Math.max(0, at - 50), at + 50));
      run.expect(seen === stored, `${after} is stored, and shown is ${before}`);
    },
  };
}

/** Returns the states as text, without the figures that time alone changes and without the revision. */
const storedText = (states: readonly StateView[]): string =>
  JSON.stringify(
    states.map(({ simState: _clock, revision: _number, player, market, packages, planes, ...state }) => [
      ...[state, storedPlayer({ player }), market.airports, market.planes],
      packages.map(({ expiresRealMs: _left, ...one }) => one),
      planes.map(({ fuel: _fuel, ...one }) => one),
    ]),
  );
