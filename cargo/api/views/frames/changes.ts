/** Differences between lists as fields of a JSON object: changed items in whole, and null for removed ones. */
import { type ListedAirport, listedText } from "../market.ts";

export interface Comparison<V> {
  isAlike(one: V, other: V): boolean;
  json(value: V, before: V | undefined): string;
}

export const SAME_TEXT: Comparison<string> = { isAlike: (one, other) => one === other, json: (text) => text };

/** Returns a field with the items that differ, or an empty text if there are none. */
export function changedItems<K extends number | string, V>(
  name: string,
  before: ReadonlyMap<K, V>,
  after: ReadonlyMap<K, V>,
  { isAlike, json }: Comparison<V>,
): string {
  if (before === after) return "";
  const items: string[] = [];
  for (const [id, value] of after) {
    const known = before.get(id);
    if (known === value) continue;
    if (known === undefined || !isAlike(known, value)) items.push(`"${id}":${json(value, known)}`);
  }
  for (const id of before.keys()) if (!after.has(id)) items.push(`"${id}":null`);
  return itemsField(name, items);
}

export const itemsField = (name: string, items: readonly string[]): string =>
  items.length === 0 ? "" : `"${name}":{${items.join(",")}}`;

export const joined = (fields: readonly string[]): string => fields.filter((field) => field !== "").join(",");

/** Returns the changes of airports. Airports in full are merged into what the reader has. */
export const airportChanges = (
  before: ReadonlyMap<string, ListedAirport>,
  after: ReadonlyMap<string, ListedAirport>,
): string => changedItems("airports", before, after, { isAlike: isAirportAlike, json: airportChange });

/** Returns the field with changes of the market. World figures are only sent along with other changes; they cause no message. */
export const marketField = ({
  airports,
  planes,
  world,
}: Readonly<Record<"airports" | "planes" | "world", string>>): string =>
  airports + planes === "" ? "" : `"market":{${joined([airports, planes, world])}}`;

const isAirportAlike = (one: ListedAirport, other: ListedAirport): boolean =>
  one === other || listedText(one) === listedText(other);

/** Returns only the differences if the reader has the airport in full and it still is; otherwise the whole airport. */
function airportChange({ airport, inFull }: ListedAirport, before: ListedAirport | undefined): string {
  if (inFull === undefined) return String(airport.openJobs);
  const known = before?.inFull?.takes ?? new Map<number, string>();
  const taken = changedItems("recentlyTaken", known, inFull.takes, SAME_TEXT);
  return `{${joined([`"openJobs":${inFull.openJobs}`, taken])}}`;
}
