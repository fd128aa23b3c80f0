/** Orders each column of the graph so that few lines cross. A line that passes a column takes a place in it. */

export interface GraphTech {
  readonly id: string;
  readonly tier: number;
  readonly needs: readonly string[];
  /** Technologies of which some are enough. */
  readonly needsSome?: { readonly of: readonly string[] } | null;
}

/** A technology, or the place where a line passes a column. */
export interface Stop {
  readonly key: string;
  readonly techId: string | null;
  readonly column: number;
}

/** A piece of a line, from one column to the next. */
export interface Link {
  readonly from: string;
  readonly to: string;
}

/** A line from a technology to one that needs it, with the keys of its stops. */
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly stops: readonly string[];
}

export interface Ordering {
  readonly columns: readonly (readonly Stop[])[];
  readonly lines: readonly Line[];
  readonly links: readonly Link[];
}

/** Number of sweeps of the barycentre method; a graph of this size settles much earlier. */
const SWEEPS = 12;

export function orderGraph(techs: readonly GraphTech[]): Ordering {
  const { columns: first, lines } = stopsOf(techs);
  const links = uniqueLinks(lines);
  let columns = first;
  let best = first;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    columns = swapped(sweepOnce(columns, links, sweep % 2 === 0), links);
    if (crossings(columns, links) < crossings(best, links)) best = columns;
  }
  return { columns: best, lines, links };
}

/** Returns the number of crossings between neighbouring columns. */
export function crossings(columns: readonly (readonly Stop[])[], links: readonly Link[]): number {
  const places = placesOf(columns);
  const known = links.map(({ from, to }) => [places.get(from) as Place, places.get(to) as Place] as const);
  let count = 0;
  known.forEach(([from, to], index) => {
    for (const [otherFrom, otherTo] of known.slice(index + 1)) {
      if (from.column !== otherFrom.column) continue;
      if ((from.index - otherFrom.index) * (to.index - otherTo.index) < 0) count++;
    }
  });
  return count;
}

interface Place {
  readonly column: number;
  readonly index: number;
}

const placesOf = (columns: readonly (readonly Stop[])[]): Map<string, Place> =>
  new Map(columns.flatMap((stops, column) => stops.map(({ key }, index) => [key, { column, index }] as const)));

/** Returns the columns and lines. Lines that start at the same technology share their stops. */
function stopsOf(techs: readonly GraphTech[]): { columns: Stop[][]; lines: Line[] } {
  const tiers = new Map(techs.map(({ id, tier }) => [id, tier]));
  const columns = Array.from({ length: Math.max(0, ...tiers.values()) }, (_, column): Stop[] =>
    techs.filter(({ tier }) => tier === column + 1).map(({ id }) => ({ key: id, techId: id, column })),
  );
  const lines = techs.flatMap(({ id, tier, needs, needsSome }) =>
    [...needs, ...(needsSome?.of ?? [])].map((need): Line => {
      const between: string[] = [];
      for (let column = tiers.get(need) ?? tier; column < tier - 1; column++) {
        const key = `${need} passes ${column}`;
        between.push(key);
        const stops = columns[column] as Stop[];
        if (!stops.some((stop) => stop.key === key)) stops.push({ key, techId: null, column });
      }
      return { from: need, to: id, stops: [need, ...between, id] };
    }),
  );
  return { columns, lines };
}

function uniqueLinks(lines: readonly Line[]): Link[] {
  const links = new Map<string, Link>();
  for (const { stops } of lines) {
    stops.slice(1).forEach((to, index) => {
      const from = stops[index] as string;
      links.set(`${from} ${to}`, { from, to });
    });
  }
  return [...links.values()];
}

/** Orders each column by the mean place of its neighbours in the previous or next column. */
function sweepOnce(columns: readonly (readonly Stop[])[], links: readonly Link[], forwards: boolean): Stop[][] {
  const ordered = columns.map((stops) => [...stops]);
  const indices = ordered.map((_, index) => index);
  for (const column of forwards ? indices.slice(1) : indices.toReversed().slice(1)) {
    const beside = ordered[forwards ? column - 1 : column + 1] as Stop[];
    const place = new Map(beside.map(({ key }, index) => [key, index]));
    const wish = ({ key }: Stop, index: number): number => {
      const places = links
        .flatMap(({ from, to }) => (forwards ? (to === key ? [from] : []) : from === key ? [to] : []))
        .map((other) => place.get(other) ?? 0);
      return places.length === 0 ? index : places.reduce((sum, one) => sum + one, 0) / places.length;
    };
    ordered[column] = (ordered[column] as Stop[])
      .map((stop, index) => ({ stop, wish: wish(stop, index) }))
      .toSorted((a, b) => a.wish - b.wish)
      .map(({ stop }) => stop);
  }
  return ordered;
}

/** Swaps neighbours in a column for as long as that removes crossings. */
function swapped(columns: Stop[][], links: readonly Link[]): Stop[][] {
  let best = columns;
  let fewest = crossings(best, links);
  for (let improved = true; improved; ) {
    improved = false;
    for (const [column, stops] of best.entries()) {
      for (let index = 0; index + 1 < stops.length; index++) {
        const tried = best.with(column, exchanged(best[column] as Stop[], index));
        const count = crossings(tried, links);
        if (count >= fewest) continue;
        [best, fewest, improved] = [tried, count, true];
      }
    }
  }
  return best;
}

const exchanged = (stops: readonly Stop[], index: number): Stop[] =>
  stops.toSpliced(index, 2, stops[index + 1] as Stop, stops[index] as Stop);
