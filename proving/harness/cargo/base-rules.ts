/** Invariants of bases, computed from the history alone, as queries that return the rows that violate them. */
const UPKEEP_MS = 30 * 86_400_000;

const number = (field: string, of = "data"): string => `cast(${of} ->> '${field}' as bigint)`;

/** Each base with the instant at which it was bought, and the event that ended it. */
const BASES = `select b.player_id, ${number("baseId", "b.data")} as id, b.data ->> 'icao' as icao,
  ${number("price", "b.data")} as price, b.id as bought_id, b.clock_ms as bought_ms,
  e.kind as ended, e.clock_ms as ended_ms, ${number("price", "e.data")} as sold_for
  from events b left join events e on e.kind in ('base-sold', 'base-closed') and e.player_id = b.player_id
  and e.data ->> 'baseId' = b.data ->> 'baseId' where b.kind = 'base-bought'`;

/** How many bases the player had when this one was bought. */
const BASES_BEFORE = `(select count(*) from events e where e.player_id = b.player_id and e.id < b.bought_id and e.kind = 'base-bought')
  - (select count(*) from events e where e.player_id = b.player_id and e.id < b.bought_id and e.kind in ('base-sold', 'base-closed'))`;

const sumOf = (reason: string): string =>
  `(select coalesce(sum(amount), 0) from ledger where player_id = p.id and reason = '${reason}')`;
const sumFrom = (amount: string, condition: string): string =>
  `(select coalesce(sum(${amount}), 0) from (${BASES}) b where b.player_id = p.id and ${condition})`;

/** Upkeep is paid at the end of each 30 days, rounded up. A base that closed did not pay the last one. */
const UPKEEPS = `((price + 19) / 20) * (case ended when 'base-closed' then (ended_ms - bought_ms) / ${UPKEEP_MS} - 1
  when 'base-sold' then (ended_ms - bought_ms) / ${UPKEEP_MS}
  else (select (upkeep_sim_time - bought_ms) / ${UPKEEP_MS} - 1 from bases where bases.id = b.id) end)`;

export const BASE_RULES = {
  "the bases are not those that were bought and not sold or closed": `select id from bases where id not in (select id from (${BASES}) b where ended is null)
    union all select id from (${BASES}) b where ended is null and id not in (select id from bases)`,
  "a base has another price than 250,000 € doubled by each base before": `select b.* from (${BASES}) b
    where b.price <> 250000 * (1 << cast(${BASES_BEFORE} as integer)) or ${BASES_BEFORE} > 4`,
  "a base is at an airport with fewer than ten deliveries": `select b.id, b.airport_icao from bases b join players p on p.id = b.player_id
    where p.delivered_to not like '%' || b.airport_icao || 'a%'`,
  "a player has two bases at an airport": `select player_id, airport_icao from bases group by player_id, airport_icao having count(*) > 1`,
  "bases cost or paid another amount than their price and half of it": `select p.id from players p
    where -${sumOf("base")} <> ${sumFrom("price", "true")} or ${sumOf("base-sale")} <> ${sumFrom("price / 2", "ended = 'base-sold'")}`,
  "the upkeep is not 5 % of the price each 30 days": `select p.id, ${sumOf("upkeep")} as paid, ${sumFrom(UPKEEPS, "true")} as due
    from players p where -${sumOf("upkeep")} <> ${sumFrom(UPKEEPS, "true")}`,
  "an upkeep left less than 5,000 €, or a base closed though it could be paid": `select id from ledger where reason = 'upkeep' and balance < 5000
    union all select id from events where kind = 'base-closed' and ${number("money")} - ${number("upkeep")} >= 5000`,
};
