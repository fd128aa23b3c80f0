/** Event streams whose readers stop reading until they resume, with more data than the system buffers for them. */
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { headersOf, planeAt, writeWorld } from "../../harness/cargo/world-file.ts";
import { openEventStream, type StreamOptions } from "../../harness/event-stream.ts";
import { until } from "../../harness/repeat.ts";
import { addCopies } from "../add-copies.ts";
import type { FaultRun } from "../fault.ts";

export type StoppedReader = Awaited<ReturnType<typeof openStopped>>;

const POLL_MS = 2;

async function openStopped(url: string, options: StreamOptions) {
  /** Id of the last message, and the number of messages that were not later than the one before. */
  const seen = { lastId: 0, outOfOrder: 0 };
  const onMessage = ({ id: own }: { readonly id?: string }) => {
    const id = Number(own);
    if (id <= seen.lastId) seen.outOfOrder += 1;
    seen.lastId = id;
  };
  const stream = await openEventStream(url, { ...options, paused: true, onMessage });
  return {
    ...{ stream, seen },
    /** Resolves after a message with this id or a later one, or at the end of the stream. */
    reached: (id: number) => until(() => seen.lastId >= id || !stream.isOpen, undefined, POLL_MS),
  };
}

/** Events in the log of space: more than 10 MB in total; Linux buffers up to 4 MB per connection. */
const EVENTS = 4_000;
const TEXT = "x".repeat(500);
const NOTE = "y".repeat(2_000);

/**
 * Fills the log of a space game. `open` opens the stream with a number from its start, `pour` sends enough data to leave stopped
 * readers behind, and `publish` causes an event and resolves with the id of its message.
 */
export async function fillLog(run: FaultRun) {
  await run.service.client.ok("POST", "/api/save/new", { difficulty: "sandbox", seed: 1 });
  await run.service.stop();
  lengthenLog(run.file);
  await run.restart();
  const { url, client } = run.service;
  return {
    open: (_place: number) => openStopped(url, { path: "/api/events/stream", headers: { "last-event-id": "0" } }),
    // The log exists already.
    pour: async () => {},
    async publish() {
      await client.ok("POST", "/api/turn");
      const [newest] = await client.ok<{ readonly seq: number }[]>("GET", "/api/events?limit=1");
      return newest?.seq ?? 0;
    },
  };
}

/** Writes to the database directly, because the service imports no log of this length. */
function lengthenLog(file: string): void {
  using database = new DatabaseSync(file);
  const changed = { seq: "seq + n", number: "number + n", figures: `'{"note":"${NOTE}"}'`, text: `'${TEXT}'` };
  addCopies(database, { table: "events", key: "seq", count: EVENTS, changed });
  database.exec(`update save set event_count = event_count + ${EVENTS}`);
  database.exec(`update world set next_event_seq = next_event_seq + ${EVENTS}`);
}

const HOME = "EDDF";
const STREAMS_A_SESSION = 4;
/** Planes of each player, and jobs: more of each than a frame shows. */
const PLANES = 40;
const JOBS = 150;
/** Number of frames: more than 5 MB in total, at no more than 48 KB each. */
const FRAMES = 130;
const FRAME_EVERY_MS = 1_050;

/** The same for cargo players who share a home, so that their large frames every second show what one of them does. */
export async function fillFrames(run: FaultRun, readers: number): ReturnType<typeof fillLog> {
  const players = Math.ceil(readers / STREAMS_A_SESSION);
  const planes = Array.from({ length: players * PLANES }, (_, plane) =>
    planeAt(HOME, plane + 1, 1 + (plane % players)),
  );
  await run.service.stop();
  await writeWorld(run.file, { players, planes, now: Date.now() });
  await run.restart();
  const { url, client } = run.service;
  let payout = 0;
  /** Creates a job at the home, which is in every player's frame. */
  const publish = async () => {
    payout += 1;
    const contract = { originIcao: HOME, destIcao: "EDDM", weightKg: 5, payout };
    return (await client.ok<StateView>("POST", "/api/test/create-contract", contract, headersOf(1))).revision;
  };
  for (let job = 0; job < JOBS; job += 1) await publish();
  return {
    publish,
    open: (place) => openStopped(url, { headers: headersOf(1 + Math.floor(place / STREAMS_A_SESSION)) }),
    async pour() {
      for (let frame = 0; frame < FRAMES; frame += 1) {
        await publish();
        await wait(FRAME_EVERY_MS);
      }
    },
  };
}
