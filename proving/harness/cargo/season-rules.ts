/** Invariants of the current season's scores, as queries that return the rows that violate them. */
const FIRST_YEAR = 2025;
const YEARS = 20;

/** Months since January of year 0, and the real instants of their bounds. */
const MONTHS = Array.from({ length: 12 * YEARS }, (_, place) => {
  const [year, month] = [FIRST_YEAR + Math.floor(place / 12), place % 12];
  return `(${year * 12 + month}, ${Date.UTC(year, month)}, ${Date.UTC(year, month + 1)})`;
});

/** Per player: the score of the current season (0 without one) and the bounds of the month. */
const SCORES = `select p.id, r.season, m.column2 as since, m.column3 as until, coalesce(s.net - s.route_net, 0) as net,
  coalesce(s.timed - s.route_timed, 0) as timed, coalesce(s.on_time - s.route_on_time, 0) as on_time, coalesce(s.route_net, 0) as route_net
  from (select max(season) as season from season_scores) r join (values ${MONTHS.join(", ")}) m on m.column1 = r.season
  cross join players p left join season_scores s on s.id = p.id`;

/** Reasons of the ledger that count. Purchases, sales, grants and corrections do not. */
const BY_HAND = "('delivery', 'fuel', 'repair', 'abandon', 'lapse', 'debt', 'upkeep', 'campaign')";
const BY_ROUTES = "('route', 'route-costs', 'dispatcher')";

const sumOf = (reasons: string): string =>
  `(select coalesce(sum(amount), 0) from ledger where player_id = s.id and at >= s.since and reason in ${reasons})`;

const timedOf = (condition: string): string => `(select count(*) from events e join packages k on k.id = e.package_id
  where e.kind = 'delivered' and e.player_id = s.id and e.at >= s.since and ${condition})`;

export const SEASON_RULES = {
  "a score is of a season that has ended": `select s.id, s.season from season_scores s where s.season <> (select max(season) from season_scores)
    union all select l.id, s.season from (${SCORES}) s join ledger l on l.player_id = s.id where l.at >= s.until and l.reason in ${BY_HAND}`,
  "a season's net result is not what planes earned and cost in its month": `select s.id, s.net, ${sumOf(BY_HAND)} as by_ledger
    from (${SCORES}) s where s.net <> ${sumOf(BY_HAND)}`,
  "a season's net result of routes is not what they earned and cost": `select s.id, s.route_net, ${sumOf(BY_ROUTES)} as by_ledger
    from (${SCORES}) s where s.route_net <> ${sumOf(BY_ROUTES)} and not exists (select 1 from ledger where player_id = s.id and at < s.since)`,
  "a season's punctuality is not that of its deliveries": `select s.id, s.timed, s.on_time from (${SCORES}) s
    where s.timed <> ${timedOf("k.due_sim_time is not null")} or s.on_time <> ${timedOf("e.clock_ms <= k.due_sim_time")}`,
};
