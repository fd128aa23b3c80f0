/** Invariants of the cargo game's tables after every commit, as queries for both engines that return the rows that violate them. */
import { type CargoTables, TABLES } from "@outbound/cargo/store/tables.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { rowsBySql } from "@outbound/kit/testing/run-sql.ts";
import { BASE_RULES } from "./base-rules.ts";
import { figureFaults } from "./figures-oracle.ts";
import { GOAL_RULES } from "./goal-rules.ts";
import { MILESTONE_RULES } from "./milestone-rules.ts";
import { SEASON_RULES } from "./season-rules.ts";
import { withTexts } from "./with-texts.ts";

/** Reasons whose ledger entries grow after later entries exist. Only their sums are compared. */
const OF_ROUTES = "('route', 'route-costs', 'dispatcher')";
const WITHOUT_ROUTES = `player_id not in (select player_id from ledger where reason in ${OF_ROUTES})`;

const UNPAID = "cast(coalesce(data ->> 0, data ->> 'unpaid') as bigint)";
/** Income of players who once had debts, and the debt before. Excludes pay of routes, whose entries grow. */
const OWING = `select l.id, l.amount / 2 as half, (select coalesce(sum(${UNPAID}), 0) from events e where e.kind = 'abandoned' and e.player_id = l.player_id and (e.at, e.clock_ms) < (l.at, l.clock_ms))
  + (select coalesce(sum(amount), 0) from ledger d where d.reason = 'debt' and d.player_id = l.player_id and d.id < l.id) as owed,
  (select coalesce(sum(-amount), 0) from ledger d where d.reason = 'debt' and d.player_id = l.player_id and d.id = l.id + 1) as settled
  from ledger l where l.reason in ('delivery', 'sell', 'base-sale', 'campaign')
  and l.player_id in (select player_id from events where kind = 'abandoned' and ${UNPAID} > 0)
  and not exists (select 1 from events e where e.kind = 'abandoned' and e.player_id = l.player_id and (e.at, e.clock_ms) = (l.at, l.clock_ms))`;

