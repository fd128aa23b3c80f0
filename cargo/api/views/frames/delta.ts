/** What changed between two states of a stream, as JSON text: items whole, and null for those that are gone. */
import type { ListedAirport } from "../market.ts";
import { isShownAlike, packageJson, viewerOf } from "../package.ts";
import { planeJson } from "../plane.ts";
import { playerJson } from "../player.ts";
import { economyJson, type SnapshotInput } from "../state.ts";
import { isAirportAlike, isPlaneAlike, type ShownState } from "./shown-state.ts";

const FORMAT = `"v":1`;

/** The data of a first message: `state` is JSON text. */
export const snapshotData = (state: string, at: number): string => `{${FORMAT},"at":${at},"state":${state}}`;

/** The data of a message that leads from `before`, which had the id `from`, to `after`; undefined if nothing changed. */
export function deltaData(
  from: string,
  before: ShownState,
  after: ShownState,
  input: SnapshotInput,
): string | undefined {
  const fields = joined([...ownFields(before, after, input), marketField(before, after)]);
  if (fields === "") return undefined;
  const { state: world, now } = input.view;
  return `{${FORMAT},"from":"${from}","at":${now},"clockMs":${world.clockMs(now)},${fields}}`;
}

function ownFields(before: ShownState, after: ShownState, input: SnapshotInput): string[] {
  const { view, player, planes, bases, alliance } = input;
  const { state: world, now } = view;
  const clockMs = world.clockMs(now);
  const viewer = viewerOf(world, player.id, now);
  const whenChanged = (name: "clock" | "economy" | "player" | "omitted", text: () => string) =>
    before[name] === after[name] ? "" : `"${name}":${text()}`;
  return [
    whenChanged("clock", () => after.clock),
    whenChanged("player", () => playerJson(player, planes, bases.length, now, alliance)),
    whenChanged("economy", () => economyJson(world, player)),
    changedItems("planes", before.planes, after.planes, {
      isAlike: isPlaneAlike,
      json: ({ plane, cargoKg }) => planeJson(plane, cargoKg, clockMs),
    }),
    changedItems("bases", before.bases, after.bases, SAME_TEXT),
    changedItems("routes", before.routes, after.routes, SAME_TEXT),
    changedItems("packages", before.packages, after.packages, {
      isAlike: isShownAlike,
      json: ({ cargo }) => packageJson(cargo, viewer),
    }),
    whenChanged("omitted", () => after.omitted),
  ];
}

/** Figures of the world are sent with other changes of the market; they cause no message. */
function marketField(before: ShownState, after: ShownState): string {
  const changes = joined([
    changedItems("airports", before.airports, after.airports, { isAlike: isAirportAlike, json: airportChange }),
    changedItems("planes", before.others, after.others, SAME_TEXT),
  ]);
  if (changes === "") return "";
  return `"market":{${joined([changes, before.world === after.world ? "" : `"world":${after.world}`])}}`;
}

/** Merged into what the reader has if both list the airport in full; else all of it. */
function airportChange({ airport, inFull }: ListedAirport, before: ListedAirport | undefined): string {
  if (inFull === undefined) return String(airport.openJobs);
  const known = before?.inFull?.takes ?? new Map<number, string>();
  const taken = changedItems("recentlyTaken", known, inFull.takes, SAME_TEXT);
  return `{${joined([`"openJobs":${inFull.openJobs}`, taken])}}`;
}

interface Comparison<V> {
  isAlike(one: V, other: V): boolean;
  json(value: V, before: V | undefined): string;
}

const SAME_TEXT: Comparison<string> = { isAlike: (one, other) => one === other, json: (text) => text };

/** A field of an object with the items that differ; empty if there are no such items. */
function changedItems<K extends number | string, V>(
  name: string,
  before: ReadonlyMap<K, V>,
  after: ReadonlyMap<K, V>,
  { isAlike, json }: Comparison<V>,
): string {
  const items: string[] = [];
  for (const [id, value] of after) {
    const known = before.get(id);
    if (known === undefined || !isAlike(known, value)) items.push(`"${id}":${json(value, known)}`);
  }
  for (const id of before.keys()) if (!after.has(id)) items.push(`"${id}":null`);
  return items.length === 0 ? "" : `"${name}":{${items.join(",")}}`;
}

const joined = (fields: readonly string[]): string => fields.filter((field) => field !== "").join(",");
