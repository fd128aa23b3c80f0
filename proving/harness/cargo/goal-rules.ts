/** Invariants of campaigns, alliances and cash corrections by the history alone, as queries for the rows that violate them. */
/** The ids of commodities by group, as the specification of demand lists them. */
export const GROUPS = {
  mail: "mail-sack documents newspapers",
  consumer: "cartons garments shoes smartphones laptops bullion-box",
  industry: `semiconductors server-rack car-parts car aircraft-engine machine-tool generator drill-tool lithium-batteries
    chemicals-drum`,
  fresh: "salmon-box cut-flowers fruit",
  living: "day-old-chicks horse",
  health: "vaccines pharma-pallet mri-unit relief-pallet",
};

const CASES = Object.entries(GROUPS).map(([group, goods]) => {
  const quoted = goods.split(/\s+/).map((one) => `'${one}'`);
  return `when commodity in (${quoted.join(", ")}) then '${group}'`;
});

/** Deliveries by hand, because those of routes write no event. Their data has the fields of the package's row, or fewer. */
const DELIVERED = `select e.player_id, e.clock_ms, k.dest_icao, case ${CASES.join(" ")} end as commodity_group,
  cast(coalesce(data ->> 'weightKg', cast(k.weight_kg as text)) as bigint) as kg,
  cast(coalesce(data ->> 'paid', cast(k.settled as text)) as bigint) as paid
  from events e join packages k on k.id = e.package_id where e.kind = 'delivered'`;

/** Per campaign and player. A campaign counts deliveries after its start and up to its end. */
const BROUGHT = `select c.id as campaign_id, d.player_id, cast(sum(d.kg) as bigint) as kg, cast(sum(d.paid) as bigint) as paid, count(*) as times from campaigns c
  join (${DELIVERED}) d on d.dest_icao = c.airport_icao and d.commodity_group = c.commodity_group
  and d.clock_ms > c.starts_sim_time and d.clock_ms <= c.ends_sim_time group by c.id, d.player_id`;

const MOST_EACH = "case when c.active_players >= 3 then c.target_kg / 2 else c.target_kg end";
/** The oldest campaigns beyond this number are deleted. */
const ARE_ALL_KEPT = "(select count(*) from campaigns) < 100";

const EARNED = "('delivery', 'route', 'campaign')";
const earnedFrom = (since: string): string =>
  `(select coalesce(sum(amount), 0) from ledger l where l.player_id = m.player_id and l.amount > 0 and l.reason in ${EARNED} and l.at ${since} m.counts_from)`;

const LEAVING = "('alliance-left', 'alliance-expelled')";
const PAUSE_MS = 7 * 86_400_000;
const latest = (at: string, kinds: string): string =>
  `(select b.${at} from events b where b.player_id = e.player_id and b.id < e.id and b.kind in ${kinds} order by b.id desc limit 1)`;
/** Former memberships. */
const LEFT = `select e.player_id, cast(e.data ->> 'allianceId' as bigint) as alliance_id, e.at as left_at,
  ${latest("at", "('alliance-joined')")} as joined_at, coalesce(${latest("at", LEAVING)} + ${PAUSE_MS}, 0) as paused_until
  from events e where e.kind in ${LEAVING}`;
/** Income of former members. An income at the instant of leaving may count or not. */
const earnedWithin = (since: string, until: string): string => `(select coalesce(sum(l.amount), 0) from (${LEFT}) f
  join ledger l on l.player_id = f.player_id and l.amount > 0 and l.reason in ${EARNED} and l.at ${until} f.left_at
  and l.at ${since} f.joined_at and l.at ${since} f.paused_until where f.alliance_id = a.id)`;

