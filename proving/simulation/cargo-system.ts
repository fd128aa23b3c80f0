/** The cargo game under test: three players and an admin in one world. */
import { type CargoApp, createCargoApp } from "@outbound/cargo/api/app.ts";
import type { InvitationListView } from "@outbound/cargo/api/schemas.ts";
import { FIRST_ADMIN } from "@outbound/cargo/players/admins.ts";
import { adminPrincipalOf } from "@outbound/cargo/players/commit.ts";
import { airportOf } from "@outbound/cargo/rules/geography/airports.ts";
import { principalOf } from "@outbound/cargo/store/delete-player.ts";
import { loadWorld } from "@outbound/cargo/store/load.ts";
import { type CargoTables, TABLES } from "@outbound/cargo/store/tables.ts";
import { TEST_HOOKS } from "@outbound/cargo/test-hooks/routes.ts";
import { shownBy, viewOf } from "@outbound/cargo/testing/a-game.ts";
import { type Action, requestOf } from "@outbound/cargo/testing/action.ts";
import { type AdminClient, accountsOf, type PlayerClient } from "@outbound/cargo/testing/cargo-app.ts";
import {
  AIRPORTS,
  FLEET_COMMANDS,
  type RandomCommand,
  ROUTE_COMMANDS,
  SHOWING_COMMANDS,
} from "@outbound/cargo/testing/random-play.ts";
import { loadWhole } from "@outbound/cargo/world/load-world.ts";
import type { Clock } from "@outbound/kit/clock/clock.ts";
import type { Hasher } from "@outbound/kit/passwords/hasher.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { sql } from "kysely";
import { brokenTables } from "../harness/cargo/broken-tables.ts";
import { withTexts } from "../harness/cargo/with-texts.ts";
import type { Random } from "../harness/random.ts";
import {
  type CargoOperation,
  COMPANY,
  drawAdjustment,
  drawEdit,
  drawRead,
  drawStep,
  endlessCommands,
} from "./cargo-operations.ts";
import { CargoOracle } from "./cargo-oracle.ts";
import { drawErrand, togetherStory } from "./cargo-together.ts";
import { differences } from "./difference.ts";
import type { Answer } from "./operation.ts";
import { NO_PRESSURE } from "./store/event-loop.ts";
import type { SeedFile } from "./store/seed-file.ts";
import { digest } from "./store/trace.ts";
import type { OpenOptions, Running, SystemUnderTest } from "./system.ts";

/** Airports with ten deliveries in seeds with bases. They are too few for a milestone. */
const KNOWN = AIRPORTS.slice(0, 4);

/** Two of the three players share an airport and compete for its jobs. */
const HOMES: Readonly<Record<string, string>> = { anna: "EDDF", bert: "EDDF", cora: "EDDM" };

/** A season ends a few hours later. */
const END_OF_JANUARY = [Date.UTC(2030, 0, 31, 20), Date.UTC(2030, 0, 31, 23)] as const;

/** Replaces the machine's time at which the file was created. */
const MIGRATED_AT = Date.UTC(2029, 11, 1);

/** Accepts every password at once: real hashing takes processor time, which no seed decides. */
const instantHasher: Hasher = {
  hash: async () => "$argon2id$v=19$m=8,t=1,p=1$c2ltdWxhdGVkc2FsdA$c2ltdWxhdGVk",
  verify: async () => true,
  depth: 0,
};

/** Returns whether an operation edits rows: the oracle does not know the result. */
const isEdit = ({ action, adjusts }: CargoOperation): boolean => action === undefined && adjusts === undefined;

export class CargoSystem implements SystemUnderTest<CargoOperation> {
  readonly beginsBetween: readonly [number, number] | undefined;
  readonly #seed: number;
  readonly #hasRoutes: boolean;
  readonly #isTogether: boolean;
  readonly #commands: Iterator<RandomCommand>;
  readonly #file: SeedFile<CargoTables>;
  readonly #oracle: CargoOracle;
  #service: CargoApp | undefined;
  #clock: Clock | undefined;
  /** Milliseconds on the monotonic clock. */
  #committedAt = 0;
  readonly #players: PlayerClient[] = [];
  #admin: AdminClient | undefined;
  /** Changes of unknown order were committed: the oracle adopts the tables in the next quiet moment. */
  #isUnsure = true;
  readonly #money = new Map<number, ReadonlyMap<number, number>>();

