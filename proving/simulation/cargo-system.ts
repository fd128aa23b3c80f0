/** The cargo game under test: three players and an admin in one world. */
import { type CargoApp, createCargoApp } from "@outbound/cargo/api/app.ts";
import type { InvitationListView } from "@outbound/cargo/api/schemas.ts";
import { FIRST_ADMIN } from "@outbound/cargo/players/admins.ts";
import { adminPrincipalOf, principalOf } from "@outbound/cargo/players/commit.ts";
import { airportOf } from "@outbound/cargo/rules/geography/airports.ts";
import { loadWorld } from "@outbound/cargo/store/load.ts";
import { type CargoTables, TABLES } from "@outbound/cargo/store/tables.ts";
import { TEST_HOOKS } from "@outbound/cargo/test-hooks/routes.ts";
import { shownBy, viewOf } from "@outbound/cargo/testing/a-game.ts";
import { type Action, requestOf } from "@outbound/cargo/testing/action.ts";
import { type AdminClient, accountsOf, type PlayerClient } from "@outbound/cargo/testing/cargo-app.ts";
import { AIRPORTS, ROUTE_COMMANDS } from "@outbound/cargo/testing/random-play.ts";
import { loadWhole } from "@outbound/cargo/world/load-world.ts";
import type { Clock } from "@outbound/kit/clock/clock.ts";
import type { Hasher } from "@outbound/kit/passwords/hasher.ts";
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
import { newCargoOracle } from "./cargo-oracle.ts";
import { drawErrand, togetherStory } from "./cargo-together.ts";
import { differences } from "./difference.ts";
import { digest } from "./digest.ts";
import { NO_PRESSURE } from "./store/event-loop.ts";
import type { SeedFile } from "./store/seed-file.ts";
import type { SystemUnderTest } from "./system.ts";

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