const MONEY_AND_CARGO = {
  "a player's money is not the sum of the ledger": `select p.id, p.money, coalesce(sum(l.amount), 0) as entries from players p
    left join ledger l on l.player_id = p.id group by p.id, p.money having p.money <> coalesce(sum(l.amount), 0)`,
  "what a player owes is not the unpaid penalties less what was settled": `select p.id, p.owed from players p
    where p.owed <> coalesce((select sum(${UNPAID}) from events where kind = 'abandoned' and player_id = p.id), 0)
    + coalesce((select sum(amount) from ledger where reason = 'debt' and player_id = p.id), 0)`,
  "an income did not settle half of itself, or all that was owed": `select o.* from (${OWING}) o
    where o.settled <> case when o.owed < o.half then o.owed else o.half end`,
  "a player is out of bounds": `select id, money, reputation from players where money < 0 or money > 1000000000000 or reputation < 0 or reputation > 100000`,
  "a package has no place, or two": `select id, status, owner_id, plane_id, expires_at, ended_at from packages where not case status
      when 'open' then owner_id is null and plane_id is null and expires_at is not null and ended_at is null
      when 'accepted' then owner_id is not null and plane_id is null and expires_at is not null and ended_at is null
      when 'loaded' then owner_id is not null and plane_id is not null and expires_at is null and ended_at is null
      else owner_id is not null and ended_at is not null and expires_at is null or ended_at is not null end`,
  "cargo is on a plane of another player, or on none": `select k.id, k.owner_id, k.plane_id, p.owner_id as plane_owner from packages k left join planes p on p.id = k.plane_id
    where k.status = 'loaded' and (p.id is null or p.owner_id <> k.owner_id)`,
  "a slot has a package that is not an open job": `select s.airport_icao, s.slot, s.package_id, k.status from slots s left join packages k on k.id = s.package_id
    where s.package_id is not null and (k.id is null or k.status <> 'open')`,
  "a job is in two slots": `select package_id, count(*) as slots from slots where package_id is not null group by package_id having count(*) > 1`,
  "a package was taken, paid or ended twice": `select package_id, kind, count(*) as times from events where kind in ('loaded', 'accepted', 'delivered', 'abandoned')
    group by package_id, kind having count(*) > 1`,
  "a player's deliveries are not those of the history": `select id, deliveries from players
    where deliveries - route_deliveries <> (select count(*) from events where kind = 'delivered' and player_id = players.id)`,
  "a delivery was paid twice": `select package_id, count(*) as times from ledger where reason = 'delivery' group by package_id having count(*) > 1`,
  "a running sum is not that of the history": `select t.* from history_totals t where (t.log = 'ledger' and t.kind in ${OF_ROUTES} and (t.count, t.amount, t.plane_id) <> (
      select count(*), coalesce(sum(amount), 0), 0 from ledger l where l.player_id = t.player_id and l.reason = t.kind))
    or (t.log = 'ledger' and t.kind not in ${OF_ROUTES} and (t.count, t.amount, t.last_id) <> (
      select count(*), coalesce(sum(amount), 0), max(id) from ledger l
      where l.player_id = t.player_id and l.reason = t.kind and coalesce(l.plane_id, 0) = t.plane_id))
    or (t.log = 'events' and t.count <> (select count(*) from events e where e.player_id = t.player_id and e.kind = t.kind))
    or (t.amount, t.count, t.last_id) <> (select amount, count, last_id from history_hours h
      where (h.player_id, h.log, h.kind, h.plane_id) = (t.player_id, t.log, t.kind, t.plane_id) order by hour desc limit 1)`,
  "an entry has another balance than the entries before it have": `select id from (
      select id, balance, sum(amount) over (partition by player_id order by id) as cash from ledger where ${WITHOUT_ROUTES}) as entries where balance <> cash`,
  "the cash of an hour is not that after its last entry": `select l.player_id, l.id from ledger l
    where l.id in (select max(id) from ledger group by player_id, at / 3600000) and l.${WITHOUT_ROUTES} and not exists (select 1 from history_cash c
      where c.player_id = l.player_id and c.hour = l.at / 3600000 and c.at = l.at and c.balance = l.balance)`,
  "a plane is out of bounds": `select id, status, health, fuel_l, dest_icao, arrival_sim_time, repair_ends_sim_time from planes
    where health < 0 or health > 10000 or fuel_l < 0
    or (status = 'flying') <> (dest_icao is not null) or (status = 'flying') <> (arrival_sim_time is not null)
    or (status = 'repairing') <> (repair_ends_sim_time is not null)
    or arrival_sim_time <= departure_sim_time or repair_ends_sim_time < repair_started_sim_time`,
  "the clock is stopped while a plane is active, or runs while none is": `select w.is_running, (select count(*) from planes where status <> 'available') as active from world w
    where w.is_running <> ((select count(*) from planes where status <> 'available') > 0)`,
  "the next number was used before": `select * from world w where w.next_event_id <= (select coalesce(max(id), 0) from events)
    or w.next_ledger_id <= (select coalesce(max(id), 0) from ledger)
    or w.next_plane_id <= (select coalesce(max(id), 0) from planes)
    or w.next_player_id <= (select coalesce(max(id), 0) from players)
    or w.next_pool_number <= (select coalesce(max(number), 0) from pools)`,
  "an event or an entry is missing, and no account was deleted": `select * from world w where w.next_player_id = 1 + (select count(*) from players)
    and (w.next_event_id <> 1 + (select count(*) from events) or w.next_ledger_id <> 1 + (select count(*) from ledger))`,
  "events are out of order": `select b.id, a.at as before_at, b.at, a.clock_ms as before_ms, b.clock_ms from events b join events a on a.id = b.id - 1
    where b.at < a.at or b.clock_ms < a.clock_ms`,
};

const RULES = { ...MONEY_AND_CARGO, ...GOAL_RULES, ...BASE_RULES, ...MILESTONE_RULES, ...SEASON_RULES };

interface Checked {
  /** Further queries for rows that break a rule, by the sentence for it. */
  readonly further?: Readonly<Record<string, string>>;
  /** Leaves out the comparisons with events, which an admin may have edited. */
  readonly withoutEvents?: boolean;
}

export async function brokenTables(
  query: (sql: string) => Promise<readonly unknown[]>,
  { further = {}, withoutEvents = false }: Checked = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const [sentence, sql] of Object.entries({ ...RULES, ...further })) {
    if (withoutEvents && /\bevents\b/.test(sql)) continue;
    const rows = await query(sql);
    if (rows.length > 0) faults.push(`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return withoutEvents ? faults : [...faults, ...(await figureFaults(query))];
}

/** Checks one snapshot of a store. */
export function brokenStore(store: Store<CargoTables>, checked: Checked = {}): Promise<string[]> {
  const readable = (sql: string) => (store.engine === "sqlite" ? withTexts(TABLES, sql) : sql);
  return store.snapshot((tx) => brokenTables((sql) => rowsBySql(tx, readable(sql)), checked));
}

/** Checks the database of a stopped service. */
export async function brokenDatabase(url: string): Promise<string[]> {
  const store = await openStore<CargoTables>(url, { tables: TABLES });
  return brokenStore(store).finally(() => store.close());
}
