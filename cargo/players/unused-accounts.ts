/**
 * Exports and deletes accounts that never flew and guests who left. Anybody can create such accounts, so unused ones are not
 * kept.
 */

import type { Batch, Surplus } from "@outbound/kit/retention/retention.ts";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { Kysely } from "kysely";
import { loadEvents } from "../store/load.ts";
import { type CargoTables, players } from "../store/tables.ts";
import type { CargoGame } from "../world/game.ts";
import type { Account } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { commitExclusive } from "./commit.ts";
import { deletePlayer } from "./delete-player.ts";
import { isLive } from "./sessions.ts";
import { isSuspended } from "./suspension.ts";

/** Accounts per batch: each has rows in many tables. */
const ACCOUNTS = 20;

/** Real milliseconds without a request after which a guest is deleted. A last use is written at most once an hour. */
const GUEST_LIFE_MS = 7 * DAY_MS;

/** Returns whether an account may be deleted at the instant `now`. */
type Deletable = (world: World, account: Account, now: number) => boolean;

/** Accounts older than `days` that never flew. */
export const unusedAccounts = (game: CargoGame, days: number): Surplus =>
  deletableAccounts(game, "accounts", (world, account, now) => isUnused(world, account, now - days * DAY_MS, now));

/** Guests without a request for GUEST_LIFE_MS, however much they flew. */
export const unusedGuests = (game: CargoGame): Surplus => deletableAccounts(game, "guests", isUnusedGuest);

/** Excludes suspended guests, so that their names stay taken. */
const isUnusedGuest: Deletable = ({ accounts }, account, now) => {
  const before = now - GUEST_LIFE_MS;
  if (!account.isGuest || Math.max(account.createdAt, account.seenAt) > before || isSuspended(account, now))
    return false;
  return accounts.sessions.of(account.id).every(({ last_used_at }) => last_used_at <= before);
};

/** Returns the latest instant at which any player was active. Scans all players and sessions: about 10 ms for 100,000 players. */
export function lastSeen({ accounts: { players, sessions } }: World): number | undefined {
  if (players.size === 0) return undefined;
  let latest = 0;
  for (const { createdAt, seenAt } of players.values()) latest = Math.max(latest, createdAt, seenAt);
  for (const { last_used_at } of sessions.values()) latest = Math.max(latest, last_used_at);
  return latest;
}

/** `name` names the export. */
const deletableAccounts = (game: CargoGame, name: string, isDeletable: Deletable): Surplus => ({
  name,
  byAge: true,
  batches: () => batches(game, isDeletable),
});

async function* batches(game: CargoGame, isDeletable: Deletable): AsyncGenerator<Batch> {
  for (;;) {
    const now = game.ageFrom();
    const ids = await game.host.read(({ state }) => findDeletable(state, isDeletable, now));
    if (ids.length === 0) return;
    const remove = () =>
      commitExclusive(game, async (draft, tx) => {
        // A player may have come back since the export.
        for (const id of ids) {
          const account = draft.world.accounts.players.get(id);
          if (account !== undefined && isDeletable(draft.world, account, now)) await deletePlayer(draft, tx, id);
        }
      });
    yield { lines: await Promise.all(ids.map((id) => lineOf(game.store.read, id))), remove };
  }
}

function findDeletable(world: World, isDeletable: Deletable, now: number): number[] {
  const found: number[] = [];
  for (const account of world.accounts.players.values()) {
    if (isDeletable(world, account, now)) found.push(account.id);
    if (found.length === ACCOUNTS) break;
  }
  return found;
}

/**
 * True for an account without a flight, an open session and a valid API token. Excludes suspended accounts, so that their names
 * stay taken, and accounts without a password, which wait for their owner.
 */
function isUnused({ accounts, airspace, planes }: World, account: Account, before: number, now: number): boolean {
  const { id } = account;
  if (account.createdAt >= before || account.passwordHash === null) return false;
  if (isSuspended(account, now)) return false;
  if (account.departures > 0 || account.deliveries > 0 || account.totalKm > 0) return false;
  const flew = planes.all(airspace.planesOf(id)).some(({ status, totalKm }) => status === "flying" || totalKm > 0);
  const access = [...accounts.sessions.of(id), ...accounts.apiTokens.of(id)];
  return !flew && !access.some((one) => isLive(one, now));
}

/** Returns an account with its planes and logs as a line of the export, without secrets. */
async function lineOf(db: Kysely<CargoTables>, id: number): Promise<string> {
  const player = await db.selectFrom("players").selectAll().where("id", "=", id).executeTakeFirst();
  const shown = Object.entries(player ?? {}).filter(([name]) => !isSecret(name));
  const [planes, packages] = await Promise.all(
    (["planes", "packages"] as const).map((table) =>
      db.selectFrom(table).selectAll().where("owner_id", "=", id).orderBy("id").execute(),
    ),
  );
  const ledger = await db.selectFrom("ledger").selectAll().where("player_id", "=", id).orderBy("id").execute();
  const events = await loadEvents(db, id, Number.MAX_SAFE_INTEGER);
  return JSON.stringify({ ...Object.fromEntries(shown), planes, packages, ledger, events });
}

const isSecret = (name: string): boolean =>
  (players.columns as Readonly<Record<string, { readonly secret?: true }>>)[name]?.secret === true;
