/** A cargo world for development: an admin, and a few companies with planes that are flying when the service starts. */
import { createCargoApp } from "../../cargo/api/app.ts";
import type { PackageView, SignedInView, StateView } from "../../cargo/api/schemas.ts";
import { ensureFirstAdmin } from "../../cargo/players/admins.ts";
import { openMigrated } from "../../cargo/store/open.ts";
import { fakeClock } from "../../kit/clock/clock.ts";
import { createHasher } from "../../kit/passwords/hasher.ts";
import { type Call, caller } from "./caller.ts";

const SEED = 42;
export const DEV_PASSWORD = "a world to develop in";

interface Company {
  readonly username: string;
  readonly home: string;
  readonly money: number;
  /** A model bought at home. Its first leg and the way back take about half an hour of real time. */
  readonly model: string;
  readonly destination: string;
}

const COMPANIES: readonly Company[] = [
  { username: "mira", home: "EDDF", money: 45_000_000, model: "B77F", destination: "WSSS" },
  { username: "otto", home: "LFPG", money: 40_000_000, model: "B744", destination: "KJFK" },
  { username: "aiko", home: "RJTT", money: 20_000_000, model: "B763", destination: "VTBS" },
  { username: "new", home: "EDDM", money: 125_000, model: "", destination: "" },
];

/** Milliseconds of real time that the world has been played: the first planes have landed by then. */
const PLAYED_MS = 20 * 60_000;

/**
 * Fills the database with a world played until `nowMs`. The same seed and instant give the same world, except for tokens and
 * password hashes. Players could not earn these fleets in that time, so the admin gives them money.
 */
export async function seedCargo(databaseUrl: string, nowMs: number): Promise<string> {
  const clock = fakeClock(nowMs - PLAYED_MS);
  const store = await openMigrated(databaseUrl, { seed: SEED });
  const hasher = createHasher();
  const settings = { rateLimit: false };
  const { app, game } = createCargoApp({ store, version: "0.0.0", clock, hasher, ticks: false, settings });
  try {
    await ensureFirstAdmin(game, hasher, DEV_PASSWORD);
    const { token } = await caller(app)<{ token: string }>("POST", "/api/admin/login", account("admin"));
    const admin = caller(app, token);
    const calls: [Company, Call][] = [];
    for (const company of COMPANIES) {
      const signedIn = await caller(app)<SignedInView>("POST", "/api/auth/register", account(company.username));
      await admin("PATCH", `/api/admin/tables/players/rows?pk.id=${signedIn.player.id}`, { money: company.money });
      const call = caller(app, signedIn.token);
      await call("POST", "/api/onboarding/home", { icao: company.home });
      calls.push([company, call]);
    }
    for (const [company, call] of calls) await flyShort(company, call);
    clock.advance(PLAYED_MS);
    for (const [company, call] of calls) await flyLong(company, call);
    return `cargo: world ${SEED} with ${COMPANIES.map(({ username }) => username).join(", ")} in ${databaseUrl}`;
  } finally {
    await app.close();
    await store.close();
  }
}

const account = (username: string) => ({ username, password: DEV_PASSWORD });

/** Sends the free plane off with the best job that it can carry. */
async function flyShort({ home }: Company, call: Call): Promise<void> {
  const { planes, packages } = await call<StateView>("GET", "/api/state");
  const [plane] = planes;
  const [job] = packages
    .filter((one) => isOpenAt(one, home) && one.special === undefined && one.weightKg <= (plane?.maxPayloadKg ?? 0))
    .sort((a, b) => b.payout - a.payout || a.id - b.id);
  if (plane === undefined || job === undefined) return;
  const { refusal } = await call<{ refusal: object | null }>(
    "GET",
    `/api/planes/${plane.id}/quote?destIcao=${job.destIcao}`,
  );
  if (refusal !== null) return;
  await call("POST", `/api/planes/${plane.id}/dispatch`, { packageIds: [job.id], legs: [job.destIcao] });
}

/** Buys the company's large plane and sends it there and back. */
async function flyLong({ home, model, destination }: Company, call: Call): Promise<void> {
  if (model === "") return;
  const { planes } = await call<StateView>("POST", "/api/planes/buy", { modelId: model, icao: home });
  const plane = planes.at(-1);
  await call("POST", `/api/planes/${plane?.id}/dispatch`, { legs: [destination, home] });
}

const isOpenAt = ({ status, originIcao }: PackageView, icao: string): boolean =>
  status === "open" && originIcao === icao;
