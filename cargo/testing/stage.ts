/** The stage of the API's cases: a service with the hooks of tests, on which each case has players of its own. */
import assert from "node:assert/strict";
import {
  type Answer,
  type AppClient,
  appClient,
  type Method,
  type ProblemBody,
  type Request,
} from "@outbound/kit/testing/app-client.ts";
import { contractId } from "../rules/jobs/pools.ts";
import { figure } from "../rules/values/figure.ts";
import {
  type AdminClient,
  bearer,
  type CargoTestApp,
  type PlayerClient,
  TEST_HOME,
  TEST_PASSWORD,
} from "./cargo-app.ts";

/** A request that is ready to be sent, and who sends it. */
export interface Prepared {
  readonly by: AppClient & { readonly token?: string };
  readonly request: Request;
}

/** Brings about what the request needs, by calls that must succeed. */
export type Case = (stage: Stage) => Promise<Prepared>;

/** The cases of one operation: good ones by status, refused ones by code. */
export interface OperationCases {
  readonly good: Readonly<Record<number, Case>>;
  readonly refused?: Readonly<Record<string, readonly Case[]>>;
}

/** Cases by operationId. */
export type CasesByOperation = Readonly<Record<string, OperationCases>>;

/** A player with a plane at home. */
export interface Pilot extends PlayerClient {
  readonly planeId: number;
}

export interface ContractGiven {
  readonly originIcao?: string;
  readonly destIcao?: string;
  readonly weightKg?: number;
  readonly special?: string;
}

export const AWAY = "EDDM";
/** No small plane reaches it. */
export const FAR = "NZAA";
export const NOWHERE = "XQXQ";
/** Ids that name nothing, as paths have them. */
export const NO_IDS = ["0", "-1", "99999999", String(2 ** 60)];
/** The same for bodies, which take only what a number can be exactly. */
export const NO_BODY_IDS = [0, -1, 99_999_999, Number.MAX_SAFE_INTEGER];

export class Stage {
  readonly cargo: CargoTestApp;
  #players = 0;
  #admin: AdminClient | undefined;

  constructor(cargo: CargoTestApp) {
    this.cargo = cargo;
  }

  /** The first admin; the session is opened again where a case has ended it. */
  async admin(): Promise<AdminClient> {
    const isOpen = (await this.#admin?.call("GET", "/api/admin/session"))?.status === 200;
    if (!isOpen) this.#admin = await this.cargo.admin();
    return this.#admin as AdminClient;
  }

  /** A new player without a home. */
  newcomer(): Promise<PlayerClient> {
    return this.cargo.register(this.freshName());
  }

  /** A new player with a plane at home and money for whatever a case wants. */
  async pilot(): Promise<Pilot> {
    const player = await this.newcomer();
    await player.ok("POST", "/api/onboarding/home", { icao: TEST_HOME });
    await player.ok("POST", "/api/test/add-cash", { amount: 1_000_000 });
    const [plane] = (await player.state()).planes;
    return { ...player, planeId: plane?.id ?? 0 };
  }

  /** A name that nobody has. */
  freshName(): string {
    this.#players += 1;
    return `player-${this.#players}`;
  }

  /** Somebody without a session, at an address where nobody has been before; for apps that trust proxies. */
  stranger(): AppClient {
    this.#players += 1;
    const address = `198.51.${100 + Math.floor(this.#players / 250)}.${this.#players % 250}`;
    return appClient(this.cargo.app, { "x-forwarded-for": address });
  }

  /** Another session of the player. */
  async again({ username }: PlayerClient): Promise<AppClient> {
    const account = { username, password: TEST_PASSWORD };
    const { token } = await this.cargo.ok<{ token: string }>("POST", "/api/auth/sign-in", account);
    return appClient(this.cargo.app, bearer(token));
  }

  /** The id of a new job; an ordinary one from home for a small plane unless told otherwise. */
  async contract(by: AppClient, given: ContractGiven = {}): Promise<number> {
    const contract = { originIcao: TEST_HOME, destIcao: AWAY, weightKg: 500, payout: 1000, ...given };
    await by.ok("POST", "/api/test/create-contract", contract);
    const { next_contract_number: next } = await this.cargo.store.read
      .selectFrom("world")
      .select("next_contract_number")
      .executeTakeFirstOrThrow();
    return contractId(next - 1);
  }

  /** A job that is on the pilot's plane. */
  async loaded(pilot: Pilot, given: ContractGiven = {}): Promise<number> {
    const packageId = await this.contract(pilot, given);
    await pilot.ok("POST", `/api/packages/${packageId}/load`, { planeId: pilot.planeId });
    return packageId;
  }
}

/** Leaves the player so many euros. */
export async function leaveMoney(player: PlayerClient, money: number): Promise<void> {
  const { money: before } = (await player.state()).player;
  await player.ok("POST", "/api/test/add-cash", { amount: money - before });
}

/** A request of a path below the plane's. */
export const ofPlane = (
  pilot: Pilot,
  action: string,
  body?: unknown,
  planeId: number | string = pilot.planeId,
): Prepared => posted(pilot, `/api/planes/${planeId}/${action}`, body);

export const posted = (by: Prepared["by"], path: string, body?: unknown): Prepared => sent(by, "POST", path, body);
export const read = (by: Prepared["by"], path: string): Prepared => sent(by, "GET", path);
export const sent = (by: Prepared["by"], method: Method, path: string, body?: unknown): Prepared => ({
  by,
  request: { method, path, ...(body === undefined ? {} : { body }) },
});

/** All that a refused request must leave as it was, as text: everything that is somebody's. */
export async function snapshotOf({ store }: CargoTestApp): Promise<string> {
  const texts = KEPT.map(async (table) => {
    const rows = await store.read.selectFrom(table).selectAll().execute();
    return `${table} ${rows
      .map((row) => JSON.stringify(row))
      .sort()
      .join("\n")}`;
  });
  const taken = await store.read.selectFrom("packages").selectAll().where("owner_id", "is not", null).execute();
  const { time_scale, is_running } = await store.read
    .selectFrom("world")
    .select(["time_scale", "is_running"])
    .executeTakeFirstOrThrow();
  return [...(await Promise.all(texts)), JSON.stringify([taken, time_scale, is_running])].join("\n");
}

/** Offers, slots and the revision move automatically where a database's clock runs; failed sign-ins are meant to be counted. */
const KEPT = [
  "players",
  "planes",
  "events",
  "ledger",
  "sessions",
  "known_addresses",
  "admin_users",
  "admin_sessions",
  "audit",
  "idempotency_keys",
] as const;

/**
 * What is needed and what there is stand in the sentence of a refusal as in its details. A sentence that names the most there
 * can be need not say that one more was asked.
 */
export function tellsFigures({ body }: Answer): void {
  const { code, detail, details = {} } = body as ProblemBody;
  const { required, available } = details;
  if (typeof required !== "number" || typeof available !== "number") return;
  for (const value of required === available + 1 ? [available] : [required, available]) {
    assert.ok(detail.includes(figure(value, 1)), `${code}: ${value} is missing in "${detail}"`);
  }
}