  constructor(seed: number, file: SeedFile<CargoTables>) {
    this.#seed = seed;
    this.#isTogether = seed % 3 === 0;
    this.beginsBetween = this.#isTogether ? END_OF_JANUARY : undefined;
    this.#hasRoutes = seed % 2 === 0;
    const ofRoutes = this.#hasRoutes ? [...ROUTE_COMMANDS, ...ROUTE_COMMANDS] : [];
    // In some seeds only: the others keep the draws with which they found bugs.
    const ofSome = seed % 7 === 0 ? [...FLEET_COMMANDS, ...FLEET_COMMANDS, ...SHOWING_COMMANDS] : [];
    this.#commands = endlessCommands(seed, [...ofRoutes, ...(this.#isTogether ? COMPANY : []), ...ofSome]);
    this.#file = file;
    this.#oracle = new CargoOracle(file.audit);
  }

  async open({ clock, wrapDialect }: OpenOptions): Promise<Running> {
    const store = await this.#file.open(wrapDialect);
    const service = createCargoApp({
      store,
      version: "0.0.0",
      clock,
      ticks: false,
      hasher: instantHasher,
      settings: { rateLimit: false },
      pressure: NO_PRESSURE,
      testHooks: TEST_HOOKS,
    });
    await service.app.ready();
    this.#service = service;
    this.#clock = clock;
    return {
      app: service.app,
      start: () => this.#start(store, service),
      tick: () => service.game.host.tick(),
      abandon: () => store.close(),
    };
  }

  async #start(store: Store<CargoTables>, { game }: CargoApp): Promise<void> {
    const fresh = { seed: this.#seed, anchor_at: MIGRATED_AT, last_at: MIGRATED_AT };
    await store.write.updateTable("world").set(fresh).where("revision", "=", 0).execute();
    await game.start({ resetTimeScale: false });
  }

  async begin(): Promise<void> {
    const { app, game } = this.#service as CargoApp;
    const accounts = accountsOf(app, game, instantHasher);
    for (const [name, icao] of Object.entries(HOMES)) {
      const player = await accounts.settle(name, icao);
      await player.ok("POST", "/api/test/add-cash", { amount: 2_000_000 });
      this.#players.push(player);
    }
    if (this.#isTogether) await this.#ally();
    const admin = await accounts.admin();
    if (this.#isTogether) await this.#grantAirports(admin);
    this.#admin = admin;
    await this.quiet();
    if (this.#isTogether) await this.#playTogether();
  }

  async #ally(): Promise<void> {
    const [founder, guest] = this.#players;
    await founder?.ok("POST", "/api/alliances", { name: "Wings of Nobody" });
    await founder?.ok("POST", "/api/alliance/invitations", { username: guest?.username });
    const invitations = await guest?.ok<InvitationListView>("GET", "/api/invitations");
    await guest?.ok("POST", `/api/invitations/${invitations?.items[0]?.id}/accept`);
  }

  /** Grants deliveries, so that all players except the last one can open bases. */
  async #grantAirports(admin: AdminClient): Promise<void> {
    const countries = new Set(KNOWN.map((icao) => airportOf(icao)?.country)).size;
    const body = { delivered_to: KNOWN.map((icao) => `${icao}a`).join(""), countries };
    for (const { id } of this.#players.slice(0, -1)) {
      await admin.ok("PATCH", `/api/admin/tables/players/rows?pk.id=${id}`, body);
    }
  }

  /** Ended campaigns, bases and alliances need many successful steps, which a failing store seldom allows. */
  async #playTogether(): Promise<void> {
    const ids = this.#players.map(({ id }) => id);
    const story = togetherStory(this.#oracle, ids, this.#seed, { passesMonth: this.#hasRoutes });
    for (const { playerId, action } of story) {
      await this.#take(this.#player(playerId), action);
    }
    await this.quiet();
  }

  /** Sends one command while nothing else is in progress; it may be refused. */
  async #take(player: PlayerClient, action: Action): Promise<void> {
    const { method, path, body } = requestOf(action);
    this.#isUnsure = true;
    const { status, text } = await player.call(method, path, body);
    if (status >= 500) throw new Error(`${path} is answered ${status}: ${text}`);
  }

  get revision(): number {
    return this.#oracle.revision;
  }

