/** Waits until something of the company changes, or for a bounded time. */
import type { View } from "../answer.ts";
import { newEvents } from "./look.ts";
import { type CargoSession, type Company, changeKey } from "./session.ts";
import { summaryOf } from "./summary.ts";

const EVENTS_SHOWN = 8;

/**
 * Follows the stream until a plane lands or is repaired or a job changes, at most for `seconds`. Ends at once if that has happened
 * since the model saw the state last, or if nothing can change. Returns the state and what has happened.
 */
export async function waitForChange(session: CargoSession, seconds: number, cancelled: AbortSignal): Promise<View> {
  const end = new AbortController();
  const stop = () => end.abort();
  // Not `AbortSignal.any` with `AbortSignal.timeout`: Node 20 may collect that timeout as garbage, and it would never be over.
  const timer = setTimeout(stop, seconds * 1000);
  cancelled.addEventListener("abort", stop);
  if (cancelled.aborted) stop();
  const waited = await follow(session, end.signal).finally(() => {
    clearTimeout(timer);
    cancelled.removeEventListener("abort", stop);
  });
  const events = await newEvents(session, session.lastEvent, EVENTS_SHOWN);
  // The newest frame may be a minute old, and its clock too.
  const state = await session.read((api) => api.GET("/api/state"));
  const view = { waited, ...(await summaryOf(session, state)), events: events.lines };
  session.lastEvent = events.newest;
  return view;
}

/** Follows the stream until something changes or the signal is aborted. Returns why it ended. */
const follow = (session: CargoSession, signal: AbortSignal): Promise<string> =>
  session.with(async (api) => {
    for await (const frame of api.states({ signal })) {
      session.shown ??= changeKey(frame);
      if (changeKey(frame) !== session.shown) return "something changed";
      if (!isUnderWay(frame)) return "nothing is under way: give a command first";
    }
    return signal.aborted ? "the time is over and nothing changed" : "newer streams of the company ended the wait";
  });

const isUnderWay = ({ planes }: Company): boolean => planes.some(({ status }) => status !== "available");