export const GOAL_RULES = {
  "a campaign's weight is not that of its contributions": `select c.id, c.delivered_kg, c.target_kg from campaigns c
    where c.delivered_kg > c.target_kg or c.delivered_kg <> (select coalesce(sum(kg), 0) from contributions k where k.campaign_id = c.id)`,
  "a contribution is not what its player delivered by hand": `select c.id as campaign, b.player_id, b.kg as brought, b.paid, k.kg, k.earned
    from campaigns c join (${BROUGHT}) b on b.campaign_id = c.id
    left join contributions k on k.campaign_id = c.id and k.player_id = b.player_id
    where c.delivered_kg < c.target_kg and b.kg <= ${MOST_EACH} and (coalesce(k.kg, 0), coalesce(k.earned, 0)) <> (b.kg, b.paid)`,
  "a contribution is more than its player delivered or may": `select k.* from contributions k join campaigns c on c.id = k.campaign_id
    left join (${BROUGHT}) b on b.campaign_id = c.id and b.player_id = k.player_id
    where k.kg > ${MOST_EACH} or k.player_id is not null and (k.kg > coalesce(b.kg, 0) or k.earned > coalesce(b.paid, 0))`,
  "a delivery that counts in part earned another part of its pay": `select k.*, b.kg as brought, b.paid from contributions k
    join (${BROUGHT}) b on b.campaign_id = k.campaign_id and b.player_id = k.player_id where b.times = 1 and k.earned <> b.paid * k.kg / b.kg`,
  "a campaign has the wrong outcome": `select c.* from campaigns c
    where c.outcome = 'succeeded' and c.delivered_kg < c.target_kg or c.outcome = 'failed' and c.delivered_kg >= c.target_kg`,
  "campaigns did not pay a player a quarter of what these deliveries earned, once": `select p.id from players p where ${ARE_ALL_KEPT}
    and (select coalesce(sum(amount), 0) from ledger where reason = 'campaign' and player_id = p.id) <> (select coalesce(sum(k.earned / 4), 0)
      from contributions k join campaigns c on c.id = k.campaign_id where k.player_id = p.id and c.outcome = 'succeeded')`,
  "an alliance has no founder among its members": `select a.* from alliances a
    where not exists (select 1 from alliance_members m where m.alliance_id = a.id and m.player_id = a.founder_id)`,
  "an alliance has more than 20 members": `select alliance_id from alliance_members group by alliance_id having count(*) > 20`,
  "a player is in two alliances": `select player_id from alliance_members group by player_id having count(*) > 1`,
  "a player is in another alliance than the history says": `select p.id, a.name, e.kind, e.data from players p
    left join alliance_members m on m.player_id = p.id left join alliances a on a.id = m.alliance_id left join events e on e.id =
      (select max(id) from events where player_id = p.id and kind in ('alliance-joined', 'alliance-left', 'alliance-expelled'))
    where coalesce(a.name, '') <> coalesce(case e.kind when 'alliance-joined' then e.data ->> 'name' end, '')`,
  "what a member earned is not the income as a member": `select m.* from alliance_members m
    where m.player_id not in (select player_id from ledger where reason = 'route')
    and m.earned not between ${earnedFrom(">")} and ${earnedFrom(">=")}`,
  "what a member earns counts within seven days after leaving": `select m.* from alliance_members m join events e on e.player_id = m.player_id
    where e.kind in ${LEAVING} and e.at <= m.joined_at and m.counts_from < e.at + ${PAUSE_MS}`,
  "an alliance keeps another amount than those who left earned as members": `select a.* from alliances a
    where a.id not in (select f.alliance_id from (${LEFT}) f join ledger l on l.player_id = f.player_id where l.reason = 'route')
    and a.earned_before not between ${earnedWithin(">", "<")} and ${earnedWithin(">=", "<=")}`,
  "a campaign that ended has a carrier without an event, or with two": `select k.campaign_id, k.player_id from contributions k
    join campaigns c on c.id = k.campaign_id where k.player_id is not null and (case c.outcome when 'running' then 0 else 1 end) <>
    (select count(*) from events e where e.kind = 'campaign-ended' and e.player_id = k.player_id and cast(data ->> 'campaignId' as bigint) = c.id)`,
  "a campaign that succeeded brought its carrier no reputation": `select id from events where kind = 'campaign-ended'
    and cast(data ->> 'succeeded' as text) in ('1', 'true') and cast(data ->> 'reputationChange' as real) <= 0`,
  "a correction of cash has no entry, no event or no audit": `select p.id from players p
    where (select coalesce(sum(amount), 0) from ledger where reason = 'adjustment' and player_id = p.id)
      <> (select coalesce(sum(cast(data ->> 'amount' as bigint)), 0) from events where kind = 'cash-adjusted' and player_id = p.id)
    or (select count(*) from ledger where reason = 'adjustment' and player_id = p.id) <> (select count(*) from audit
      where action = 'cash-adjusted' and target = 'players ' || p.id)`,
};
