/** Waits for the world: until something of the company has changed, or for a bounded time. */
import type { View } from "../answer.ts";
import { newEvents } from "./look.ts";
import { type CargoSession, type Company, changeKey } from "./session.ts";
import { summaryOf } from "./summary.ts";

const EVENTS_SHOWN = 8;

/**
 * The state and what happened since the model saw it last. Follows the stream until a plane lands or is repaired or a job
 * changes; ends at once if that has happened already or nothing is under way, and after `seconds` in any case.
 */
export async function waitForChange(session: CargoSession, seconds: number, cancelled: AbortSignal): Promise<View> {
  const time = AbortSignal.timeout(seconds * 1000);
  const signal = AbortSignal.any([time, cancelled]);
  const { state, reason } = await session.with(async (api) => {
    let newest: Company | undefined;
    for await (const frame of api.states({ signal })) {
      newest = frame;
      session.shown ??= changeKey(frame);
      if (changeKey(frame) !== session.shown) return { state: newest, reason: "something changed" };
      if (!isUnderWay(frame)) return { state: newest, reason: "nothing is under way: give a command first" };
    }
    return { state: newest, reason: "the time is over and nothing changed" };
  });
  const events = await newEvents(session, session.lastEvent, EVENTS_SHOWN);
  session.lastEvent = events.newest;
  const current = state ?? (await session.read((api) => api.GET("/api/state")));
  return { waited: reason, ...(await summaryOf(session, current)), events: events.lines };
}

const isUnderWay = ({ planes }: Company): boolean => planes.some(({ status }) => status !== "available");
