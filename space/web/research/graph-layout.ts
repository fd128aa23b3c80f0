/** Computes the places of technologies in the graph and the lines between them, in px. */
import { crossings, type GraphTech, type Ordering, orderGraph, type Stop } from "./graph-order.ts";

export interface GraphSizes {
  readonly nodeWidth: number;
  readonly nodeHeight: number;
  /** Gap between two columns. */
  readonly columnGap: number;
  /** Gap between two nodes of a column. */
  readonly rowGap: number;
}

export interface PlacedTech {
  readonly id: string;
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

export interface PlacedLine {
  readonly from: string;
  readonly to: string;
  /** An SVG path. */
  readonly path: string;
}

export interface GraphLayout {
  /** Technologies column by column, each column from the top. */
  readonly techs: readonly PlacedTech[];
  readonly lines: readonly PlacedLine[];
  readonly columnXs: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly crossings: number;
}

/** Height of a line that passes a column, which needs less room than a node. */
const PASSING_HEIGHT = 12;
const PASSES = 24;

export function layoutGraph(techs: readonly GraphTech[], sizes: GraphSizes): GraphLayout {
  const ordering = orderGraph(techs);
  const { columns } = ordering;
  const tops = placeVertically(ordering, sizes);
  const columnXs = columns.map((_, column) => column * (sizes.nodeWidth + sizes.columnGap));
  const heightOf = heightIn(sizes);
  const placed = columns.flatMap((stops, column) =>
    stops.flatMap(({ key, techId }): PlacedTech[] =>
      techId === null ? [] : [{ id: techId, column, x: columnXs[column] ?? 0, y: tops.get(key) ?? 0 }],
    ),
  );
  const middle = (stop: Stop): number => (tops.get(stop.key) ?? 0) + heightOf(stop) / 2;
  const stops = new Map(columns.flat().map((stop) => [stop.key, stop]));
  return {
    techs: placed,
    lines: ordering.lines.map(({ from, to, stops: keys }) => ({
      from,
      to,
      path: pathThrough(
        keys.map((key) => stops.get(key) as Stop),
        middle,
        columnXs,
        sizes.nodeWidth,
      ),
    })),
    columnXs,
    width: (columnXs.at(-1) ?? 0) + sizes.nodeWidth,
    height: Math.max(0, ...columns.flat().map((stop) => (tops.get(stop.key) ?? 0) + heightOf(stop))),
    crossings: crossings(columns, ordering.links),
  };
}

const heightIn =
  ({ nodeHeight }: GraphSizes) =>
  (stop: Stop): number =>
    stop.techId === null ? PASSING_HEIGHT : nodeHeight;

/** Places each stop as close to the mean of its neighbours as the order and the gaps of its column allow. */
function placeVertically({ columns, links }: Ordering, sizes: GraphSizes): Map<string, number> {
  const heightOf = heightIn(sizes);
  const room = (stops: readonly Stop[]): number =>
    stops.reduce((sum, stop) => sum + heightOf(stop) + sizes.rowGap, -sizes.rowGap);
  const height = Math.max(0, ...columns.map(room));
  const middles = new Map<string, number>();
  for (const stops of columns) spread(stops, (_, index) => ((index + 0.5) * height) / stops.length, middles);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const stops of pass % 2 === 0 ? columns : columns.toReversed()) {
      spread(stops, ({ key }) => meanOfNeighbours(key) ?? middles.get(key) ?? 0, middles);
    }
  }
  return new Map(columns.flat().map((stop) => [stop.key, (middles.get(stop.key) ?? 0) - heightOf(stop) / 2]));

  function meanOfNeighbours(key: string): number | undefined {
    const beside = links.flatMap(({ from, to }) => (from === key ? [to] : to === key ? [from] : []));
    if (beside.length === 0) return undefined;
    return beside.reduce((sum, other) => sum + (middles.get(other) ?? 0), 0) / beside.length;
  }

  /**
   * Places the middles of a column's stops as wanted. Stops that are too close are pushed apart downwards, and then back up from
   * the lower edge.
   */
  function spread(
    stops: readonly Stop[],
    wish: (stop: Stop, index: number) => number,
    into: Map<string, number>,
  ): void {
    const wanted = stops.map((stop, index) => wish(stop, index));
    const apart = (index: number): number =>
      heightOf(stops[index] as Stop) / 2 + sizes.rowGap + heightOf(stops[index + 1] as Stop) / 2;
    const down: number[] = [];
    stops.forEach((stop, index) => {
      const least = index === 0 ? heightOf(stop) / 2 : (down[index - 1] ?? 0) + apart(index - 1);
      down.push(Math.max(wanted[index] ?? 0, least));
    });
    for (let index = stops.length - 1; index >= 0; index--) {
      const most =
        index === stops.length - 1
          ? height - heightOf(stops[index] as Stop) / 2
          : (down[index + 1] ?? 0) - apart(index);
      down[index] = Math.min(down[index] ?? 0, most);
      into.set((stops[index] as Stop).key, down[index] ?? 0);
    }
  }
}

/**
 * Returns the path from the right edge of the first stop to the left edge of the last. It is horizontal where it passes a column.
 */
function pathThrough(
  stops: readonly Stop[],
  middle: (stop: Stop) => number,
  columnXs: readonly number[],
  nodeWidth: number,
): string {
  const [first, ...rest] = stops as [Stop, ...Stop[]];
  let [x, y] = [(columnXs[first.column] ?? 0) + nodeWidth, middle(first)];
  let path = `M${round(x)} ${round(y)}`;
  for (const stop of rest) {
    const [nextX, nextY] = [columnXs[stop.column] ?? 0, middle(stop)];
    const bend = (x + nextX) / 2;
    path += `C${round(bend)} ${round(y)} ${round(bend)} ${round(nextY)} ${round(nextX)} ${round(nextY)}`;
    [x, y] = [nextX, nextY];
    if (stop.techId !== null) continue;
    x = nextX + nodeWidth;
    path += `H${round(x)}`;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;
