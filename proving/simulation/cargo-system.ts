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
import { AIRPORTS, FLEET_COMMANDS, ROUTE_COMMANDS, SHOWING_COMMANDS } from "@outbound/cargo/testing/random-play.ts";
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
import { cargoOracle } from "./cargo-oracle.ts";
import { drawErrand, togetherStory } from "./cargo-together.ts";
import { differences } from "./difference.ts";
import { digest } from "./store/digest.ts";
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

const ofPlayer = ({ id, username: who, token }: PlayerClient) => {
  return { who, playerId: id, token, principal: principalOf(id) };
};
const ofAdmin = ({ id, token }: AdminClient) => {
  return { who: FIRST_ADMIN, playerId: 0, token, principal: adminPrincipalOf(id) };
};

export function cargoSystem(seed: number, file: SeedFile<CargoTables>): SystemUnderTest<CargoOperation> {
  const { audit } = file;
  const [isTogether, hasRoutes] = [seed % 3 === 0, seed % 2 === 0];
  // In some seeds only: the others keep the draws with which they found bugs.
  const ofSome = seed % 7 === 0 ? [...FLEET_COMMANDS, ...FLEET_COMMANDS, ...SHOWING_COMMANDS] : [];
  const ofRoutes = hasRoutes ? [...ROUTE_COMMANDS, ...ROUTE_COMMANDS] : [];
  const commands = endlessCommands(seed, [...ofRoutes, ...(isTogether ? COMPANY : []), ...ofSome]);
  const oracle = cargoOracle(audit);
  let service: (CargoApp & { readonly clock: Clock }) | undefined;
  let players: readonly PlayerClient[] = [];
  let admin: AdminClient | undefined;
  /** Milliseconds on the monotonic clock. */
  let committedAt = 0;
  /** Changes of unknown order were committed: the oracle adopts the tables in the next quiet moment. */
  let isUnsure = true;
  /** Cash of each player at each revision. */
  const cash = new Map<number, ReadonlyMap<number, number>>();
  const playerOf = (id: number) => players.find((one) => one.id === id) as PlayerClient;

  /** Ended campaigns, bases and alliances need many successful steps, which a failing store seldom allows. */
  async function playTogether(): Promise<void> {
    const ids = players.map(({ id }) => id);
    for (const { playerId, action } of togetherStory(oracle, ids, seed, { passesMonth: hasRoutes })) {
      isUnsure = true;
      await take(playerOf(playerId), action);
    }
    await system.quiet();
  }

  function drawAdmins(by: AdminClient, random: Random, isEdited: boolean): CargoOperation {
    if (isEdited) {
      const edit = drawEdit(oracle, random);
      return { ...ofAdmin(by), sort: "change", method: edit.body === undefined ? "DELETE" : "PATCH", ...edit };
    }
    const adjusts = drawAdjustment(random, random.pick(players).id);
    const { playerId, ...body } = adjusts;
    const isDryRun = random.chance(0.2);
    const path = `/api/admin/players/${playerId}/cash${isDryRun ? "?preview=true" : ""}`;
    return { ...ofAdmin(by), sort: isDryRun ? "dry run" : "change", method: "POST", path, body, adjusts };
  }

  const system: SystemUnderTest<CargoOperation> = {
    beginsBetween: isTogether ? END_OF_JANUARY : undefined,
    async open({ clock, wrapDialect }) {
      const store = await file.open(wrapDialect);
      const cargo = createCargoApp({
        store,
        version: "0.0.0",
        clock,
        ticks: false,
        hasher: instantHasher,
        settings: { rateLimit: false },
        pressure: NO_PRESSURE,
        testHooks: TEST_HOOKS,
      });
      await cargo.app.ready();
      service = { ...cargo, clock };
      return {
        app: cargo.app,
        async start() {
          const fresh = { seed, anchor_at: MIGRATED_AT, last_at: MIGRATED_AT };
          await store.write.updateTable("world").set(fresh).where("revision", "=", 0).execute();
          await cargo.game.start({ resetTimeScale: false });
        },
        tick: () => cargo.game.host.tick(),
        abandon: () => store.close(),
      };
    },
    async begin() {
      const { app, game } = service as CargoApp;
      const accounts = accountsOf(app, game, instantHasher);
      players = await Array.fromAsync(Object.entries(HOMES), async ([name, icao]) => {
        const player = await accounts.settle(name, icao);
        await player.ok("POST", "/api/test/add-cash", { amount: 2_000_000 });
        return player;
      });
      if (isTogether) await ally(players);
      const signedIn = await accounts.admin();
      if (isTogether) await grantAirports(signedIn, players.slice(0, -1));
      admin = signedIn;
      await system.quiet();
      if (isTogether) await playTogether();
    },
    get revision() {
      return oracle.revision;
    },
    get now() {
      const { wall, monotonic } = (service as NonNullable<typeof service>).clock;
      return Math.max(oracle.now + monotonic() - committedAt, wall());
    },
    next(random) {
      if (random.chance(0.05)) return drawAdmins(admin as AdminClient, random, true);
      if (isTogether && random.chance(0.08)) return drawAdmins(admin as AdminClient, random, false);
      if (random.chance(0.2)) {
        const reader = ofPlayer(random.pick(players));
        return { ...reader, sort: "read", method: "GET", path: drawRead(oracle, random) };
      }
      const isErrand = isTogether && random.chance(0.3);
      const { playerId, action } = isErrand
        ? drawErrand(oracle, random)
        : drawStep(oracle, random, commands.next().value);
      const change = { ...ofPlayer(playerOf(playerId)), ...requestOf(action), sort: "change", action } as const;
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
      committedAt = service?.clock.monotonic() ?? 0;
      const faults = await brokenTables(async (query) => (await sql.raw(withTexts(TABLES, query)).execute(audit)).rows);
      if (admin === undefined) return faults;
      const stored = await audit.selectFrom("players").select(["id", "money"]).execute();
      cash.set(row.revision, new Map(stored.map(({ id, money }) => [id, money])));
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
      if (revision > oracle.revision)
        return [`${path} shows revision ${revision}, and ${oracle.revision} is committed`];
      if (revision < since)
        return [`${path} shows revision ${revision}, and ${since} was committed before the request`];
      const money = cash.get(revision)?.get(playerId);
      if (sort === "dry run" || money === undefined || money === player.money) return [];
      return [`${path} shows ${player.money} € at revision ${revision}, where the player had ${money} €`];
    },
    async quiet() {
      const { world, now } = await viewOf((service as CargoApp).game);
      const stored = await loadWhole(audit, await loadWorld(audit));
      const faults = differences("the world in memory", shownBy(world, now), shownBy(stored, now));
      if (world.journal.mark() > 0) faults.push("the journal still has changes to undo");
      if (!isUnsure) return faults;
      isUnsure = false;
      await oracle.adopt();
      return faults;
    },
    async digest() {
      const row = await loadWorld(audit);
      const world = await loadWhole(audit, row);
      const { sessions: _random, adminSessions: _alsoRandom, counters, ...rest } = shownBy(world, row.last_at);
      const { token: _randomToo, ...numbers } = counters;
      return digest(JSON.stringify({ ...rest, counters: numbers }));
    },
  };
  return system;
}

async function ally([founder, guest]: readonly PlayerClient[]): Promise<void> {
  await founder?.ok("POST", "/api/alliances", { name: "Wings of Nobody" });
  await founder?.ok("POST", "/api/alliance/invitations", { username: guest?.username });
  const invitations = await guest?.ok<InvitationListView>("GET", "/api/invitations");
  await guest?.ok("POST", `/api/invitations/${invitations?.items[0]?.id}/accept`);
}

/** Grants deliveries, so that the players can open bases. */
async function grantAirports(admin: AdminClient, players: readonly PlayerClient[]): Promise<void> {
  const countries = new Set(KNOWN.map((icao) => airportOf(icao)?.country)).size;
  const body = { delivered_to: KNOWN.map((icao) => `${icao}a`).join(""), countries };
  for (const { id } of players) await admin.ok("PATCH", `/api/admin/tables/players/rows?pk.id=${id}`, body);
}

/** Sends one command while nothing else is in progress; it may be refused. */
async function take(player: PlayerClient, action: Action): Promise<void> {
  const { method, path, body } = requestOf(action);
  const { status, text } = await player.call(method, path, body);
  if (status >= 500) throw new Error(`${path} is answered ${status}: ${text}`);
}
