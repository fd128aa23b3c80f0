/** The lists of a local state as texts that many frames share. */
import { type FramePart, SharedText } from "@outbound/kit/event-stream/shared-text.ts";
import type { Counters } from "../../../world/state/world.ts";
import { openJobsOf } from "../airport-state.ts";
import { byCode, type ListedAirport, listedText } from "../market.ts";
import { packageJson, viewerOf } from "../package.ts";
import { CATALOG, economyField, type OwnInput, type SnapshotLists, snapshotJson, snapshotParts } from "../state.ts";
import { type Lists, othersOf } from "./lists.ts";
import type { LocalState } from "./local-state.ts";

interface JobsText {
  readonly at: number;
  readonly counters: Counters;
  readonly text: SharedText;
}

interface LocalTexts {
  readonly airports: SharedText;
  readonly planes: SharedText;
  /** By the reputation of the viewer. */
  readonly jobs: Map<number, JobsText>;
}

const known = new WeakMap<LocalState, LocalTexts>();
const SHARED_CATALOG = new SharedText(CATALOG);
/** Precision in milliseconds of the remaining times of jobs. */
const JOBS_LAST_MS = 100;
const JOBS_KEPT = 64;
const ECONOMIES_KEPT = 1000;

function textsOf(local: LocalState): LocalTexts {
  const found = known.get(local);
  if (found !== undefined) return found;
  const texts: LocalTexts = {
    airports: new SharedText(airportsOf(local).map(listedText).join(",")),
    planes: new SharedText([...local.planes.values()].join(",")),
    jobs: new Map(),
  };
  known.set(local, texts);
  return texts;
}

/** Lists airports in full first. */
function airportsOf({ airports }: LocalState): ListedAirport[] {
  const all = [...airports.values()];
  return [...byCode(all.filter(({ inFull }) => inFull)), ...byCode(all.filter(({ inFull }) => !inFull))];
}

/** Returns the open jobs in the order of a snapshot. */
function jobsText({ jobs }: LocalTexts, { places }: LocalState, { view, player }: OwnInput): SharedText {
  const { state: world, now } = view;
  const { counters } = world;
  const found = jobs.get(player.reputation);
  if (found?.counters === counters && Math.abs(now - found.at) < JOBS_LAST_MS) return found.text;
  const viewer = viewerOf(world, player.id, now);
  const shown = openJobsOf(player.reputation, places);
  const text = new SharedText(shown.map((cargo) => packageJson(cargo, viewer)).join(","));
  if (found !== undefined || jobs.size < JOBS_KEPT) jobs.set(player.reputation, { at: now, counters, text });
  return text;
}

const economies = new Map<string, SharedText>();

/** Returns the economy's text, shared by players of the same reputation. */
function economyText(json: string): FramePart {
  const known = economies.get(json);
  if (known !== undefined) return known;
  if (economies.size >= ECONOMIES_KEPT) economies.clear();
  const text = new SharedText(json);
  economies.set(json, text);
  return text;
}

/** Returns the snapshot of a frame. Parts that many viewers see are shared. */
export function snapshotTexts(input: OwnInput, lists: Lists): FramePart[] {
  const { local, cut } = lists;
  if (cut !== undefined) return [snapshotJson(cut, { isFrame: true })];
  const texts = textsOf(local);
  const viewer = viewerOf(input.view.state, input.player.id, input.view.now);
  const own = input.own.map((cargo) => packageJson(cargo, viewer)).join(",");
  const parts: SnapshotLists<FramePart> = {
    packages: [own === "" || local.jobCount === 0 ? own : `${own},`, jobsText(texts, local, input)],
    airports: [texts.airports],
    planes: input.planes.some(({ id }) => local.planes.has(id))
      ? [[...othersOf(input, lists).values()].join(",")]
      : [texts.planes],
    omitted: JSON.stringify({ packages: 0, openJobs: 0, airports: 0, routes: input.omittedRoutes }),
    catalog: SHARED_CATALOG,
    economy: economyText(economyField(input.view.state, input.player)),
  };
  return merged(snapshotParts(input, parts, { isFrame: true }));
}

/** Joins neighbouring texts, because each part of a frame is encoded separately. */
function merged(parts: readonly FramePart[]): FramePart[] {
  const all: FramePart[] = [];
  let texts: string[] = [];
  for (const part of parts) {
    if (typeof part === "string") texts.push(part);
    else {
      all.push(texts.join(""), part);
      texts = [];
    }
  }
  return [...all, texts.join("")];
}
