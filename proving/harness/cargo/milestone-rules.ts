/** Invariants of milestones, as queries that return the rows that violate them. */
const countedText = (column: string, mark: string): string =>
  `(length(cast(${column} as text)) - length(replace(cast(${column} as text), '${mark}', '')))`;

const planesOf = (what: string): string => `(select count(${what}) from planes where owner_id = p.id)`;

/** Targets by player figure. These figures never decrease. */
const LASTING: readonly (readonly [figure: string, prefix: string, targets: readonly number[]])[] = [
  ["p.deliveries", "deliveries", [10, 100, 1_000, 10_000, 100_000]],
  ["p.total_km", "distance", [10_000, 100_000, 1_000_000, 10_000_000, 50_000_000]],
  ["length(p.delivered_to) / 5", "airports", [5, 25, 100, 250, 500]],
  ["p.countries", "countries", [3, 10, 25, 50, 100]],
];
const ONCE: Readonly<Record<string, string>> = {
  "onboarding-home": "p.home_icao is not null",
  "onboarding-load": "p.loads > 0",
  "onboarding-fly": "p.departures > 0",
  "onboarding-deliver": "p.deliveries > 0",
  "onboarding-expand": "p.planes_bought > 0",
  "mastery-specials": `${countedText("p.specials_delivered", '"')} / 2 >= 11`,
  "mastery-long-leg": "p.longest_leg_km >= 8000",
  "mastery-heavy": "p.heaviest_kg >= 100000",
  "mastery-route": "p.route_deliveries >= 100",
  "mastery-campaign": "p.campaigns_won >= 1",
};
/** Targets for the size of the fleet, which may shrink afterwards. */
const FLEET: readonly (readonly [figure: string, prefix: string, targets: readonly number[]])[] = [
  [planesOf("*"), "fleet", [3, 5, 10, 25, 60]],
  [planesOf("distinct model_id"), "types", [2, 5, 10, 15, 19]],
];

const conditions = (rows: typeof LASTING) =>
  rows.flatMap(([figure, prefix, targets]) =>
    targets.map((target) => [`${prefix}-${target}`, `${figure} >= ${target}`] as const),
  );
const has = (id: string): string => `(cast(p.milestones as text) like '%"${id}"%')`;
const asRow = ([id, reached]: readonly [string, string]): string =>
  `select p.id, '${id}' as milestone from players p where (${reached}) <> ${has(id)}`;
const asFleetRow = ([id, reached]: readonly [string, string]): string =>
  `select p.id, '${id}' as milestone from players p where (${reached}) and not ${has(id)}`;

const REACHED = "(select count(*) from events e where e.kind = 'milestone' and e.player_id = p.id)";
const DIFFERENT =
  "(select count(distinct data ->> 'id') from events e where e.kind = 'milestone' and e.player_id = p.id)";

export const MILESTONE_RULES = {
  "a milestone is not reached as its figure is": [...conditions(LASTING), ...Object.entries(ONCE)]
    .map(asRow)
    .join(" union all "),
  "a fleet has not reached its milestone": conditions(FLEET).map(asFleetRow).join(" union all "),
  "a milestone has no event, or two": `select p.id, ${REACHED} as events from players p
    where ${REACHED} <> ${DIFFERENT} or ${REACHED} <> ${countedText("p.milestones", ":")}`,
  "campaigns won are not those that ended well": `select p.id, p.campaigns_won from players p where p.campaigns_won <>
    (select count(*) from events e where e.kind = 'campaign-ended' and e.player_id = p.id and cast(data ->> 'succeeded' as text) in ('1', 'true'))`,
};
