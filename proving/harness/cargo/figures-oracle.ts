/** Checks goals measured in kilometres and countries, which SQL cannot compute, from the history and the airports alone. */
import { airportOf } from "@outbound/cargo/rules/geography/airports.ts";

type Query = (sql: string) => Promise<readonly unknown[]>;

interface Delivered {
  readonly player_id: number;
  readonly at: number;
  readonly way: string;
  readonly kg: number;
}

type Landed = Pick<Delivered, "player_id" | "way">;

interface Figures {
  readonly id: number;
  readonly total_km: number;
  readonly longest_leg_km: number;
  readonly delivered_to: string;
  readonly countries: number;
  /** Score of the current season from flights by hand. */
  readonly kg_km: number;
  readonly season: number | null;
  /** Number of route entries in the ledger; landings of routes are not events. */
  readonly route_entries: number;
}

const FIGURES = `select p.id, p.total_km, p.longest_leg_km, p.delivered_to, p.countries, coalesce(s.kg_km - s.route_kg_km, 0) as kg_km,
  (select max(season) from season_scores) as season, (select count(*) from ledger l where l.player_id = p.id and l.reason = 'route-costs') as route_entries
  from players p left join season_scores s on s.id = p.id order by p.id`;
const DELIVERED = `select e.player_id, e.at, k.origin_icao || k.dest_icao as way, cast(coalesce(data ->> 'weightKg', cast(k.weight_kg as text)) as bigint) as kg
  from events e join packages k on k.id = e.package_id where e.kind = 'delivered'`;
/** The data of a landing is an array that begins with the way, or an object. */
const LANDED = `select player_id, coalesce(data ->> 0, data ->> 'originIcao' || (data ->> 'destIcao')) as way from events where kind = 'landed'`;

export async function figureFaults(query: Query): Promise<string[]> {
  const [players, delivered, landed] = await Promise.all([query(FIGURES), query(DELIVERED), query(LANDED)]);
  const deliveries = Map.groupBy(delivered as readonly Delivered[], (one) => one.player_id);
  const landings = Map.groupBy(landed as readonly Landed[], (one) => one.player_id);
  return (players as readonly Figures[]).flatMap((player) => {
    const own = deliveries.get(player.id) ?? [];
    const flown = landings.get(player.id) ?? [];
    const faults = [...airportFaults(player, own), ...scoreFaults(player, own), ...flightFaults(player, flown)];
    return faults.map((fault) => `player ${player.id}: ${fault}`);
  });
}

function airportFaults({ delivered_to: deliveredTo, countries }: Figures, own: readonly Delivered[]): string[] {
  const entries = deliveredTo.match(/.{5}/g) ?? [];
  const known = new Set(entries.map((entry) => airportOf(entry.slice(0, 4))?.country));
  const byAirport = Map.groupBy(own, ({ way }) => way.slice(4));
  const missing = [...byAirport].filter(([icao, all]) => {
    const times = Number.parseInt(entries.find((entry) => entry.startsWith(icao))?.charAt(4) ?? "0", 36);
    return times < Math.min(10, all.length);
  });
  return [
    ...(known.size === countries ? [] : [`${countries} countries, and the airports are in ${known.size}`]),
    ...missing.map(([icao, all]) => `${all.length} deliveries to ${icao}, and the airports are ${deliveredTo}`),
  ];
}

function scoreFaults({ kg_km: kgKm, season }: Figures, own: readonly Delivered[]): string[] {
  if (season === null) return [];
  const since = Date.UTC(Math.floor(season / 12), season % 12);
  const counted = own.filter(({ at }) => at >= since);
  const sum = counted.reduce((all, { kg, way }) => all + kg * kmOf(way), 0);
  // Each term was rounded.
  return Math.abs(sum - kgKm) <= counted.length ? [] : [`a score of ${kgKm} kg·km, and ${sum} were delivered`];
}

function flightFaults(player: Figures, flown: readonly Landed[]): string[] {
  if (player.route_entries > 0) return [];
  const lengths = flown.map(({ way }) => kmOf(way));
  const [total, longest] = [lengths.reduce((sum, km) => sum + km, 0), Math.max(0, ...lengths)];
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
  return [
    ...(isNear(player.total_km, total) ? [] : [`${player.total_km} km, and ${total} were flown`]),
    ...(isNear(player.longest_leg_km, longest)
      ? []
      : [`a leg of ${player.longest_leg_km} km, and ${longest} was flown`]),
  ];
}

const EARTH_KM = 6371.0088;

/** Kilometres between two airports, given as one text, by the haversine formula. */
function kmOf(way: string): number {
  const [from, to] = [airportOf(way.slice(0, 4)), airportOf(way.slice(4))];
  if (!from || !to) throw new Error(`there is no way ${way}`);
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (one: number, other: number): number => Math.sin(radians(other - one) / 2) ** 2;
  const across = half(from.lon, to.lon) * Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half(from.lat, to.lat) + across)));
}
