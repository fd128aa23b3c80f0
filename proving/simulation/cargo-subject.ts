/** The cargo game under simulation: three players and an admin in one world. */
import { type CargoApp, createCargoApp } from "@outbound/cargo/api/app.ts";
import { ensureFirstAdmin, FIRST_ADMIN } from "@outbound/cargo/players/admins.ts";
import { adminPrincipalOf, principalOf } from "@outbound/cargo/players/principal.ts";
import { loadWorld } from "@outbound/cargo/store/load.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { type CargoTables, TABLES } from "@outbound/cargo/store/tables.ts";
import { TEST_HOOKS } from "@outbound/cargo/test-hooks/routes.ts";
import { shownBy } from "@outbound/cargo/testing/a-game.ts";
import { bearer } from "@outbound/cargo/testing/cargo-app.ts";
import { loadWhole } from "@outbound/cargo/world/load-world.ts";
import type { Clock } from "@outbound/kit/clock/clock.ts";
import type { Hasher } from "@outbound/kit/passwords/hasher.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { appClient } from "@outbound/kit/testing/app-client.ts";
import type { Random } from "../harness/random.ts";
import { type CargoDeed, canBeTried, Surroundings, wanted } from "./cargo-deeds.ts";
import { CargoReference } from "./cargo-reference.ts";
import { brokenTables } from "./cargo-tables.ts";
import type { Answer } from "./deed.ts";
import { difference, told } from "./difference.ts";
import { openUnsynced, type SeedFile, seedFile } from "./seed-file.ts";
import type { OpenOptions, Running, Subject } from "./subject.ts";
import { digest } from "./trace.ts";

const PASSWORD = "a plane of my own";
const PLAYERS = ["anna", "bert", "cora"];
/** Two of three at one airport, where they want the same jobs. */
const HOMES = ["EDDF", "EDDF", "EDDM"];

/** In place of the machine's time when the file was made. */
const MIGRATED_AT = Date.UTC(2029, 11, 1);

/** Says of every password that it is right, at once: hashing takes the processor, and time that no seed decides. */
const trusting: Hasher = {
  hash: async () => "$argon2id$v=19$m=8,t=1,p=1$c2ltdWxhdGVkc2FsdA$c2ltdWxhdGVk",
  verify: async () => true,
  depth: 0,
};

interface Player {
  readonly id: number;
  readonly name: string;
  readonly token: string;
}

export class CargoSubject implements Subject<CargoDeed> {
  readonly #seed: number;
  readonly #file: SeedFile<CargoTables>;
  readonly #reference: CargoReference;
  #service: CargoApp | undefined;
  #clock: Clock | undefined;
  /** Of the clock that no one sets. */
  #committedAt = 0;
  #players: Player[] = [];
  #admin: Player | undefined;
  /** Changes without a key were committed: the tables are believed when all is quiet. */
  #isUnsure = true;
  /** Money of each player at each revision. */
  readonly #money = new Map<number, ReadonlyMap<number, number>>();

  private constructor(seed: number, file: SeedFile<CargoTables>) {
    this.#seed = seed;
    this.#file = file;
    this.#reference = new CargoReference(file.audit);
  }

  static async create(seed: number): Promise<CargoSubject> {
    return new CargoSubject(seed, await seedFile<CargoTables>(openMigrated, TABLES));
  }

