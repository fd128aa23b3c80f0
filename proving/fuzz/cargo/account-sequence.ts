/** A sequence for what generated requests reach only by luck: an account with two sessions and two planes, which carries jobs. */
import type { SessionView, SignedInView } from "@outbound/cargo/api/schemas.ts";
import { CargoPlayer, PASSWORD, signIn } from "../../harness/cargo/player.ts";
import { Client } from "../../harness/client.ts";
import type { Stage } from "../game.ts";
import { LIGHT, newcomer } from "./newcomer.ts";

const NEXT_PASSWORD = "two planes of my own";

/** Begins as a guest who keeps the company, trades and carries, signs in again, ends the first session, changes the password and back, signs out, and deletes the account. */
export async function accountOfPlayer({ url, name, options }: Stage): Promise<readonly string[]> {
  const guest = await new Client(url, options).ok<SignedInView>("POST", "/api/auth/guest");
  const visitor = new CargoPlayer(url, { id: guest.player.id, token: guest.token }, options);
  const { token } = await visitor.ok<SignedInView>("POST", "/api/auth/keep", { username: name, password: PASSWORD });
  const player = new CargoPlayer(url, { id: guest.player.id, token }, options);
  const faults = await tradeAndCarry(player);
  const second = await signIn(url, name, options);
  const { sessions } = await second.ok<{ sessions: readonly SessionView[] }>("GET", "/api/auth/sessions");
  await second.ok("DELETE", `/api/auth/sessions/${sessions.find(({ current }) => !current)?.id}`);
  await second.ok("POST", "/api/auth/password", { current: PASSWORD, next: NEXT_PASSWORD });
  await second.ok("POST", "/api/auth/password", { current: NEXT_PASSWORD, next: PASSWORD });
  await second.ok("POST", "/api/auth/sign-out");
  const last = await signIn(url, name, options);
  await last.ok("DELETE", "/api/auth/account", { password: PASSWORD });
  for (const { client } of [visitor, player, second, last]) client.close();
  return faults;
}

/** Buys, renames and sells a plane, abandons a job, and dispatches the first plane with another and two legs, one of which it cancels. */
async function tradeAndCarry(player: CargoPlayer): Promise<readonly string[]> {
  const { act, plane, originIcao, destIcao, contract } = await newcomer(player);
  await player.ok("GET", `/api/airports/${originIcao}/jobs`);
  const bought = await act("/api/planes/buy", { modelId: "C208", icao: originIcao, name: "Second Wind" });
  const other = bought.planes.find(({ id }) => id !== plane.id);
  await act(`/api/planes/${other?.id}/rename`, { name: "Tail Wind" });
  await act(`/api/planes/${other?.id}/sell`);
  const unwanted = await contract();
  await act(`/api/packages/${unwanted}/load`, { planeId: plane.id });
  await act(`/api/packages/${unwanted}/abandon`);
  const path = `/api/planes/${plane.id}`;
  await act(`${path}/dispatch`, { packageIds: [await contract()], legs: [destIcao, originIcao] });
  const { planes } = await act(`${path}/queue/cancel`, { index: 0 });
  const [{ queue, cargoKg } = plane] = planes;
  return queue.length === 0 && cargoKg === LIGHT.weightKg ? [] : [`${queue.length} legs and ${cargoKg} kg are left`];
}
