/**
 * How the data of events is stored. Frequent kinds store an array of figures, without what the package's row contains; other
 * kinds store their object. An array stays correct, because these columns do not change after the event: before an admin changes
 * or deletes a package, the data of its events is written out. Layouts never change, because stored rows use them.
 */
import { airportOf } from "../rules/geography/airports.ts";
import { distanceKm } from "../rules/geography/geodesy.ts";
import type { CargoPackage } from "../rules/values/cargo-package.ts";
import type { EventKind } from "../rules/values/events.ts";
import { rounded } from "../rules/values/figure.ts";
import type { CargoTables } from "./tables.ts";

type Data = Readonly<Record<string, unknown>>;
type StoredEvent = Pick<CargoTables["events"], "kind" | "clock_ms" | "data">;

interface Field {
  readonly name: string;
  /** Computes the field from the package. */
  readonly of?: (cargo: CargoPackage) => unknown;
  /** Computes the field from the fields before it. A field with neither function is a figure of the event itself. */
  readonly from?: (shown: Data) => unknown;
  /** Stored as milliseconds after the event. */
  readonly isLater?: true;
  /** Origin and destination, stored as one text. */
  readonly isWay?: true;
}

const own = (...names: readonly string[]): Field[] => names.map((name) => ({ name }));
const ofPackage = (...names: readonly (keyof CargoPackage)[]): Field[] =>
  names.map((name) => ({ name, of: (cargo) => cargo[name] }));

const WAY: Field = { name: "originIcao", isWay: true };
const STOPS = ofPackage("originIcao", "destIcao");
const JOB = [...STOPS, ...ofPackage("commodity", "weightKg", "special", "payout")];
const DISTANCE: Field = {
  name: "distanceKm",
  from: ({ originIcao, destIcao }) => distanceBetween(originIcao, destIcao),
};
const PENALTY: Field = { name: "penalty", of: ({ settled }) => Math.abs(settled ?? 0) };

/** Fields of each kind, in the order of the object. */
const LAYOUTS: { readonly [Kind in EventKind]?: readonly Field[] } = {
  accepted: [...JOB, ...own("reservedRealMs")],
  loaded: [...JOB, ...ofPackage("dueSimTime")],
  departed: [WAY, DISTANCE, ...own("windFactor", "boughtL", "cost"), { name: "arrivalSimTime", isLater: true }],
  landed: [WAY, DISTANCE, ...own("fuelL", "wear")],
  delivered: [
    ...JOB,
    ...own("share"),
    { name: "paid", of: ({ settled }) => settled },
    {
      name: "lateMs",
      of: ({ endedSimTime, dueSimTime }) => Math.max(0, (endedSimTime ?? 0) - (dueSimTime ?? Infinity)),
    },
    ...own("reputationChange"),
  ],
  abandoned: [...STOPS, ...ofPackage("payout"), PENALTY, ...own("unpaid", "share", "reputationChange")],
  lapsed: [...STOPS, ...ofPackage("payout"), PENALTY, ...own("reputationChange")],
};

const layoutOf = (kind: string): readonly Field[] | undefined =>
  Object.hasOwn(LAYOUTS, kind) ? LAYOUTS[kind as EventKind] : undefined;

/**
 * Returns the data as stored: an array of figures if `fullData` restores exactly this object from it and the package, otherwise
 * the object.
 */
export function shortData(event: StoredEvent, cargo: CargoPackage | undefined): CargoTables["events"]["data"] {
  const data = event.data as Data;
  const fields = layoutOf(event.kind);
  if (fields === undefined) return data;
  const figures = fields
    .filter((field) => field.of === undefined && field.from === undefined)
    .map((field) => figureOf(field, data, event.clock_ms));
  const full = fullData({ ...event, data: figures }, cargo);
  return JSON.stringify(full) === JSON.stringify(data) ? figures : data;
}

/** Returns the value to store; null if the object does not have the field. */
function figureOf({ name, isWay, isLater }: Field, data: Data, clockMs: number): unknown {
  if (isWay) return `${data.originIcao}${data.destIcao}`;
  return isLater ? Number(data[name]) - clockMs : (data[name] ?? null);
}

/** Returns the data as the API shows it. If the package is missing, so are the fields that only the package has. */
export function fullData({ kind, clock_ms, data }: StoredEvent, cargo: CargoPackage | undefined): Data {
  const fields = layoutOf(kind);
  if (!Array.isArray(data) || fields === undefined) return data as Data;
  const figures: unknown[] = [...data];
  const shown: Record<string, unknown> = {};
  for (const { name, of, from, isLater, isWay } of fields) {
    if (of !== undefined) {
      if (cargo !== undefined) shown[name] = of(cargo);
      continue;
    }
    const value = from === undefined ? (figures.shift() ?? null) : (from(shown) ?? null);
    if (isWay) [shown.originIcao, shown.destIcao] = [String(value).slice(0, 4), String(value).slice(4)];
    else if (value !== null) shown[name] = isLater ? Number(value) + clock_ms : value;
  }
  return shown;
}

function distanceBetween(originIcao: unknown, destIcao: unknown): number | undefined {
  const [origin, dest] = [airportOf(String(originIcao)), airportOf(String(destIcao))];
  return origin && dest && rounded(distanceKm(origin, dest), 1);
}