  async open({ clock, through }: OpenOptions): Promise<Running> {
    const store = await openUnsynced<CargoTables>(this.#file.url, { tables: TABLES, through });
    const service = createCargoApp({
      store,
      version: "0.0.0",
      clock,
      ticks: false,
      hasher: trusting,
      settings: { rateLimit: false },
      pressure: { load: { overloaded: () => false, stop: () => {} } },
      testHooks: TEST_HOOKS,
    });
    await service.app.ready();
    this.#service = service;
    this.#clock = clock;
    return {
      app: service.app,
      start: () => this.#start(store, service),
      tick: () => service.game.tick(),
      abandon: () => store.close(),
    };
  }

  async #start(store: Store<CargoTables>, { game }: CargoApp): Promise<void> {
    const beginning = { seed: this.#seed, anchor_at: MIGRATED_AT, last_at: MIGRATED_AT };
    await store.write.updateTable("world").set(beginning).where("revision", "=", 0).execute();
    await game.start({ resetTimeScale: false });
  }

  async begin(): Promise<void> {
    const { app, game } = this.#service as CargoApp;
    for (const [place, name] of PLAYERS.entries()) {
      const account = { username: name, password: PASSWORD };
      const { player, token } = await appClient(app).ok<SignedIn>("POST", "/api/auth/register", account);
      await appClient(app, bearer(token)).ok("POST", "/api/onboarding/home", { icao: HOMES[place] });
      await appClient(app, bearer(token)).ok("POST", "/api/test/add-cash", { amount: 2_000_000 });
      this.#players.push({ id: player.id, name, token });
    }
    await ensureFirstAdmin(game, trusting, PASSWORD);
    const { admin, token } = await appClient(app).ok<LoggedIn>("POST", "/api/admin/login", {
      username: FIRST_ADMIN,
      password: PASSWORD,
    });
    this.#admin = { id: admin.id, name: FIRST_ADMIN, token };
    await this.quiet();
  }

  get revision(): number {
    return this.#reference.revision;
  }

  get now(): number {
    const { wall, monotonic } = this.#clock as Clock;
    return Math.max(this.#reference.now + monotonic() - this.#committedAt, wall());
  }

  next(random: Random): CargoDeed {
    if (random.chance(0.05)) return this.#edit(random);
    const player = random.pick(this.#players);
    const common = { who: player.name, playerId: player.id, token: player.token, principal: principalOf(player.id) };
    const around = new Surroundings(random, this.#reference, player.id);
    if (random.chance(0.2)) return { ...common, sort: "read", method: "GET", path: readPath(around) };
    const want = wanted(around);
    if (!random.chance(0.12) || !canBeTried(want)) return { ...common, ...want, sort: "change", method: "POST" };
    return { ...common, ...want, path: `${want.path}?preview=true`, sort: "dry run", method: "POST" };
  }

  #edit(random: Random): CargoDeed {
    const { id, token, name } = this.#admin as Player;
    const around = new Surroundings(random, this.#reference, random.pick(this.#players).id);
    const [path, body] = random.pick([
      [`planes/rows?pk.id=${around.plane()}`, { health: random.integer(-1, 10_001) }],
      [`planes/rows?pk.id=${around.plane()}`, { fuel_l: random.integer(0, 3_000) }],
      [`players/rows?pk.id=${random.integer(1, 4)}`, { money: random.integer(-1, 5_000_000) }],
      [`players/rows?pk.id=${random.integer(1, 3)}`, { reputation: random.integer(0, 100_001) }],
      [`packages/rows?pk.id=${around.job(around.plane())}`, { weight_kg: random.integer(1, 3_000) }],
      [`packages/rows?pk.id=${around.ownCargo()}`, { payout: random.integer(0, 3_000) }],
      [`packages/rows?pk.id=${around.ended()}`, { settled: random.integer(-9, 3_000) }],
      [`packages/rows?pk.id=${around.ended()}`, { ended_at: null }],
      [`planes/rows?pk.id=${around.plane()}`, undefined],
    ] as const);
    const common = { who: name, playerId: 0, token, principal: adminPrincipalOf(id), sort: "change" } as const;
    const method = body === undefined ? "DELETE" : "PATCH";
    return { ...common, method, path: `/api/admin/tables/${path}`, ...(body === undefined ? {} : { body }) };
  }

  changed(deed: CargoDeed): CargoDeed | undefined {
    if (deed.playerId === 0) return undefined;
    return { ...deed, path: "/api/test/add-cash", body: { amount: 4_321 }, isReuse: true };
  }

  async committed(deeds: readonly CargoDeed[] | undefined): Promise<string[]> {
    const { audit } = this.#file;
    const row = await loadWorld(audit);
    const { revision: before, now } = this.#reference;
    this.#committedAt = this.#clock?.monotonic() ?? 0;
    const faults = await brokenTables(audit);
    if (this.#players.length < PLAYERS.length || this.#admin === undefined) return faults;
    const players = await audit.selectFrom("players").select(["id", "money"]).execute();
    this.#money.set(row.revision, new Map(players.map(({ id, money }) => [id, money])));
    if (row.revision === before) return faults;
    if (row.revision !== before + 1) faults.push(`after revision ${before} comes ${row.revision}`);
    if (row.last_at < now) faults.push(`the clock went back by ${now - row.last_at} ms`);
    if (deeds === undefined || deeds.some(({ replay }) => replay === undefined)) this.#isUnsure = true;
    if (!this.#isUnsure) return [...faults, ...(await this.#reference.commit(row, deeds ?? []))];
    await this.#reference.believe();
    return faults;
  }

  async answered({ sort, path, playerId }: CargoDeed, { status, text }: Answer, since: number): Promise<string[]> {
    if (status !== 200 || playerId === 0 || !text.startsWith('{"revision":')) return [];
    const { revision, player } = JSON.parse(text) as { revision: number; player: { money: number } };
    if (revision > this.revision) return [`${path} shows revision ${revision}, and ${this.revision} is committed`];
    if (revision < since) return [`${path} shows revision ${revision}, and ${since} was committed before it was asked`];
    const money = this.#money.get(revision)?.get(playerId);
    if (sort === "dry run" || money === undefined || money === player.money) return [];
    return [`${path} shows ${player.money} € at revision ${revision}, where the purse held ${money} €`];
  }

  async quiet(): Promise<string[]> {
    const { world, now } = await (this.#service as CargoApp).game.view();
    const { audit } = this.#file;
    const stored = await loadWhole(audit, await loadWorld(audit));
    const faults = told(difference("the world in memory", shownBy(world, now), shownBy(stored, now)));
    if (world.journal.mark() > 0) faults.push("something is left to be undone");
    if (!this.#isUnsure) return faults;
    this.#isUnsure = false;
    await this.#reference.believe();
    return faults;
  }

  async digest(): Promise<string> {
    const { audit } = this.#file;
    const row = await loadWorld(audit);
    const world = await loadWhole(audit, row);
    const { sessions: _random, adminSessions: _too, ...rest } = shownBy(world, row.last_at);
    return digest(JSON.stringify(rest));
  }

  close(): Promise<void> {
    return this.#file.remove();
  }
}

interface SignedIn {
  readonly player: { readonly id: number };
  readonly token: string;
}

interface LoggedIn {
  readonly admin: { readonly id: number };
  readonly token: string;
}

function readPath(around: Surroundings): string {
  return around.random.pick([
    "/api/state",
    "/api/state",
    "/api/state",
    "/api/history/events",
    "/api/history/ledger",
    "/api/history/packages",
    `/api/airports/${around.airport()}/jobs`,
    `/api/planes/${around.plane()}/quote?destIcao=${around.airport()}`,
    "/api/leaderboard",
  ]);
}
