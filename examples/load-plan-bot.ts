/**
 * Keeps the planes of a new company busy with the load plans of the service, until it has made DELIVERIES deliveries. CARGO_URL
 * is the address of the service.
 */
import { setTimeout } from "node:timers/promises";
import { answerOf, cargoClient } from "@outbound/client";

const { CARGO_URL: baseUrl = "http://127.0.0.1:4200", DELIVERIES = "10" } = process.env;
const account = { username: `bot-${Date.now()}`, password: crypto.randomUUID() };
const { token } = await answerOf(cargoClient({ baseUrl }).POST("/api/auth/register", { body: account }));
const cargo = cargoClient({ baseUrl, token });
console.log(`playing as ${account.username}, password ${account.password}`);

const homes = await answerOf(cargo.GET("/api/onboarding/homes"));
const home = homes.reduce((best, other) => (other.nearbyAirports > best.nearbyAirports ? other : best));
await answerOf(cargo.POST("/api/onboarding/home", { body: { icao: home.icao } }));

for (;;) {
  const { planes, player } = await answerOf(cargo.GET("/api/state"));
  const deliveries = planes.reduce((sum, { totals }) => sum + totals.deliveries, 0);
  if (deliveries >= Number(DELIVERIES)) {
    console.log(`${deliveries} deliveries, ${player.money} € cash`);
    break;
  }
  for (const { id: planeId, name } of planes.filter(({ status }) => status === "available")) {
    const params = { path: { planeId } };
    const { packageIds, legs } = await answerOf(cargo.GET("/api/planes/{planeId}/plan", { params }));
    if (legs.length === 0) continue;
    const { error } = await cargo.POST("/api/planes/{planeId}/dispatch", { params, body: { packageIds, legs } });
    console.log(error === undefined ? `${name} leaves for ${legs.join(", ")}` : `${name}: ${error.detail}`);
  }
  await setTimeout(1000);
}
