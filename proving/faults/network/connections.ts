/** Opens more connections than a service accepts, which send nothing: it refuses or cuts them and serves others. On Linux. */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { registerPlayer } from "../../harness/cargo/player.ts";
import { bearer, Client, type ClientOptions } from "../../harness/client.ts";
import { openEventStream } from "../../harness/event-stream.ts";
import { inLanes } from "../../harness/in-lanes.ts";
import { until } from "../../harness/repeat.ts";
import { duration } from "../../harness/report.ts";
import { EACH_GAME, type FaultProgram, type FaultRun, onServices, type Place } from "../fault.ts";
import { openRaw } from "./raw-connection.ts";
import { type SteadyRequest, whileServing } from "./steady-client.ts";

const SIZES = {
  quick: { connections: 300, peers: 6, inAll: 150, ofPeer: 40, firstByteSeconds: 1 },
  full: { connections: 10_000, peers: 25, inAll: 8_000, ofPeer: 350, firstByteSeconds: 10 },
};
type Flood = (typeof SIZES)["full"];
/** The limits that 200 files allow: half of them for connections, and half of those for one peer. */
const FEW_FILES: Flood = { connections: 260, peers: 4, inAll: 100, ofPeer: 50, firstByteSeconds: 1 };
const FILES = 200;

/** A service that has just started may be busy and answer 503. */
const RETRIES = 20;
const WHILE_STARTING: ClientOptions = { retry: { statuses: [503], most: RETRIES } };

/** Connections opened at a time: fewer than the system queues for acceptance. */
const AT_A_TIME = 100;
/** The service checks for silent connections every second. */
const CUT_WITHIN_MS = 3_000;
const POLL_MS = 20;

export const floodConnections: FaultProgram = (options) => {
  const flood = SIZES[options.size];
  const limits = { MAX_CONNECTIONS: `${flood.inAll}`, MAX_CONNECTIONS_PER_PEER: `${flood.ofPeer}` };
  const settingsOf = (one: Flood) => ({ RATE_LIMIT: "on", FIRST_BYTE_SECONDS: `${one.firstByteSeconds}` });
  const places: Place[] = [
    ...EACH_GAME.map((place) => ({ ...place, environment: { ...settingsOf(flood), ...limits } })),
    { game: "cargo", name: `cargo, ${FILES} files`, openFiles: FILES, environment: settingsOf(FEW_FILES) },
  ];
  return onServices(places, (run) => attack(run, run.place.openFiles === undefined ? flood : FEW_FILES, options.size));
};

async function attack(run: FaultRun, flood: Flood, size: "quick" | "full"): Promise<void> {
  const { service, figures } = run;
  const present = await connectedBefore(run);
  const normal: SteadyRequest[] = [
    ["GET", "/readyz"],
    ["GET", "/api/version"],
  ];
  await whileServing(run, normal, size, async () => {
    // The normal client is connected before the flood.
    await wait(2 * POLL_MS);
    const strangers = await inLanes(Array(flood.connections).keys(), AT_A_TIME, (index) =>
      openSilent(service.url, `127.1.0.${1 + (index % flood.peers)}`),
    );
    await present.change();
    const areClosed = () => strangers.every(({ closedAfterMs }) => closedAfterMs !== undefined);
    await until(areClosed, 1000 * flood.firstByteSeconds + CUT_WITHIN_MS, POLL_MS);
    judge(run, strangers, flood);
  });
  await present.change();
  run.expect(present.stream.isOpen, "the stream was closed like a silent connection");
  const later = new Client(service.url);
  run.expect((await later.send("GET", "/api/version")).status === 200, "afterwards a new client was refused");
  later.close();
  present.stream.close();
  present.client.close();
  figures["changes meanwhile and afterwards"] = "each was made";
}

const STREAMS = { space: "/api/events/stream", cargo: "/api/stream" };
const CHANGES = {
  space: { path: "/api/save/new", body: { seed: 1 } },
  cargo: { path: "/api/test/add-cash", body: { amount: 1 } },
};

/** Connects a client that can change something, and its stream. */
async function connectedBefore(run: FaultRun) {
  const { game } = run.place;
  const { url } = run.service;
  const headers = game === "cargo" ? bearer((await registerPlayer(url, "present", WHILE_STARTING)).token) : {};
  const client = new Client(url);
  const stream = await openEventStream(url, { path: STREAMS[game], headers, retries: RETRIES });
  const change = async () => {
    const { path, body } = CHANGES[game];
    const { status, text } = await client.send("POST", path, body, headers);
    run.expect(status < 300, `a change on an open connection was answered ${status} ${text}`);
  };
  await change();
  return { client, stream, change };
}

async function openSilent(url: string, localAddress: string) {
  const raw = openRaw(url, { localAddress });
  await Promise.race([once(raw.socket, "connect"), raw.ended]);
  return Object.assign(raw, { localAddress });
}

function judge(run: FaultRun, strangers: readonly Awaited<ReturnType<typeof openSilent>>[], flood: Flood): void {
  const { figures, log } = run;
  const { inAll, ofPeer, firstByteSeconds, peers } = flood;
  const refused = strangers.filter(({ received }) => received.startsWith("HTTP/1.1 503 "));
  const silent = strangers.filter(({ received }) => received === "");
  const left = strangers.filter(({ closedAfterMs }) => closedAfterMs === undefined);
  const lasted = silent.map(({ closedAfterMs = Number.POSITIVE_INFINITY }) => closedAfterMs);
  const mostOfPeer = Math.max(
    ...Map.groupBy(silent, ({ localAddress }) => localAddress)
      .values()
      .map(({ length }) => length),
  );
  figures.connections = `${strangers.length} from ${peers} addresses`;
  figures["limits: in all, of an address"] = `${inAll}, ${ofPeer}`;
  figures["refused with 503 and Retry-After"] = refused.length;
  figures["accepted and cut before the first byte"] = silent.length;
  figures["of these lasted at most"] = duration(Math.max(...lasted));
  log(`${refused.length} refused, ${silent.length} cut`);
  run.expect(left.length === 0, `${left.length} of ${strangers.length} were not closed`);
  run.expect(refused.length + silent.length === strangers.length, "some got another answer than 503");
  run.expect(silent.length <= inAll, `${silent.length} were accepted, at most ${inAll} may be`);
  run.expect(mostOfPeer <= ofPeer, `${mostOfPeer} of one address were accepted, at most ${ofPeer} may be`);
  run.expect(silent.length >= inAll / 2, `only ${silent.length} were accepted`);
  run.expect(Math.min(...lasted) >= 1000 * firstByteSeconds - POLL_MS, "one was cut too early");
  const canned = /^retry-after: 5\r$[\s\S]*^content-type: application\/problem\+json\r$[\s\S]*too-many-connections/m;
  run.expect(
    refused.every(({ received }) => canned.test(received)),
    "a refusal was no problem with Retry-After",
  );
}
