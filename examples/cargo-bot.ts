/**
 * Runs an air-cargo company until it owns its second plane, by the API alone: `npm run example -- cargo`.
 * CARGO_URL says where the service is; CARGO_USER and CARGO_PASSWORD name the player, who is registered if new.
 */
import { setTimeout as wait } from "node:timers/promises";
import createClient from "openapi-fetch";
import type { components, paths } from "./cargo-contract.ts";

type State = components["schemas"]["State"];
type Plane = components["schemas"]["Plane"];
type Job = components["schemas"]["Package"];

const { CARGO_URL = "http://127.0.0.1:4200", CARGO_USER, CARGO_PASSWORD } = process.env;
const account = { username: CARGO_USER ?? `bot-${Date.now()}`, password: CARGO_PASSWORD ?? crypto.randomUUID() };
const PLANES_WANTED = 2;
const MODEL_WANTED = "C208";
const RESERVE = 10_000;
const WORN_BELOW = 50;

const api = createClient<paths>({ baseUrl: CARGO_URL, fetch: patientFetch });

/** Sends a request again while the service is busy or away; the key sees to it that it happens once. */
async function patientFetch(request: Request): Promise<Response> {
  if (request.method !== "GET") request.headers.set("idempotency-key", crypto.randomUUID());
  for (let repeats = 10; ; repeats -= 1) {
    const response = await fetch(request.clone()).catch((lost) => (repeats > 0 ? undefined : Promise.reject(lost)));
    if (response && (repeats === 0 || (response.status !== 429 && response.status !== 503))) return response;
    await wait(1000 * Number(response?.headers.get("retry-after") ?? 1));
  }
}

/** The body of an answer. A refusal, which has a stable code and a sentence with the figures, is an error. */
async function answerOf<Body>(call: Promise<{ data?: Body; error?: unknown }>): Promise<Body> {
  const { data, error } = await call;
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

async function signIn(): Promise<void> {
  const registered = await api.POST("/api/auth/register", { body: account });
  const { token } = registered.data ?? (await answerOf(api.POST("/api/auth/sign-in", { body: account })));
  api.use({ onRequest: ({ request }) => request.headers.set("authorization", `Bearer ${token}`) });
  console.log(`playing as ${account.username}, password ${account.password}`);
}

/** A new company is at home where most airports are near. */
async function settle(): Promise<void> {
  const { player } = await answerOf(api.GET("/api/state"));
  if (player.homeIcao !== null) return;
  const homes = await answerOf(api.GET("/api/onboarding/homes"));
  const home = homes.reduce((best, other) => (other.nearbyAirports > best.nearbyAirports ? other : best));
  await answerOf(api.POST("/api/onboarding/home", { body: { icao: home.icao } }));
}

/** The state now and whenever it has changed, pushed by the service. A stream that is lost is opened again. */
async function* states(): AsyncGenerator<State> {
  for (;;) {
    const stream = await answerOf(api.GET("/api/stream", { parseAs: "stream" }));
    let text = "";
    try {
      for await (const piece of stream?.pipeThrough(new TextDecoderStream()) ?? []) {
        const messages = (text + piece).split("\n\n");
        text = messages.pop() ?? "";
        if (messages.some((message) => message.startsWith("event: bye"))) return;
        const newest = messages.map((message) => /^data: (\{.*)$/m.exec(message)?.[1]).findLast(Boolean);
        if (newest) yield JSON.parse(newest);
      }
    } catch (error) {
      console.log(`the stream was lost (${error}) and is opened again`);
    }
    await wait(1000);
  }
}

interface Trip {
  readonly destIcao: string;
  readonly jobs: readonly Job[];
  /** Euros a simulated hour, half an hour on the ground counted in. */
  readonly worth: number;
}

/** What the jobs that wait here bring, destination by destination, for the price that the service quotes. */
async function tripsOf({ packages }: State, { id, airportIcao, maxPayloadKg }: Plane): Promise<Trip[]> {
  const waiting = packages.filter(({ status, originIcao }) => status === "open" && originIcao === airportIcao);
  const jobsTo = Map.groupBy(waiting, ({ destIcao }) => destIcao);
  if (jobsTo.size === 0) return [];
  const params = { path: { planeId: id }, query: { destIcao: [...jobsTo.keys()].join(",") } };
  const quotes = await answerOf(api.GET("/api/planes/{planeId}/quotes", { params }));
  const trips = quotes.map(({ destIcao, reachable, fuelCost, flightSimMs }) => {
    const jobs: Job[] = [];
    let room = reachable ? maxPayloadKg : 0;
    for (const job of jobsTo.get(destIcao)?.sort((a, b) => b.payout / b.weightKg - a.payout / a.weightKg) ?? []) {
      if (job.weightKg > room) continue;
      jobs.push(job);
      room -= job.weightKg;
    }
    const gain = jobs.reduce((sum, { payout }) => sum + payout, -fuelCost);
    return { destIcao, jobs, worth: gain / (flightSimMs / 3_600_000 + 0.5) };
  });
  return trips.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
}

/** Sends the plane off on the best trip. Which loads go together the rules know: dry runs ask them, and spend nothing. */
async function fly(state: State, plane: Plane): Promise<void> {
  for (const { destIcao, jobs } of await tripsOf(state, plane)) {
    const dispatch = (packageIds: number[], preview: boolean) =>
      api.POST("/api/planes/{planeId}/dispatch", {
        params: { path: { planeId: plane.id }, query: { preview } },
        body: { packageIds, legs: [destIcao] },
      });
    const load: number[] = [];
    for (const { id } of jobs) if ((await dispatch([...load, id], true)).data) load.push(id);
    if (load.length === 0 || !(await dispatch(load, false)).data) continue;
    console.log(`${plane.name} leaves ${plane.airportIcao} for ${destIcao} with ${load.length} packages`);
    return;
  }
}

/** Buys a plane at home once a dry run shows that enough is left afterwards. */
async function expand({ player, catalog }: State): Promise<void> {
  const price = catalog.find(({ id }) => id === MODEL_WANTED)?.price ?? Infinity;
  if (player.homeIcao === null || player.money < 0.8 * price) return;
  const body = { modelId: MODEL_WANTED, icao: player.homeIcao };
  const after = await api.POST("/api/planes/buy", { params: { query: { preview: true } }, body });
  if ((after.data?.player.money ?? 0) >= RESERVE) await answerOf(api.POST("/api/planes/buy", { body }));
}

await signIn();
await settle();
for await (const state of states()) {
  if (state.planes.length >= PLANES_WANTED) {
    const earned = state.planes.reduce((sum, { totals }) => sum + totals.earned, 0);
    console.log(`${state.planes.length} planes, ${earned} € earned, ${state.player.money} € cash`);
    break;
  }
  await expand(state);
  for (const plane of state.planes.filter(({ status }) => status === "available")) {
    const params = { path: { planeId: plane.id } };
    if (plane.health < WORN_BELOW) await api.POST("/api/planes/{planeId}/repair", { params });
    else if (plane.cargoKg === 0) await fly(state, plane);
  }
}