  get now(): number {
    const { wall, monotonic } = this.#clock as Clock;
    return Math.max(this.#oracle.now + monotonic() - this.#committedAt, wall());
  }

  next(random: Random): CargoOperation {
    if (random.chance(0.05)) return this.#edit(random);
    if (this.#isTogether && random.chance(0.08)) return this.#adjust(random);
    if (random.chance(0.2)) {
      const reader = this.#ofPlayer(random.pick(this.#players));
      return { ...reader, sort: "read", method: "GET", path: drawRead(this.#oracle, random) };
    }
    const isErrand = this.#isTogether && random.chance(0.3);
    const { playerId, action } = isErrand
      ? drawErrand(this.#oracle, random)
      : drawStep(this.#oracle, random, this.#commands.next().value);
    const change = { ...this.#ofPlayer(this.#player(playerId)), ...requestOf(action), sort: "change", action } as const;
    const isDryRun = random.chance(0.12) && !change.path.startsWith("/api/test/");
    return isDryRun ? { ...change, sort: "dry run", path: `${change.path}?preview=true` } : change;
  }

  #edit(random: Random): CargoOperation {
    const edit = drawEdit(this.#oracle, random);
    return { ...this.#ofAdmin(), sort: "change", method: edit.body === undefined ? "DELETE" : "PATCH", ...edit };
  }

  #adjust(random: Random): CargoOperation {
    const adjusts = drawAdjustment(random, random.pick(this.#players).id);
    const { playerId, ...body } = adjusts;
    const isDryRun = random.chance(0.2);
    const path = `/api/admin/players/${playerId}/cash${isDryRun ? "?preview=true" : ""}`;
    return { ...this.#ofAdmin(), sort: isDryRun ? "dry run" : "change", method: "POST", path, body, adjusts };
  }

  #player(id: number): PlayerClient {
    return this.#players.find((one) => one.id === id) as PlayerClient;
  }

  #ofPlayer({ id, username: who, token }: PlayerClient) {
    return { who, playerId: id, token, principal: principalOf(id) };
  }

  #ofAdmin(): Pick<CargoOperation, "who" | "playerId" | "token" | "principal"> {
    const { id, token } = this.#admin as AdminClient;
    return { who: FIRST_ADMIN, playerId: 0, token, principal: adminPrincipalOf(id) };
  }

  reuseKey(operation: CargoOperation): CargoOperation | undefined {
    if (operation.playerId === 0) return undefined;
    return { ...operation, path: "/api/test/add-cash", body: { amount: 4_321 }, isReuse: true };
  }

  async committed(operations: readonly CargoOperation[] | undefined): Promise<string[]> {
    const { audit } = this.#file;
    const row = await loadWorld(audit);
    const { revision: before, now } = this.#oracle;
    this.#committedAt = this.#clock?.monotonic() ?? 0;
    const faults = await brokenTables(async (query) => (await sql.raw(withTexts(TABLES, query)).execute(audit)).rows);
    if (this.#admin === undefined) return faults;
    const players = await audit.selectFrom("players").select(["id", "money"]).execute();
    this.#money.set(row.revision, new Map(players.map(({ id, money }) => [id, money])));
    if (row.revision === before) return faults;
    if (row.revision !== before + 1) faults.push(`revision ${row.revision} follows revision ${before}`);
    if (row.last_at < now) faults.push(`the clock went back by ${now - row.last_at} ms`);
    if (operations === undefined || operations.some(isEdit)) this.#isUnsure = true;
    if (!this.#isUnsure) return [...faults, ...(await this.#oracle.commit(row, operations ?? []))];
    await this.#oracle.adopt();
    return faults;
  }

  async answered({ sort, path, playerId }: CargoOperation, { status, text }: Answer, since: number): Promise<string[]> {
    if (status !== 200 || playerId === 0 || !text.startsWith('{"revision":')) return [];
    const { revision, player } = JSON.parse(text) as { revision: number; player: { money: number } };
    if (revision > this.revision) return [`${path} shows revision ${revision}, and ${this.revision} is committed`];
    if (revision < since) return [`${path} shows revision ${revision}, and ${since} was committed before the request`];
    const money = this.#money.get(revision)?.get(playerId);
    if (sort === "dry run" || money === undefined || money === player.money) return [];
    return [`${path} shows ${player.money} € at revision ${revision}, where the player had ${money} €`];
  }

  async quiet(): Promise<string[]> {
    const { world, now } = await viewOf((this.#service as CargoApp).game);
    const { audit } = this.#file;
    const stored = await loadWhole(audit, await loadWorld(audit));
    const faults = differences("the world in memory", shownBy(world, now), shownBy(stored, now));
    if (world.journal.mark() > 0) faults.push("the journal still has changes to undo");
    if (!this.#isUnsure) return faults;
    this.#isUnsure = false;
    await this.#oracle.adopt();
    return faults;
  }

  async digest(): Promise<string> {
    const { audit } = this.#file;
    const row = await loadWorld(audit);
    const world = await loadWhole(audit, row);
    const { sessions: _random, adminSessions: _alsoRandom, counters, ...rest } = shownBy(world, row.last_at);
    const { token: _randomToo, ...numbers } = counters;
    return digest(JSON.stringify({ ...rest, counters: numbers }));
  }
}