export function newCargoSystem(seed: number, file: SeedFile<CargoTables>): SystemUnderTest<CargoOperation> {
  const isTogether = seed % 3 === 0;
  const hasRoutes = seed % 2 === 0;
  const ofRoutes = hasRoutes ? [...ROUTE_COMMANDS, ...ROUTE_COMMANDS] : [];
  const commands = endlessCommands(seed, [...ofRoutes, ...(isTogether ? COMPANY : [])]);
  const { audit } = file;
  const oracle = newCargoOracle(audit);
  const players: PlayerClient[] = [];
  let service: CargoApp;
  let clock: Clock;
  let admin: AdminClient | undefined;
  /** Milliseconds on the monotonic clock. */
  let committedAt = 0;
  /** Changes of unknown order were committed: the oracle adopts the tables in the next quiet moment. */
  let isUnsure = true;
  /** Cash of each player at each revision. */
  const money = new Map<number, ReadonlyMap<number, number>>();

  /** The first player founds an alliance, which the second joins. */
  async function ally(): Promise<void> {
    const [founder, guest] = players;
    await founder?.ok("POST", "/api/alliances", { name: "Wings of Nobody" });
    await founder?.ok("POST", "/api/alliance/invitations", { username: guest?.username });
    const invitations = await guest?.ok<InvitationListView>("GET", "/api/invitations");
    await guest?.ok("POST", `/api/invitations/${invitations?.items[0]?.id}/accept`);
  }

  /** Grants deliveries, so that all players except the last one can open bases. */
  async function grantAirports(by: AdminClient): Promise<void> {
    const countries = new Set(KNOWN.map((icao) => airportOf(icao)?.country)).size;
    const body = { delivered_to: KNOWN.map((icao) => `${icao}a`).join(""), countries };
    for (const { id } of players.slice(0, -1)) await by.ok("PATCH", `/api/admin/tables/players/rows?pk.id=${id}`, body);
  }

  /** Ended campaigns, bases and alliances need many successful steps, which a failing store seldom allows. */
  async function playTogether(): Promise<void> {
    const ids = players.map(({ id }) => id);
    for (const { playerId, action } of togetherStory(oracle, ids, seed, { passesMonth: hasRoutes })) {
      await take(playerOf(playerId), action);
    }
    await quiet();
  }

  /** Sends one command while nothing else is in progress; it may be refused. */
  async function take(player: PlayerClient, action: Action): Promise<void> {
    const { method, path, body } = requestOf(action);
    isUnsure = true;
    const { status, text } = await player.call(method, path, body);
    if (status >= 500) throw new Error(`${path} is answered ${status}: ${text}`);
  }

  function drawnEdit(random: Random): CargoOperation {
    const edit = drawEdit(oracle, random);
    return { ...byAdmin(), sort: "change", method: edit.body === undefined ? "DELETE" : "PATCH", ...edit };
  }

  function drawnAdjustment(random: Random): CargoOperation {
    const adjusts = drawAdjustment(random, random.pick(players).id);
    const { playerId, ...body } = adjusts;
    const isDryRun = random.chance(0.2);
    const path = `/api/admin/players/${playerId}/cash${isDryRun ? "?preview=true" : ""}`;
    return { ...byAdmin(), sort: isDryRun ? "dry run" : "change", method: "POST", path, body, adjusts };
  }

  const playerOf = (id: number) => players.find((one) => one.id === id) as PlayerClient;

  const byPlayer = ({ id, username: who, token }: PlayerClient) => ({
    who,
    playerId: id,
    token,
    principal: principalOf(id),
  });

  function byAdmin() {
    const { id, token } = admin as AdminClient;
    return { who: FIRST_ADMIN, playerId: 0, token, principal: adminPrincipalOf(id) };
  }

  async function quiet(): Promise<string[]> {
    const { world, now } = await viewOf(service.game);
    const stored = await loadWhole(audit, await loadWorld(audit));
    const faults = differences("the world in memory", shownBy(world, now), shownBy(stored, now));
    if (world.journal.mark() > 0) faults.push("the journal still has changes to undo");
    if (isUnsure) await oracle.adopt();
    isUnsure = false;
    return faults;
  }

  return {
    beginsBetween: isTogether ? END_OF_JANUARY : undefined,
    quiet,

    async open(options) {
      const store = await file.open(options.wrapDialect);
      clock = options.clock;
      const { app, game } = createCargoApp({
        store,
        version: "0.0.0",
        clock,
        ticks: false,
        hasher: instantHasher,
        settings: { rateLimit: false },
        pressure: NO_PRESSURE,
        testHooks: TEST_HOOKS,
      });
      await app.ready();
      service = { app, game };
      const start = async () => {
        const fresh = { seed, anchor_at: MIGRATED_AT, last_at: MIGRATED_AT };
        await store.write.updateTable("world").set(fresh).where("revision", "=", 0).execute();
        await game.start({ resetTimeScale: false });
      };
      return { app, start, tick: () => game.host.tick(), abandon: () => store.close() };
    },

    async begin() {
      const accounts = accountsOf(service.app, service.game, instantHasher);
      for (const [name, icao] of Object.entries(HOMES)) {
        const player = await accounts.settle(name, icao);
        await player.ok("POST", "/api/test/add-cash", { amount: 2_000_000 });
        players.push(player);
      }
      if (isTogether) await ally();
      const signedIn = await accounts.admin();
      if (isTogether) await grantAirports(signedIn);
      admin = signedIn;
      await quiet();
      if (isTogether) await playTogether();
    },

    get revision() {
      return oracle.revision;
    },

    get now() {
      return Math.max(oracle.now + clock.monotonic() - committedAt, clock.wall());
    },

    next(random) {
      if (random.chance(0.05)) return drawnEdit(random);
      if (isTogether && random.chance(0.08)) return drawnAdjustment(random);
      if (random.chance(0.2)) {
        const reader = byPlayer(random.pick(players));
        return { ...reader, sort: "read", method: "GET", path: drawRead(oracle, random) };
      }
      const isErrand = isTogether && random.chance(0.3);
      const { playerId, action } = isErrand
        ? drawErrand(oracle, random)
        : drawStep(oracle, random, commands.next().value);
      const change = { ...byPlayer(playerOf(playerId)), ...requestOf(action), sort: "change", action } as const;
      const isDryRun = random.chance(0.12) && !change.path.startsWith("/api/test/");
      return isDryRun ? { ...change, sort: "dry run", path: `${change.path}?preview=true` } : change;
    },

    reuseKey(operation) {
      if (operation.playerId === 0) return undefined;
      return { ...operation, path: "/api/test/add-cash", body: { amount: 4_321 }, isReuse: true };
    },

    async committed(operations) {
      const row = await loadWorld(audit);
      const { revision: before, now } = oracle;
      committedAt = clock.monotonic();
      const faults = await brokenTables(async (query) => (await sql.raw(withTexts(TABLES, query)).execute(audit)).rows);
      if (admin === undefined) return faults;
      const rows = await audit.selectFrom("players").select(["id", "money"]).execute();
      money.set(row.revision, new Map(rows.map(({ id, money: cash }) => [id, cash])));
      if (row.revision === before) return faults;
      if (row.revision !== before + 1) faults.push(`revision ${row.revision} follows revision ${before}`);
      if (row.last_at < now) faults.push(`the clock went back by ${now - row.last_at} ms`);
      if (operations === undefined || operations.some(isEdit)) isUnsure = true;
      if (!isUnsure) return [...faults, ...(await oracle.commit(row, operations ?? []))];
      await oracle.adopt();
      return faults;
    },

    async answered({ sort, path, playerId }, { status, text }, since) {
      if (status !== 200 || playerId === 0 || !text.startsWith('{"revision":')) return [];
      const { revision, player } = JSON.parse(text) as { revision: number; player: { money: number } };
      const last = oracle.revision;
      if (revision > last) return [`${path} shows revision ${revision}, and ${last} is committed`];
      if (revision < since)
        return [`${path} shows revision ${revision}, and ${since} was committed before the request`];
      const cash = money.get(revision)?.get(playerId);
      if (sort === "dry run" || cash === undefined || cash === player.money) return [];
      return [`${path} shows ${player.money} € at revision ${revision}, where the player had ${cash} €`];
    },

    async digest() {
      const row = await loadWorld(audit);
      const world = await loadWhole(audit, row);
      const { sessions: _random, adminSessions: _alsoRandom, counters, ...rest } = shownBy(world, row.last_at);
      const { token: _randomToo, ...numbers } = counters;
      return digest(JSON.stringify({ ...rest, counters: numbers }));
    },
  };
}
