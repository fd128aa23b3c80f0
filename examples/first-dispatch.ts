/**
 * Founds a company, sends its plane off with a job and waits until it lands: `node first-dispatch.ts`. CARGO_URL is the address
 * of the service.
 */
import { answerOf, cargoClient, type Retry } from "@outbound/client";

const service = {
  baseUrl: process.env.CARGO_URL ?? "http://127.0.0.1:4200",
  onRetry: ({ request }: Retry) => console.log(`waiting for ${request.url}`),
};
const account = { username: `pilot-${Date.now()}`, password: crypto.randomUUID() };
const { token } = await answerOf(cargoClient(service).POST("/api/auth/register", { body: account }));
const cargo = cargoClient({ ...service, token });

const [home] = await answerOf(cargo.GET("/api/onboarding/homes"));
if (home === undefined) throw new Error("this world has no home");
const { planes, packages } = await answerOf(cargo.POST("/api/onboarding/home", { body: { icao: home.icao } }));
const planeId = planes[0]?.id ?? 0;

// Tries the nearest destination first: a flight of 300 km takes about three real minutes.
const jobs = packages.filter(({ originIcao }) => originIcao === home.icao);
for (const { id, destIcao } of jobs.sort((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0))) {
  const body = { packageIds: [id], legs: [destIcao] };
  const { data, error } = await cargo.POST("/api/planes/{planeId}/dispatch", { params: { path: { planeId } }, body });
  // The service may refuse a job as too far, too heavy or gone. The program then tries the next one.
  console.log(data ? `flying to ${destIcao}, ${data.player.money} €` : `${destIcao}: ${error?.code}`);
  if (data !== undefined) break;
}
for await (const state of cargo.states()) {
  const plane = state.planes.find(({ id }) => id === planeId);
  const isFlying = plane?.status === "flying";
  console.log(
    `${isFlying ? `flying to ${plane.destIcao}` : `landed at ${plane?.airportIcao}`}, ${state.player.money} €`,
  );
  if (!isFlying) break;
}
