/**
 * Runs an air-cargo company until it owns its second plane, using only the API: `npm run example -- cargo`. CARGO_URL is the
 * address of the service and CARGO_TOKEN an API token of the player. Without a token, CARGO_USER and CARGO_PASSWORD name the
 * player, who is registered if new.
 */
import { answerOf, type CargoSchemas, cargoClient, type Frame, NoAnswerError, type Retry } from "@outbound/client";

type Plane = CargoSchemas["Plane"];
type Job = CargoSchemas["Package"];

const { CARGO_URL = "http://127.0.0.1:4200", CARGO_TOKEN, CARGO_USER, CARGO_PASSWORD } = process.env;
const account = { username: CARGO_USER ?? `bot-${Date.now()}`, password: CARGO_PASSWORD ?? crypto.randomUUID() };
const PLANES_WANTED = 2;
const MODEL_WANTED = "C208";
/** Euros that a purchase must leave. */
const RESERVE = 10_000;
/** Planes with less health, in points, are repaired first. */
const WORN_BELOW = 50;

const service = { baseUrl: CARGO_URL, onRetry: ({ request }: Retry) => console.log(`waiting for ${request.url}`) };
const guest = cargoClient(service);
const api = cargoClient({ ...service, token: CARGO_TOKEN ?? (await signIn()) });

async function signIn(): Promise<string> {
  await guest.POST("/api/auth/register", { body: account }).catch(ignoreLost);
  const { token } = await answerOf(guest.POST("/api/auth/sign-in", { body: account }));
  console.log(`playing as ${account.username}, password ${account.password}`);
  return token;
}

/**
 * Ignores that a registration got no answer: it may have succeeded. A refused registration throws nothing; the player exists
 * already. The bot then signs in, which works in both cases.
 */
function ignoreLost(error: unknown): void {
  if (!(error instanceof NoAnswerError)) throw error;
}

/** Chooses the home with the most airports nearby, unless the company has a home. */
async function settle(): Promise<void> {
  const { player } = await answerOf(api.GET("/api/state"));
  if (player.homeIcao !== null) return;
  const homes = await answerOf(api.GET("/api/onboarding/homes"));
  const home = homes.reduce((best, other) => (other.nearbyAirports > best.nearbyAirports ? other : best));
  await answerOf(api.POST("/api/onboarding/home", { body: { icao: home.icao } }));
}

interface Trip {
  readonly destIcao: string;
  readonly jobs: readonly Job[];
  /** Euros per simulated hour, including half an hour on the ground. */
  readonly worth: number;
}

/** Returns the trips that pay, the best first: the jobs for one destination, and the cost of fuel that the service quotes. */
async function tripsOf({ packages }: Frame, { id, airportIcao, maxPayloadKg }: Plane): Promise<Trip[]> {
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

/** Sends the plane on the best trip. The service knows which loads are allowed, so the bot asks it by dry runs. */
async function fly(state: Frame, plane: Plane): Promise<void> {
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

/** Buys a plane at home once a dry run shows that enough cash would be left. */
async function expand({ player, catalog }: Frame): Promise<void> {
  const price = catalog.find(({ id }) => id === MODEL_WANTED)?.price ?? Infinity;
  if (player.homeIcao === null || player.money < 0.8 * price) return;
  const body = { modelId: MODEL_WANTED, icao: player.homeIcao };
  const after = await api.POST("/api/planes/buy", { params: { query: { preview: true } }, body });
  if ((after.data?.player.money ?? 0) >= RESERVE) await answerOf(api.POST("/api/planes/buy", { body }));
}

await settle();
for await (const state of api.states()) {
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
